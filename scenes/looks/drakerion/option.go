package drakerion

import (
	"strconv"

	"wyrmtable/art"
	paint "wyrmtable/art/drakerion"
	"wyrmtable/rules"
	"wyrmtable/rules/drakerion"
	"wyrmtable/scenes/table/look"
)

// This file tells the attacks of a Character apart in the panel that asks how it attacks.

var (
	inMelee    = rules.Text{FR: "Mêlée", EN: "Melee"}
	atRange    = rules.Text{FR: "À distance", EN: "At range"}
	riposte    = rules.Text{FR: "Riposte", EN: "Riposte"}
	noRiposte  = rules.Text{FR: "Pas de riposte", EN: "No riposte"}
	unknownEnd = rules.Text{FR: "L’issue n’est pas connue.", EN: "The outcome is not known."}
)

// option shows what an attack deals, what comes back, and who falls if both pass.
func option(k *look.Telling, a *rules.Answer, events []rules.Event) look.Shown {
	if a.Verb != drakerion.VerbAttack && a.Verb != drakerion.VerbShoot {
		return look.Shown{}
	}
	after := k.View.Clone()
	for i := range events {
		after.Do(&events[i])
	}
	strikes := blows(k.View, after, events)
	o := paint.Option{Blow: paint.Melee}
	word, stat, back := inMelee, drakerion.Melee, riposte
	if a.Verb == drakerion.VerbShoot {
		o.Blow, word, stat, back = paint.Ranged, atRange, drakerion.Ranged, noRiposte
	} else {
		o.Riposte = strconv.Itoa(strength(k.View, strikes, a.Card, a.Target, drakerion.Riposte))
	}
	o.Attack = strconv.Itoa(strength(k.View, strikes, a.Target, a.Card, stat))
	o.AttackWord, o.RiposteWord = word.In(k.Lang), back.In(k.Lang)
	s := look.Shown{Said: []rules.Text{
		rules.Join(word, rules.Same(" "+o.Attack)), rules.Join(back, rules.Same(" "+o.Riposte))}}
	for _, e := range ends(k.View, strikes) {
		o.Lines = append(o.Lines, art.OutcomeLine{Icon: e.Icon, Ink: inks[e.Tone], Text: look.Stressed(e.Text.In(k.Lang))})
		s.Said = append(s.Said, e.Text)
	}
	s.Key = rules.Plain(rules.List(s.Said, rules.Same(" "), rules.Text{}).In(k.Lang))
	s.Paint = func(c *art.Canvas, w, h float64) { paint.DrawOption(c, w, h, &o) }
	return s
}

// strength is with how much a Character is struck by another: what is dealt, before a
// Shield, or else the value of the one who strikes.
func strength(b *rules.Board, strikes []strike, struck, by rules.CardID, s drakerion.Stat) int {
	for _, k := range strikes {
		if k.to == struck && k.dealt {
			return k.n + k.off
		}
	}
	return drakerion.StatOf(b, by, s)
}

// ends says of everybody who is struck what becomes of him, in a line each.
func ends(b *rules.Board, strikes []strike) []look.Effect {
	if len(strikes) == 0 {
		return []look.Effect{{Icon: "crossed-swords", Text: unknownEnd}}
	}
	var out []look.Effect
	for _, k := range strikes {
		out = append(out, k.end(b))
	}
	return out
}

// end says what becomes of the one who is struck, and what that is worth.
func (k *strike) end(b *rules.Board) look.Effect {
	f := k.damage(b)
	if !k.falls {
		return f
	}
	f.Icon = "death-skull"
	f.Text = rules.Join(f.Text, rules.Text{FR: ", tombe", EN: ", falls"})
	if k.prestige > 0 {
		f.Text = rules.Join(f.Text, rules.Same(" (+"+strconv.Itoa(int(k.prestige))+" prestige)"))
	}
	return f
}
