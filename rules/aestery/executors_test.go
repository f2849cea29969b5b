package aestery

import (
	"bytes"
	"math/rand/v2"
	"testing"

	"wyrmtable/rules"
)

// A bench is a match with fighters on both sides, cards in every place that
// effects look at, and a running frame, on which single effects are tried.
type bench struct {
	*Match
	mine, theirs, dead, spell rules.CardID
}

func newBench(t *testing.T) *bench {
	m := newMatch(t, 3)
	m.w = rules.Begin(&m.board, nil)
	b := &bench{Match: m}
	for s := range rules.Seat(2) {
		for range 3 {
			m.w.Move(m.board.Top(ZoneDeck(s)), ZoneHand(s))
		}
	}
	take := func(s rules.Seat, to rules.Zone, is Type) rules.CardID {
		for _, id := range m.board.Zone(ZoneDeck(s)) {
			if m.card(id).Is(is) && !m.trait(id).has(OnAlways) {
				m.w.Move(id, to)
				return id
			}
		}
		t.Fatal("the deck has no such card")
		return 0
	}
	b.mine = take(0, ZoneFighters(0), Fighter)
	b.theirs = take(1, ZoneFighters(1), Fighter)
	b.dead = take(0, ZoneGraveyard(0), Fighter)
	b.spell = take(1, ZoneStack, Ephemeral)
	m.w.Set(b.spell, AttrBy, 2)
	m.w.Set(b.mine, AttrFatigue, 1)
	m.refresh()
	m.state.Open = false
	m.state.Frame = frame{On: true}
	return b
}

// do does one effect and reports whether anything changed or is asked.
func (b *bench) do(e Effect, target rules.CardID) bool {
	before := b.AppendState(nil)
	in := scope{you: 0, this: b.mine, that: target, targets: [MaxTargets]rules.CardID{target, b.mine}}
	b.work(&e, in)
	if b.state.Open {
		return true
	}
	b.state.Frame = frame{On: true} // that it was worked at is not what is to be proved
	return !bytes.Equal(before, b.AppendState(nil))
}

// TestEveryEffectWorks proves that each effect that is done once has an
// executor: done to something fit for it, it changes the match or asks.
func TestEveryEffectWorks(t *testing.T) {
	for op := NoOp + 1; op < opEnd; op++ {
		if op.continuous() {
			continue
		}
		b := newBench(t)
		e := Effect{Op: op, Who: Target, N: 2, M: 1, Word: Flying, Face: MineFace,
			Filter: Filter{Types: Fighter | Story | Ephemeral, Where: InDeck, Side: Yours}}
		target := b.theirs
		switch op {
		case OpXP:
		case OpSoothe:
			target = b.mine
		case OpUntap:
			b.w.Set(b.theirs, AttrEngaged, 1)
		case OpCounter:
			target = b.spell
		case OpReturn, OpRaise, OpCache:
			target = b.dead
		default:
			if op.toPlayer() {
				e.Who = You
			}
		}
		if !b.do(e, target) {
			t.Errorf("%s does nothing", opWords[op])
		}
	}
}

// TestEveryContinuousEffectWorks proves the same of what holds while a
// permanent is in play: with it the rules count otherwise than without.
func TestEveryContinuousEffectWorks(t *testing.T) {
	for op := OpCheaper; op < opEnd; op++ {
		var from rules.Face
		for f := range Cards {
			for _, a := range Cards[f].Abilities {
				if a.On == OnAlways && a.If.Of == NoQuantity {
					for _, e := range a.Do {
						if e.Op == op && (e.Who != This || op != OpCheaper) {
							from = rules.Face(f)
						}
					}
				}
			}
		}
		if from == 0 {
			if op != OpNoAttack { // its one card has a condition
				t.Errorf("no card has %s without a condition", opWords[op])
			}
			continue
		}
		b := newBench(t)
		without := b.reckon()
		b.w.Move(b.mine, rules.Nowhere)
		b.board.Cards[b.mine].Face = from
		b.w.Move(b.mine, row(&Cards[from], 0))
		b.refresh()
		with := b.reckon()
		same := true
		for i := range with {
			same = same && with[i] == without[i]
		}
		if same {
			t.Errorf("%s on %s changes nothing: %v", opWords[op], Cards[from].ID, with)
		}
	}
}

// reckon looks up all that continuous effects can change.
func (b *bench) reckon() []int {
	s := &b.sight
	out := []int{b.combatPrice(0), s.HandLimit(0), s.forPlayer(0, OpMoreMines), s.forPlayer(0, OpBites)}
	for _, op := range [...]Op{OpNoAttack, OpNoBlock, OpNoUntap} {
		out = append(out, s.lasting(b.mine, op, 0)+s.lasting(b.theirs, op, 0))
	}
	out = append(out, int(rules.Bit(b.canAttack(b.mine))))
	for seat := range rules.Seat(2) {
		for _, id := range b.board.Zone(ZoneDeck(seat)) {
			was := b.board.Cards[id].Face
			for f := range Cards { // whatever it may make cheaper or dearer
				if Cards[f].Is(Fighter|Story|Ephemeral) && !Cards[f].Is(Token) {
					b.board.Cards[id].Face = rules.Face(f)
					out = append(out, s.Cost(id, seat))
				}
			}
			b.board.Cards[id].Face = was
			break
		}
	}
	// Fighters for OpNoUntap on dear ones of the opponent.
	was := b.board.Cards[b.theirs].Face
	b.board.Cards[b.theirs].Face = FaceOf("colosse-7")
	out = append(out, s.lasting(b.theirs, OpNoUntap, 0))
	b.board.Cards[b.theirs].Face = was
	return out
}

// TestEveryTriggerWorks proves that each trigger is heard: decks full of cards
// that have it are played until it goes on the stack, or the ability is used
// that is no trigger.
func TestEveryTriggerWorks(t *testing.T) {
	for on := OnActivate; on < onEnd; on++ {
		if on == OnPower {
			continue // of heroes, whom these decks do not have
		}
		if !heard(t, on, deckFor(on)) {
			t.Errorf("%s is never heard", onWords[on])
		}
	}
}

// deckFor is a deck full of the cards with that moment, with cheap fighters
// among them, and what draws and heals.
func deckFor(on On) rules.Deck {
	var d rules.Deck
	for round := 0; d.Size("main") < 40; round++ {
		for _, c := range deckCards() {
			if c.has(on) && d.Size("main") < 40 {
				d.Add("main", c.ID, 4)
			}
		}
	}
	for _, id := range []string{"chat-de-quart", "raie-planante", "mousse-incendiaire", "bilan-annuel", "contrat-d-usine"} {
		d.Add("main", id, 4)
	}
	return d
}

// heard plays games with a deck against itself until an ability of that moment
// is announced.
func heard(t *testing.T, on On, d rules.Deck) bool {
	p := thinking()
	for seed := range uint64(30) {
		s := rules.Setup{Game: "aestery", Seed: seed, First: 0, Decks: []rules.Deck{d, d},
			Seats: []rules.SeatSetup{{Name: "Alice"}, {Name: "Bruno", Colour: 1}}}
		dealt, err := Game.New(&s)
		if err != nil {
			t.Fatal(err)
		}
		m := dealt.(*Match)
		r := rand.New(rand.NewPCG(seed, 9))
		for len(m.Asks()) > 0 {
			a, _ := p(m, r)
			if r.IntN(6) == 0 { // so that what a player would avoid happens too
				a, _ = rules.Random(m, r)
			}
			events, err := m.Apply(a, nil)
			if err != nil {
				t.Fatal(err)
			}
			for _, e := range events {
				if e.Kind == rules.Note && e.Key == uint8(NoteAbility) && e.New >= 1 && int(e.New) <= MaxAbilities && m.board.Cards[e.Card].Face != 0 {
					if f := &Cards[m.board.Cards[e.Card].Face]; int(e.New) <= len(f.Abilities) && f.Abilities[e.New-1].On == on {
						return true
					}
				}
			}
		}
	}
	return false
}
