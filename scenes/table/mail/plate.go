// Package mail is the plate that lies on a table while another screen is to answer a
// match that is played by messages.
package mail

import (
	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/ui"
)

// A Plate says whom the match waits for, and offers to send it to him.
type Plate struct {
	To   []string // who is to answer, at other screens
	Many bool     // there are more of them than one, and all get the same link
	Sent bool     // they have been sent all there is
}

// Words are what the plate says.
func (p *Plate) Words() rules.Text {
	who := p.who()
	switch {
	case p.Sent && len(p.To) > 1:
		return rules.Text{FR: "Lien copié\u00a0: ouvrez ici ceux que " + who.FR + " vous renverront.",
			EN: "Link copied: open here those that " + who.EN + " send back."}
	case p.Sent && p.Many:
		return rules.Text{FR: "Lien copié\u00a0: ouvrez ici celui que " + who.FR + " enverra à tous.",
			EN: "Link copied: open here the one that " + who.EN + " sends to all."}
	case p.Sent:
		return rules.Text{FR: "Lien copié\u00a0: ouvrez ici celui que " + who.FR + " vous renverra.",
			EN: "Link copied: open here the one that " + who.EN + " sends back."}
	case len(p.To) > 1:
		return rules.Text{FR: "À " + who.FR + " de répondre, chacun sur son écran.", EN: who.EN + " are to answer, each on a screen of their own."}
	}
	return rules.Text{FR: "À " + who.FR + " de répondre, sur son écran.", EN: who.EN + " is to answer, on another screen."}
}

// who names those who are to answer.
func (p *Plate) who() rules.Text {
	var out rules.Text
	for i, name := range p.To {
		switch {
		case i == 0:
		case i == len(p.To)-1:
			out = rules.Join(out, rules.Text{FR: " et ", EN: " and "})
		default:
			out = rules.Join(out, rules.Same(", "))
		}
		out = rules.Join(out, rules.Same(name))
	}
	return out
}

// Button is what the plate offers.
func (p *Plate) Button() rules.Text {
	if p.Sent {
		return rules.Text{FR: "Envoyer de nouveau", EN: "Send it again"}
	}
	if p.Many {
		return rules.Text{FR: "Envoyer aux autres", EN: "Send to the others"}
	}
	who := p.who()
	return rules.Text{FR: "Envoyer à " + who.FR, EN: "Send to " + who.EN}
}

// Build describes the plate, its upper edge at y, and reports whether its button was
// pressed.
func (p *Plate) Build(u *ui.UI, c *game.Context, y float64) bool {
	words := c.T(p.Words())
	b := ui.Button{Text: c.T(p.Button()), Icon: "scroll-quill"}
	if !p.Sent {
		b.Look = ui.EmberLook
	}
	w := min(u.Size(430), c.W-20)
	body := ui.BodyText.Sized(16).At(art.Centre)
	high := max(46, u.ButtonHeight(b, w-48))
	said := u.ParaHeight(w-32, words, body)
	r := game.Rect{X: (c.W - w) / 2, Y: y, W: w, H: said + high + 34}
	u.Region("mail", c.T(rules.Text{FR: "Par messages", EN: "By messages"}))
	u.Block("mailplate", r)
	u.Panel(r)
	u.Para(r.X+16, r.Y+12, w-32, words, body)
	return u.Button("mail", game.Rect{X: r.X + 24, Y: r.Y + 18 + said, W: w - 48, H: high}, b)
}
