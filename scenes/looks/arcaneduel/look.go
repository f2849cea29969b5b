// Package arcaneduel is the screen of Arcane Duel: velvet, dice, and the plaque that explains a spell.
//
// look.go says what there is, layout*.go where it lies, theme*.go how cards look,
// and the other files what it says and shows.
package arcaneduel

import (
	"image"
	"strconv"
	"strings"

	"wyrmtable/art"
	paint "wyrmtable/art/arcaneduel"
	"wyrmtable/rules"
	"wyrmtable/rules/arcaneduel"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/table/motion"
	"wyrmtable/sounds"
)

// Look is the table of the sorcerers: velvet with a circle of signs,
// panels with dice around the piles, a plaque that explains the spell.
var Look = look.Look{
	Game:     arcaneduel.Game,
	Tile:     tile,
	Theme:    &Theme,
	Meanings: meanings,
	Ground: look.Ground{
		Emblem: "pentacle",
		Violet: true,
		Gap:    "card-draw",
		Mat:    mat,
	},
	Layout: look.Layout{
		Make:  Layout,
		Turns: true,
	},
	Players: look.Players{
		Counters: []look.Counter{{Var: "life", Name: rules.Text{FR: "Vie", EN: "Life"}, Col: art.Hex("#d8321f"),
			Icon: "hearts", Max: 9}},
		Gauge:     rules.Text{FR: "Dé", EN: "Die"},
		Dice:      &look.Dice{Roll: motion.Style{Time: 780 * ms}, Low: 2, Incoming: incoming},
		Marks:     marks,
		Score:     "wins",
		ScoreGoal: 3,
		Panel:     panel,
		PanelName: paint.SeatName,
		Hand:      handOf,
		HandWords: handWords,
		Out:       outOf,
	},
	Turn: look.Turn{
		Phase: "phase",
		Phases: []look.Phase{
			{Name: rules.Text{FR: "Action", EN: "Action"}, Icon: "magic-palm",
				Values: []int32{arcaneduel.PhaseStart, arcaneduel.PhaseAct}},
			{Name: rules.Text{FR: "Défausse", EN: "Discard"}, Icon: "card-discard", Values: []int32{arcaneduel.PhaseDiscard}},
			{Name: rules.Text{FR: "Effets", EN: "Effects"}, Icon: "hourglass", Values: []int32{arcaneduel.PhaseEffects}},
		},
		Active:    "active",
		Count:     "turn",
		Round:     "round",
		RoundName: rules.Text{FR: "Manche", EN: "Round"},
	},
	Words: look.Words{
		Goal: func(int) rules.Text {
			return rules.Text{FR: "Trois manches gagnées", EN: "Three rounds won"}
		},
		Why:     why,
		Calls:   calls,
		Terms:   terms,
		Urges:   urges,
		Opening: opening,
	},
	Play: look.Play{
		Acts: []look.Act{
			{Verbs: []string{"draw"}, From: "deck", To: "hand", Note: drawNote,
				Why: rules.Text{FR: "On ne pioche qu’à son tour, une fois, au lieu de jouer une carte.",
					EN: "One draws only in one’s own turn, once, instead of playing a card."}},
			{Verbs: []string{"discard", "replace"}, Note: discardNote,
				Why: rules.Text{FR: "Il n’y a rien à défausser maintenant.", EN: "There is nothing to discard now."}},
		},
		Waives: waives,
		Pairs:  pairs(),
		Ask:    "turn", Zone: "play",
		Pile:    "deck",
		Discard: "discard",
	},
	Preview: look.Preview{
		Plaque: plaque,
	},
	Furniture: look.Furniture{
		Aid: aid,
		Bed: sounds.Candles,
	},
}

// mat is the velvet with its circle about the piles and its candles.
func mat(w, h int, plateau image.Rectangle) *art.Mat {
	p := paint.VelvetPlan{Table: plateau}
	pw, ph := float64(plateau.Dx()), float64(plateau.Dy())
	p.CX = float64(plateau.Min.X) + pw/2
	p.CY = float64(plateau.Min.Y) + ph*.5135
	p.R = min(ph*.377, pw*.44)
	if h > w {
		p.CY, p.R = float64(plateau.Min.Y)+ph*.55, pw*.37
		return paint.MatVelvet(w, h, p, 5)
	}
	for _, at := range [...][2]float64{{.046, .225}, {.954, .225}, {.052, .87}, {.948, .87}} {
		p.Candles = append(p.Candles, image.Pt(plateau.Min.X+int(at[0]*pw), plateau.Min.Y+int(at[1]*ph)))
	}
	return paint.MatVelvet(w, h, p, 5)
}

// outOf reports who is eliminated: whoever has no life left when a spell is
// over (A37), and then loses his hand.
func outOf(b *rules.Board, s rules.Seat) bool {
	over := b.Count(arcaneduel.ZonePlay) == 0 || b.Count(arcaneduel.ZoneHand(s)) == 0
	return b.Var(arcaneduel.VarLife, s) == 0 && over
}

func panel(c *art.Canvas, w, h float64, p look.Panel) {
	s := paint.Seat{Name: p.Name, Colour: p.Colour, Icon: p.Emblem, Wins: p.Score, Goal: p.Goal}
	if p.Out {
		s.Mood = paint.SeatDefeated
	}
	paint.DrawSeat(c, 0, 0, w, h, s)
}

// handOf counts a hand; a card that will be replaced is added with a plus.
func handOf(b *rules.Board, s rules.Seat) string {
	n := strconv.Itoa(b.Count(arcaneduel.ZoneHand(s)))
	if b.Var(arcaneduel.VarRefill, s) > 0 {
		n += "+1"
	}
	return n
}

// handWords says it in words; a card that is owed needs them.
func handWords(b *rules.Board, s rules.Seat) (rules.Text, bool) {
	n := b.Count(arcaneduel.ZoneHand(s))
	words := rules.Text{FR: strconv.Itoa(n) + " carte", EN: strconv.Itoa(n) + " card"}
	if n > 1 {
		words.FR += "s"
	}
	if n != 1 {
		words.EN += "s"
	}
	words.FR, words.EN = words.FR+" en main", words.EN+" in hand"
	if b.Var(arcaneduel.VarRefill, s) == 0 {
		return words, false
	}
	return rules.Text{FR: words.FR + ", et 1 à piocher au début de son prochain tour pour remplacer la carte défaussée.",
		EN: words.EN + ", and 1 to be drawn at the start of their next turn for the one discarded."}, true
}

// spell is the effect of the spell in play, or nil.
func spell(b *rules.Board) *arcaneduel.Effect {
	if n := b.Var(arcaneduel.VarCombo, rules.Nobody); n > 0 {
		return &arcaneduel.Combos[n-1].Effect
	}
	if in := b.Zone(arcaneduel.ZonePlay); len(in) > 0 && b.Cards[in[0]].Face != 0 {
		return &arcaneduel.Cards[b.Cards[in[0]].Face].Effect
	}
	return nil
}

// incoming is the damage on its way to a player. Poison comes later.
func incoming(b *rules.Board, s rules.Seat) int32 {
	hit := b.Var(arcaneduel.VarHit, s)
	if e := spell(b); e != nil && e.Poison > 0 {
		hit = 0
	}
	return hit + b.Var(arcaneduel.VarRecoil, s)
}

// pairs are the combinations of the rules.
func pairs() *look.Pairs {
	p := &look.Pairs{Verb: "combine", Name: rules.Text{FR: "Grimoire des combos", EN: "Book of combos"},
		Of: func(a, b rules.Face) int {
			if c := arcaneduel.ComboOf(a, b); c != nil {
				return c.Number - 1
			}
			return -1
		}}
	for i := range arcaneduel.Combos {
		c := &arcaneduel.Combos[i]
		p.All = append(p.All, look.Pair{Name: c.Name, Text: c.Text, Icon: paint.ComboIcon(c.Number), First: c.First,
			Second: c.Second})
	}
	return p
}

func drawNote(b *rules.Board, s rules.Seat, can bool) rules.Text {
	if n := b.Count(arcaneduel.ZoneHand(s)); !can && n >= 3 &&
		b.Var(arcaneduel.VarPhase, rules.Nobody) == arcaneduel.PhaseAct && b.Count(arcaneduel.ZonePlay) == 0 {
		return rules.Text{FR: "main pleine (" + strconv.Itoa(n) + " / 3)", EN: "full hand (" + strconv.Itoa(n) + " / 3)"}
	}
	if can {
		return rules.Text{FR: "au lieu de jouer", EN: "instead of playing"}
	}
	return rules.Text{}
}

func discardNote(b *rules.Board, s rules.Seat, can bool) rules.Text {
	switch {
	case !can:
	case b.Var(arcaneduel.VarPhase, rules.Nobody) == arcaneduel.PhaseDiscard:
		return rules.Text{FR: "remplacée au tour suivant", EN: "replaced next turn"}
	case b.Count(arcaneduel.ZonePlay) == 0:
		return rules.Text{FR: "sans jouer", EN: "without playing"}
	}
	return rules.Text{}
}

// plaque explains what is held, what could be combined, or the spell in
// play.
func plaque(k *look.Telling) (look.Plaque, bool) {
	face := func(id rules.CardID) rules.Face {
		if id <= 0 {
			return 0
		}
		return k.View.Cards[id].Face
	}
	switch {
	case k.Ask != nil && k.View.Count(arcaneduel.ZonePlay) > 0:
		return inPlay(k), true
	case k.Held != 0 && k.Other != 0:
		if c := arcaneduel.ComboOf(face(k.Held), face(k.Other)); c != nil {
			return comboPlaque(c, rules.Text{FR: "COMBINAISON", EN: "COMBINATION"}, k.Held, k.Other), true
		}
	case k.Held != 0 && face(k.Held) != 0 && k.View.Cards[k.Held].Zone >= arcaneduel.ZoneHand(0):
		return cardPlaque(face(k.Held)), true
	case k.Held == 0 && len(k.Pairs) > 0:
		p := k.Pairs[0]
		if c := arcaneduel.ComboOf(face(p.Card), face(p.Target)); c != nil {
			return comboPlaque(c, rules.Text{FR: "COMBINAISON POSSIBLE", EN: "A COMBINATION YOU CAN PLAY"}, p.Card, p.Target),
				true
		}
	}
	return look.Plaque{}, false
}

func cardPlaque(f rules.Face) look.Plaque {
	c := &arcaneduel.Cards[f]
	kind := c.Kind.Name()
	return look.Plaque{Icon: paint.Look(int(f)).Icon, Glaze: kinds[c.Kind].Glaze(), Kicker: upper(kind), Title: c.Name,
		Text: c.Text}
}

func comboPlaque(c *arcaneduel.Combo, kicker rules.Text, a, b rules.CardID) look.Plaque {
	kind := paint.Attack
	if c.Effect.Aim == arcaneduel.NoAim {
		kind = paint.Support
	}
	if c.Effect.Armour+c.Effect.Shock+c.Effect.Snare > 0 {
		kind = paint.Defence
	}
	return look.Plaque{Icon: paint.ComboIcon(c.Number), Glaze: kind.Glaze(), Kicker: kicker, Title: c.Name, Text: c.Text,
		Pair: c.Number, First: a, Other: b}
}

// inPlay tells of the spell in play, and of the attack that comes with
// it, in the same way whatever the one who is asked holds.
func inPlay(k *look.Telling) look.Plaque {
	in := k.View.Zone(arcaneduel.ZonePlay)
	by := k.Name(rules.Seat(k.View.Var(arcaneduel.VarActive, rules.Nobody)))
	kicker := rules.Text{FR: strings.ToUpper("Sort " + rules.Of(by, rules.French)), EN: strings.ToUpper("Spell of " + by)}
	var p look.Plaque
	if n := k.View.Var(arcaneduel.VarCombo, rules.Nobody); n > 0 {
		p = comboPlaque(&arcaneduel.Combos[n-1], kicker, 0, 0)
		p.Pair = 0
	} else {
		p = cardPlaque(k.View.Cards[in[0]].Face)
	}
	p.Kicker = kicker
	if k.Ask.Kind != arcaneduel.AskDefend {
		return p
	}
	name := k.Name(k.Ask.Decider)
	hit := k.View.Var(arcaneduel.VarHit, k.Ask.Decider)
	p.Kicker = rules.Text{FR: strings.ToUpper("Attaque " + rules.Of(by, rules.French)),
		EN: strings.ToUpper("Attack by " + by)}
	p.Text = rules.Text{FR: name + " est visé.", EN: name + " is the target."}
	switch e := spell(k.View); {
	case e != nil && e.Poison > 0 && hit > 0:
		p.Text = rules.Text{FR: rules.Strong(strconv.Itoa(int(hit))+" de poison") + " pour " + name +
			", à la fin de son prochain tour.",
			EN: rules.Strong(strconv.Itoa(int(hit))+" poison") + " for " + name + ", at the end of their next turn."}
	case hit > 0:
		left := rules.Strong(strconv.Itoa(int(max(0, k.View.Var(arcaneduel.VarLife, k.Ask.Decider)-hit))))
		s := ""
		if hit > 1 {
			s = "s"
		}
		p.Text = rules.Text{FR: rules.Strong(strconv.Itoa(int(hit))+"\u00a0dégât"+s) + " pour " + name +
			"\u00a0: il lui resterait " + left + ".",
			EN: rules.Strong(strconv.Itoa(int(hit))+" damage") + " to " + name + ", who would have " + left + " left."}
	case e != nil && e.Steal:
		p.Text = rules.Text{FR: rules.Strong("Une carte") + " de " + name + " sera volée.",
			EN: rules.Strong("A card") + " of " + name + " will be stolen."}
	}
	return p
}

// why says of an attack who attacks, with what, and what would come of it.
func why(k *look.Telling) (look.Why, bool) {
	in := k.View.Zone(arcaneduel.ZonePlay)
	if k.Ask.Kind != arcaneduel.AskDefend || len(in) == 0 {
		return look.Why{}, false
	}
	by := rules.Seat(k.View.Var(arcaneduel.VarActive, rules.Nobody))
	p := inPlay(k)
	return look.Why{By: by, Face: k.View.Cards[in[0]].Face, Lines: []rules.Text{
		{FR: k.Name(by) + " attaque avec " + rules.Strong(p.Title.FR) + ".",
			EN: k.Name(by) + " attacks with " + rules.Strong(p.Title.EN) + "."},
		p.Text}}, true
}
