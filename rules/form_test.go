package rules

import "testing"

// TestWordsAgree checks that words agree with the card named last, in number and
// gender, and that a form leaves a reference what it was.
func TestWordsAgree(t *testing.T) {
	v := Voice{Names: []string{"Alice"}}
	const fr = "$c {est|sont} {soigné|soignée|soignés|soignées}\u00a0: $s {gagne|gagnent} avec $o, qui {tombe|tombent}."
	const en = "$c {is|are} healed."
	for _, test := range []struct {
		name   Text
		form   Form
		fr, en string
	}{
		{Text{"Hussard", "Hussar"}, 0, "Hussard est soigné\u00a0: Alice gagne avec Racines, qui tombent.", "Hussar is healed."},
		{Text{"Messagère", "Messenger"}, Feminine, "Messagère est soignée\u00a0: Alice gagne avec Racines, qui tombent.", "Messenger is healed."},
		{Text{"Renforts", "Reinforcements"}, Plural | PluralEN, "Renforts sont soignés\u00a0: Alice gagnent avec Racines, qui tombent.", "Reinforcements are healed."},
		{Text{"Écailles", "Mail"}, Feminine | Plural, "Écailles sont soignées\u00a0: Alice gagnent avec Racines, qui tombent.", "Mail is healed."},
	} {
		card := CardForm(7, test.name, test.form)
		got := v.Say(fr, en, Filling{Card: card, Other: CardForm(8, Same("Racines"), Plural)})
		if Plain(got.FR) != test.fr || Plain(got.EN) != test.en {
			t.Errorf("%q, %q", Plain(got.FR), Plain(got.EN))
		}
		if s := Spans(card.FR); len(s) != 1 || s[0].Card != 7 || s[0].Text != test.name.FR || s[0].Many != (test.form&Plural != 0) {
			t.Errorf("%q is %+v", card.FR, s)
		}
	}
	unknown := CardText(7, Text{})
	if got := Plain(v.Say("$c {est|sont} {soigné|soignée|soignés|soignées}.", "", Filling{Card: unknown}).FR); got != "Une carte est soignée." {
		t.Errorf("%q", got)
	}
}
