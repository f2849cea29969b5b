// Package aestery is the screen of Aestery: the pane of sea glass, the stack, and what would come of each answer.
//
// look.go says what there is, layout*.go where it lies, theme*.go how cards look,
// and the other files what it says and shows.
package aestery

import (
	"image"
	"strconv"

	"wyrmtable/art"
	paint "wyrmtable/art/aestery"
	"wyrmtable/art/arrows"
	"wyrmtable/fonts"
	"wyrmtable/rules"
	"wyrmtable/rules/aestery"
	"wyrmtable/scenes/table/look"
	"wyrmtable/sounds"
)

// Look is the table of the deep: a pane of lit sea glass with a row of
// fighters and one of stories for each player, Mines that dim, the stack and
// what would come of every answer beside it.
var Look = look.Look{
	Game:     aestery.Game,
	Tile:     tile,
	Theme:    &Theme,
	Meanings: meanings,
	Ground: look.Ground{
		Emblem: "water-drop",
		Gap:    "card-draw",
		Mat:    mat,
	},
	Layout: look.Layout{
		Make: Layout,
	},
	Players: look.Players{
		Counters: []look.Counter{{Var: "life", Name: rules.Text{FR: "Vie", EN: "Life"}, Col: art.Hex("#d8321f"),
			Icon: "hearts", Max: 20}},
		Gauge: rules.Text{FR: "Médaille", EN: "Medal"},
		Hero:  &heroCard,
	},
	Turn: look.Turn{
		Phase:  "phase",
		Phases: phases(),
		Count:  "turn",
		Active: "active",
		Track:  &track,
	},
	Play: look.Play{
		Browse: []string{"graveyard", "exile", "pitch", "stack"},
		Verbs:  &verbs,
		Waives: waives,
	},
	Purse: look.Purse{
		Pool:      "aether",
		Stock:     "mines",
		Stake:     "pitch",
		StockFree: Mines,
		StakeWorth: func(b *rules.Board, s rules.Seat) int {
			n := 0
			for _, id := range b.Zone(aestery.ZonePitch(s)) {
				n += int(aestery.Cards[b.Cards[id].Face].Pitch)
			}
			return n
		},
	},
	InPlay: look.InPlay{
		Field:   &field,
		Pending: &pending,
	},
	Preview: look.Preview{
		Comparison: &comparison,
		Arrows:     arrowsOf,
	},
	Furniture: look.Furniture{
		Skin: &skin,
		Aid:  aid,
		Bed:  sounds.Hull,
	},
	Words: look.Words{
		Tag:    tag,
		Terms:  terms,
		Urges:  urges,
		Places: allPlaces,
	},
}

// mat is the glass; the lane between the sides is darker.
func mat(w, h int, plateau image.Rectangle) *art.Mat {
	p := paint.DeepPlan{Glass: plateau}
	p.Lane = image.Rect(plateau.Min.X, plateau.Min.Y+plateau.Dy()*355/1000, plateau.Max.X,
		plateau.Min.Y+plateau.Dy()*555/1000)
	return paint.MatDeep(w, h, p, 11)
}

// phases are the steps of the strip.
func phases() []look.Phase {
	icons := map[int32]string{aestery.PhaseMain: "card-play", aestery.PhaseMain2: "card-play",
		aestery.PhaseAttack: "crossed-swords",
		aestery.PhaseBlock:  "shield", aestery.PhaseDamage: "bleeding-heart", aestery.PhaseDraw: "card-draw",
		aestery.PhaseDraw2: "card-draw"}
	var out []look.Phase
	for v := aestery.PhaseUpkeep; v <= aestery.PhaseCleanup; v++ {
		icon := icons[v]
		if icon == "" {
			icon = "hourglass"
		}
		out = append(out, look.Phase{Name: aestery.PhaseNames[v], Icon: icon, Values: []int32{v}})
	}
	return out
}

// Step is the step of the strip of a phase.
func Step(phase int32) int { return int(phase - aestery.PhaseUpkeep) }

var track = look.Track{
	Pass:   "pass",
	Fights: stepsOf(aestery.PhaseAttack, aestery.PhaseDamage),
	Strip: func(c *art.Canvas, w, h float64, steps []look.TrackStep, theirs, mine string) {
		all := make([]paint.Phase, len(steps))
		dot := func(can, on bool) paint.PhaseStop {
			switch {
			case !can:
				return paint.StopNone
			case on:
				return paint.StopOn
			}
			return paint.StopOff
		}
		for i, s := range steps {
			all[i] = paint.Phase{Name: s.Name, Past: s.Past, Now: s.Now, Combat: s.Fight, Theirs: dot(s.Stop, s.Theirs),
				My: dot(s.Stop, s.Mine)}
		}
		paint.PhaseStrip(c, 0, 0, w, h, all, theirs, mine)
	},
	Plan: func(w, h float64, names []string) (x, width []float64, theirs, mine float64) {
		places, _ := paint.PhasePlan(w, h, names)
		for _, p := range places {
			x, width = append(x, p.X), append(width, p.W)
		}
		theirs, mine, _ = paint.PhaseDots(h)
		return x, width, theirs, mine
	},
}

// stepsOf marks the steps from a phase to another.
func stepsOf(from, to int32) []bool {
	out := make([]bool, aestery.PhaseCleanup)
	for v := from; v <= to; v++ {
		out[Step(v)] = true
	}
	return out
}

var verbs = look.Verbs{
	Main:  []string{"confirm", "keep", "yes", "done"},
	Pass:  []string{"pass", "mulligan", "no", "skip"},
	Back:  []string{"cancel", "undo"},
	More:  "combat",
	First: []string{"cast"},
	Dull:  []string{"mine", "stash", "tap", "pitch", "release", "order", "above", "below", "discard", "exile"},
	Note:  noteOf,
}

var heroCard = look.Hero{
	Zone: "hero", Verb: "power", Level: "experience",
	LevelName: rules.Text{FR: "Expérience", EN: "Experience"},
	Role:      role,
	Powers:    powers,
	Why:       powerWhy,
	Paint: func(c *art.Canvas, w, h float64, p *look.Power, lang rules.Lang, state art.State) {
		paint.AbilityButton(c, 0, 0, w, h, p.Cost, wordsOf(p.Text.In(lang)), state)
	},
	Crest: func(c *art.Canvas, size float64, level int) {
		paint.LozengeNumber(c, size/2, size/2, size*.46, paint.LozengeTeal, strconv.Itoa(level))
	},
}

// powers are the powers of a hero, each with the line of his card.
func powers(f rules.Face) []look.Power {
	card := &aestery.Cards[f]
	first := len(card.Lines) - len(card.Abilities)
	var out []look.Power
	for i := range card.Abilities {
		if a := &card.Abilities[i]; a.On == aestery.OnPower && first+i >= 0 && first+i < len(card.Lines) {
			out = append(out, look.Power{Cost: powerCost(int(a.Cost.Experience)), Text: card.Lines[first+i], Num: int16(i) + 1})
		}
	}
	return out
}

// powerWhy says why a power cannot be used now (E27).
func powerWhy(b *rules.Board, s rules.Seat, p *look.Power) rules.Text {
	active := rules.Seat(b.Var(aestery.VarActive, rules.Nobody))
	phase := b.Var(aestery.VarPhase, rules.Nobody)
	hero := b.Top(aestery.ZoneHero(s))
	n, _ := strconv.Atoi(p.Cost)
	if len(p.Cost) > 3 && p.Cost[:3] == "−" {
		n, _ = strconv.Atoi(p.Cost[3:])
		n = -n
	}
	switch {
	case active != s:
		return rules.Text{FR: "Une capacité de Héros s’active à son propre tour.",
			EN: "A hero’s ability is used in one’s own turn."}
	case b.Var(aestery.VarPower, s) != 0:
		return rules.Text{FR: "Une capacité de ce Héros a déjà été activée à ce tour.",
			EN: "An ability of this hero was used this turn already."}
	case hero != 0 && int(b.Attr(hero, aestery.AttrExperience))+n < 0:
		return rules.Text{FR: "Pas assez de marqueurs Expérience.", EN: "Not enough Experience markers."}
	case phase != aestery.PhaseMain && phase != aestery.PhaseMain2 || b.Count(aestery.ZoneStack) > 0:
		return rules.Text{FR: "Seulement en phase principale, la Pile vide.",
			EN: "Only in a main phase, while the stack is empty."}
	}
	return rules.Text{FR: "Cette capacité n’a pas de cible, ou coûte trop.",
		EN: "This ability has no target, or costs too much."}
}

// role is what stands under a player's name: his hero, and his part in
// the turn.
func role(b *rules.Board, s rules.Seat) rules.Text {
	part := rules.Text{FR: "défenseur", EN: "defender"}
	if rules.Seat(b.Var(aestery.VarActive, rules.Nobody)) == s {
		part = rules.Text{FR: "actif", EN: "active"}
	}
	hero := b.Top(aestery.ZoneHero(s))
	if hero == 0 {
		return part
	}
	name := aestery.Cards[b.Cards[hero].Face].Name
	return rules.Text{FR: name.FR + " · " + part.FR, EN: name.EN + " · " + part.EN}
}

// Mines counts the Mines of a player, and those that are not engaged.
func Mines(b *rules.Board, s rules.Seat) (free, all int) {
	for _, id := range b.Zone(aestery.ZoneMines(s)) {
		if b.Cards[id].Face != aestery.MineFace {
			continue
		}
		all++
		if b.Attr(id, aestery.AttrEngaged) == 0 {
			free++
		}
	}
	return free, all
}

// arrowsOf lead from attackers to their blockers one after the other, from
// attackers that nobody blocks to the player, from what waits on the stack to
// its targets; and the same of what is being drafted.
func arrowsOf(k *look.Telling, dst []look.Arrow) []look.Arrow {
	b := k.View
	for s := range rules.Seat(2) {
		for _, id := range b.Zone(aestery.ZoneFighters(s)) {
			if n := b.Attr(id, aestery.AttrAttacking); n == 1 && b.Var(aestery.VarPhase, rules.Nobody) >= aestery.PhaseBlock &&
				!(k.Ask != nil && k.Ask.Kind == aestery.AskBlock && draftedOf(k.Ask, id)) {
				dst = append(dst, look.Arrow{From: id, Seat: 1 - s, Ink: look.InkHurt})
			}
			foe := rules.CardID(b.Attr(id, aestery.AttrBlocking))
			if foe == 0 {
				continue
			}
			from, rank := foe, b.Attr(id, aestery.AttrRank)
			if rank > 1 {
				for _, other := range b.Zone(aestery.ZoneFighters(s)) {
					if rules.CardID(b.Attr(other, aestery.AttrBlocking)) == foe && b.Attr(other, aestery.AttrRank) == rank-1 {
						from = other
					}
				}
			}
			dst = append(dst, look.Arrow{From: from, To: id, Ink: look.InkFight})
		}
	}
	for _, id := range b.Zone(aestery.ZoneStack) {
		for _, a := range [...]rules.Attr{aestery.AttrTarget, aestery.AttrSecond} {
			if to := rules.CardID(b.Attr(id, a)); to > 0 {
				dst = append(dst, look.Arrow{From: id, To: to, Ink: look.InkAim})
			}
		}
	}
	if k.Ask == nil {
		return dst
	}
	switch k.Ask.Kind {
	case aestery.AskBlock:
		for i := 0; i+1 < len(k.Ask.Draft); i += 2 {
			dst = append(dst, look.Arrow{From: k.Ask.Draft[i+1], To: k.Ask.Draft[i], Ink: look.InkFight})
		}
	case aestery.AskMain, aestery.AskRespond, aestery.AskWindow:
		for _, id := range k.Ask.Draft {
			if z := b.Cards[id].Zone; k.Ask.Source != 0 && targetZone(z) {
				dst = append(dst, look.Arrow{From: k.Ask.Source, To: id, Ink: look.InkAim})
			}
		}
	}
	return dst
}

// targetZone reports whether cards of a draft lie there only because
// they are targets.
func targetZone(z rules.Zone) bool {
	if z == aestery.ZoneStack {
		return true
	}
	for s := range rules.Seat(2) {
		if z == aestery.ZoneFighters(s) || z == aestery.ZoneStories(s) || z == aestery.ZoneGraveyard(s) {
			return true
		}
	}
	return false
}

var skin = look.Skin{
	Bar:     func(c *art.Canvas, w, h float64, title string) { paint.TideBar(c, w, h, title) },
	Panel:   func(c *art.Canvas, w, h float64, lit bool) { paint.TidePanel(c, 0, 0, w, h, lit) },
	Heading: func(c *art.Canvas, w, size float64, label string) { paint.TideHeading(c, 0, size*1.25, w, size, label) },
	Button: func(c *art.Canvas, w, h float64, label, sub string, weight art.Weight, state art.State) {
		paint.TideButton(c, 0, 0, w, h, label, sub, weight, state)
	},
	Edge: edge,
	Urge: &look.UrgePlate{Inset: 2, Round: 10, High: "#0a2a30", Low: "#041419", Alpha: .94, Edge: "#bff5e8", Dim: .4},
	Frame: func(c *art.Canvas, w, h float64, name string, _ int, lit bool) {
		paint.BattleZone(c, 0, 0, w, h, name, lit)
	},
	Home: func(c *art.Canvas, w, h float64, lang rules.Lang) {
		paint.DrawSeat(c, 0, 0, w, h, paint.Seat{})
	},
	Life: func(c *art.Canvas, size float64, value int, falling bool) {
		paint.LifePoints(c, size/2, size/2, size*.318, strconv.Itoa(value), falling)
	},
	Then: func(c *art.Canvas, w, h float64, value int) {
		paint.Chip(c, 0, 0, w, h, paint.ChipPayment, "", "    "+strconv.Itoa(value))
		x, y := w*.24, h/2
		c.StrokeRound(new(art.Path).MoveTo(x-h*.2, y).LineTo(x+h*.22, y), h*.1, art.Solid("#ffe0f2"))
		c.StrokeRound(new(art.Path).MoveTo(x+h*.04, y-h*.17).LineTo(x+h*.22, y).LineTo(x+h*.04, y+h*.17), h*.1,
			art.Solid("#ffe0f2"))
	},
	Count: func(c *art.Canvas, size float64, n int) {
		paint.PileCount(c, size/2, size/2, size*.42, strconv.Itoa(n))
	},
	Pool: func(c *art.Canvas, w, h float64, n int, lang rules.Lang) {
		paint.PoolPill(c, 0, 0, w, h, strconv.Itoa(n), rules.Text{FR: "Réserve", EN: "Reserve"}.In(lang),
			rules.Text{FR: "d’Aether", EN: "of Aether"}.In(lang), n > 0)
	},
	Stock: func(c *art.Canvas, w, h float64, free, all int, lang rules.Lang) {
		paint.MinesPill(c, 0, 0, w, h, "Mines", strconv.Itoa(free)+"/"+strconv.Itoa(all))
	},
	Stake: func(c *art.Canvas, w, h float64, cards, worth int, lang rules.Lang) {
		pitchWell(c, w, h, cards, worth, lang)
	},
	Hand: func(c *art.Canvas, w, h float64, words string) {
		paint.Chip(c, 0, 0, w, h, paint.ChipPlain, "poker-hand", words)
	},
	Chip: func(c *art.Canvas, w, h float64, words string) {
		paint.Chip(c, 0, 0, w, h, paint.ChipPayment, "crystal-growth", words)
	},
	Arrow: func(c *art.Canvas, x0, y0, x1, y1, lean float64, ink look.ArrowInk) {
		rise := (y1 - y0) * .35
		width := 5.0
		if ink == look.InkHurt {
			width = 3.4
		}
		q := arrows.Bow(x0, y0, x1, y1, rise, 0)
		if lean != 0 {
			q = arrows.Curve{X0: x0, Y0: y0, AX: x0 + (x1-x0)*.2, AY: y0 + lean, BX: x1 - (x1-x0)*.1, BY: y1 + lean*1.2, X1: x1,
				Y1: y1}
		}
		arrows.Draw(c, q, width, arrows.Kind(ink))
	},
	Sight:  func(c *art.Canvas, size float64) { arrows.TargetSight(c, size/2, size/2, size*.34) },
	Margin: 30,
}

// pitchWell says how many cards were pitched this turn, and for how much
// Aether.
func pitchWell(c *art.Canvas, w, h float64, cards, worth int, lang rules.Lang) {
	c.Text(fonts.Title, h*.29, h*.2, h*.46, art.Left, "Pitch", art.Solid("#e2fff6"))
	if cards == 0 {
		return
	}
	note := rules.Text{FR: strconv.Itoa(cards) + " carte", EN: strconv.Itoa(cards) + " card"}.In(lang)
	if cards > 1 {
		note += "s"
	}
	c.Text(fonts.Rules, h*.28, h*.2, h*.80, art.Left, note, art.Solid("#a5d2cd"))
	paint.LozengeNumber(c, w-h*.42, h*.5, h*.33, paint.LozengeAether, strconv.Itoa(worth))
}

// edge is the light around the panel of a player, 8 units larger than it
// on each side: teal when it is for him to act, coral when he is aimed at.
func edge(c *art.Canvas, w, h float64, aimed bool) {
	hex, core := "#8ff0e0", "#f4fffb"
	if aimed {
		hex, core = "#ff7a52", "#ffe0d0"
	}
	p := art.RoundRect(8, 8, w-16, h-16, 10)
	c.Glow(p, 1, 4, art.HexA(hex, .75))
	c.Erase(art.RoundRect(10.5, 10.5, w-21, h-21, 8))
	c.Stroke(art.RoundRect(9.5, 9.5, w-19, h-19, 9), 2.4,
		art.Linear(0, 0, w*.3, h, art.S(0, core), art.S(.4, hex), art.S(1, core)))
}
