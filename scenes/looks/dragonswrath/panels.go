package dragonswrath

import (
	"slices"
	"strconv"

	"wyrmtable/art"
	paint "wyrmtable/art/dragonswrath"
	"wyrmtable/fonts"
	"wyrmtable/rules"
	"wyrmtable/rules/dragonswrath"
	"wyrmtable/scenes/table/layout"
	"wyrmtable/scenes/table/look"
)

// This file is the furniture of the leaders' table: the order of power, the
// rituals that last, and the fight that is being compared.

var fixtures = []look.Fixture{
	{Name: "year", Region: rules.Text{FR: "Phases", EN: "Phases"}, Margin: 12, Show: yearOf},
	{Name: "rank", Region: rules.Text{FR: "Ordre de puissance", EN: "Order of power"}, Margin: 12, Show: rankOf},
	{Name: "rites", Region: rules.Text{FR: "Rituels durables", EN: "Lasting rituals"}, Margin: 12, Show: ritesPanel},
	{Name: "slots", Region: rules.Text{FR: "Places libres", EN: "Free places"}, Show: slots},
	{Name: "fight", Region: rules.Text{FR: "Combat en cours", EN: "The fight"}, Margin: 12, Tells: true, Show: fightOf},
}

// slots marks the free places for creatures of the realm below.
func slots(k *look.Telling, w, h float64) look.Shown {
	z := dragonswrath.ZoneRealm(k.Below)
	sp := &k.Table.Zones[z]
	n, room := k.View.Count(z), int((w+sp.Gap)/(sp.Widths[0]+sp.Gap))
	given, _, _ := draftHead(k.View, k.Ask)
	if given != 0 && k.Ask.Kind == dragonswrath.AskBuy {
		n++
	}
	if n >= room {
		return look.Shown{}
	}
	return look.Shown{Key: strconv.Itoa(n), Paint: func(c *art.Canvas, _, _ float64) {
		for i := n; i < room; i++ {
			at := sp.Pose(i, room).Bounds()
			x, y := at.X-sp.Area.X, at.Y-sp.Area.Y
			c.Fill(art.RoundRect(x, y, at.W, at.H, 7), art.SolidA("#6a451c", .05))
			c.StrokeDash(art.RoundRect(x, y, at.W, at.H, 7), 1.2, []float64{5, 4}, art.SolidA("#5a3a18", .38))
			c.Icon("dragon-spiral", x+at.W/2, y+at.H/2, at.W*.5, art.SolidA("#5a3a18", .16))
		}
	}}
}

// order lists the leaders by power: in combat as it was measured at its
// beginning, else as it is now.
func order(b *rules.Board) []rules.Seat {
	var out []rules.Seat
	for s := range rules.Seat(b.Layout().Seats) {
		out = append(out, s)
	}
	slices.SortStableFunc(out, func(x, y rules.Seat) int {
		if rx, ry := b.Var(dragonswrath.VarRank, x), b.Var(dragonswrath.VarRank, y); rx > 0 && ry > 0 {
			return int(rx - ry)
		}
		return power(b, y) - power(b, x)
	})
	return out
}

// standing says in a word what a leader does in the combat of this year.
func standing(b *rules.Board, s rules.Seat) rules.Text {
	active := activeOf(b)
	switch rank := b.Var(dragonswrath.VarRank, s); {
	case b.Var(dragonswrath.VarOut, s) > 0:
		return rules.Text{FR: "hors jeu", EN: "out"}
	case active == s:
		return rules.Text{FR: "attaque", EN: "attacks"}
	case active >= 0 && rank > 0 && rank < b.Var(dragonswrath.VarRank, active):
		return rules.Text{FR: "a joué", EN: "has played"}
	}
	return rules.Text{}
}

// rankOf is the panel of who is how strong.
func rankOf(k *look.Telling, w, h float64) look.Shown {
	b := k.View
	title := rules.Text{FR: "Ordre de puissance", EN: "Order of power"}.In(k.Lang)
	var rows []paint.PowerRow
	s := look.Shown{Key: title}
	for i, seat := range order(b) {
		note := standing(b, seat)
		row := paint.PowerRow{Rank: strconv.Itoa(i + 1), Name: k.Name(seat), Note: note.In(k.Lang),
			Power: strconv.Itoa(power(b, seat)),
			Now:   activeOf(b) == seat, Out: b.Var(dragonswrath.VarOut, seat) > 0}
		row.Done = row.Note != "" && !row.Now
		row.Colour, row.Icon = emblem(k, seat)
		rows = append(rows, row)
		s.Key += "\n" + row.Name + row.Note + row.Power
		n := row.Rank + ". " + row.Name
		s.Said = append(s.Said, rules.Text{FR: n + "\u00a0: " + row.Power + " " + note.FR,
			EN: n + ": " + row.Power + " " + note.EN})
	}
	s.Paint = func(c *art.Canvas, w, h float64) {
		paint.AtlasPanel(c, 0, 0, w, h, false)
		paint.AtlasHeading(c, 0, 24, w, 15, title)
		pitch := min(25, (h-44)/float64(len(rows)))
		for i, row := range rows {
			paint.DrawPowerRow(c, 8, 37+pitch*float64(i), w-16, pitch, row)
		}
	}
	return s
}

// emblem is the colour of a leader and his emblem.
func emblem(k *look.Telling, s rules.Seat) (int, string) {
	n := art.PlayerColours
	colour := ((k.Seats[s].Colour % n) + n) % n
	return colour, art.PlayerEmblems[colour]
}

// yearOf is the panel of the year and its phases.
func yearOf(k *look.Telling, w, h float64) look.Shown {
	year := strconv.Itoa(int(k.View.Var(dragonswrath.VarTurn, rules.Nobody)))
	title := rules.Text{FR: "An " + year, EN: "Year " + year}.In(k.Lang)
	phase := k.View.Var(dragonswrath.VarPhase, rules.Nobody)
	var steps []paint.YearStep
	s := look.Shown{Key: title + strconv.Itoa(int(phase))}
	for _, p := range phases {
		step := paint.YearStep{Icon: p.Icon, Name: p.Name.In(k.Lang), Now: slices.Contains(p.Values, phase),
			Past: p.Values[0] < phase}
		if step.Now {
			s.Said = append(s.Said, p.Name)
		}
		steps = append(steps, step)
	}
	s.Paint = func(c *art.Canvas, w, h float64) {
		paint.AtlasPanel(c, 0, 0, w, h, false)
		if h < stripSize {
			paint.YearPhases(c, 3, 4, w-6, h-6, steps)
			return
		}
		paint.AtlasHeading(c, 0, 24, w, 16, title)
		paint.YearPhases(c, 6, 38, w-12, h-44, steps)
	}
	return s
}

// ritesPanel lists the rituals that last, whose each is and what it does.
func ritesPanel(k *look.Telling, w, h float64) look.Shown {
	b := k.View
	title := rules.Text{FR: "Rituels durables", EN: "Lasting rituals"}
	ends := rules.Text{FR: "jusqu’à ce qu’ils soient dissipés", EN: "until they are dispelled"}
	all := ritesOf(b, nil)
	if len(all) == 0 {
		ends = rules.Text{FR: "aucun ne dure", EN: "none lasts"}
	}
	s := look.Shown{Key: title.In(k.Lang)}
	var rows []paint.RiteRow
	for _, id := range all {
		card := &dragonswrath.Cards[b.Cards[id].Face]
		owner := seatOf(b, b.Cards[id].Zone)
		by := k.Name(owner)
		row := paint.RiteRow{Colour: colourOf(card.Colour), Icon: card.Icon, Name: card.Name.In(k.Lang),
			Text: rite(b.Cards[id].Face, k.Lang), Lit: k.Lit(id)}
		row.Owner, row.Emblem = emblem(k, owner)
		rows = append(rows, row)
		s.Key += "\n" + card.ID + by + strconv.Itoa(look.Int(row.Lit))
		s.Said = append(s.Said, rules.Text{FR: card.Name.FR + " (" + by + ")\u00a0: " + rules.Plain(card.Text.FR),
			EN: card.Name.EN + " (" + by + "): " + rules.Plain(card.Text.EN)})
	}
	s.Said = append(s.Said, ends)
	s.Paint = func(c *art.Canvas, w, h float64) {
		paint.AtlasPanel(c, 0, 0, w, h, false)
		for i, id := range all {
			at := RiteLine(b, layout.Rect{W: w, H: h}, id)
			paint.DrawRiteRow(c, at.X, at.Y, at.W, at.H, rows[i])
		}
		if h < stripSize {
			if len(all) == 0 {
				none := rules.Text{FR: "Aucun rituel durable", EN: "No lasting ritual"}.In(k.Lang)
				c.Text(fonts.RulesItalic, art.FitText(fonts.RulesItalic, 13, 8, w-16, none), w/2, h/2+4, art.Centre, none,
					art.Solid("#c9b48c"))
			}
			return
		}
		paint.AtlasHeading(c, 0, 24, w, 15, title.In(k.Lang))
		if _, _, foot := riteLines(h, len(all)); !foot {
			return
		}
		c.Text(fonts.RulesItalic, art.FitText(fonts.RulesItalic, 12.5, 8, w-24, ends.In(k.Lang)), w/2, h-8, art.Centre,
			ends.In(k.Lang), art.Solid("#c9b48c"))
	}
	return s
}

// stake says what the call for maléfices is about: who attacks whom.
func stake(k *look.Telling) rules.Text {
	b := k.View
	by, foe := Fighters(b)
	if by == 0 {
		return rules.Text{}
	}
	name := func(id rules.CardID) rules.Text { return dragonswrath.Cards[b.Cards[id].Face].Name }
	if raided := rules.Seat(b.Var(dragonswrath.VarRaided, rules.Nobody)) - 1; raided >= 0 {
		who := k.Name(raided)
		return rules.Join(name(by), rules.Text{FR: " attaque les provinces " + rules.Of(who, rules.French),
			EN: " attacks the provinces of " + who})
	}
	if foe == 0 {
		return rules.Text{}
	}
	stat, unit := dragonswrath.OpPM, "PM"
	if b.Var(dragonswrath.VarMode, rules.Nobody) == dragonswrath.ModePP {
		stat, unit = dragonswrath.OpPP, "PP"
	}
	n := func(id, other rules.CardID) rules.Text {
		return rules.Same(" (" + unit + "\u00a0" + strconv.Itoa(dragonswrath.Strength(b, id, stat, other)) + ")")
	}
	return rules.Join(name(by), n(by, foe), rules.Text{FR: " attaque ", EN: " attacks "}, name(foe), n(foe, by))
}

// fightOf compares the two creatures that fight now, part by part, and says
// what comes of it if nothing is cast.
func fightOf(k *look.Telling, w, h float64) look.Shown {
	b := k.View
	by, foe := Fighters(b)
	if by == 0 {
		return look.Shown{}
	}
	if raided := rules.Seat(b.Var(dragonswrath.VarRaided, rules.Nobody)) - 1; raided >= 0 {
		return raid(k, by, raided)
	}
	if foe == 0 {
		return look.Shown{}
	}
	if at := k.Table.Fixtures["fight"]; k.Ask == nil && at.Overlaps(k.Table.Call) {
		return look.Shown{} // the table is asked there
	}
	after, head := b, allPass
	if k.Then != nil && k.Targets.From != 0 {
		after, head = k.Then, rules.Join(rules.Text{FR: "Avec ", EN: "With "}, bold(b, k.Targets.From), rules.Same(", "))
	}
	mode := b.Var(dragonswrath.VarMode, rules.Nobody)
	there := func(id rules.CardID) bool { return after.Cards[id].Zone == b.Cards[id].Zone }
	var f paint.Fight
	var said []rules.Text
	var ends rules.Text
	if there(by) && there(foe) {
		f, said = compared(k, after, by, foe, mode)
		ends = rules.Join(head, outcomeOf(after, by, foe, f.Sign))
	} else { // one of them is taken away
		f, said = compared(k, b, by, foe, mode)
		gone := by
		if there(by) {
			gone = foe
		}
		ends = rules.Join(head, did(b, []rules.CardID{gone}, leaves), rules.Text{FR: " et le combat est annulé.",
			EN: " and the fight is cancelled."})
	}
	f.Outcome = look.Stressed(ends.In(k.Lang))
	said = append(said, ends)
	return look.Shown{Key: rules.Plain(rules.List(said, rules.Same(" "), rules.Text{}).In(k.Lang)), Said: said,
		Paint: func(c *art.Canvas, w, h float64) { paint.DrawFight(c, 0, 0, w, h, f) }}
}

// partsOf says what a strength is made of: "PP 6 +2 Lame −2 Long Hiver".
func partsOf(k *look.Telling, b *rules.Board, id rules.CardID, stat dragonswrath.Op, foe rules.CardID,
	unit string) string {
	out := unit
	for i, p := range dragonswrath.Parts(b, id, stat, foe, nil) {
		n := rules.Strong(look.Signed(p.N, "+"))
		switch {
		case i == 0:
			n = strconv.Itoa(p.N)
		case p.Card == 0:
			n += "\u00a0" + rules.Text{FR: "effets", EN: "effects"}.In(k.Lang)
		case p.Card != id:
			n += "\u00a0" + dragonswrath.Cards[b.Cards[p.Card].Face].Name.In(k.Lang)
		}
		out += " " + n
	}
	return out
}

// raid says what an attack on provinces does.
func raid(k *look.Telling, by rules.CardID, victim rules.Seat) look.Shown {
	who := k.Name(victim)
	text := rules.Join(bold(k.View, by), rules.Text{FR: " attaque les provinces " + rules.Of(who, rules.French) +
		", qui en choisit une à perdre.",
		EN: " attacks the provinces of " + who + ", who chooses one to lose."})
	return look.Shown{Key: text.In(k.Lang), Said: []rules.Text{text}, Paint: func(c *art.Canvas, w, h float64) {
		paint.AtlasPanel(c, 0, 0, w, h, false)
		t := art.Fit(look.Stressed(text.In(k.Lang)), art.RulesStyle(18, art.Left).OnDark(), w-70, h-16, 9)
		c.Icon("castle", 32, h/2, h*.42, art.Solid("#ff9a70"))
		c.Block(t, 58, h/2-t.Height/2)
	}}
}
