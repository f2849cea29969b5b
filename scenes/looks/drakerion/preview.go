package drakerion

import (
	"strconv"

	"wyrmtable/art"
	paint "wyrmtable/art/drakerion"
	"wyrmtable/rules"
	"wyrmtable/rules/drakerion"
	"wyrmtable/scenes/table/look"
)

// This file tells beforehand what a combat will do, or an answer to it, if
// nobody does anything more.

var comparison = look.Comparison{
	Name: rules.Text{FR: "Combat", EN: "Combat"},
	When: func(b *rules.Board, k *rules.Ask) bool {
		attacker, _ := foes(b)
		return attacker != 0 || k != nil && k.Kind == drakerion.AskAction
	},
	Pass:    goOn,
	Effects: effectsOf,
	Boxes:   lanes,
	Fixture: "combat",
	Beside:  true,
	BoxSize: func(f []look.Effect, lang rules.Lang, most float64) (w, h float64) {
		for i := range f {
			w = max(w, paint.FateChipWide(chip, rules.Plain(f[i].Text.In(lang))))
		}
		return w, float64(len(f))*(chip+4) - 4
	},
	Box: func(c *art.Canvas, w, h float64, f []look.Effect, lang rules.Lang) {
		for i := range f {
			words := rules.Plain(f[i].Text.In(lang))
			kind := paint.FateHolds
			switch f[i].Tone {
			case look.ToneBad:
				kind = paint.FateFalls
			case look.ToneCalm:
				kind = paint.FateGains
			}
			wide := paint.FateChipWide(chip, words)
			paint.FateChip(c, (w-wide)/2, float64(i)*(chip+4), wide, chip, kind, words)
		}
	},
}

// chip is how high a chip beside a card is.
const chip = 22.0

// inks are the colours of effects.
var inks = [...]string{look.ToneCalm: "#f0c35a", look.ToneGood: "#8ae8a0", look.ToneBad: "#ff9a8a",
	look.ToneSpell: "#d7a2ff"}

// goOn lets both pass until the combat is over; optional abilities are let
// be.
func goOn(now *rules.Board, me rules.Seat) func(b *rules.Board, k *rules.Ask) (rules.Action, bool) {
	return func(b *rules.Board, k *rules.Ask) (rules.Action, bool) {
		attacker, _ := foes(b)
		if k.Kind != drakerion.AskCombat && (k.Kind != drakerion.AskReact || attacker == 0) {
			return rules.Action{}, false
		}
		a := rules.Do(k.Decider, drakerion.VerbPass)
		return a, k.Legal(a)
	}
}

// A strike is damage that will be dealt to a Character.
type strike struct {
	to             rules.CardID
	before, n, off int // damage on it already, dealt, and what a Shield takes away
	life           int
	prestige       int32 // for the other, if it falls
	dealt, falls   bool
}

// blows reads from events what will be dealt to whom, and who will fall.
func blows(before, after *rules.Board, events []rules.Event) []strike {
	var out []strike
	find := func(id rules.CardID) *strike {
		for i := range out {
			if out[i].to == id {
				return &out[i]
			}
		}
		at := before
		if inPlay(after, id) {
			at = after
		}
		out = append(out, strike{to: id, before: int(before.Attr(id, drakerion.AttrDamage)),
			life: drakerion.StatOf(at, id, drakerion.Life)})
		return &out[len(out)-1]
	}
	for i := range events {
		e := &events[i]
		switch {
		case e.Kind == rules.Note && e.Note() == drakerion.NoteBlow:
			k := find(e.Other)
			k.n, k.off, k.dealt = k.n+int(e.New), k.off+int(e.Old), true
		case e.Kind == rules.Note && e.Note() == drakerion.NoteDestroyed:
			k := find(e.Card)
			k.falls, k.prestige = true, e.New
		}
	}
	return out
}

// sum is the damage in numbers: "1 + 5".
func (k *strike) sum() string {
	if k.before == 0 {
		return strconv.Itoa(k.n)
	}
	return strconv.Itoa(k.before) + " + " + strconv.Itoa(k.n)
}

// damage says how much damage there will be on the one who is struck, of how much life.
func (k *strike) damage(b *rules.Board) look.Effect {
	total := strconv.Itoa(k.before + k.n)
	if k.before > 0 {
		total = k.sum() + " = " + total
	}
	shield := rules.Text{}
	if k.off > 0 {
		n := strconv.Itoa(k.off)
		shield = rules.Text{FR: " (Bouclier " + n + ")", EN: " (Shield " + n + ")"}
	}
	name, of := nameOf(b, k.to), " / "+strconv.Itoa(k.life)
	f := look.Effect{Card: k.to, Seat: rules.Nobody, Icon: "hearts", Tone: look.ToneGood}
	fr, en := total+of+shield.FR+", survit", total+of+shield.EN+", survives"
	if k.falls {
		f.Icon, f.Tone = "crossed-swords", look.ToneBad
		fr, en = total+" dégâts"+of+shield.FR, total+" damage"+of+shield.EN
	}
	f.Text = rules.Text{FR: rules.Strong(name.FR) + "\u00a0: " + fr, EN: rules.Strong(name.EN) + ": " + en}
	return f
}

// effectsOf tells what becomes of those who fight and of the players.
func effectsOf(before, after *rules.Board, events []rules.Event, dst []look.Effect) []look.Effect {
	for _, k := range blows(before, after, events) {
		if k.dealt {
			dst = append(dst, k.damage(before))
		}
		if k.falls {
			name := nameOf(before, k.to)
			dst = append(dst, look.Effect{Card: k.to, Seat: rules.Nobody, Icon: "death-skull", Tone: look.ToneBad,
				Text: rules.Text{FR: rules.Strong(name.FR) + " tombe", EN: rules.Strong(name.EN) + " falls"}})
		}
	}
	for i := range events {
		e := &events[i]
		switch {
		case e.Kind != rules.Note:
		case e.Note() == drakerion.NoteCancel:
			dst = append(dst, look.Effect{Card: e.Card, Seat: rules.Nobody, Icon: "cross-mark", Tone: look.ToneSpell,
				Text: rules.Text{FR: "Combat annulé", EN: "Combat cancelled"}})
		case e.Note() == drakerion.NoteWin && e.Seat >= 0:
			dst = append(dst, look.Effect{Seat: e.Seat, Icon: "crown", Tone: look.ToneCalm,
				Text: rules.Text{FR: "gagne la partie", EN: "wins the match"}})
		}
	}
	for s := range rules.Seat(2) {
		if a, z := before.Var(drakerion.VarPrestige, s), after.Var(drakerion.VarPrestige, s); a != z {
			n := rules.Strong(strconv.Itoa(int(a))+" → "+strconv.Itoa(int(z))) + " / " + strconv.Itoa(paint.PrestigeTop)
			dst = append(dst, look.Effect{Seat: s, Icon: "laurel-crown", Tone: look.ToneCalm, Text: rules.Same(n)})
		}
	}
	return dst
}

// lanes puts chips at those who fight: whether they fall, and what that is
// worth.
func lanes(_ func(rules.Seat) string, before, after *rules.Board, events []rules.Event,
	dst []look.EffectBox) []look.EffectBox {
	for _, k := range blows(before, after, events) {
		if !inPlay(before, k.to) {
			continue
		}
		box := look.EffectBox{At: k.to}
		if k.dealt {
			f := look.Effect{Card: k.to, Tone: look.ToneGood, Text: rules.Same(k.sum() + " < " + strconv.Itoa(k.life))}
			if k.falls {
				f.Tone, f.Text = look.ToneBad, rules.Same(k.sum()+" ≥ "+strconv.Itoa(k.life))
			}
			box.Lines = append(box.Lines, f)
		}
		if k.falls && k.prestige > 0 {
			box.Lines = append(box.Lines, look.Effect{Card: k.to,
				Text: rules.Same("+" + strconv.Itoa(int(k.prestige)) + " prestige")})
		}
		dst = append(dst, box)
	}
	return dst
}
