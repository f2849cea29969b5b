package table

import (
	"slices"
	"strconv"

	"wyrmtable/art"
	"wyrmtable/fonts"
	"wyrmtable/rules"
	"wyrmtable/rules/dragonswrath"
	"wyrmtable/scenes/table/layout"
)

// This file is the furniture of the leaders' table: the order of power, the
// rituals that last, and the fight that is being compared.

var wrathFixtures = []Fixture{
	{Name: "rank", Region: rules.Text{FR: "Ordre de puissance", EN: "Order of power"}, Margin: 12, Show: wrathRank},
	{Name: "rites", Region: rules.Text{FR: "Rituels durables", EN: "Lasting rituals"}, Margin: 12, Show: wrathRitesPanel},
	{Name: "fight", Region: rules.Text{FR: "Combat en cours", EN: "The fight"}, Margin: 12, Show: wrathFight},
}

// wrathOrder lists the leaders by power: in combat as it was measured at its
// beginning, else as it is now.
func wrathOrder(b *rules.Board) []rules.Seat {
	var out []rules.Seat
	for s := range rules.Seat(b.Layout().Seats) {
		out = append(out, s)
	}
	slices.SortStableFunc(out, func(x, y rules.Seat) int {
		if rx, ry := b.Var(dragonswrath.VarRank, x), b.Var(dragonswrath.VarRank, y); rx > 0 && ry > 0 {
			return int(rx - ry)
		}
		return wrathPower(b, y) - wrathPower(b, x)
	})
	return out
}

// wrathStanding says in a word what a leader does in the combat of this year.
func wrathStanding(b *rules.Board, s rules.Seat) rules.Text {
	active := wrathActive(b)
	switch rank := b.Var(dragonswrath.VarRank, s); {
	case b.Var(dragonswrath.VarOut, s) > 0:
		return rules.Text{FR: "éliminé", EN: "out"}
	case active == s:
		return rules.Text{FR: "attaque", EN: "attacks"}
	case active >= 0 && rank > 0 && rank < b.Var(dragonswrath.VarRank, active):
		return rules.Text{FR: "a joué", EN: "has played"}
	}
	return rules.Text{}
}

// wrathRank is the panel of who is how strong.
func wrathRank(k *Telling, w, h float64) Shown {
	b := k.View
	title := rules.Text{FR: "Ordre de puissance", EN: "Order of power"}.In(k.Lang)
	type line struct {
		name, note, power string
		now, past         bool
	}
	var lines []line
	s := Shown{Key: title}
	for i, seat := range wrathOrder(b) {
		note := wrathStanding(b, seat)
		l := line{name: k.Name(seat), note: note.In(k.Lang), power: strconv.Itoa(wrathPower(b, seat)), now: wrathActive(b) == seat}
		l.past = l.note != "" && !l.now
		lines = append(lines, l)
		s.Key += "\n" + l.name + l.note + l.power
		n := strconv.Itoa(i+1) + ". "
		s.Said = append(s.Said, rules.Text{FR: n + l.name + "\u00a0: " + l.power + " " + note.FR, EN: n + l.name + ": " + l.power + " " + note.EN})
	}
	s.Paint = func(c *art.Canvas, w, h float64) {
		c.Panel(0, 0, w, h, art.PanelSlate)
		wrathHeading(c, w, title)
		pitch := min(22, (h-44)/float64(len(lines)))
		for i, l := range lines {
			y := 38 + pitch*(float64(i)+.5)
			ink := art.Solid("#f2e6cc")
			if l.past {
				ink = art.Solid("#9a8c72")
			}
			if l.now {
				c.Fill(art.RoundRect(8, y-pitch*.46, w-16, pitch*.92, 4), art.Linear(8, 0, w, 0, art.S(0, "#8e2f1c"), art.S(1, "#4a160e")))
			}
			size := pitch * .72
			c.Text(fonts.Name, size, 16, y+size*.35, art.Left, strconv.Itoa(i+1), ink)
			room := w * .40
			c.Text(fonts.Name, art.FitText(fonts.Name, size, 7, room, l.name), 34, y+size*.35, art.Left, l.name, ink)
			if l.note != "" {
				c.Text(fonts.Label, art.FitText(fonts.Label, size*.85, 7, w*.26, l.note), w-52, y+size*.35, art.Right, l.note, ink)
			}
			c.Icon("crown", w-38, y, size, art.Solid("#e9c46a"))
			c.Text(fonts.Name, size, w-14, y+size*.35, art.Right, l.power, ink)
		}
	}
	return s
}

func wrathHeading(c *art.Canvas, w float64, title string) {
	c.Text(fonts.Title, art.FitText(fonts.Title, 15, 8, w-24, title), w/2, 22, art.Centre, title, art.Solid("#e9c46a"))
	c.Fill(art.Rect(24, 30, w-48, 1), art.SolidA("#e9c46a", .4))
}

// wrathRitesPanel lists the rituals that last, whose each is and what it does.
func wrathRitesPanel(k *Telling, w, h float64) Shown {
	b := k.View
	title := rules.Text{FR: "Rituels durables", EN: "Lasting rituals"}
	ends := rules.Text{FR: "jusqu’à ce qu’ils soient dissipés", EN: "until they are dispelled"}
	all := wrathRites(b, nil)
	if len(all) == 0 {
		ends = rules.Text{FR: "aucun ne dure", EN: "none lasts"}
	}
	s := Shown{Key: title.In(k.Lang)}
	type line struct{ name, by, text string }
	var lines []line
	for _, id := range all {
		card := &dragonswrath.Cards[b.Cards[id].Face]
		by := k.Name(wrathSeat(b, b.Cards[id].Zone))
		lines = append(lines, line{card.Name.In(k.Lang), by, rules.Plain(card.Text.In(k.Lang))})
		s.Key += "\n" + card.ID + by
		s.Said = append(s.Said, rules.Text{FR: card.Name.FR + " (" + by + ")\u00a0: " + rules.Plain(card.Text.FR), EN: card.Name.EN + " (" + by + "): " + rules.Plain(card.Text.EN)})
	}
	s.Said = append(s.Said, ends)
	s.Paint = func(c *art.Canvas, w, h float64) {
		c.Panel(0, 0, w, h, art.PanelSlate)
		wrathHeading(c, w, title.In(k.Lang))
		for i, id := range all {
			at := wrathRiteLine(b, layout.Rect{W: w, H: h}, id)
			l := lines[i]
			x, room := at.X+32, at.W-36
			size := min(13.5, at.H*.42)
			name := l.name + " · " + l.by
			c.Text(fonts.Name, art.FitText(fonts.Name, size, 7, room, name), x, at.Y+at.H*.42, art.Left, name, art.Solid("#ffe3a0"))
			c.Text(fonts.Rules, art.FitText(fonts.Rules, size*.95, 6.5, room, l.text), x, at.Y+at.H*.86, art.Left, l.text, art.Solid("#e6d8ba"))
		}
		c.Text(fonts.Label, art.FitText(fonts.Label, 12, 7, w-24, ends.In(k.Lang)), w/2, h-7, art.Centre, ends.In(k.Lang), art.Solid("#a8987a"))
	}
	return s
}

// wrathFight compares the two creatures that fight now, part by part, and says
// what comes of it if nothing is cast.
func wrathFight(k *Telling, w, h float64) Shown {
	b := k.View
	by, foe := wrathFighters(b)
	if by == 0 {
		return Shown{}
	}
	if raided := rules.Seat(b.Var(dragonswrath.VarRaided, rules.Nobody)) - 1; raided >= 0 {
		return wrathRaid(k, by, raided)
	}
	if foe == 0 {
		return Shown{}
	}
	stat, unit := dragonswrath.OpPM, "PM"
	if b.Var(dragonswrath.VarMode, rules.Nobody) == dragonswrath.ModePP {
		stat, unit = dragonswrath.OpPP, "PP"
	}
	x, y := dragonswrath.Strength(b, by, stat, foe), dragonswrath.Strength(b, foe, stat, by)
	name := func(id rules.CardID) rules.Text { return dragonswrath.Cards[b.Cards[id].Face].Name }
	fate := wrathFate(b, by, foe, x, y)
	left, right := wrathParts(k, by, stat, foe, unit), wrathParts(k, foe, stat, by, unit)
	s := Shown{
		Key:  name(by).In(k.Lang) + left + strconv.Itoa(x) + "\n" + name(foe).In(k.Lang) + right + strconv.Itoa(y) + unit + fate.In(k.Lang),
		Said: []rules.Text{rules.Same(name(by).In(k.Lang) + " " + strconv.Itoa(x) + ", " + name(foe).In(k.Lang) + " " + strconv.Itoa(y)), fate},
	}
	s.Paint = func(c *art.Canvas, w, h float64) {
		c.Panel(0, 0, w, h, art.PanelSlate)
		mid, r := w/2, h*.27
		kind := art.StatDefence
		if unit == "PP" {
			kind = art.StatForce
		}
		c.AesteryMedal(kind, mid-r*1.9, h*.36, r, strconv.Itoa(x), art.TonePrinted)
		c.AesteryMedal(kind, mid+r*1.9, h*.36, r, strconv.Itoa(y), art.TonePrinted)
		sign := "="
		if x > y {
			sign = ">"
		} else if x < y {
			sign = "<"
		}
		c.Text(fonts.Title, r*1.1, mid, h*.36+r*.4, art.Centre, sign, art.Solid("#fff3d8"))
		room := mid - r*3.1 - 14
		wrathSide(c, 14, room, h, art.Left, name(by).In(k.Lang), left)
		wrathSide(c, w-14, room, h, art.Right, name(foe).In(k.Lang), right)
		c.Fill(art.Rect(14, h*.68, w-28, 1), art.SolidA("#e9c46a", .35))
		t := art.Fit(stressed(fate.In(k.Lang)), art.RulesStyle(15, art.Left).OnDark(), w-48, h*.26, 8)
		c.Icon("crossed-swords", 24, h*.84, 16, art.Solid("#ff9a70"))
		c.Block(t, 40, h*.84-t.Height/2)
	}
	return s
}

// wrathSide is one of two fighters: its name and what its strength is made of.
func wrathSide(c *art.Canvas, x, room, h float64, align art.Anchor, name, parts string) {
	c.Text(fonts.Name, art.FitText(fonts.Name, h*.2, 8, room, name), x, h*.28, align, name, art.Solid("#fff3d8"))
	c.Text(fonts.Rules, art.FitText(fonts.Rules, h*.17, 7, room, parts), x, h*.53, align, parts, art.Solid("#d8c8a4"))
}

// wrathParts says what a strength is made of: "PP 6 +2 Lame −2 Long Hiver".
func wrathParts(k *Telling, id rules.CardID, stat dragonswrath.Op, foe rules.CardID, unit string) string {
	out := unit
	for i, p := range dragonswrath.Parts(k.View, id, stat, foe, nil) {
		n := signed(p.N, "+")
		switch {
		case i == 0:
			n = strconv.Itoa(p.N)
		case p.Card == 0:
			n += " " + rules.Text{FR: "effets", EN: "effects"}.In(k.Lang)
		case p.Card != id:
			n += " " + dragonswrath.Cards[k.View.Cards[p.Card].Face].Name.In(k.Lang)
		}
		out += " " + n
	}
	return out
}

// wrathFate is what comes of a fight if nothing is cast.
func wrathFate(b *rules.Board, by, foe rules.CardID, x, y int) rules.Text {
	falls := func(id rules.CardID) rules.Text {
		n := dragonswrath.Cards[b.Cards[id].Face].Name
		if b.Attr(id, dragonswrath.AttrWard) > 0 {
			return rules.Text{FR: rules.Strong(n.FR) + " est protégée", EN: rules.Strong(n.EN) + " is protected"}
		}
		return rules.Text{FR: rules.Strong(n.FR) + " est détruite" + wrathWith(b, id).FR, EN: rules.Strong(n.EN) + " is destroyed" + wrathWith(b, id).EN}
	}
	head := rules.Text{FR: "Sans maléfice, ", EN: "Without a maléfice, "}
	switch {
	case x > y:
		return rules.Join(head, falls(foe), rules.Same("."))
	case x < y:
		return rules.Join(head, falls(by), rules.Same("."))
	}
	return rules.Join(head, falls(by), rules.Text{FR: " et ", EN: " and "}, falls(foe), rules.Same("."))
}

// wrathWith says that the items of a creature fall with it.
func wrathWith(b *rules.Board, id rules.CardID) rules.Text {
	n := 0
	for _, it := range b.Zone(dragonswrath.ZoneItems(wrathSeat(b, b.Cards[id].Zone))) {
		if rules.CardID(b.Attr(it, dragonswrath.AttrHost)) == id {
			n++
		}
	}
	switch n {
	case 0:
		return rules.Text{}
	case 1:
		return rules.Text{FR: ", avec son objet", EN: ", with its item"}
	}
	return rules.Text{FR: ", avec ses objets", EN: ", with its items"}
}

// wrathRaid says what an attack on provinces does.
func wrathRaid(k *Telling, by rules.CardID, victim rules.Seat) Shown {
	n := dragonswrath.Cards[k.View.Cards[by].Face].Name
	who := rules.Strong(k.Name(victim))
	text := rules.Text{FR: rules.Strong(n.FR) + " attaque les provinces de " + who + ", qui en choisit une à perdre.",
		EN: rules.Strong(n.EN) + " attacks the provinces of " + who + ", who chooses one to lose."}
	return Shown{Key: text.In(k.Lang), Said: []rules.Text{text}, Paint: func(c *art.Canvas, w, h float64) {
		c.Panel(0, 0, w, h, art.PanelSlate)
		t := art.Fit(stressed(text.In(k.Lang)), art.RulesStyle(18, art.Left).OnDark(), w-70, h-16, 9)
		c.Icon("castle", 32, h/2, h*.42, art.Solid("#ff9a70"))
		c.Block(t, 58, h/2-t.Height/2)
	}}
}
