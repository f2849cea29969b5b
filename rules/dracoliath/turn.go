package dracoliath

import "wyrmtable/rules"

// run goes on until somebody is asked or the match is over.
func (m *Match) run() {
	m.listed = false
	for !m.ask.Open && !m.over {
		if m.sim.on && len(m.stack) < m.sim.depth {
			return
		}
		if len(m.stack) > 0 {
			m.resolve()
		} else {
			m.advance()
		}
	}
}

// resolve works on the last frame.
func (m *Match) resolve() {
	switch f := m.last(); f.Kind {
	case playFrame:
		m.resolvePlay()
	case effectsFrame:
		m.resolveEffects()
	case listFrame:
		m.resolveList()
	case sortFrame:
		m.resolveSort()
	}
}

// advance walks on through the turn when nothing is left to resolve. Victory is
// looked at each time before that (D27).
func (m *Match) advance() {
	if m.checkWin() {
		return
	}
	switch m.table(VarPhase) {
	case PhaseStart:
		m.setTable(VarPhase, PhaseTake)
	case PhaseTake:
		if !m.askGift() {
			m.askTake()
		}
	case PhasePlay:
		if m.board.Count(ZoneHand(m.active())) > 0 {
			m.open(question{Kind: AskPlay, Subject: m.active()})
			return
		}
		m.beginEnd()
	case PhaseEnd:
		m.refill()
		m.endTurn()
	}
}

// open puts a question to whoever decides for its subject.
func (m *Match) open(q question) {
	q.Open, q.Decider = true, m.decider(q.Subject)
	m.ask, m.listed = q, false
}

func (m *Match) setTable(v rules.Var, n int32) { m.w.Change(v, rules.Nobody, n) }

// rule begins a step that no card causes.
func (m *Match) rule() {
	m.w.NextStep()
	m.w.Cause = 0
}

// beginTurn begins the next turn of seat s, played by decider (S17, D35); extra
// tells that it is one more after another.
func (m *Match) beginTurn(s, decider rules.Seat, extra bool) {
	m.rule()
	turn := m.table(VarTurn) + 1
	if turn > maxTurns {
		m.over = true
		m.end = rules.Outcome{Stalled: true, Reason: rules.Text{
			FR: "Égalité\u00a0: la partie dure depuis trop longtemps.",
			EN: "A draw: the match has gone on for too long."}}
		return
	}
	m.setTable(VarTurn, turn)
	m.setTable(VarActive, int32(s))
	m.setTable(VarDecider, int32(decider))
	m.setTable(VarPhase, PhaseStart)
	m.setTable(VarRenewed, 0)
	m.beginGift(s, extra)
	m.w.Note(NoteTurn, rules.Event{Seat: s, Old: int32(decider), New: turn})
	m.pushTimed(StartTurn, modeStart)
}

// beginEnd begins phase 3 with the effects at the end of the turn (S42).
func (m *Match) beginEnd() {
	m.setTable(VarPhase, PhaseEnd)
	m.pushTimed(EndTurn, modeEnd)
}

// pushTimed lists the cards whose effects are due now: the active player's
// Treasures and every visible Storm, those that lie open at this moment.
func (m *Match) pushTimed(kind Kind, md mode) {
	f := frame{Kind: listFrame, Mode: md, Me: m.active()}
	for _, id := range m.visible() {
		c := m.card(id)
		if !c.passive || !(kind == StartTurn && c.starts || kind == EndTurn && c.ends) {
			continue
		}
		timed := m.timed(&f, id)
		if timed {
			f.list(id, 0)
		}
		m.traceTimed(c, id, kind, timed)
	}
	if f.N > 0 {
		m.push(f)
	}
}

// timed reports whether card id still acts at the start or end of f.Me's turn.
func (m *Match) timed(f *frame, id rules.CardID) bool {
	return m.works(id, f.Me) && !m.cancelled(id)
}

// endTurn hands the turn on: to the same player for an extra turn, which stays
// with whoever played this one (D24, D35), else to the next seat.
func (m *Match) endTurn() {
	s, decider := m.active(), rules.Seat(m.table(VarDecider))
	if n := m.board.Var(VarExtra, s); n > 0 {
		m.rule()
		m.w.Change(VarExtra, s, n-1)
		m.beginTurn(s, decider, true)
		return
	}
	s = (s + 1) % rules.Seat(m.seats())
	decider = s
	if c := m.board.Var(VarControl, s); c > 0 {
		m.rule()
		decider = rules.Seat(c - 1)
		m.w.Change(VarControl, s, 0)
	}
	m.beginTurn(s, decider, false)
}

// askTake asks for the River: renew it or take a card (S22, S24). Without one to
// take it is skipped, unless the River can be renewed (D10).
func (m *Match) askTake() {
	if m.canTake() || m.canRenew() {
		m.open(question{Kind: AskTake, Subject: m.active()})
		return
	}
	m.setTable(VarPhase, PhasePlay)
}

func (m *Match) canTake() bool {
	for _, id := range m.inRiver() {
		if id != 0 {
			return true
		}
	}
	return false
}

func (m *Match) canRenew() bool {
	return m.table(VarRenewed) == 0 && m.focus(m.active()) > 0 && (m.canTake() || m.top() != 0)
}

// answer does a legal answer of the open question.
func (m *Match) answer(a rules.Action) {
	q := m.ask
	m.ask = question{}
	m.rule()
	switch a.Verb {
	case VerbTake:
		seen := m.seen()
		m.w.Move(a.Card, ZoneHand(q.Subject))
		m.setTable(VarPhase, PhasePlay)
		m.pushTriggers(OnTake, q.Subject, a.Card, &seen)
	case VerbReroll:
		seen := m.seen() // of them the River is thrown away; it answers all the same (R5)
		m.pushTriggers(OnReroll, q.Subject, 0, &seen)
		m.renew()
	case VerbPass:
		m.setTable(VarPhase, PhasePlay)
	case VerbGive:
		m.w.Move(a.Card, a.Zone)
		m.setTable(VarGift, 0)
	case VerbKeep:
		m.keepGift()
	case VerbPlay:
		m.play(q.Subject, a.Card)
	case VerbChoose:
		f := m.last()
		f.Side = int8(a.Num)
		m.w.Cause = f.Card
		m.w.Note(NoteChoice, rules.Event{Seat: a.Seat, Card: f.Card, Old: int32(f.Line), New: int32(a.Num)})
	case VerbOrder:
		m.last().Pick = a.Card
	default:
		m.w.Cause = q.Source
		m.act(a)
	}
}

// play puts a card into play and remembers how the table stands (S26, D22).
func (m *Match) play(s rules.Seat, id rules.CardID) {
	m.tally = tally{}
	for i := range rules.Seat(m.seats()) {
		m.tally.Life[i], m.tally.Power[i], m.tally.Focus[i] = int16(m.life(i)), int16(m.power(i)), int16(m.focus(i))
	}
	m.w.Cause = id
	m.w.Note(NotePlay, rules.Event{Seat: s, Card: id})
	m.w.Move(id, ZonePlay)
	m.push(frame{Kind: playFrame, Me: s, Card: id, Face: m.shown(id), Used: m.seen()})
}

// resolvePlay carries a played card from its effects to the discard.
func (m *Match) resolvePlay() {
	f := m.last()
	f.Step++
	me, id, face := f.Me, f.Card, f.Face
	switch f.Step {
	case 1:
		m.push(frame{Kind: effectsFrame, Mode: modePlay, Me: me, Card: id, Face: face})
	case 2:
		if m.set.cards[face].Fusion {
			m.pushFusions(me)
		} else {
			m.traceNoFusion(me)
		}
	case 3:
		seen := f.Used
		m.pushTriggers(OnPlay, me, id, &seen)
	case 4:
		m.afterPlay(me, id, f.Used)
	case 5:
		m.pop()
		m.tally = tally{}
		if !m.checkWin() {
			m.beginEnd()
		}
	}
}

// afterPlay discards a played card and gives the token of "nothing happens"
// (S28, S29). Tokens that found no card to buy may buy this one (R19). What acts
// because nothing happened is listed now, and does so after the token and the
// card that it may buy (R10); seen are the cards that lay open when the card was
// played (R5).
func (m *Match) afterPlay(me rules.Seat, id rules.CardID, seen cardSet) {
	nothing := m.nothing()
	m.rule()
	m.bury(id)
	m.convert()
	if nothing {
		m.rule()
		m.w.Note(NoteNothing, rules.Event{Seat: me, Card: id})
		m.pushTriggers(OnNothing, me, id, &seen)
		m.w.Change(VarFocus, me, m.focus(me)+1)
		m.convert()
	} else {
		m.traceNotNothing()
	}
}

// nothing reports whether nothing happened since the card was played (D22).
func (m *Match) nothing() bool {
	if m.tally.Something {
		return false
	}
	for s := range rules.Seat(m.seats()) {
		if int32(m.tally.Life[s]) != m.life(s) || int32(m.tally.Power[s]) != m.power(s) || int32(m.tally.Focus[s]) != m.focus(s) {
			return false
		}
	}
	return true
}

// checkWin ends the match if somebody has won (S8 to S10, D27, D28). It is
// called only when all simultaneous effects are done.
func (m *Match) checkWin() bool {
	var winners rules.SeatSet
	var life, power bool
	for s := range rules.Seat(m.seats()) {
		foe := m.life(m.facing(s)) <= 0
		summit := m.power(s) >= m.goal()
		if foe || summit {
			winners = winners.With(s)
			life, power = life || foe, power || summit
		}
	}
	if winners == 0 {
		return false
	}
	m.over = true
	if winners.Len() == m.seats() {
		winners = 0
	}
	m.end = rules.Outcome{Winners: winners, Reason: m.reason(winners, life)}
	m.rule()
	m.w.Note(NoteFinish, rules.Event{Seat: rules.Nobody, New: int32(winners)})
	return true
}

func (m *Match) reason(winners rules.SeatSet, life bool) rules.Text {
	four := m.seats() == 4
	switch {
	case winners == 0 && four:
		return rules.Text{FR: "Égalité\u00a0: les deux équipes remplissent une condition de victoire en même temps.",
			EN: "A draw: both teams meet a condition of victory at the same time."}
	case winners == 0:
		return rules.Text{FR: "Égalité\u00a0: les deux dragons remplissent une condition de victoire en même temps.",
			EN: "A draw: both dragons meet a condition of victory at the same time."}
	case life && four:
		return rules.Text{FR: "La Vie de l’équipe adverse est tombée à 0.", EN: "The other team’s Life fell to 0."}
	case life:
		return rules.Text{FR: "La Vie du dragon adverse est tombée à 0.", EN: "The other dragon’s Life fell to 0."}
	}
	return rules.Text{FR: "Le sommet de la Puissance est atteint.", EN: "The summit of Power is reached."}
}
