// Package drakerion is the screen of Drakerion: two lines of characters for each banner, the strips, and the combat.
//
// look.go says what there is, layout*.go where it lies, theme*.go how cards look,
// and the other files what it says and shows.
package drakerion

import (
	"image"

	"wyrmtable/art"
	"wyrmtable/art/arrows"
	paint "wyrmtable/art/drakerion"
	"wyrmtable/fonts"
	"wyrmtable/rules"
	"wyrmtable/rules/drakerion"
	"wyrmtable/scenes/table/look"
	"wyrmtable/sounds"
)

// Look is the table of war: a map of leather with two lines for each
// player that face each other, banners and the track of prestige beside it.
var Look = look.Look{
	Game:     drakerion.Game,
	Tile:     tile,
	Theme:    &Theme,
	Meanings: meanings,
	Ground: look.Ground{
		Emblem: "crossed-swords",
		Gap:    "card-draw",
		Mat: func(w, h int, plateau image.Rectangle) *art.Mat {
			return paint.MatWar(w, h, paint.WarPlan{Map: plateau}, 7)
		},
	},
	Layout: look.Layout{
		Make:  Layout,
		Still: true,
	},
	Players: look.Players{
		Counters: []look.Counter{{Var: "prestige", Name: rules.Text{FR: "Prestige", EN: "Prestige"}, Col: art.Hex("#f0c35a"),
			Icon: "laurel-crown", Max: paint.PrestigeTop}},
		Gauge: rules.Text{FR: "Piste de prestige", EN: "Track of prestige"},
		Bench: &bench,
	},
	Turn: look.Turn{
		Phase:  "phase",
		Phases: phases,
		Count:  "turn",
		Active: "active",
		Track:  &look.Track{Pass: "pass", Fights: make([]bool, len(phases))},
	},
	Play: look.Play{
		Browse: []string{"discard", "unveiled", "manoeuvres"},
		Verbs:  &verbs,
		Waives: waives,
		Acts:   []look.Act{{Verbs: []string{"retreat"}, Name: rules.Text{FR: "Retraite", EN: "Retreat"}, Why: noRetreat}},
	},
	Words: look.Words{
		Names:   names,
		Terms:   terms,
		Urges:   urges,
		Choices: choices,
		Places:  places,
	},
	InPlay: look.InPlay{
		Field: &field,
	},
	Preview: look.Preview{
		Comparison:  &comparison,
		Option:      option,
		OptionTitle: rules.Text{FR: "En mêlée ou à distance\u00a0?", EN: "In melee or at range?"},
		Arrows:      arrowsOf,
	},
	Furniture: look.Furniture{
		Fixtures: fixtures,
		Skin:     &skin,
		Aid:      aid,
		Bed:      sounds.Camp,
	},
}

// phases are the steps of a turn; a combat is part of the second.
var phases = []look.Phase{
	{Name: drakerion.PhaseNames[drakerion.PhaseManoeuvre], Icon: "gears", Values: []int32{drakerion.PhaseManoeuvre}},
	{Name: drakerion.PhaseNames[drakerion.PhaseAction], Icon: "crossed-swords",
		Values: []int32{drakerion.PhaseAction, drakerion.PhaseCombat}},
	{Name: rules.Text{FR: "Fin", EN: "End"}, Icon: "hourglass", Values: []int32{drakerion.PhaseEnd}},
}

// names are what zones are called on the table.
var names = map[string]rules.Text{
	"melee": {FR: "Mêlée", EN: "Melee"}, "support": {FR: "Soutien", EN: "Support"},
	"manoeuvres": {FR: "Manœuvres", EN: "Manœuvres"}, "unveiled": {FR: "Dévoilée", EN: "Unveiled"},
	"deck": {FR: "Deck", EN: "Deck"}, "discard": {FR: "Défausse", EN: "Discard"},
}

var verbs = look.Verbs{
	Main:  []string{"done"},
	Pass:  []string{"pass"},
	Back:  []string{"undo"},
	First: []string{"use"},
	Open:  []string{"action", "combat"},
	Dull:  []string{"store", "under", "place", "choose", "retreat"},
	Note:  note,
}

// foes returns the attacker and the defender of the running combat, 0 where
// there is none.
func foes(b *rules.Board) (attacker, defender rules.CardID) {
	return rules.CardID(b.Var(drakerion.VarAttacker, rules.Nobody)),
		rules.CardID(b.Var(drakerion.VarDefender, rules.Nobody))
}

// inPlay reports whether a card is a Character on a line.
func inPlay(b *rules.Board, id rules.CardID) bool {
	for s := range rules.Seat(2) {
		if z := b.Cards[id].Zone; z == drakerion.ZoneMelee(s) || z == drakerion.ZoneSupport(s) {
			return true
		}
	}
	return false
}

// faction is whom a player fights for: that of his Banner.
func faction(b *rules.Board, s rules.Seat) paint.Faction {
	if id := b.Top(drakerion.ZoneBanner(s)); id != 0 {
		return paint.Faction(drakerion.Cards[b.Cards[id].Face].Faction)
	}
	return paint.Neutral
}

// arrowsOf lead from the attacker to the defender and, in melee, back.
func arrowsOf(k *look.Telling, dst []look.Arrow) []look.Arrow {
	attacker, defender := foes(k.View)
	if attacker == 0 || defender == 0 {
		return dst
	}
	if k.View.Var(drakerion.VarShot, rules.Nobody) == 0 {
		dst = append(dst, look.Arrow{From: defender, To: attacker, Ink: look.InkRiposte})
	}
	return append(dst, look.Arrow{From: attacker, To: defender, Ink: look.InkCharge})
}

var skin = look.Skin{
	Bar:     func(c *art.Canvas, w, h float64, title string) { paint.WarBar(c, w, h, title) },
	Panel:   func(c *art.Canvas, w, h float64, lit bool) { paint.WarPanel(c, 0, 0, w, h, lit) },
	Heading: func(c *art.Canvas, w, size float64, label string) { paint.WarHeading(c, 0, size*1.25, w, size, label) },
	Button: func(c *art.Canvas, w, h float64, label, sub string, weight art.Weight, state art.State) {
		paint.WarButton(c, 0, 0, w, h, label, sub, weight, state)
	},
	Edge: func(c *art.Canvas, w, h float64, aimed bool) {
		p := art.RoundRect(8, 8, w-16, h-16, 8)
		c.Glow(p, 1, 4, art.HexA("#ffb070", .75))
		c.Erase(art.RoundRect(10.5, 10.5, w-21, h-21, 6))
		c.Stroke(art.RoundRect(9.5, 9.5, w-19, h-19, 7), 2.4, art.Solid("#ffd98a"))
	},
	Urge: &look.UrgePlate{Inset: 2, Round: 6, High: "#2a333c", Low: "#12171c", Alpha: .94, Edge: "#e0b878", Dim: .45},
	Frame: func(c *art.Canvas, w, h float64, name string, style int, lit bool) {
		melee := style == rankMeleeBelow || style == rankMeleeAbove
		front := paint.FrontAbove
		if style == rankMeleeAbove || style == rankSupportAbove {
			front = paint.FrontBelow
		}
		paint.Rank(c, 0, 0, w, h, name, melee, front, lit)
	},
	FrameMargin: 16,
	Count:       func(c *art.Canvas, size float64, n int) { look.CountDisc(c, size, n) },
	Hand:        held,
	Chip:        func(c *art.Canvas, w, h float64, words string) { paint.FateChip(c, 0, 0, w, h, paint.FateGains, words) },
	Arrow: func(c *art.Canvas, x0, y0, x1, y1, lean float64, ink look.ArrowInk) {
		kind, width := arrows.Charge, 8.0
		if ink == look.InkRiposte {
			kind, width = arrows.Riposte, 5
		}
		arrows.Draw(c, arrows.Bow(x0, y0, x1, y1, (y1-y0)*.36, lean), width, kind)
	},
	Sight:  func(c *art.Canvas, size float64) { arrows.TargetSight(c, size/2, size/2, size*.34) },
	Margin: 34,
	Eye: func(c *art.Canvas, w, h float64, label, sub string, open bool) {
		if w < 2*h { // no room for words
			label, sub = "", ""
		}
		paint.EyeButton(c, 0, 0, w, h, label, sub, open)
	},
}

// held says in a few words how many cards are held.
func held(c *art.Canvas, w, h float64, words string) {
	p := art.RoundRect(0, 0, w, h, h/2)
	c.Fill(p, art.SolidA("#14181d", .82))
	c.Stroke(p, 1.2, art.SolidA("#e0b878", .7))
	size := art.FitText(fonts.LabelBold, h*.6, 5, w-h, words)
	c.Text(fonts.LabelBold, size, w/2, h/2+size*.35, art.Centre, words, art.Solid("#fff6df"))
}
