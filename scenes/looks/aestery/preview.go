package aestery

import (
	"slices"
	"strconv"

	"wyrmtable/art"
	paint "wyrmtable/art/aestery"
	"wyrmtable/rules"
	"wyrmtable/rules/aestery"
	"wyrmtable/scenes/table/look"
)

// This file tells beforehand what a fight or a spell of Aestery will do, if
// nobody does anything more.

var comparison = look.Comparison{
	Name: rules.Text{FR: "Issue prévue", EN: "Expected outcome"},
	When: func(b *rules.Board, k *rules.Ask) bool {
		p := b.Var(aestery.VarPhase, rules.Nobody)
		if k != nil && k.Source != 0 && k.Kind <= aestery.AskWindow { // a spell is aimed or paid for
			return true
		}
		return p != aestery.PhaseStart && (b.Count(aestery.ZoneStack) > 0 || p >= aestery.PhaseAttack &&
			p <= aestery.PhaseDamage)
	},
	Pass:    goOn,
	Effects: effectsOf,
	Paying:  paying,
	Each:    func(k *rules.Ask) bool { return k.Kind == aestery.AskLine || fewTargets(k) },
	Doubt:   doubt,
	Worth:   worthOf,
	Counts: []look.ComparedCount{
		{Name: rules.Text{FR: "Mines", EN: "Mines"}, Icon: "crystal-growth",
			Of: func(b *rules.Board, s rules.Seat) int { return b.Count(aestery.ZoneMines(s)) }},
		{Name: rules.Text{FR: "expérience", EN: "experience"}, Icon: "crown", Of: experience},
		{Name: rules.Text{FR: "Cachette", EN: "Stash"}, Icon: "padlock",
			Of: func(b *rules.Board, s rules.Seat) int { return b.Count(aestery.ZoneCachette(s)) }},
		{Name: rules.Text{FR: "deck", EN: "deck"}, Icon: "card-pickup",
			Of: func(b *rules.Board, s rules.Seat) int { return b.Count(aestery.ZoneDeck(s)) }},
	},
	Stay: func(after *rules.Board, id rules.CardID) (look.Effect, bool) {
		if !fights(after, id) {
			return look.Effect{}, false
		}
		return effectOn(after, after, id, nil)[0], true
	},
	Boxes: lanes,
	Table: paintComparison,
	BoxSize: func(f []look.Effect, lang rules.Lang, most float64) (w, h float64) {
		return paint.OutcomeSize(effectLines(f, lang), 13, most)
	},
	Box: func(c *art.Canvas, w, h float64, f []look.Effect, lang rules.Lang) {
		paint.OutcomeBox(c, 0, 0, w, h, 13, effectLines(f, lang))
	},
}

// goOn lets everybody pass until the stack is empty and the damage of the
// combat dealt. Nobody blocks who has not said so, blockers stand in the order
// in which they came, a draft of one's own is confirmed as it is proposed: who is
// choosing attackers or blockers is told of the fight that his next step leads to.
func goOn(now *rules.Board, me rules.Seat) func(b *rules.Board, k *rules.Ask) (rules.Action, bool) {
	begun := now.Var(aestery.VarPhase, rules.Nobody)
	verb := func(k *rules.Ask, v rules.Verb) (rules.Action, bool) {
		a := rules.Do(k.Decider, v)
		return a, k.Legal(a)
	}
	return func(b *rules.Board, k *rules.Ask) (rules.Action, bool) {
		phase := b.Var(aestery.VarPhase, rules.Nobody)
		fight := phase >= aestery.PhaseAttack && phase <= aestery.PhaseDamage
		switch k.Kind {
		case aestery.AskMain, aestery.AskRespond, aestery.AskWindow:
			if a, ok := verb(k, aestery.VerbConfirm); ok {
				return a, true
			}
			if a, ok := likely(b, k, me); ok {
				return a, true
			}
			if k.Kind == aestery.AskRespond || k.Kind == aestery.AskWindow && fight {
				return verb(k, aestery.VerbPass)
			}
		case aestery.AskAttack:
			if k.Decider == me && begun == aestery.PhaseAttack {
				return verb(k, aestery.VerbConfirm)
			}
		case aestery.AskBlock:
			if k.Decider != me || begun == aestery.PhaseBlock {
				return verb(k, aestery.VerbConfirm)
			}
		case aestery.AskLine:
			if a, ok := verb(k, aestery.VerbConfirm); ok {
				return a, true
			}
			for i := range k.Answers {
				if !k.Answers[i].Back {
					return k.Answers[i].Action, true
				}
			}
		case aestery.AskTriggers:
			return k.Answers[0].Action, true
		case aestery.AskLegend: // who flashes a legend wants it to block
			for i := range k.Answers {
				if b.Attr(k.Answers[i].Card, aestery.AttrBlocking) != 0 {
					return k.Answers[i].Action, true
				}
			}
		}
		return rules.Action{}, false
	}
}

// fewTargets reports whether a question is for one of so few targets
// that all are told side by side.
func fewTargets(k *rules.Ask) bool {
	n, targets := 0, 0
	for i := range k.Answers {
		switch a := &k.Answers[i]; {
		case a.Back:
		case a.Verb == aestery.VerbTarget:
			n, targets = n+1, targets+1
		case a.Verb == aestery.VerbSkip:
			n++
		default:
			return false
		}
	}
	return targets > 0 && n <= look.MostCompared
}

// doubt says that who attacks may be blocked, and that the order of several
// blockers, which a preview takes to be that in which they came, is for the attacker
// to choose.
func doubt(k *rules.Ask, last *rules.Answer) rules.Text {
	switch k.Kind {
	case aestery.AskLine:
		return rules.Text{FR: "Issue, selon le prochain bloqueur frappé", EN: "Outcome, by the blocker struck next"}
	case aestery.AskAttack:
		if len(k.Draft) > 0 || last.Verb == aestery.VerbAttack {
			return rules.Text{FR: "Issue, si personne ne bloque", EN: "Outcome, if nobody blocks"}
		}
		return rules.Text{}
	case aestery.AskBlock:
	default:
		return rules.Text{}
	}
	n := map[rules.CardID]int{}
	for i := 0; i+1 < len(k.Draft); i += 2 {
		if last.Verb != aestery.VerbUnblock || k.Draft[i] != last.Card {
			n[k.Draft[i+1]]++
		}
	}
	if last.Verb == aestery.VerbBlock {
		n[last.Target]++
	}
	for _, blockers := range n {
		if blockers > 1 {
			return rules.Text{FR: "Issue, si l’attaquant garde cet ordre", EN: "Outcome, if the attacker keeps this order"}
		}
	}
	return rules.Text{}
}

// fights reports whether a card is a fighter in play.
func fights(b *rules.Board, id rules.CardID) bool {
	return InPlay(b, id) && aestery.Cards[b.Cards[id].Face].Is(aestery.Fighter)
}

// likely is the target that a draft will most likely be aimed at: the
// only one, or the other's entry on top of the stack.
func likely(b *rules.Board, k *rules.Ask, me rules.Seat) (rules.Action, bool) {
	n, only := 0, rules.Action{}
	top := b.Top(aestery.ZoneStack)
	for i := range k.Answers {
		a := &k.Answers[i]
		if a.Verb != aestery.VerbTarget {
			continue
		}
		if a.Target == top && rules.Seat(b.Attr(top, aestery.AttrBy)-1) != me {
			return a.Action, true
		}
		n, only = n+1, a.Action
	}
	return only, n == 1
}

// power is what a fighter has left.
func power(b *rules.Board, id rules.CardID) (force, defence int) {
	s := aestery.See(b)
	return s.Force(id), s.Remaining(id)
}

// experience is how much experience the hero of a seat has, 0 without one.
func experience(b *rules.Board, s rules.Seat) int {
	if hero := b.Top(aestery.ZoneHero(s)); hero != 0 {
		return int(b.Attr(hero, aestery.AttrExperience))
	}
	return 0
}

// worthOf is how well a seat stands: life, fighters, stories, Mines and
// cards, its own less the other's. What a spell does to its target shows in it.
func worthOf(b *rules.Board, me rules.Seat) int {
	sum := 0
	for s := range rules.Seat(2) {
		n := int(b.Var(aestery.VarLife, s)) + 2*b.Count(aestery.ZoneHand(s)) + 2*b.Count(aestery.ZoneMines(s)) +
			4*b.Count(aestery.ZoneStories(s))
		for _, id := range b.Zone(aestery.ZoneFighters(s)) {
			force, left := power(b, id)
			n += 2 + 2*force + 2*left - int(b.Attr(id, aestery.AttrEngaged))
		}
		if s != me {
			n = -n
		}
		sum += n
	}
	return sum
}

// InPlay reports whether a card is a permanent.
func InPlay(b *rules.Board, id rules.CardID) bool {
	z := b.Cards[id].Zone
	for s := range rules.Seat(2) {
		if z == aestery.ZoneFighters(s) || z == aestery.ZoneStories(s) || z == aestery.ZoneMines(s) {
			return true
		}
	}
	return false
}

// effectsOf tells what becomes of fighters, spells and players.
func effectsOf(before, after *rules.Board, events []rules.Event, dst []look.Effect) []look.Effect {
	touched := map[rules.CardID]bool{}
	for i := range events {
		if e := &events[i]; (e.Kind == rules.Set || e.Kind == rules.Move) && e.Card != 0 {
			touched[e.Card] = true
		}
	}
	for s := range rules.Seat(2) {
		me := 1 - s // the other's first
		for _, id := range before.Zone(aestery.ZoneFighters(me)) {
			if touched[id] || before.Attr(id, aestery.AttrAttacking) != 0 || before.Attr(id, aestery.AttrBlocking) != 0 {
				dst = effectOn(before, after, id, dst)
			}
		}
		for _, id := range before.Zone(aestery.ZoneStories(me)) {
			if touched[id] && !InPlay(after, id) {
				dst = effectOn(before, after, id, dst)
			}
		}
	}
	for s := range rules.Seat(2) { // who comes into play, and who grows or shrinks by it
		for _, id := range after.Zone(aestery.ZoneFighters(s)) {
			switch {
			case !InPlay(before, id):
				if after.Attr(id, aestery.AttrFlashed) == 0 {
					dst = effectOn(after, after, id, dst)
				}
			case !slices.ContainsFunc(dst, func(f look.Effect) bool { return f.Card == id }):
				f, d := power(before, id)
				if g, e := power(after, id); f != g || d != e {
					dst = effectOn(before, after, id, dst)
				}
			}
		}
	}
	for i := range events { // what was flashed lay in a hand
		if e := &events[i]; e.Kind == rules.Note && e.Note() == aestery.NoteFlash {
			f := look.Effect{Card: e.Card, Seat: rules.Nobody, Icon: "portal", Tone: look.ToneCalm,
				Text: rules.Text{FR: "Flash, exilé", EN: "Flash, exiled"}}
			if InPlay(after, e.Card) {
				f.Text = rules.Text{FR: "Flash", EN: "Flash"}
			}
			dst = append(dst, f)
		}
	}
	for _, id := range before.Zone(aestery.ZoneStack) {
		for i := range events {
			if e := &events[i]; e.Kind == rules.Note && e.Card == id &&
				(e.Note() == aestery.NoteCounter || e.Note() == aestery.NoteFizzle) {
				text := rules.Text{FR: "contré", EN: "cancelled"}
				if e.Note() == aestery.NoteFizzle {
					text = rules.Text{FR: "perd sa cible", EN: "loses its target"}
				}
				dst = append(dst, look.Effect{Card: id, Seat: rules.Nobody, Icon: "cross-mark", Tone: look.ToneSpell, Text: text})
				break
			}
		}
	}
	for s := range rules.Seat(2) {
		a, z := before.Var(aestery.VarLife, s), after.Var(aestery.VarLife, s)
		if a == z {
			continue
		}
		f := look.Effect{Seat: s, Icon: "broken-heart", Tone: look.ToneBad,
			Text: rules.Same(strconv.Itoa(int(a)) + "→" + strconv.Itoa(int(z)))}
		if z > a {
			f.Icon, f.Tone = "hearts", look.ToneGood
		}
		dst = append(dst, f)
	}
	return dst
}

// effectOn tells what becomes of one permanent.
func effectOn(before, after *rules.Board, id rules.CardID, dst []look.Effect) []look.Effect {
	f := look.Effect{Card: id, Seat: rules.Nobody}
	flashed := before.Attr(id, aestery.AttrFlashed) != 0
	// who dies as the match ends still lies there
	if _, left := power(after, id); InPlay(after, id) && (left > 0 || !fights(after, id)) {
		if !aestery.Cards[before.Cards[id].Face].Is(aestery.Fighter) {
			return dst
		}
		force, defence := power(after, id)
		f.Icon, f.Tone, f.Text = "hearts", look.ToneGood, rules.Same(strconv.Itoa(force)+" / "+strconv.Itoa(defence))
		return append(dst, f)
	}
	f.Icon, f.Tone, f.Text = "death-skull", look.ToneBad, rules.Text{FR: "meurt", EN: "dies"}
	for s := range rules.Seat(2) {
		switch after.Cards[id].Zone {
		case aestery.ZoneExile(s):
			f.Icon, f.Tone, f.Text = "portal", look.ToneCalm, rules.Text{FR: "exilé", EN: "exiled"}
		case aestery.ZoneHand(s):
			f.Icon, f.Tone, f.Text = "poker-hand", look.ToneCalm, rules.Text{FR: "en main", EN: "to hand"}
		case aestery.ZoneDeck(s):
			f.Icon, f.Tone, f.Text = "card-pickup", look.ToneCalm, rules.Text{FR: "sous le deck", EN: "under the deck"}
		}
	}
	if flashed {
		f.Icon, f.Tone, f.Text = "portal", look.ToneCalm, rules.Text{FR: "Flash, exilé", EN: "Flash, exiled"}
	}
	return append(dst, f)
}

// lanes tell at each attacker who dies by which numbers, and what goes on
// to the player.
func lanes(who func(rules.Seat) string, before, after *rules.Board, events []rules.Event,
	dst []look.EffectBox) []look.EffectBox {
	for s := range rules.Seat(2) {
		for _, id := range after.Zone(aestery.ZoneFighters(s)) {
			dst = lane(who, before, after, events, id, dst)
		}
		for _, id := range before.Zone(aestery.ZoneFighters(s)) {
			if !InPlay(after, id) {
				dst = lane(who, before, after, events, id, dst)
			}
		}
	}
	return dst
}

// lane is the box of a card that strikes as an attacker; it also says what the attack
// will cost it.
func lane(who func(rules.Seat) string, before, after *rules.Board, events []rules.Event, id rules.CardID,
	dst []look.EffectBox) []look.EffectBox {
	side := before.Cards[id].Zone
	if side != aestery.ZoneFighters(0) && side != aestery.ZoneFighters(1) {
		return dst
	}
	me := rules.Seat(0)
	if side == aestery.ZoneFighters(1) {
		me = 1
	}
	if me != rules.Seat(before.Var(aestery.VarActive, rules.Nobody)) {
		return dst
	}
	name := func(c rules.CardID) rules.Text { return aestery.Cards[before.Cards[c].Face].Name }
	box := look.EffectBox{At: id}
	var dead, gone []rules.CardID
	wound, blocked, hits := int32(0), false, []int32(nil)
	for i := range events {
		e := &events[i]
		if e.Kind != rules.Note {
			continue
		}
		switch e.Note() {
		case aestery.NoteStrike:
			if e.Card == id {
				blocked = true
				if !InPlay(after, e.Other) {
					if after.Cards[e.Other].Zone == aestery.ZoneExile(1-me) {
						gone = append(gone, e.Other)
					} else {
						dead = append(dead, e.Other)
					}
				}
			}
			if e.Other == id && e.New > 0 {
				hits = append(hits, e.New)
			}
		case aestery.NoteWound:
			if e.Card == id {
				wound += e.New
			}
		}
	}
	if len(dead) > 0 {
		box.Lines = append(box.Lines, look.Effect{Icon: "death-skull", Tone: look.ToneBad, Text: theyDie(dead, name)})
	}
	for _, c := range gone {
		n := name(c)
		box.Lines = append(box.Lines, look.Effect{Icon: "portal", Tone: look.ToneCalm,
			Text: rules.Text{FR: "Flash " + rules.Strong("exilé") + " (" + n.FR + ")",
				EN: "Flash " + rules.Strong("exiled") + " (" + n.EN + ")"}})
	}
	if wound > 0 {
		t := rules.Same(who(1-me) + " " + rules.Strong("−"+strconv.Itoa(int(wound))))
		if blocked {
			t.FR, t.EN = t.FR+" (surplus)", t.EN+" (excess)"
		}
		box.Lines = append(box.Lines, look.Effect{Icon: "broken-heart", Tone: look.ToneBad, Text: t})
	}
	if !InPlay(after, id) && len(hits) > 0 {
		box.Lines = append(box.Lines, look.Effect{Icon: "death-skull", Tone: look.ToneSpell,
			Text: itDies(before, id, hits, name(id))})
	}
	if InPlay(after, id) && before.Attr(id, aestery.AttrBlood) == 0 && after.Attr(id, aestery.AttrBlood) != 0 && after.Attr(id, aestery.AttrThirst) == 0 {
		box.Lines = append(box.Lines, look.Effect{Icon: "blood", Tone: look.ToneBad,
			Text: rules.Text{FR: "sacrifice ce soir", EN: "sacrificed this evening"}})
	}
	if len(box.Lines) == 0 {
		return dst
	}
	return append(dst, box)
}

func theyDie(dead []rules.CardID, name func(rules.CardID) rules.Text) rules.Text {
	var t rules.Text
	for i, id := range dead {
		fr, en := "", ""
		switch {
		case i > 0 && i == len(dead)-1:
			fr, en = " et ", " and "
		case i > 0:
			fr, en = ", ", ", "
		}
		n := name(id)
		t.FR, t.EN = t.FR+fr+rules.Strong(n.FR), t.EN+en+rules.Strong(n.EN)
	}
	if len(dead) > 1 {
		return rules.Text{FR: t.FR + " meurent", EN: t.EN + " die"}
	}
	return rules.Text{FR: t.FR + " meurt", EN: t.EN + " dies"}
}

// itDies says by which numbers an attacker dies: "2+3 ≥ 4".
func itDies(before *rules.Board, id rules.CardID, hits []int32, n rules.Text) rules.Text {
	sum := ""
	if f := before.Attr(id, aestery.AttrFatigue); f > 0 {
		sum = strconv.Itoa(int(f))
	}
	for _, h := range hits {
		if sum != "" {
			sum += "+"
		}
		sum += strconv.Itoa(int(h))
	}
	why := sum + " ≥ " + strconv.Itoa(aestery.See(before).Defence(id))
	return rules.Text{FR: rules.Strong(n.FR) + "\u00a0: " + rules.Strong(why) + ", meurt",
		EN: rules.Strong(n.EN) + ": " + rules.Strong(why) + ", dies"}
}

// inks are the colours of effects.
var inks = [...]string{look.ToneCalm: "#ffe9a0", look.ToneGood: "#8ff0c0", look.ToneBad: "#ffb070",
	look.ToneSpell: "#d7a2ff"}

func effectLines(effects []look.Effect, lang rules.Lang) []art.OutcomeLine {
	var out []art.OutcomeLine
	for _, f := range effects {
		out = append(out, art.OutcomeLine{Icon: f.Icon, Ink: inks[f.Tone], Text: look.Stressed(f.Text.In(lang))})
	}
	return out
}

func paintComparison(c *art.Canvas, w, h float64, title string, heads []string, rows []look.EffectRow, chosen int) {
	t := paint.PredictionTable{Title: title, Heads: heads, Inks: []string{"#8fe6e0", "#ff9ccc"}, Chosen: -1}
	if len(heads) > 1 {
		t.Chosen = chosen
	}
	for _, r := range rows {
		row := paint.PredictionRow{Label: r.Label}
		for _, cell := range r.Cells {
			row.Cells = append(row.Cells, paint.PredictionCell{Icon: cell.Icon, Ink: inks[cell.Tone], Text: cell.Text})
		}
		t.Rows = append(t.Rows, row)
	}
	paint.Prediction(c, 0, 0, w, h, t)
}
