package table

import (
	"strings"

	"wyrmtable/art"
	"wyrmtable/fonts"
	"wyrmtable/rules"
	"wyrmtable/rules/dracoliath"
)

// dracoUrges say in two or three words what the large button waits for.
var dracoUrges = map[string]rules.Text{
	"take":    {FR: "Prenez une carte", EN: "Take a card"},
	"play":    {FR: "Jouez une carte", EN: "Play a card"},
	"discard": {FR: "Défaussez une carte", EN: "Discard a card"},
	"replace": {FR: "Remplacez une carte", EN: "Replace a card"},
	"flip":    {FR: "Retournez une carte", EN: "Turn a card over"},
	"swap":    {FR: "Échangez deux cartes", EN: "Swap two cards"},
}

// dracoPlaces say from where to where a card is carried.
var dracoPlaces = map[string]rules.Text{
	"take": {FR: "Portez une carte de la Rivière dans votre Main.", EN: "Carry a card from the River to your hand."},
	"play": {FR: "Portez une carte de votre Main sur la Rivière.", EN: "Carry a card from your hand onto the River."},
}

// dracoOpening tells how the cards were dealt (S1 to S7): who begins, with
// which cards, and what the second player gets for beginning second.
func dracoOpening(s *rules.Setup, view *rules.Board) []rules.Text {
	first := rules.Seat(view.Var(dracoliath.VarActive, rules.Nobody))
	if view.Var(dracoliath.VarTurn, rules.Nobody) != 1 || first < 0 || int(first) >= len(s.Seats) {
		return nil
	}
	name := func(i rules.Seat) string { return rules.SeatRef(i, s.Seats[i].Name) }
	lines := []rules.Text{{FR: name(first) + " commence.", EN: name(first) + " begins."}}
	for i := range rules.Seat(len(s.Seats)) {
		if hand := view.Zone(dracoliath.ZoneHand(i)); len(hand) == 1 {
			f := dracoliath.Game.Faces[view.Cards[hand[0]].Face].Name
			lines = append(lines, rules.Text{FR: name(i) + " reçoit " + rules.CardRef(hand[0], f.FR) + ".",
				EN: name(i) + " is dealt " + rules.CardRef(hand[0], f.EN) + "."})
		}
	}
	for i := range rules.Seat(len(s.Seats)) {
		if i != first && view.Var(dracoliath.VarFocus, i) == 1 {
			lines = append(lines, rules.Text{FR: name(i) + " joue en second\u00a0: +1 Concentration, −1 Vie.",
				EN: name(i) + " plays second: +1 Concentration, −1 Life."})
		}
	}
	return append(lines, dracoFirstEffects(s, view, first)...)
}

// dracoFirstEffects tells what the effects at the start of the very first turn
// have changed: they come before the first action.
func dracoFirstEffects(s *rules.Setup, view *rules.Board, first rules.Seat) []rules.Text {
	var lines []rules.Text
	for i := range rules.Seat(len(s.Seats)) {
		life := int32(dracoCounters[0].Max)
		if i != first {
			life--
		}
		for n, old := range [...]int32{life, 0} {
			v, k := [...]rules.Var{dracoliath.VarLife, dracoliath.VarPower}[n], &dracoCounters[n].Name
			if now := view.Var(v, i); now != old {
				change := " " + signed(int(old), "") + " → " + signed(int(now), "") + "."
				lines = append(lines, rules.Text{FR: "Effets du début du premier tour : " + k.FR + " " + of(rules.SeatRef(i, s.Seats[i].Name)) + change,
					EN: "Effects at the start of the first turn: " + k.EN + " of " + rules.SeatRef(i, s.Seats[i].Name) + change})
			}
		}
	}
	return lines
}

// dracoRenewWhy says why the River cannot be renewed (S22, D7, D8).
func dracoRenewWhy(view *rules.Board, k *rules.Ask) rules.Text {
	switch {
	case view.Var(dracoliath.VarPhase, rules.Nobody) != dracoliath.PhaseTake:
		return rules.Text{FR: "Seulement avant de prendre une carte.", EN: "Only before a card is taken."}
	case view.Var(dracoliath.VarRenewed, rules.Nobody) != 0:
		return rules.Text{FR: "Déjà renouvelée à ce tour.", EN: "Already renewed this turn."}
	case k.Subject >= 0 && view.Var(dracoliath.VarFocus, k.Subject) == 0:
		return rules.Text{FR: "Aucun jeton de Concentration.", EN: "No Concentration token."}
	}
	return rules.Text{FR: "Aucune carte ne peut y venir.", EN: "No card can come to it."}
}

// cut shortens a name, set at size, to a width.
func cut(size, width float64, s string) string {
	if art.TextWidth(fonts.Name, size, s) <= width {
		return s
	}
	runes := []rune(s)
	for len(runes) > 1 && art.TextWidth(fonts.Name, size, string(runes)+"…") > width {
		runes = runes[:len(runes)-1]
	}
	return strings.TrimRight(string(runes), " ") + "…"
}
