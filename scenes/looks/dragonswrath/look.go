// Package dragonswrath is the screen of Dragon’s Wrath: the realms as maps, the year, and the rituals that last.
//
// look.go says what there is, layout*.go where it lies, theme*.go how cards look,
// and the other files what it says and shows.
package dragonswrath

import (
	"image"
	"slices"
	"strconv"

	"wyrmtable/art"
	"wyrmtable/art/arrows"
	paint "wyrmtable/art/dragonswrath"
	"wyrmtable/art/lands"
	"wyrmtable/fonts"
	"wyrmtable/rules"
	"wyrmtable/rules/dragonswrath"
	"wyrmtable/scenes/table/layout"
	"wyrmtable/scenes/table/look"
	"wyrmtable/sounds"
)

// Look is the table of the leaders: a map on which each rules a realm of
// provinces, with the creatures that defend it.
var Look = look.Look{
	Game:     dragonswrath.Game,
	Tile:     tile,
	Theme:    &Theme,
	Meanings: meanings,
	Ground: look.Ground{
		Emblem: "dragon-head",
		Gap:    "card-draw",
		Mat:    mat,
	},
	Layout: look.Layout{
		Tiny:    58,
		Make:    Layout,
		Crowd:   crowdOf,
		Crowded: crowdedOf,
		Turns:   true,
	},
	Turn: look.Turn{
		Phase:     "phase",
		Phases:    phases,
		Count:     "turn",
		Round:     "turn",
		RoundName: rules.Text{FR: "An", EN: "Year"},
	},
	Play: look.Play{
		Browse: []string{"deck", "discard", "lost"},
		Call: &look.Call{Title: rules.Text{FR: "Quelqu’un lance un maléfice\u00a0?",
			EN: "Does anybody cast a maléfice?"}, Stake: stake},
		Verbs:    &verbs,
		Waives:   waives,
		Exchange: "show",
		Zone:     "play",
	},
	Preview: look.Preview{
		Targeting:   &targeting,
		Option:      option,
		OptionTitle: rules.Text{FR: "Par la magie ou par la force\u00a0?", EN: "By magic or by force?"},
		Arrows:      arrowsOf,
	},
	Words: look.Words{
		Held:    held,
		Calls:   calls,
		Urges:   urges,
		Opening: opening,
		Terms:   terms,
	},
	InPlay: look.InPlay{
		Realm: &realm,
		Field: &field,
	},
	Furniture: look.Furniture{
		Fixtures: fixtures,
		Skin:     &skin,
		Aid:      aid,
		Bed:      sounds.MapRoom,
	},
	Players: look.Players{
		Out: func(b *rules.Board, s rules.Seat) bool { return b.Var(dragonswrath.VarOut, s) > 0 },
	},
}

var phases = []look.Phase{
	{Name: rules.Text{FR: "Renforts", EN: "Draw"}, Icon: "card-draw", Values: []int32{dragonswrath.PhaseDraw}},
	{Name: rules.Text{FR: "Magie", EN: "Magic"}, Icon: "magic-palm", Values: []int32{dragonswrath.PhaseMagic}},
	{Name: rules.Text{FR: "Achat", EN: "Buy"}, Icon: "coins", Values: []int32{dragonswrath.PhaseBuy}},
	{Name: rules.Text{FR: "Combat", EN: "Combat"}, Icon: "crossed-swords",
		Values: []int32{dragonswrath.PhaseCombat, dragonswrath.PhaseEnd}},
}

var verbs = look.Verbs{
	Main: []string{"done", "stop", "skip", "pass"},
	Back: []string{"back"},
	Word: word,
}

// activeOf is who attacks, or Nobody.
func activeOf(b *rules.Board) rules.Seat {
	return rules.Seat(b.Var(dragonswrath.VarActive, rules.Nobody)) - 1
}

// Fighters are the creature that attacks now and the one that is attacked,
// 0 where there is none.
func Fighters(b *rules.Board) (by, foe rules.CardID) {
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

// power is how many provinces a leader has.
func power(b *rules.Board, s rules.Seat) int {
	return b.Count(dragonswrath.ZoneProvinces(s)) + b.Count(dragonswrath.ZoneAside(s))
}

// arrowsOf lead from the attacker to the creature or the realm that is
// attacked, and from a maléfice or ritual to what it works on.
func arrowsOf(k *look.Telling, dst []look.Arrow) []look.Arrow {
	by, foe := Fighters(k.View)
	raided := rules.Seat(k.View.Var(dragonswrath.VarRaided, rules.Nobody)) - 1
	switch {
	case by == 0:
	case raided >= 0:
		dst = append(dst, look.Arrow{From: by, Seat: raided, Ink: look.InkCharge})
	case foe != 0:
		dst = append(dst, look.Arrow{From: by, To: foe, Ink: look.InkCharge})
	}
	w := &k.Targets
	if w.From == 0 {
		return dst
	}
	for _, id := range w.On {
		dst = append(dst, look.Arrow{From: w.From, To: id, Ink: look.InkAim})
	}
	if len(w.On) == 0 && w.Whom >= 0 {
		dst = append(dst, look.Arrow{From: w.From, Seat: w.Whom, Ink: look.InkAim})
	}
	return dst
}

// skin is the furniture of the table, bound as an atlas.
var skin = look.Skin{
	Bar:   func(c *art.Canvas, w, h float64, title string) { paint.AtlasBar(c, w, h, title) },
	Panel: func(c *art.Canvas, w, h float64, lit bool) { paint.AtlasPanel(c, 0, 0, w, h, lit) },
	Heading: func(c *art.Canvas, w, size float64, label string) {
		paint.AtlasHeading(c, 0, size*1.25, w, size, label)
	},
	Button: func(c *art.Canvas, w, h float64, label, sub string, weight art.Weight, state art.State) {
		paint.AtlasButton(c, 0, 0, w, h, label, sub, weight, state)
	},
	Edge: func(c *art.Canvas, w, h float64, aimed bool) {
		hex := "#ffd98a"
		if aimed {
			hex = "#ff7a44"
		}
		p := art.RoundRect(8, 8, w-16, h-16, 10)
		c.Glow(p, 1, 4, art.HexA(hex, .7))
		c.Erase(art.RoundRect(10.5, 10.5, w-21, h-21, 8))
		c.Stroke(art.RoundRect(9.5, 9.5, w-19, h-19, 9), 2.2, art.Solid(hex))
	},
	Urge:  &look.UrgePlate{Inset: 2, Round: 8, High: "#35241a", Low: "#120a06", Alpha: .95, Edge: "#e0bc84", Dim: .45},
	Count: func(c *art.Canvas, size float64, n int) { look.CountDisc(c, size, n) },
	Arrow: func(c *art.Canvas, x0, y0, x1, y1, lean float64, ink look.ArrowInk) {
		if ink == look.InkAim { // of a spell
			arrows.Draw(c, arrows.Bow(x0, y0, x1, y1, (y1-y0)*.36, lean), 6, arrows.Target)
			return
		}
		arrows.Draw(c, arrows.Bow(x0, y0, x1, y1, (y1-y0)*.36, lean), 9, arrows.Assault)
	},
	Sight:  func(c *art.Canvas, size float64) { arrows.TargetSight(c, size/2, size/2, size*.34) },
	Margin: 40,
	Under:  true,
}

// mat is the sheet of the atlas on the wood of the table, its fold in the
// lane.
func mat(w, h int, plateau image.Rectangle) *art.Mat {
	fold := plateau.Dy() * 57 / 100
	if h > w {
		fold = 0
	}
	return paint.MatAtlas(w, h, paint.AtlasPlan{Map: plateau, Fold: fold}, 9)
}

// aside reports whether a province is set aside until the next year.
func aside(b *rules.Board, id rules.CardID) bool {
	z := b.Cards[id].Zone
	return z == dragonswrath.ZoneAside(seatOf(b, z))
}

// seatOf is whose a zone is.
func seatOf(b *rules.Board, z rules.Zone) rules.Seat { return max(0, b.Layout().Zones[z].Seat) }

var realm = look.Realm{
	Zones: []string{"provinces", "aside"}, Least: 15, Margin: 6,
	Home: func(b *rules.Board, id rules.CardID, s rules.Seat) bool {
		return b.Cards[id].Owner == s && b.Cards[id].Back == uint8(s)
	},
	Show:  Map,
	Shape: shapeOf,
	Tally: []look.Tally{
		{Icon: "imperial-crown", Name: rules.Text{FR: "provinces", EN: "provinces"}, Zones: []string{"provinces", "aside"},
			Most: 15},
		{Icon: "poker-hand", Name: rules.Text{FR: "alliés en main", EN: "allies in hand"}, Zones: []string{"hand"}},
		{Icon: "stack", Name: rules.Text{FR: "alliés à tirer", EN: "allies to draw"}, Zones: []string{"deck"}},
	},
	Plate: tallyOf,
	Name:  nameOf,
	Piles: []string{"discard", "lost"},
	Note: func(b *rules.Board, s rules.Seat) rules.Text {
		switch {
		case b.Var(dragonswrath.VarOut, s) > 0:
			return rules.Text{FR: "hors jeu", EN: "out"}
		case b.Var(dragonswrath.VarGather, s) > 0:
			return rules.Text{FR: "récolte", EN: "gathers"}
		case activeOf(b) == s:
			return rules.Text{FR: "attaque", EN: "attacks"}
		}
		return rules.Text{}
	},
}

// Map is the map of a realm: what is known of each territory, what can be
// chosen, what is shown as proof.
func Map(k *look.Telling, s rules.Seat, lands *look.Lands) look.Shown {
	b := k.View
	own := s == k.Below
	given, shown, _ := draftHead(b, k.Ask)
	all := make([]paint.RealmLand, len(lands.Cards))
	key, n := "", 0
	for i, id := range lands.Cards {
		l := &all[i]
		if id == 0 {
			l.State = paint.LandLost
			key += "."
			continue
		}
		n++
		f := b.Cards[id].Face
		if f != 0 {
			l.State, l.Colour = paint.LandKnown, colourOf(dragonswrath.Cards[f].Colour)
			if own && k.Wide {
				l.Name = dragonswrath.Cards[f].Name.In(k.Lang)
			}
		}
		if aside(b, id) {
			l.State = paint.LandAside
		}
		l.Lit = k.Lit(id)
		// Held, shown as proof, or sacrificed for the great ritual.
		l.Chosen = id == k.Held || id == given || slices.Contains(shown, id) || b.Attr(id, dragonswrath.AttrShown) > 0
		key += strconv.Itoa(int(f)) + [...]string{"h", "k", "a", "l"}[l.State] +
			strconv.Itoa(look.Int(l.Lit)+2*look.Int(l.Chosen)) + " "
	}
	out := ""
	if b.Var(dragonswrath.VarOut, s) > 0 {
		out = rules.Text{FR: "hors jeu", EN: "out of the game"}.In(k.Lang)
	}
	count := strconv.Itoa(n) + " province"
	if n > 1 {
		count += "s"
	}
	shape := lands.Shape
	colour, _ := emblem(k, s)
	return look.Shown{Key: key + out + strconv.Itoa(int(s)) + "/" + strconv.Itoa(colour),
		Said: []rules.Text{rules.Same(count)}, Paint: func(c *art.Canvas, w, h float64) {
			paint.RealmCoast(c, shape, all, colour)
			paint.RealmMap(c, shape, all)
			if out != "" {
				size := min(22, h*.5)
				paint.MapNote(c, (w-art.TextWidth(fonts.RulesItalic, size, out))/2, h/2+size*.3, w, size, out)
			}
		}}
}

// shapeOf is the map of n territories: a realm of fifteen has one of its own
// for each seat, a larger one is divided anew.
func shapeOf(r layout.Rect, n int, s rules.Seat) *lands.Lands {
	seed := uint32(s) + 11
	if n == paint.RealmLands {
		rows := 3
		switch ratio := r.W / r.H; {
		case ratio > 6.5:
			rows = 1
		case ratio > 3.4:
			rows = 2
		case ratio < 1:
			rows = 5
		}
		return paint.NewRealm(r.W, r.H, rows, seed)
	}
	var middles [][2]float64
	for _, p := range layout.RealmCells(layout.Rect{W: r.W, H: r.H}, n) {
		middles = append(middles, [2]float64{p.X, p.Y})
	}
	return lands.Around(r.W, r.H, middles, seed)
}

func tallyOf(c *art.Canvas, w, h float64, n []int, lit bool) {
	paint.DrawTally(c, 0, 0, w, h, paint.Tally{Power: strconv.Itoa(n[0]), Hand: strconv.Itoa(n[1]),
		Deck: strconv.Itoa(n[2]), Active: lit})
}

// nameOf letters a name on the map, and behind it how its leader stands.
func nameOf(c *art.Canvas, w, h float64, name, note string) {
	size := min(19, h*.62)
	paint.MapName(c, 2, h*.68, w-4, size, name)
	if note == "" {
		return
	}
	x := art.TextWidth(fonts.Title, size, name) + 12
	if w-x > 30 {
		paint.MapNote(c, x, h*.68, w-x, size*.78, note)
	}
}
