package share

import (
	"strconv"
	"strings"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/rules/link"
	"wyrmtable/scenes/ui"
)

// A Thing is something that can be sent.
type Thing struct {
	Name    game.Text   // on its button, where there are several
	Says    []game.Text // what it is, a line each
	Warns   game.Text   // what whoever has the link could read; empty: nothing that is secret
	Content link.Content
	// Copied is called when its link has been copied; nil: nobody wants to know.
	Copied func(c *game.Context)
}

// Offer is the panel on which something is sent. It lies over the screen that
// opened it, and pops with nil.
type Offer struct {
	ui     *ui.UI
	things []Thing
	chosen int
	made   map[int]made
	code   bool // the code is shown
}

// made is the link of a thing.
type made struct {
	text string
	why  game.Text // why there is none
}

// NewOffer returns the panel for things, of which the first is chosen.
func NewOffer(k *ui.Kit, things ...Thing) *Offer {
	return &Offer{ui: ui.New(k), things: things, made: map[int]made{}}
}

// Overlay implements game.Overlay.
func (o *Offer) Overlay() bool { return true }

// Update implements game.Scene.
func (o *Offer) Update(c *game.Context) { o.ui.Update(c, o.build) }

// Draw implements game.Scene.
func (o *Offer) Draw(c *game.Context, dst *game.Frame) { o.ui.Draw(c, dst, o.build) }

// Mirror implements game.Mirrored.
func (o *Offer) Mirror(c *game.Context) game.Mirror { return o.ui.Mirror(c.T(offerTitle)) }

// Link returns the link of the thing that is chosen, as it is copied.
func (o *Offer) Link(c *game.Context) string {
	if m := o.link(); m.text != "" {
		return c.PageAddress() + m.text
	}
	return ""
}

func (o *Offer) link() made {
	m, ok := o.made[o.chosen]
	if !ok {
		var err error
		if m.text, err = link.Encode(&o.things[o.chosen].Content); err != nil {
			m.why = Reason(err)
		}
		o.made[o.chosen] = m
	}
	return m
}

// Reason says for a person what is wrong with a link.
func Reason(err error) game.Text {
	if e, ok := err.(*link.Error); ok {
		return e.Text()
	}
	return game.Reason(err)
}

func (o *Offer) build(c *game.Context) {
	back := o.ui.Page(ui.Page{Title: c.T(offerTitle), Overlay: true, Wide: 640, Snug: true}, func(x, y, w float64) float64 {
		f := o.ui.Rows(x, y, w)
		if m := o.link(); o.code && m.text != "" {
			o.buildCode(c, f, o.Link(c))
			return f.Height()
		}
		o.choose(c, f)
		t := &o.things[o.chosen]
		for _, line := range t.Says {
			f.Text(c.T(line), ui.BodyText)
		}
		if !t.Warns.Empty() {
			f.Text(c.T(t.Warns), ui.BodyText.In(ui.Alert))
		}
		o.buildLink(c, f, t)
		f.Gap(8)
		return f.Height()
	}, nil)
	switch {
	case back && o.code: // back to the ways to send it
		o.code = false
		o.ui.Changed()
	case back:
		c.Pop(nil)
	}
}

// choose is the choice among several things.
func (o *Offer) choose(c *game.Context, f *ui.Rows) {
	if len(o.things) < 2 {
		return
	}
	var names []string
	for i := range o.things {
		names = append(names, c.T(o.things[i].Name))
	}
	if now := f.Pick("what", c.T(whatText), names, o.chosen); now != o.chosen {
		o.chosen = now
		o.ui.Changed()
	}
}

// buildLink shows the link and the ways to send it.
func (o *Offer) buildLink(c *game.Context, f *ui.Rows, t *Thing) {
	m := o.link()
	if m.text == "" {
		f.Text(c.T(m.why), ui.BodyText.In(ui.Alert))
		return
	}
	whole := o.Link(c)
	n := strconv.Itoa(len(whole))
	f.Text(c.T(rules.Text{FR: "Le lien a " + n + " signes\u00a0: " + brief(whole), EN: "The link has " + n + " characters: " + brief(whole)}),
		ui.AsideText)
	switch f.Buttons("copy",
		ui.Button{Text: c.T(copyLink), Look: ui.EmberLook, Icon: "card-exchange"},
		ui.Button{Text: c.T(copyMessage), Icon: "scroll-quill"},
		ui.Button{Text: c.T(codeText)},
	) {
	case 0:
		o.copy(c, t, whole, linkCopied)
	case 1:
		o.copy(c, t, message(c, t, whole), messageCopied)
	case 2:
		o.code = true
		o.ui.Changed()
	}
	f.Text(c.T(howText), ui.AsideText)
}

// copy puts a text on the clipboard and says so.
func (o *Offer) copy(c *game.Context, t *Thing, text string, done game.Text) {
	copied := t.Copied
	c.Copy(text, func(c *game.Context, err error) {
		if err != nil {
			c.Notice(rules.Join(notCopied, game.Reason(err)))
			return
		}
		c.Notice(done)
		if copied != nil {
			copied(c)
		}
	})
}

// message is what is sent to somebody who has never seen a link of ours.
func message(c *game.Context, t *Thing, whole string) string {
	var b strings.Builder
	for _, line := range t.Says {
		b.WriteString(c.T(line) + "\n")
	}
	b.WriteString(c.T(messageHow) + "\n" + whole)
	return b.String()
}

// brief is a link as it is shown: its ends tell it from others.
func brief(s string) string {
	r := []rune(s)
	if len(r) <= 48 {
		return s
	}
	return string(r[:34]) + "…" + string(r[len(r)-12:])
}
