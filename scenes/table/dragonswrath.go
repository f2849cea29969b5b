package table

import (
	"image"
	"math"
	"strconv"

	"wyrmtable/art"
	"wyrmtable/fonts"
	"wyrmtable/rules"
	"wyrmtable/rules/dragonswrath"
	"wyrmtable/scenes/table/layout"
)

// DragonsWrath is the table of the leaders: a map on which each rules a realm of
// provinces, with the creatures that defend it.
var DragonsWrath = Look{
	Game:      dragonswrath.Game,
	Theme:     wrathTheme(),
	Emblem:    "dragon-head",
	Gap:       "card-draw",
	Layout:    layout.DragonsWrath,
	Meanings:  wrathMeanings,
	Phase:     "phase",
	Phases:    wrathPhases,
	Turn:      "turn",
	Round:     "turn",
	RoundName: rules.Text{FR: "An", EN: "Year"},
	Turns:     true,
	Browse:    []string{"deck", "discard", "lost"},
	Call:      &Call{Title: rules.Text{FR: "Quelqu’un lance un maléfice\u00a0?", EN: "Does anybody cast a maléfice?"}},
	Realm:     &wrathRealm,
	Fixtures:  wrathFixtures,
	Field:     &wrathField,
	Verbs:     &wrathVerbs,
	Skin:      &wrathSkin,
	Arrows:    wrathArrows,
	Exchange:  "show",
	Out:       func(b *rules.Board, s rules.Seat) bool { return b.Var(dragonswrath.VarOut, s) > 0 },
	Calls:     wrathCalls,
	Urges:     wrathUrges,
	Mat:       wrathMat,
	Aid:       wrathAid,
	Terms:     wrathTerms,
}

var wrathPhases = []Phase{
	{Name: rules.Text{FR: "Renforts", EN: "Draw"}, Icon: "card-draw", Values: []int32{dragonswrath.PhaseDraw}},
	{Name: rules.Text{FR: "Magie", EN: "Magic"}, Icon: "magic-palm", Values: []int32{dragonswrath.PhaseMagic}},
	{Name: rules.Text{FR: "Achat", EN: "Buy"}, Icon: "coins", Values: []int32{dragonswrath.PhaseBuy}},
	{Name: rules.Text{FR: "Combat", EN: "Combat"}, Icon: "crossed-swords", Values: []int32{dragonswrath.PhaseCombat, dragonswrath.PhaseEnd}},
}

var wrathVerbs = Verbs{
	Main: []string{"done", "stop", "skip", "pass"},
	Back: []string{"back"},
}

// wrathActive is who attacks, or Nobody.
func wrathActive(b *rules.Board) rules.Seat {
	return rules.Seat(b.Var(dragonswrath.VarActive, rules.Nobody)) - 1
}

// wrathFighters are the creature that attacks now and the one that is attacked,
// 0 where there is none.
func wrathFighters(b *rules.Board) (by, foe rules.CardID) {
	for s := range rules.Seat(b.Layout().Seats) {
		for _, id := range b.Zone(dragonswrath.ZoneRealm(s)) {
			switch b.Attr(id, dragonswrath.AttrFight) {
			case 1:
				by = id
			case 2:
				foe = id
			}
		}
	}
	return by, foe
}

// wrathPower is how many provinces a leader has.
func wrathPower(b *rules.Board, s rules.Seat) int {
	return b.Count(dragonswrath.ZoneProvinces(s)) + b.Count(dragonswrath.ZoneAside(s))
}

// wrathArrows lead from the attacker to the creature or the realm that is
// attacked.
func wrathArrows(k *Telling, dst []Arrow) []Arrow {
	by, foe := wrathFighters(k.View)
	if by == 0 {
		return dst
	}
	if raided := rules.Seat(k.View.Var(dragonswrath.VarRaided, rules.Nobody)) - 1; raided >= 0 {
		return append(dst, Arrow{From: by, Seat: raided, Ink: InkCharge})
	}
	if foe == 0 {
		return dst
	}
	return append(dst, Arrow{From: by, To: foe, Ink: InkCharge})
}

// wrathSkin is the furniture of the table.
var wrathSkin = Skin{
	Count: func(c *art.Canvas, size float64, n int) { drakCount(c, size, n) },
	Arrow: func(c *art.Canvas, x0, y0, x1, y1, lean float64, _ ArrowInk) {
		c.BattleArrow(art.Bow(x0, y0, x1, y1, (y1-y0)*.36, lean), 9, art.ArrowRiposte)
	},
	Sight:  func(c *art.Canvas, size float64) { c.TargetSight(size/2, size/2, size*.34) },
	Margin: 40,
}

// wrathMat is the map on the wood of the table.
func wrathMat(w, h int, plateau image.Rectangle) *art.Mat {
	return art.MatWar(w, h, art.WarPlan{Map: plateau}, 9)
}

// wrathLand is the colour of a territory: what a province pays, the magic one,
// or unknown.
type wrathLand uint8

const (
	landRuin wrathLand = iota
	landRed
	landGreen
	landBlue
	landGrey
	landMagic
	landHidden
)

var wrathInks = [...]string{landRuin: "#8a7a58", landRed: "#c8432c", landGreen: "#5f9a34", landBlue: "#4a7aa8", landGrey: "#8d8a82", landMagic: "#a05ab8", landHidden: "#e0cc94"}

// wrathLandOf is what a viewer knows of a province.
func wrathLandOf(b *rules.Board, id rules.CardID) wrathLand {
	if id == 0 {
		return landRuin
	}
	f := b.Cards[id].Face
	if f == 0 {
		return landHidden
	}
	switch dragonswrath.Cards[f].Colour {
	case dragonswrath.Red:
		return landRed
	case dragonswrath.Green:
		return landGreen
	case dragonswrath.Blue:
		return landBlue
	case dragonswrath.Grey:
		return landGrey
	}
	return landMagic
}

// wrathAside reports whether a province is set aside until the next year.
func wrathAside(b *rules.Board, id rules.CardID) bool {
	z := b.Cards[id].Zone
	return z == dragonswrath.ZoneAside(wrathSeat(b, z))
}

// wrathSeat is whose a zone is.
func wrathSeat(b *rules.Board, z rules.Zone) rules.Seat { return max(0, b.Layout().Zones[z].Seat) }

var wrathRealm = Realm{
	Zones: []string{"provinces", "aside"}, Least: 15, Margin: 6,
	Home: func(b *rules.Board, id rules.CardID, s rules.Seat) bool {
		return b.Cards[id].Owner == s && b.Cards[id].Back == uint8(s)
	},
	Show: wrathMap,
	Tally: []Tally{
		{Icon: wrathTallyIcons[0], Name: rules.Text{FR: "provinces", EN: "provinces"}, Zones: []string{"provinces", "aside"}},
		{Icon: wrathTallyIcons[1], Name: rules.Text{FR: "alliés en main", EN: "allies in hand"}, Zones: []string{"hand"}},
		{Icon: wrathTallyIcons[2], Name: rules.Text{FR: "alliés à tirer", EN: "allies to draw"}, Zones: []string{"deck"}},
	},
	Plate: wrathTally,
	Piles: []string{"discard", "lost"},
	Note: func(b *rules.Board, s rules.Seat) rules.Text {
		switch {
		case b.Var(dragonswrath.VarOut, s) > 0:
			return rules.Text{FR: "éliminé", EN: "eliminated"}
		case b.Var(dragonswrath.VarGather, s) > 0:
			return rules.Text{FR: "récupère les provinces", EN: "gathers provinces"}
		case wrathActive(b) == s:
			return rules.Text{FR: "attaque", EN: "attacks"}
		}
		return rules.Text{}
	},
}

// wrathMap is the map of a realm.
func wrathMap(k *Telling, s rules.Seat, lands *Lands, w, h float64) Shown {
	key, known := "", map[wrathLand]int{}
	cells := make([]wrathLand, len(lands.Cards))
	aside := make([]bool, len(lands.Cards))
	n := 0
	for i, id := range lands.Cards {
		cells[i] = wrathLandOf(k.View, id)
		aside[i] = id != 0 && wrathAside(k.View, id)
		key += strconv.Itoa(int(cells[i])) + strconv.Itoa(boolInt(aside[i]))
		if id != 0 {
			n++
			known[cells[i]]++
		}
	}
	at := make([]layout.Point, len(lands.At))
	for i, p := range lands.At {
		at[i] = layout.Point{X: p.X - lands.of.X, Y: p.Y - lands.of.Y}
	}
	said := rules.Text{FR: strconv.Itoa(n) + " provinces", EN: strconv.Itoa(n) + " provinces"}
	return Shown{Key: key, Said: []rules.Text{said}, Paint: func(c *art.Canvas, w, h float64) { wrathPaintMap(c, w, h, at, cells, aside) }}
}

// wrathPaintMap paints a realm: each point of it belongs to the nearest middle.
func wrathPaintMap(c *art.Canvas, w, h float64, at []layout.Point, cells []wrathLand, aside []bool) {
	const step = 3.0
	for y := 0.0; y < h; y += step {
		for x := 0.0; x < w; x += step {
			best, far := 0, math.Inf(1)
			for i, p := range at {
				dx, dy := x-p.X+5*math.Sin(y/9+p.X), (y-p.Y+4*math.Sin(x/11+p.Y))*1.1
				if d := dx*dx + dy*dy; d < far {
					best, far = i, d
				}
			}
			if cells[best] == landRuin {
				continue
			}
			c.Fill(art.Rect(x, y, step+.2, step+.2), art.SolidA(wrathInks[cells[best]], .8))
			if aside[best] && int(x+y)/6%2 == 0 {
				c.Fill(art.Rect(x, y, step+.2, step+.2), art.SolidA("#2a1a0c", .55))
			}
		}
	}
}

// wrathTallyIcons stand before the numbers of provinces, hand and deck.
var wrathTallyIcons = [...]string{"crown", "poker-hand", "stack"}

func wrathTally(c *art.Canvas, w, h float64, n []int) {
	c.Fill(art.Plate(0, 0, w, h, h*.4), art.SolidA("#2a1c10", .92))
	for i, v := range n {
		x := w * (float64(i) + .5) / float64(len(n))
		c.Icon(wrathTallyIcons[i], x-h*.55, h/2, h*.62, art.Solid("#e9c46a"))
		c.Text(fonts.Name, h*.7, x+h*.1, h*.74, art.Left, strconv.Itoa(v), art.Solid("#fff3d8"))
	}
}
