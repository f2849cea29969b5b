package look

import "wyrmtable/rules"

// An Omen says of an answer that is being prepared, or held over its goal, what
// it works on, in a game without a Foresight: arrows lead there, and furniture
// can tell how the table will be (Telling.Then).
type Omen struct {
	// Ready is the answer that confirms what is being drafted, and the card by
	// which it will happen; false where nothing can be told of it.
	Ready func(b *rules.Board, k *rules.Ask) (a rules.Action, by rules.CardID, ok bool)
	// Pass is how things go on behind an answer until it has done what it does.
	Pass func(a *rules.Action, b *rules.Board, k *rules.Ask) (rules.Action, bool)
	// Works appends the cards that events do something to because of a card; view is
	// the table before them.
	Works func(view *rules.Board, events []rules.Event, by rules.CardID, dst []rules.CardID) []rules.CardID
	// Whom is the player that a note says a card is aimed at, or Nobody.
	Whom func(e *rules.Event) rules.Seat
}

// Worked says what something works on: From is 0 where there is nothing.
type Worked struct {
	From rules.CardID
	On   []rules.CardID
	Whom rules.Seat // or Nobody
}
