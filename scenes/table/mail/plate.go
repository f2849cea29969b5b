// Package mail is the plate that lies on a table while the other screen is to answer
// a match that is played by messages.
package mail

import (
	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/ui"
)

// A Plate says whom the match waits for, and offers to send it to him.
type Plate struct {
	To   string // who sits at the other screen
	Sent bool   // he has been sent all there is
}

// Words are what the plate says.
func (p *Plate) Words() rules.Text {
	if p.Sent {
		return rules.Text{FR: "Lien copié\u00a0: ouvrez ici celui que " + p.To + " vous renverra.",
			EN: "Link copied: open here the one that " + p.To + " sends back."}
	}
	return rules.Text{FR: "À " + p.To + " de répondre, sur son écran.", EN: p.To + " is to answer, on another screen."}
}

// Button is what the plate offers.
func (p *Plate) Button() rules.Text {
	if p.Sent {
		return rules.Text{FR: "Envoyer de nouveau", EN: "Send it again"}
	}
	return rules.Text{FR: "Envoyer à " + p.To, EN: "Send to " + p.To}
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
