package drakerion

import (
	"strconv"
	"strings"

	"wyrmtable/art"
	paint "wyrmtable/art/drakerion"
	"wyrmtable/rules"
	"wyrmtable/rules/drakerion"
	"wyrmtable/scenes/table/layout"
	"wyrmtable/scenes/table/look"
)

// This file is the furniture of Drakerion's table: the panels of the players,
// the turn, the track of prestige, the totals of a combat and what will come of
// it, and whose action it is.

// bench is the panel of a player.
var bench = look.Bench{Margin: 14, Show: func(k *look.Telling, s rules.Seat, lit bool, w, h float64) look.Shown {
	b := k.View
	say := func(t rules.Text) string { return t.In(k.Lang) }
	p := paint.Seat{Name: k.Name(s), Faction: faction(b, s), Active: lit,
		InitiativeLabel: say(rules.Text{FR: "Init.", EN: "Init."}), GoldLabel: say(rules.Text{FR: "Or", EN: "Gold"}),
		Gold: strconv.Itoa(int(b.Var(drakerion.VarGold, s))),
		Places: [3]string{say(rules.Text{FR: "Bannière", EN: "Banner"}), say(rules.Text{FR: "Cité", EN: "City"}),
			say(rules.Text{FR: "Retraite", EN: "Retreat"})}}
	if id := b.Top(drakerion.ZoneBanner(s)); id != 0 {
		card := &drakerion.Cards[b.Cards[id].Face]
		p.Initiative, p.Role = strconv.Itoa(int(card.Initiative)), say(card.Faction.Name())
	}
	if id := b.Top(drakerion.ZoneUnveiled(s)); id != 0 &&
		b.Var(drakerion.VarPhase, rules.Nobody) > drakerion.PhaseManoeuvre {
		p.GoldNote = "+" + strconv.Itoa(int(drakerion.Cards[b.Cards[id].Face].Gold)) +
			say(rules.Text{FR: " ce tour", EN: " this turn"})
	}
	prestige := strconv.Itoa(int(b.Var(drakerion.VarPrestige, s)))
	hand := strconv.Itoa(b.Count(drakerion.ZoneHand(s)))
	gold := rules.Text{FR: "Or\u00a0: " + p.Gold, EN: "Gold: " + p.Gold}
	return look.Shown{
		Key: strings.Join([]string{p.Name, p.Role, prestige, hand, p.Gold, p.GoldNote, p.Initiative,
			strconv.Itoa(look.Int(lit))}, "\n"),
		Paint: func(c *art.Canvas, w, h float64) {
			if h < 100 { // a window held upright
				paint.SeatStrip(c, w, h, stripCards, p, prestige, hand)
				return
			}
			paint.SeatPanel(c, 0, 0, w, h, p)
		},
		Said: []rules.Text{rules.Same(p.Role), gold},
	}
}}

var fixtures = []look.Fixture{
	{Name: "turn", Region: rules.Text{FR: "Tour", EN: "Turn"}, Margin: 14, Show: turnOf},
	{Name: "prestige", Region: rules.Text{FR: "Piste de prestige", EN: "Track of prestige"}, Margin: 18, Show: prestigeOf},
	{Name: "attack", Region: rules.Text{FR: "Attaque", EN: "Attack"}, Margin: 12, Tells: true,
		Show: func(k *look.Telling, w, h float64) look.Shown { return Total(k, false) }},
	{Name: "riposte", Region: rules.Text{FR: "Riposte", EN: "Riposte"}, Margin: 12, Tells: true,
		Show: func(k *look.Telling, w, h float64) look.Shown { return Total(k, true) }},
	{Name: "combat", Region: rules.Text{FR: "Combat", EN: "Combat"}, Margin: 14, Tells: true, Show: combat},
	{Name: "whose", Region: rules.Text{FR: "À qui d’agir", EN: "Whose action"}, Margin: 6, Show: whose},
}

// turnOf is the panel of the turn: its phases, who is first and who has
// passed.
func turnOf(k *look.Telling, w, h float64) look.Shown {
	b := k.View
	turn := rules.Text{FR: "Tour ", EN: "Turn "}.In(k.Lang) + strconv.Itoa(int(b.Var(drakerion.VarTurn, rules.Nobody)))
	now := -1
	for i := range phases {
		for _, v := range phases[i].Values {
			if v == b.Var(drakerion.VarPhase, rules.Nobody) {
				now = i
			}
		}
	}
	if now < 0 {
		turn = drakerion.PhaseNames[drakerion.PhaseSetup].In(k.Lang)
	}
	lines := standings(k)
	s := look.Shown{Key: turn + strconv.Itoa(now)}
	for _, l := range lines {
		s.Key += l.icon + l.text.In(k.Lang) + "\n"
		s.Said = append(s.Said, l.text)
	}
	s.Paint = func(c *art.Canvas, w, h float64) {
		u := min(w/216, h/146)
		paint.WarPanel(c, 0, 0, w, h, false)
		paint.WarHeading(c, 14*u, 24*u, w-28*u, 14.5*u, turn)
		for i := range phases {
			x := w * (0.17 + 0.33*float64(i))
			if i > 0 {
				c.Fill(art.Rect(x-w*.33+22*u, 48*u, w*.33-44*u, 1.2), art.SolidA("#e0b878", .5))
			}
			paint.WarPhase(c, x, 48*u, 15*u, phases[i].Icon, phases[i].Name.In(k.Lang), i == now, i < now)
		}
		top, pitch := 82*u, min(22*u, (h-90*u)/float64(max(1, len(lines))))
		c.Fill(art.Rect(14*u, top-1, w-28*u, 1), art.SolidA("#e0b878", .25))
		for i, l := range lines {
			y := top + pitch*(float64(i)+.5)
			c.Icon(l.icon, 24*u, y, pitch*.62, art.Solid(l.ink))
			style := art.RulesStyle(pitch*.66, art.Left).OnDark()
			t := art.Fit(look.Stressed(l.text.In(k.Lang)), style, w-50*u, pitch, pitch*.3)
			c.Block(t, 38*u, y-t.Height/2)
		}
	}
	return s
}

// A line is a line of the panel of the turn.
type line struct {
	icon, ink string
	text      rules.Text
}

// standings say who is first, who has passed and who is to act.
func standings(k *look.Telling) []line {
	b := k.View
	phase := b.Var(drakerion.VarPhase, rules.Nobody)
	if phase == drakerion.PhaseSetup {
		return nil
	}
	bold := func(s rules.Seat) string { return rules.Strong(k.Name(s)) }
	first := rules.Seat(b.Var(drakerion.VarFirst, rules.Nobody))
	out := []line{{"knight-banner", "#e8dcc2", rules.Text{FR: "Premier joueur\u00a0: " + bold(first),
		EN: "First player: " + bold(first)}}}
	active := rules.Seat(b.Var(drakerion.VarActive, rules.Nobody))
	passed := b.Var(drakerion.VarPassed, rules.Nobody)
	if phase == drakerion.PhaseCombat {
		passed = b.Var(drakerion.VarWaived, rules.Nobody)
	}
	for _, s := range [...]rules.Seat{1 - active, active} {
		n := bold(s)
		switch {
		case b.Var(drakerion.VarRetreat, rules.Nobody) == int32(s)+1:
			out = append(out, line{"trumpet-flag", "#ffd98a",
				rules.Text{FR: n + " a sonné la retraite", EN: n + " sounded the retreat"}})
		case phase != drakerion.PhaseAction && phase != drakerion.PhaseCombat:
		case s == active:
			out = append(out, line{"hourglass", "#ffd98a", rules.Text{FR: n + "\u00a0: à jouer", EN: n + ": to act"}})
		case passed > 0:
			out = append(out, line{"check-mark", "#a8f08a", rules.Text{FR: n + " a passé", EN: n + " has passed"}})
		}
	}
	return out
}

// prestigeOf is the track of prestige, with what will be.
func prestigeOf(k *look.Telling, w, h float64) look.Shown {
	title := rules.Text{FR: "Prestige", EN: "Prestige"}.In(k.Lang)
	var marks []paint.PrestigeMark
	var s look.Shown
	for i := range rules.Seat(2) {
		seat := 1 - i // the one below is drawn over the other
		if k.Below == 1 {
			seat = i
		}
		n := int(k.View.Var(drakerion.VarPrestige, seat))
		m := paint.PrestigeMark{Points: n, Then: n, Left: seat != k.Below, Hue: faction(k.View, seat)}
		if k.Then != nil {
			m.Then = int(k.Then.Var(drakerion.VarPrestige, seat))
		}
		marks = append(marks, m)
		s.Key += strconv.Itoa(m.Points) + " " + strconv.Itoa(m.Then) + " " + strconv.Itoa(int(m.Hue)) + "\n"
		goal := strconv.Itoa(n) + " / " + strconv.Itoa(paint.PrestigeTop)
		if m.Then != n {
			goal = strconv.Itoa(n) + " → " + strconv.Itoa(m.Then) + " / " + strconv.Itoa(paint.PrestigeTop)
		}
		s.Said = append(s.Said, rules.Text{FR: k.Name(seat) + "\u00a0: " + goal, EN: k.Name(seat) + ": " + goal})
	}
	s.Paint = func(c *art.Canvas, w, h float64) { paint.PrestigeTrack(c, 0, 0, w, h, title, marks) }
	return s
}

// A fight is a combat that runs, or an attack that is being considered.
type fight struct {
	Attacker, Defender rules.CardID
	shot, Planned      bool
}

// FightOf returns the fight that the table tells of.
func FightOf(k *look.Telling) (fight, bool) {
	f := fight{shot: k.View.Var(drakerion.VarShot, rules.Nobody) != 0}
	if f.Attacker, f.Defender = foes(k.View); f.Attacker != 0 && f.Defender != 0 {
		return f, true
	}
	if k.Ask == nil || k.Ask.Kind != drakerion.AskAction || k.Held == 0 || k.Other == 0 {
		return f, false
	}
	for i := range k.Ask.Answers {
		a := &k.Ask.Answers[i]
		if a.Card == k.Held && a.Target == k.Other && (a.Verb == drakerion.VerbAttack || a.Verb == drakerion.VerbShoot) {
			return fight{k.Held, k.Other, a.Verb == drakerion.VerbShoot, true}, true
		}
	}
	return f, false
}

// Total is the plate of the attack or of the riposte, with all that makes
// it up.
func Total(k *look.Telling, back bool) look.Shown {
	f, ok := FightOf(k)
	if !ok {
		return look.Shown{}
	}
	b := k.View
	id, stat, blow := f.Attacker, drakerion.Melee, paint.Melee
	title := rules.Text{FR: "Attaque", EN: "Attack"}
	switch {
	case back:
		id, stat, blow, title = f.Defender, drakerion.Riposte, paint.Riposte, rules.Text{FR: "Riposte", EN: "Riposte"}
	case f.shot:
		stat, blow, title = drakerion.Ranged, paint.Ranged, rules.Text{FR: "Attaque à distance", EN: "Ranged attack"}
	}
	total := strconv.Itoa(drakerion.StatOf(b, id, stat))
	var lines []paint.TotalLine
	if back && f.shot {
		total = "0"
		lines = []paint.TotalLine{{Value: "", Name: rules.Text{FR: "aucune à distance", EN: "none at range"}.In(k.Lang)}}
	} else {
		lines = sumOf(b, id, stat, k.Lang)
	}
	s := look.Shown{Key: title.FR + total}
	s.Shift, s.Less = Aside(k, f, back)
	said := rules.Text{FR: title.FR + "\u00a0: " + total, EN: title.EN + ": " + total}
	for _, l := range lines {
		s.Key += l.Value + l.Name + "\n"
		said.FR, said.EN = said.FR+", "+l.Value+" "+l.Name, said.EN+", "+l.Value+" "+l.Name
	}
	s.Said = []rules.Text{said}
	s.Paint = func(c *art.Canvas, w, h float64) {
		paint.TotalPlate(c, 0, 0, w, h, blow, title.In(k.Lang), total, lines)
	}
	return s
}

// Aside is how far a plate of totals lies to the right of its place, and how
// much narrower it is, so that the arrows of the combat pass between both, or
// beside them where there is no room for that.
func Aside(k *look.Telling, f fight, back bool) (shift, less float64) {
	a, r, lane := k.Table.Fixtures["attack"], k.Table.Fixtures["riposte"], k.Table.Lane
	half, least := 46.0, 120.0 // of the gap between them; of a plate
	if k.Table.Portrait {
		half, least = 32, 84
	}
	mid := Crossing(k.At(f.Attacker), k.At(f.Defender), lane.Y+lane.H/2)
	left, right := lane.X+4, lane.X+lane.W-4
	roomL, roomR, both := mid-half-left, right-mid-half, a.W+6+r.W
	var at, to float64
	wide, widr := a.W, r.W
	switch {
	case roomL >= a.W && roomR >= r.W:
		at, to = mid-half-a.W, mid+half
	case roomR >= both:
		at, to = mid+half, mid+half+a.W+6
	case roomL >= both:
		at, to = mid-half-both, mid-half-r.W
	case min(roomL, roomR) >= least:
		wide, widr = min(a.W, roomL), min(r.W, roomR)
		at, to = mid-half-wide, mid+half
	case mid < lane.X+lane.W/2:
		at, to = right-both, right-r.W
	default:
		at, to = left, left+a.W+6
	}
	if back {
		return to - r.X, r.W - widr
	}
	return at - a.X, a.W - wide
}

// Crossing is where an arrow from a to b, which bends like an S, crosses the
// height y.
func Crossing(a, b layout.Point, y float64) float64 {
	s := max(0, min((y-a.Y)/(b.Y-a.Y), 1))
	return a.X + (b.X-a.X)*s*s*(3-2*s)
}

// sumOf lists what makes up a value of a Character.
func sumOf(b *rules.Board, id rules.CardID, stat drakerion.Stat, lang rules.Lang) []paint.TotalLine {
	var out []paint.TotalLine
	for i, p := range drakerion.Parts(b, id, stat, nil) {
		l := paint.TotalLine{Value: strconv.Itoa(p.N), Name: nameOf(b, id).In(lang)}
		if i > 0 {
			l.Value = look.Signed(p.N, "+")
			switch {
			case p.Source != 0:
				l.Name = nameOf(b, p.Source).In(lang)
			case p.Span == drakerion.Combat:
				l.Name = rules.Text{FR: "ce combat", EN: "this combat"}.In(lang)
			default:
				l.Name = rules.Text{FR: "ce tour", EN: "this turn"}.In(lang)
			}
		}
		out = append(out, l)
	}
	return out
}

// nameOf is the name of a card.
func nameOf(b *rules.Board, id rules.CardID) rules.Text {
	return drakerion.Cards[b.Cards[id].Face].Name
}

// combat is the panel of the combat: who fights, and what will come of it if
// nobody does anything more, or of what is considered. While nobody fights it
// says what can be done.
func combat(k *look.Telling, w, h float64) look.Shown {
	f, ok := FightOf(k)
	if !ok {
		return idle(k)
	}
	how := rules.Text{FR: "Mêlée", EN: "Melee"}.In(k.Lang)
	if f.shot {
		how = rules.Text{FR: "À distance", EN: "At range"}.In(k.Lang)
	}
	title := rules.Text{FR: "Combat", EN: "Combat"}.In(k.Lang)
	if k.Head != "" && !f.Planned {
		title = rules.Text{FR: "Avec " + k.Head, EN: "With " + k.Head}.In(k.Lang)
	}
	s := look.Shown{Key: title + how + strconv.Itoa(look.Int(f.shot))}
	var lines []art.OutcomeLine
	for i := range k.Effects {
		g := &k.Effects[i]
		text := g.Text
		if g.Card == 0 {
			n := k.Name(g.Seat)
			text = rules.Text{FR: n + "\u00a0: " + text.FR, EN: n + ": " + text.EN}
		}
		lines = append(lines, art.OutcomeLine{Icon: g.Icon, Ink: inks[g.Tone], Text: look.Stressed(text.In(k.Lang))})
		s.Key += g.Icon + text.In(k.Lang) + "\n"
		s.Said = append(s.Said, text)
	}
	p := paint.CombatPanelPlan(w, h)
	s.Cards = []look.ShownCard{{X: p.LeftX, Y: p.CardY, W: p.CardW, Card: f.Attacker},
		{X: p.RightX, Y: p.CardY, W: p.CardW, Card: struck(k, f)}}
	s.Paint = func(c *art.Canvas, w, h float64) { paint.CombatPanel(c, 0, 0, w, h, title, how, f.shot, lines) }
	return s
}

// struck is who will bear the attack: the defender, or the one to whom the
// answer considered turns it.
func struck(k *look.Telling, f fight) rules.CardID {
	other := f.Defender
	for i := range k.Effects {
		switch id := k.Effects[i].Card; {
		case id == f.Defender:
			return id
		case id != 0 && id != f.Attacker && other == f.Defender:
			other = id
		}
	}
	return other
}

// idle says what can be done while nobody fights.
func idle(k *look.Telling) look.Shown {
	title := rules.Text{FR: "Combat", EN: "Combat"}
	words := rules.Text{FR: "Personne ne se bat.", EN: "Nobody fights."}
	if k.Ask != nil {
		if t, ok := places[k.View.Layout().Asks[k.Ask.Kind].Name]; ok {
			title, words = rules.Text{FR: "Que faire", EN: "What to do"}, t
		}
	}
	return look.Shown{Key: title.FR + words.FR + strconv.Itoa(int(100*k.Grow)), Said: []rules.Text{words},
		Paint: func(c *art.Canvas, w, h float64) {
			paint.WarPanel(c, 0, 0, w, h, false)
			paint.WarHeading(c, 14, 23, w-28, 14.5, title.In(k.Lang))
			style := art.RulesStyle(15.5*k.Grow, art.Centre).OnDark()
			t := art.Fit(look.Stressed(words.In(k.Lang)), style, w-36, h-60, 9)
			c.Block(t, 18, 40+(h-60-t.Height)/2)
		}}
}

// whose says whose action it is, and in which part.
func whose(k *look.Telling, w, h float64) look.Shown {
	if k.Ask == nil {
		return look.Shown{}
	}
	s := k.Ask.Decider
	part := k.View.Layout().Asks[k.Ask.Kind].Text
	if attacker, _ := foes(k.View); attacker != 0 && k.Ask.Kind == drakerion.AskCombat {
		part = rules.Text{FR: "défenseur", EN: "defender"}
		if k.View.Cards[attacker].Owner == s {
			part = rules.Text{FR: "attaquant", EN: "attacker"}
		}
	} else if k.Ask.Kind == drakerion.AskAction {
		part = rules.Text{FR: "une action", EN: "one action"}
	}
	n := k.Name(s)
	text := rules.Text{FR: rules.Strong(n) + " · " + part.FR, EN: rules.Strong(n) + " · " + part.EN}
	hue := faction(k.View, s)
	return look.Shown{Key: text.In(k.Lang) + strconv.Itoa(int(hue)), Said: []rules.Text{text},
		Paint: func(c *art.Canvas, w, h float64) {
			paint.TurnStrip(c, 0, 0, w, h, hue, look.Stressed(text.In(k.Lang)))
		}}
}
