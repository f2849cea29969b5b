package tabletest

import (
	"fmt"
	"image"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/game/gametest"
	"wyrmtable/rules"
	"wyrmtable/scenes/curtain"
	"wyrmtable/scenes/looks/lookstest"
	"wyrmtable/scenes/table"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/table/summary"
	"wyrmtable/scenes/ui"
)

// A spy plays a match with hidden hands with real input and looks at every
// frame: picture, mirror, saves. It knows by itself who is at the screen: whoever
// it has said to be, until the curtain falls.
type Spy struct {
	*Rig
	Session *rules.Session
	Who     rules.Seat          // is at the screen
	Spoken  map[rules.Face]bool // faces whose names stand in the texts of others
	Tamper  func(*Table)        // plants a leak before each look

	Found   []string // what leaked
	Frames  int
	Covered int // frames on which the curtain was to be seen
	Cards   int // pictures of cards that were drawn

	t        testing.TB
	before   *rules.Board // the truth before the last action
	len      int          // actions done when the truth was last looked at
	now      *rules.Board
	drawn    map[*ebiten.Image]bool // the pictures of the last frame that was drawn
	at       int                    // which one
	pictured []rules.Face           // seen on the last frame that was drawn
	picture  int                    // which one
	story    tale                   // so far, for who is at the screen
}

// A tale is what has been told to a seat after so many actions, the last of them
// being one: its faces and its lines.
type tale struct {
	who   rules.Seat
	len   int
	last  rules.Action
	faces map[rules.Face]bool
	lines map[string]bool
}

// NewSpy watches the match on a table. Where the faces of its look are of one flat
// colour each, it looks at the pixels; else nothing is painted, and it looks at what
// is drawn, picture by picture.
func NewSpy(t testing.TB, lk *look.Look, s *rules.Session, w, h int) *Spy {
	kit := ui.NewKit()
	kit.Pics.Sync, kit.Pics.Blank = true, lk.Theme.ID != lookstest.FlatID
	sc := table.New(kit, lk, table.Doors{Settings: func() game.Scene { return &overlay{} }}, s, game.Head{})
	r := &Rig{gametest.New(t, game.Options{Home: func() game.Scene { return sc }}, w, h), Of(sc)}
	p := &Spy{Rig: r, t: t, Session: s, Who: rules.Nobody, now: s.Match().Board().Clone()}
	p.before, p.Blind = p.now, kit.Pics.Blank
	kit.Watch = p.watch
	p.Resize(w, h, 1) // draws again
	p.Step(0)
	p.Look()
	return p
}

// overlay is a page over the table that Escape puts away.
type overlay struct{}

func (*overlay) Update(c *game.Context) {
	for e := range c.Events() {
		if e.Kind == game.ActionDown && e.Action == game.Cancel {
			c.Pop(nil)
		}
	}
}
func (*overlay) Draw(*game.Context, *game.Frame) {}
func (*overlay) Overlay() bool                   { return true }

// watch takes note of a picture that is drawn.
func (p *Spy) watch(img *ebiten.Image) {
	if n := p.App.Drawn(); p.drawn == nil || n != p.at {
		p.drawn, p.at = map[*ebiten.Image]bool{}, n
	}
	p.drawn[img] = true
}

// Frame lets d pass in one frame and looks at it.
func (p *Spy) Frame(d time.Duration) {
	p.Step(d)
	p.Look()
}

// Rest lets everything come to rest: the first frames of a motion one by one,
// then in larger steps.
func (p *Spy) Rest() {
	for i := range 60 {
		drawn := p.App.Drawn()
		d := 17 * time.Millisecond
		if i > 4 {
			d = 130 * time.Millisecond
		}
		p.Frame(d)
		if p.App.Drawn() == drawn && i > 1 && !p.Table.Busy() {
			return
		}
	}
}

// may returns the faces that the one at the screen may see: what he knows, or
// knew before the last action, whose motion may still be on.
func (p *Spy) may() map[rules.Face]bool {
	ok := map[rules.Face]bool{}
	for _, b := range [...]*rules.Board{p.before, p.now} {
		for _, c := range b.Cards {
			if c.Known.Has(p.Who) {
				ok[c.Face] = true
			}
		}
	}
	return ok
}

// told returns the faces and lines of the story so far, as the one at the
// screen has been told it. It is the same until somebody acts or looks.
func (p *Spy) told() (faces map[rules.Face]bool, lines map[string]bool) {
	now := tale{who: p.Who, len: p.Session.Len()}
	if now.len > 0 {
		now.last = p.Session.Action(now.len - 1)
	}
	if k := &p.story; k.lines == nil || k.who != now.who || k.len != now.len || k.last != now.last {
		now.faces, now.lines = p.retell()
		p.story = now
	}
	return p.story.faces, p.story.lines
}

func (p *Spy) retell() (faces map[rules.Face]bool, lines map[string]bool) {
	faces, lines = map[rules.Face]bool{}, map[string]bool{}
	if opening := p.Table.Look.Words.Opening; opening != nil {
		for _, text := range opening(p.Session.Setup(), p.Session.Replay(p.Who).Board()) {
			lines[rules.Plain(text.FR)] = true
		}
	}
	p.Session.Retell(p.Who, 0, func(_ int, view *rules.Board, e *rules.Event) {
		faces[e.Face] = true
		text := p.Session.Game().Tell(p.Session.Setup(), view, e)
		lines[rules.Plain(text.FR)] = true
	})
	return faces, lines
}

// Wrong notes something that must not be.
func (p *Spy) Wrong(format string, args ...any) {
	p.Found = append(p.Found, fmt.Sprintf("frame %d, seat %d at the screen, %d actions: ", p.Frames, p.Who,
		p.Session.Len())+fmt.Sprintf(format, args...))
}

// Look checks one frame.
func (p *Spy) Look() {
	p.Frames++
	if n := p.Session.Len(); n != p.len {
		p.before, p.now, p.len = p.now, p.Session.Match().Board().Clone(), n
	}
	if p.Tamper != nil {
		p.Tamper(p.Table)
	}
	_, down := p.App.Top().(*curtain.Scene)
	_, recap := p.App.Top().(*curtain.Recap)
	if down {
		p.Who = rules.Nobody
		p.Covered++
	}
	if p.Table.Watch.Shared() && p.Table.Watch.Seat < 0 { // hands lie face down
		was := p.Who
		p.Who = rules.Nobody
		defer func() { p.Who = was }()
	}
	if v := p.Table.Shown.Viewer(); v != p.Who && v != rules.Nobody {
		p.Wrong("the board is that of seat %d", v)
	}
	ok := p.may()
	faces, lines := p.told()
	if n := p.App.Drawn(); n != p.picture && !p.Blind { // else it is the same as before
		p.pictured, p.picture = lookstest.Seen(p.Picture()), n
	}
	for _, f := range p.pictured {
		if !ok[f] && !((recap || down) && faces[f]) {
			p.Wrong("face %s is to be seen", p.Session.Game().Faces[f].ID)
		}
	}
	for id := range p.Table.Tableau.Faces {
		if f := p.Table.Tableau.Faces[id]; f != 0 && !ok[f] && !faces[f] {
			p.Wrong("face %s is kept with card %d", p.Session.Game().Faces[f].ID, id)
		}
	}
	p.pictures(ok, faces)
	p.read(ok, faces, lines)
}

// pictures checks what was drawn piece by piece, also what lies under a veil.
func (p *Spy) pictures(ok, faces map[rules.Face]bool) {
	_, onTable := p.App.Top().(*table.Scene)
	for img := range p.drawn {
		k, known := p.Table.UI.Kit.Pics.KeyOf(img)
		switch {
		case !known:
		case strings.HasPrefix(k.Kind, "card."):
			p.Cards++
			if f := rules.Face(k.A); !ok[f] {
				p.Wrong("face %s is drawn", p.Session.Game().Faces[f].ID)
			}
		case !onTable || strings.HasPrefix(k.Kind, "table."):
			for f, info := range p.Session.Game().Faces {
				f := rules.Face(f)
				if f != 0 && !ok[f] && !faces[f] && !p.Spoken[f] && !p.booked(k.Text) && strings.Contains(k.Text, info.Name.FR) {
					p.Wrong("a picture of kind %s says %q", k.Kind, k.Text)
				}
			}
		}
	}
}

// booked reports whether the book of pairs, which says the same to everybody,
// says a text.
func (p *Spy) booked(s string) bool {
	if p.Table.Look.Play.Pairs == nil {
		return false
	}
	faces := p.Session.Game().Faces
	for _, pair := range p.Table.Look.Play.Pairs.All {
		if strings.Contains(s, faces[pair.First].Name.FR+" + ") || s == pair.Name.FR {
			return true
		}
	}
	return false
}

// read checks the mirror.
func (p *Spy) read(ok, faces map[rules.Face]bool, lines map[string]bool) {
	m := p.App.Mirror()
	for _, l := range m.Log {
		if !lines[l] {
			p.Wrong("the log says %q", l)
		}
	}
	hidden := func(s string) string {
		for f, info := range p.Session.Game().Faces {
			if f > 0 && !ok[rules.Face(f)] && !p.Spoken[rules.Face(f)] && strings.Contains(s, info.Name.FR) {
				return info.ID
			}
		}
		return ""
	}
	if f := hidden(m.Title); f != "" {
		p.Wrong("the title %q names %s", m.Title, f)
	}
	for _, r := range m.Regions {
		if r.ID == "book" || r.ID == "facts" || strings.HasPrefix(r.ID, "seat") {
			p.common(r)
			continue
		}
		story := r.ID == "log" || r.ID == "modal" || r.ID == "now" || r.ID == "recap" || r.ID == "curtain" || r.ID == "answer"
		for _, it := range r.Items {
			f := hidden(it.Label)
			switch {
			case f == "":
			case story && (lines[it.Label] || p.named(it.Label, faces)):
			default:
				p.Wrong("region %s, item %q names %s", r.ID, it.Label, f)
			}
		}
	}
}

// common checks what says the same to everybody: the book of pairs names cards
// that nobody need hold, and tokens on players are called as the cards they come
// from. Only who holds a pair finds it marked.
func (p *Spy) common(r game.Region) {
	for _, it := range r.Items {
		if r.ID == "book" && it.Role == game.ButtonItem && !it.Disabled &&
			(p.Table.Question.Ask == nil || p.Table.Question.Ask.Decider != p.Who) {
			p.Wrong("the book offers %q", it.Label)
		}
	}
}

// named reports whether a line names only faces that have been told of.
func (p *Spy) named(s string, faces map[rules.Face]bool) bool {
	for f, info := range p.Session.Game().Faces {
		if f > 0 && strings.Contains(s, info.Name.FR) && !faces[rules.Face(f)] {
			return false
		}
	}
	return true
}

// Saved checks what a save shows of the match without being opened.
func (p *Spy) Saved() {
	public := map[rules.Face]bool{}
	for _, k := range p.Session.Match().Board().Cards {
		if k.Known.Has(rules.Nobody) {
			public[k.Face] = true
		}
	}
	if !p.Blind {
		const w, h = 480, 270
		c := art.NewCanvas(w, h, 1)
		summary.Thumbnail(p.Table.Look, p.Session)(c, w, h)
		for _, f := range lookstest.Seen(&image.RGBA{Pix: c.Img.Pix, Stride: c.Img.Stride, Rect: c.Img.Rect}) {
			if !public[f] {
				p.Wrong("the picture of the save shows %s", p.Session.Game().Faces[f].ID)
			}
		}
	}
	for k, v := range p.Table.Info() {
		for f, info := range p.Session.Game().Faces {
			if f > 0 && !public[rules.Face(f)] && !p.Spoken[rules.Face(f)] && strings.Contains(v, info.Name.FR) {
				p.Wrong("the save says %s: %q", k, v)
			}
		}
	}
}
