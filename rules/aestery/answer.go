package aestery

import (
	"slices"

	"wyrmtable/rules"
)

// answer does an answer that is listed.
func (m *Match) answer(a rules.Action) {
	q := &m.state
	switch q.Kind {
	case AskMain, AskRespond, AskWindow:
		if q.Draft.Doing != idle {
			m.answerDraft(a)
		} else {
			m.answerPriority(a)
		}
		return
	case AskAttack:
		m.answerAttack(a)
		return
	case AskBlock:
		m.answerBlock(a)
		return
	}
	q.Open = false
	switch q.Kind {
	case AskStart:
		m.startWith(a.Whom)
	case AskMulligan:
		m.answerMulligan(a)
	case AskLine:
		m.answerLine(a)
	case AskTriggers:
		m.answerTriggers(a.Card)
	case AskTarget:
		m.answerTarget(a)
	case AskMay:
		m.answerMay(a)
	case AskPick:
		m.answerPick(a.Card)
	case AskDiscard:
		m.w.Cause = q.Source
		m.discard(a.Card, true)
		q.Frame.Left--
	case AskMine:
		m.w.Cause = q.Source
		m.answerMine(a.Card)
	case AskScry:
		m.answerScry(a)
	case AskSearch:
		m.answerSearch(a)
	case AskLegend:
		m.answerLegend(a.Card)
	case AskPitch:
		m.answerPitch(a)
	case AskLimit:
		m.w.Cause = 0
		m.discard(a.Card, false)
	}
}

// answerPriority does what a player with priority begins.
func (m *Match) answerPriority(a rules.Action) {
	s := a.Seat
	m.w.Cause = a.Card
	switch a.Verb {
	case VerbCast:
		m.beginDraft(casting, a.Card, 0)
	case VerbActivate:
		m.beginDraft(acting, a.Card, a.Num)
	case VerbPower:
		m.beginDraft(powering, a.Card, a.Num)
	case VerbCombat:
		m.beginDraft(charging, 0, 0)
	case VerbMine:
		m.mine(a.Card, s)
	case VerbStash:
		m.stash(a.Card, s)
	case VerbSupport:
		m.exileFromHand(a.Card)
		m.special()
		m.setTable(VarPriority, int32(1-s))
	case VerbBrave:
		m.w.Add(a.Card, AttrBravery, -1)
		m.w.Add(a.Card, AttrFatigue, -1)
		m.special()
	case VerbTap:
		m.tap(a.Card, s)
		m.special()
	case VerbPass:
		m.pass(s)
	}
}

// special ends an action that uses no stack: its player keeps priority, and the
// other may answer anew.
func (m *Match) special() {
	m.setTable(VarPasses, 0)
	m.state.Open = false
}

// mine exiles a card of the hand for a Mine, which enters engaged.
func (m *Match) mine(id rules.CardID, s rules.Seat) {
	m.w.Count(VarMined, s, 1)
	m.exileFromHand(id)
	m.w.Note(NoteMine, rules.Event{Seat: s, Card: id})
	m.create(MineFace, s, true)
	m.hear(OnMine, 0, s, id)
	m.special()
}

// stash puts a card face down into the Cachette (E35).
func (m *Match) stash(id rules.CardID, s rules.Seat) {
	m.w.Note(NoteStash, rules.Event{Seat: s})
	m.hideAway(id, s)
	m.special()
}

// hideAway puts a card into the Cachette of s, not to be played before the next
// turn. Whoever listens hears it, whatever has put it there.
func (m *Match) hideAway(id rules.CardID, s rules.Seat) {
	m.unpoint(id, len(m.pending))
	m.w.Move(id, ZoneCachette(s))
	m.strip(id)
	m.w.Set(id, AttrSealed, 1)
	m.hear(OnStash, 0, s, 0)
}

// answerDraft does a step of a draft.
func (m *Match) answerDraft(a rules.Action) {
	d := &m.state.Draft
	switch a.Verb {
	case VerbTarget:
		d.Target[d.Aimed] = a.Target
		d.Aimed++
		m.skipAims()
	case VerbSkip:
		d.Aimed++
		m.skipAims()
	case VerbChoose, VerbDiscard:
		m.list = append(m.list, a.Card)
		d.Fodder++
	case VerbTap, VerbPitch:
		m.list = append(m.list, a.Card)
	case VerbRelease:
		i := slices.Index(m.chosen(), a.Card) + int(d.Fodder)
		m.list = slices.Delete(m.list, i, i+1)
	case VerbCancel:
		m.forgetDraft()
	case VerbConfirm:
		m.state.Open = false
		m.confirm()
	}
}
