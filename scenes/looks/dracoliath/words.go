package dracoliath

import (
	"strings"

	"wyrmtable/art"
	"wyrmtable/fonts"
	"wyrmtable/rules"
	"wyrmtable/rules/dracoliath"
	"wyrmtable/scenes/table/look"
)

// urges say in two or three words what the large button waits for.
var urges = map[string]rules.Text{
	"gift":    {FR: "Donnez ou gardez", EN: "Give or keep"},
	"take":    {FR: "Prenez une carte", EN: "Take a card"},
	"play":    {FR: "Jouez une carte", EN: "Play a card"},
	"discard": {FR: "Défaussez une carte", EN: "Discard a card"},
	"replace": {FR: "Remplacez une carte", EN: "Replace a card"},
	"flip":    {FR: "Retournez une carte", EN: "Turn a card over"},
	"swap":    {FR: "Échangez deux cartes", EN: "Swap two cards"},
}

// allPlaces say from where to where a card is carried.
var allPlaces = map[string]rules.Text{
	"take": {FR: "Portez une carte de la Rivière dans votre Main.", EN: "Carry a card from the River to your hand."},
	"gift": {FR: "Portez une carte chez votre partenaire, ou gardez tout.",
		EN: "Carry a card to your partner, or keep them all."},
	"play": {FR: "Portez une carte de votre Main sur la Rivière.", EN: "Carry a card from your hand onto the River."},
}

// goalOf says what wins.
func goalOf(seats int) rules.Text {
	if seats == 4 {
		return rules.Text{FR: "Vie adverse à 0\nou 30 de Puissance", EN: "Their Life at 0\nor 30 Power"}
	}
	return rules.Text{FR: "Vie adverse à 0\nou 18 de Puissance", EN: "Opponent’s Life at 0\nor 18 Power"}
}

// What two against two adds to the aid card.
var (
	aidGift = rules.Text{FR: "Premier joueur de l’équipe à jouer\u00a0: lui ou son partenaire peut donner à l’autre une carte de sa Main.",
		EN: "First of the team to play: he or his partner may give the other a card of the hand."}
	aidTeamGoal = rules.Text{
		FR: "La Vie de l’équipe adverse à 0, ou 30 de Puissance. Les deux à la fois pour les deux équipes\u00a0: égalité. Les Tempêtes visibles touchent les quatre joueurs\u00a0; sinon seul compte celui d’en face. Deux jetons de Concentration deviennent aussitôt une carte.",
		EN: "The other team’s Life at 0, or 30 Power. Both teams at once: a draw. Visible Storms touch all four players; else only the one across counts. Two Concentration tokens at once become a card.",
	}
)

// opening tells how the cards were dealt (S1 to S7): who begins, with
// which cards, and what the second player gets for beginning second.
func opening(s *rules.Setup, view *rules.Board) []rules.Text {
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
		if len(s.Seats) == 2 && i != first && view.Var(dracoliath.VarFocus, i) == 1 {
			lines = append(lines, rules.Text{FR: name(i) + " joue en second\u00a0: +1 Concentration, −1 Vie.",
				EN: name(i) + " plays second: +1 Concentration, −1 Life."})
		}
	}
	return append(lines, firstEffects(s, view, first)...)
}

// firstEffects tells what the effects at the start of the very first turn
// have changed: they come before the first action.
func firstEffects(s *rules.Setup, view *rules.Board, first rules.Seat) []rules.Text {
	var lines []rules.Text
	seating := dracoliath.Game.Seated(len(s.Seats))
	for i := range rules.Seat(len(s.Seats)) {
		if seating.Holder(i) != i {
			continue
		}
		life := int32(counters[0].End(seating))
		if len(s.Seats) == 2 && i != first {
			life--
		}
		for n, old := range [...]int32{life, 0} {
			v, k := [...]rules.Var{dracoliath.VarLife, dracoliath.VarPower}[n], &counters[n].Name
			if now := view.Var(v, i); now != old {
				change := " " + look.Signed(int(old), "") + " → " + look.Signed(int(now), "") + "."
				lines = append(lines, rules.Text{FR: "Effets du début du premier tour : " + k.FR + " " +
					rules.Of(look.Owner(s, seating, i), rules.French) + change,
					EN: "Effects at the start of the first turn: " + k.EN + " of " + look.Owner(s, seating, i) + change})
			}
		}
	}
	return lines
}

// renewWhy says why the River cannot be renewed (S22, D7, D8).
func renewWhy(view *rules.Board, k *rules.Ask) rules.Text {
	switch {
	case view.Var(dracoliath.VarPhase, rules.Nobody) != dracoliath.PhaseTake:
		return rules.Text{FR: "Seulement avant de prendre une carte.", EN: "Only before a card is taken."}
	case k.Kind == dracoliath.AskGift:
		return rules.Text{FR: "Après le don entre partenaires.", EN: "After the gift between partners."}
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

// steps are the seven steps of SORT, for those in which nothing happens.
var steps = []rules.Text{
	{FR: "symboles", EN: "symbols"}, {FR: "+1 et −1", EN: "+1 and −1"}, {FR: "interdictions", EN: "forbidden"},
	{FR: "«\u00a0à la place\u00a0»", EN: "“instead”"}, {FR: "«\u00a0alors\u00a0»", EN: "“then”"},
	{FR: "Vie en trop", EN: "Life too many"}, {FR: "réglette", EN: "ruler"},
}
