package aestery

import "wyrmtable/rules"

// A frame is the effect that is being resolved: where it stands, so that it can
// wait for a choice in its middle.
type frame struct {
	On      bool
	Entry   rules.CardID // what lies on the stack for it until it is done
	Face    rules.Face
	Ability int16  // as AttrAbility; 0 for a spell
	Part    int8   // of a spell: which of its abilities
	Begun   bool   // the condition of the ability was weighed
	PC      int8   // which effect is done next
	Did     bool   // the effect before it did something
	Mid     bool   // the effect has begun and waits for choices
	Turn    int8   // which of the players it is done to
	Left    int16  // how many choices are left
	Marks   uint32 // which of the cards that are looked at go under the deck
	In      scope
	Gone    gone // of the cards that In no longer points at
}

func (f *frame) append(dst []byte) []byte {
	dst = append(dst, rules.Bit(f.On), byte(f.Part), rules.Bit(f.Begun), byte(f.PC), rules.Bit(f.Did),
		rules.Bit(f.Mid), byte(f.Turn), byte(f.In.you), rules.Bit(f.In.cached))
	for _, n := range [...]int16{int16(f.Entry), int16(f.Face), f.Ability, f.Left, int16(f.Marks), int16(f.Marks >> 16),
		int16(f.In.this), int16(f.In.that), int16(f.In.targets[0]), int16(f.In.targets[1])} {
		dst = append16(dst, n)
	}
	for _, c := range [...]memory{f.Gone.This, f.Gone.That, f.Gone.Targets[0], f.Gone.Targets[1]} {
		for _, n := range [...]int16{int16(c.Face), c.Force, c.Defence, c.Fatigue, c.Cost} {
			dst = append16(dst, n)
		}
	}
	return dst
}

// resolve begins to resolve the top of the stack. When all its targets are
// illegal it does nothing (E44).
func (m *Match) resolve(top rules.CardID) {
	f := frame{On: true, Entry: top, Face: m.board.Cards[top].Face, Ability: m.attr(top, AttrAbility), In: m.entryScope(top)}
	m.w.NextStep()
	m.w.Cause = top
	s := f.In.you
	chosen, legal := 0, 0
	for slot := range MaxTargets {
		id := f.In.targets[slot]
		if id == 0 {
			continue
		}
		chosen++
		t := m.aim(f.Face, f.Ability, slot, s)
		if id > 0 && t != nil && m.targetable(t, id, f.In) {
			legal++
		} else {
			f.In.targets[slot] = -1
		}
	}
	if chosen > 0 && legal == 0 {
		m.w.Note(NoteFizzle, rules.Event{Seat: s, Card: top})
		m.clearEntry(top, f.Ability)
		return
	}
	m.w.Note(NoteResolve, rules.Event{Seat: s, Card: top, New: int32(f.Ability)})
	if c := &Cards[f.Face]; f.Ability == 0 && c.Is(Fighter|Story) {
		m.enter(top, s, false, f.In.cached)
		return
	}
	m.state.Frame = f
}

// clearEntry takes a resolved entry off the stack: a spell to the graveyard, an
// ability to nowhere.
func (m *Match) clearEntry(id rules.CardID, ability int16) {
	if m.zone(id) != ZoneStack {
		return
	}
	if ability == 0 {
		m.put(id, ZoneGraveyard(m.board.Cards[id].Owner))
		return
	}
	m.w.Move(id, rules.Nowhere)
	m.strip(id)
}

// running returns the ability that is being resolved; nil when none is left.
func (m *Match) running() *Ability {
	f := &m.state.Frame
	c := &Cards[f.Face]
	if f.Ability > 0 {
		if f.Part > 0 {
			return nil
		}
		return ability(f.Face, f.Ability)
	}
	for int(f.Part) < len(c.Abilities) {
		if c.Abilities[f.Part].On == OnResolve {
			return &c.Abilities[f.Part]
		}
		f.Part++
	}
	return nil
}

// speaks returns for whom the running ability speaks, with its own targets.
func (m *Match) speaks() scope {
	f := &m.state.Frame
	in := f.In
	in.gone = &f.Gone
	if f.Ability != 0 {
		return in
	}
	in.targets = [MaxTargets]rules.CardID{}
	t := &traits[f.Face]
	for k := range int(t.aims) {
		if t.targets[k].Ability == f.Part {
			in.targets[t.targets[k].Slot] = f.In.targets[k]
			if k != int(t.targets[k].Slot) {
				m.moot = f.Gone
				m.moot.Targets[t.targets[k].Slot] = f.Gone.Targets[k]
				in.gone = &m.moot
			}
		}
	}
	return in
}

// proceed does the next thing of the effect that is being resolved.
func (m *Match) proceed() {
	if m.buried != len(m.w.Events) && m.bury() {
		return
	}
	f := &m.state.Frame
	m.w.Cause = f.Entry
	if f.Ability > MaxAbilities {
		m.w.NextStep()
		if m.doRule(f) {
			m.endFrame()
		}
		return
	}
	a := m.running()
	switch {
	case a == nil:
		m.endFrame()
	case !f.Begun:
		m.beginAbility(a)
	case int(f.PC) >= len(a.Do):
		m.nextAbility()
	default:
		m.doEffect(&a.Do[f.PC])
	}
}

// beginAbility weighs the condition of an ability, and asks its controller
// where he may let it be.
func (m *Match) beginAbility(a *Ability) {
	f := &m.state.Frame
	in := m.speaks()
	m.tracePrivilege(&Cards[f.Face], a, in.cached)
	m.traceCond(&a.If, in)
	if a.Privilege && !in.cached || !m.sight.cond(&a.If, in) {
		m.nextAbility()
		return
	}
	f.Begun = true
	m.traceLine(a)
	if a.May {
		m.open(AskMay, in.you, f.Entry, 0)
	}
}

func (m *Match) answerMay(a rules.Action) {
	if a.Verb == VerbNo {
		m.w.Note(NoteDecline, rules.Event{Seat: a.Seat, Card: m.state.Frame.Entry})
		m.nextAbility()
	}
}

// nextAbility goes on to the next ability of a spell.
func (m *Match) nextAbility() {
	f := &m.state.Frame
	f.Part, f.PC, f.Begun, f.Did, f.Mid = f.Part+1, 0, false, false, false
}

func (m *Match) endFrame() {
	f := &m.state.Frame
	m.w.NextStep()
	m.clearEntry(f.Entry, f.Ability)
	*f = frame{}
	m.looked = -1
}

// doEffect does one effect, or a part of it up to the next choice.
func (m *Match) doEffect(e *Effect) {
	f := &m.state.Frame
	in := m.speaks()
	if !f.Mid {
		m.traceCond(&e.If, in)
		if e.IfDone && !f.Did || !m.sight.cond(&e.If, in) {
			f.Did = false
			f.PC++
			return
		}
		m.w.NextStep()
		f.Did, f.Turn, f.Left = false, 0, 0
	}
	if m.traced.on() && e.Per.Of == CardsIn {
		m.traceFilter(&e.Per.Filter, in)
	}
	before, answered := m.before(), f.Mid
	done := m.work(e, in)
	m.did(e, before, answered)
	if done {
		f.PC++
		f.Mid = false
	}
}

// doRule does what an entry of the stack does that comes from a rule and reports
// whether it is done; otherwise a question is open.
func (m *Match) doRule(f *frame) bool {
	s, c := f.In.you, &Cards[f.Face]
	switch f.Ability {
	case EntryBlood:
		m.shedBlood(s)
	case EntryEfficiency:
		n := int(c.Words[Efficiency])
		if id := f.In.this; id > 0 && m.sight.inPlay(id) {
			n = m.sight.Word(id, Efficiency)
		}
		return m.untapMines(s, n)
	case EntryMarvel:
		m.create(WonderFace, s, false)
	case EntrySupport:
		if id := f.In.targets[0]; id > 0 {
			m.w.Add(id, AttrForce, int(c.Words[Support]))
		}
	}
	return true
}

// shedBlood sacrifices what the First Blood has called; Soif de sang takes a
// marker instead (E13, E14). What the other has taken over in the meantime is
// sacrificed with it, unless a trigger of his own still waits: whoever holds the
// card, it goes at the end of this turn (R13).
func (m *Match) shedBlood(s rules.Seat) {
	m.dying = m.dying[:0]
	m.shed(s)
	if !m.bloodWaits(1 - s) {
		m.shed(1 - s)
	}
	for _, id := range m.dying {
		m.w.Note(NoteSacrifice, rules.Event{Seat: m.sight.controller(id), Card: id})
	}
	m.goAll(m.dying)
}

// shed adds to dying what has been called of the permanents of a player, and lets
// go those that sleep or that Soif de sang saves.
func (m *Match) shed(s rules.Seat) {
	for z := zoneFighters + rules.Zone(s); z < zoneEnd; z += 2 {
		for _, id := range m.board.Zone(z) {
			switch {
			case m.attr(id, AttrBlood) != 2:
			case m.sight.asleep(id):
				m.w.Note(NoteAsleep, rules.Event{Seat: rules.Nobody, Card: id})
				m.w.Set(id, AttrBlood, 1)
			case m.attr(id, AttrThirst) > 0 && m.sight.Word(id, Bloodthirst) > 0:
				m.w.Note(NoteThirst, rules.Event{Seat: rules.Nobody, Card: id, New: int32(m.attr(id, AttrThirst)) - 1})
				m.w.Add(id, AttrThirst, -1)
				m.w.Set(id, AttrBlood, 0)
			default:
				m.dying = append(m.dying, id)
			}
		}
	}
}

// bloodWaits reports whether the trigger of the First Blood of a player is still
// on the stack.
func (m *Match) bloodWaits(s rules.Seat) bool {
	for _, id := range m.board.Zone(ZoneStack) {
		if m.attr(id, AttrAbility) == EntryBlood && m.attr(id, AttrBy) == int16(s)+1 {
			return true
		}
	}
	return false
}

// untapMines disengages up to n Mines. Their controller chooses among Mines that
// are not all alike where he cannot have all of them (R32); false while he does.
func (m *Match) untapMines(s rules.Seat, n int) bool {
	f := &m.state.Frame
	if !f.Mid {
		f.Mid, f.Left = true, int16(n)
	}
	tired := m.tiredMines(s)
	if f.Left > 0 && int(f.Left) < len(tired) && !m.equals(tired) {
		m.open(AskPick, s, f.Entry, int(f.Left))
		return false
	}
	for _, id := range tired[:min(max(int(f.Left), 0), len(tired))] {
		m.untap(id)
	}
	return true
}

// tiredMines returns the engaged Mines of a player.
func (m *Match) tiredMines(s rules.Seat) []rules.CardID {
	out := m.found[:0]
	for _, id := range m.board.Zone(ZoneMines(s)) {
		if m.board.Cards[id].Face == MineFace && m.attr(id, AttrEngaged) != 0 {
			out = append(out, id)
		}
	}
	m.found = out
	return out
}

// equals reports whether it makes no difference which of some Mines is taken.
func (m *Match) equals(ids []rules.CardID) bool {
	for _, id := range ids {
		if m.board.Cards[id].Owner != m.board.Cards[ids[0]].Owner || m.harmless(id) != m.harmless(ids[0]) {
			return false
		}
		for a := AttrEngaged; a < AttrBy; a++ {
			if a != AttrSettled && m.attr(id, a) != m.attr(ids[0], a) {
				return false
			}
		}
	}
	return true
}
