package watch

import "wyrmtable/rules"

var (
	NoUndo       = rules.Text{FR: "Il n’y a rien à annuler.", EN: "There is nothing to take back."}
	NoUndoReveal = rules.Text{FR: "Une carte a été révélée depuis\u00a0: ce coup ne peut plus être annulé.",
		EN: "A card has been revealed since: this move can no longer be taken back."}
	NoUndoShown = rules.Text{FR: "Ce coup a montré une carte de la main aux autres\u00a0: il ne peut plus être annulé.",
		EN: "This move has shown a card of the hand to the others: it can no longer be taken back."}
	noUndoDrawn = rules.Text{FR: "Une carte a été piochée depuis\u00a0: ce coup ne peut plus être annulé.",
		EN: "A card has been drawn since: this move can no longer be taken back."}
	noUndoShuffle = rules.Text{FR: "Des cartes ont été mélangées depuis\u00a0: ce coup ne peut plus être annulé.",
		EN: "Cards have been shuffled since: this move can no longer be taken back."}
	noUndoNext = rules.Text{FR: "C’est à un autre joueur de répondre\u00a0: ce coup ne peut plus être annulé.",
		EN: "It is for another player to answer: this move can no longer be taken back."}
	noUndoFar = rules.Text{FR: "Ce coup vient d’un autre écran : il ne s’annule pas ici.",
		EN: "This move came from another screen: it cannot be taken back here."}
	noUndoSent = rules.Text{FR: "Ce coup est parti dans un lien : il ne peut plus être annulé.",
		EN: "This move has gone out in a link: it can no longer be taken back."}
	NoUndoPass   = rules.Text{FR: "Laisser passer ne s’annule pas.", EN: "Letting it pass cannot be taken back."}
	NoUndoPassed = rules.Text{FR: "L’écran a changé de mains depuis\u00a0: ce coup ne peut plus être annulé.",
		EN: "The screen has changed hands since: this move can no longer be taken back."}
)

// Undoer returns who may take the last answer back, or why nobody may. aloud says
// that the open question is put aloud.
func (e *Eyes) Undoer(aloud bool) (rules.Seat, rules.Text) {
	n := e.session.LastOfPerson()
	if n < 0 {
		return rules.Nobody, NoUndo
	}
	last := e.session.Action(n)
	seat := last.Seat
	switch {
	case e.Mail.Far(seat):
		return seat, noUndoFar
	case e.Mail.On() && n < e.Mail.Sent:
		return seat, noUndoSent
	}
	if e.passed(last) && !e.session.OpenUndo {
		return seat, NoUndoPass
	}
	if e.Curtains() && e.Seat != seat && e.Drafted(seat) { // begun in secret before the match was left
		return seat, NoUndoPassed
	}
	if !e.session.CanUndo(seat) {
		switch {
		case !e.look.Game.Hidden || e.Asked() == seat:
		case e.Curtains() && !aloud:
			return seat, NoUndoPassed
		default:
			return seat, noUndoNext
		}
		return seat, e.barrier(seat)
	}
	return seat, rules.Text{}
}

// passed reports whether an answer has let the question to all pass. One press
// passes for everybody: taken back, it would be open again to the last of them
// alone.
func (e *Eyes) passed(a rules.Action) bool {
	return e.look.Play.Call != nil && a == rules.Do(a.Seat, a.Verb) &&
		e.session.Match().Board().Layout().Verbs[a.Verb].Name == "pass"
}

// barrier says what of the last action, which was seat's, keeps it from being
// taken back: what he has learned by it, or else what the others have.
func (e *Eyes) barrier(seat rules.Seat) rules.Text {
	why := NoUndoReveal
	for _, ev := range e.session.Seen(seat, e.session.LastOfPerson(), nil) {
		switch {
		case !ev.Reveals():
		case ev.Kind == rules.Shuffle:
			return noUndoShuffle
		case ev.Teaches(seat):
			return NoUndoReveal
		case ev.Kind == rules.Move && e.isHand(ev.To.Zone):
			why = noUndoDrawn
		case ev.Kind == rules.Move || ev.Kind == rules.Seen:
			why = NoUndoShown
		}
	}
	return why
}

// isHand reports whether a zone is somebody's hand.
func (e *Eyes) isHand(z rules.Zone) bool {
	return z != rules.Nowhere && e.session.Match().Board().Layout().Zones[z].Name == "hand"
}
