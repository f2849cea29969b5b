package arcaneduel

import "wyrmtable/rules"

// A Kind is the category of a card (S7 to S10).
type Kind uint8

// The kinds of cards.
const (
	Attack  Kind = iota + 1 // played in one's own turn, against others
	Defence                 // played only as the answer to an attack
	Support                 // played in one's own turn, for oneself
)

// Name returns the kind for people.
func (k Kind) Name() rules.Text {
	return [...]rules.Text{{}, {FR: "Attaque", EN: "Attack"}, {FR: "Défense", EN: "Defence"},
		{FR: "Soutien", EN: "Support"}}[k]
}

// An Aim says whom an effect attacks (A14).
type Aim uint8

// The aims.
const (
	NoAim Aim = iota // it attacks nobody
	One              // an opponent
	Two              // two different opponents, or the only one (A32)
	All              // every opponent
)

// A Recovery says which card of the discard an effect takes back.
type Recovery uint8

// The recoveries.
const (
	NoRecovery Recovery = iota
	Last                // the top of the discard (A24)
	AnyCard             // a card of one's choice (A33)
)

// An Effect is what a card or a combination does. The engine executes these
// fields and the text of the card is written from them. The zero value of a
// field does nothing.
type Effect struct {
	Aim    Aim
	Damage int32 // to each player attacked
	Poison int32 // damage to each player attacked, at the end of his next turn (A16)
	Steal  bool  // a random card of the player attacked (A19)
	Self   int32 // damage to the one who plays it; no attack (A15, A17)
	Cost   int   // other cards of one's hand that must be discarded (A18)

	Draw    int
	Heal    int32 // up to 9 (A3)
	Recover Recovery
	Discard bool // an opponent discards a card of his own choice (A25)
	Swap    bool // hands are exchanged with another player (A34)

	Veil   bool  // cancels the next attack (A23)
	Armour int32 // blocks so much damage of the next attack
	Shock  int32 // damage to whoever attacks (A30)
	Spark  int32 // damage to the right neighbour of whoever attacks (A30)
	Snare  int32 // damage to the next one who attacks, who also discards (A31)

	// Of Defence cards.
	Block   int32 // takes so much off the attack
	Deflect bool  // sends the attack to another player (A20)
	Share   bool  // the attacker takes the smaller half (A21)
	Thorns  int32 // damage to the attacker; the attack goes on (A22)
}

// chooses reports whether the effect is announced at one player.
func (e *Effect) chooses() bool { return e.Aim == One || e.Aim == Two || e.Discard || e.Swap }

// needsCards reports whether only a player with cards can be chosen (A19, A25).
func (e *Effect) needsCards() bool { return e.Steal || e.Discard }

// A Card is one of the 16 cards.
type Card struct {
	ID     string // for saves and scenarios; never changes
	Number int    // as printed, 1 to 16; it is the Face too
	Kind   Kind
	Name   rules.Text
	Effect Effect
	Text   rules.Text // the effect in words
}

// A Combo is one of the 10 combinations: two cards played together for an
// effect of their own instead of theirs (A27, A28).
type Combo struct {
	Number        int // as printed, 1 to 10
	Name          rules.Text
	First, Second rules.Face // in the order in which they are listed (A11)
	Effect        Effect
	Text          rules.Text // the effect in words
}

// The cards, by their printed numbers.
const (
	Fireball rules.Face = iota + 1
	Explosion
	PoisonCloud
	Lightning
	Curse
	HandOfShadows
	Shield
	Deflection
	Mirror
	ArcaneBarrier
	Thorns
	HealingLight
	ManaFocus
	ShadowVeil
	Absorption
	MindControl

	cardCount = int(MindControl)
)

// Cards are the cards, by Face; Cards[0] is the hidden card. Combos are the
// combinations, in the order of the printed list. Both come from cards.txt.
var (
	Cards  = builtIn.cards
	Combos = builtIn.combos
)

// comboWith returns the combination whose effect has what is asked; the file
// has at most one of those that leave a marker without a number.
func comboWith(has func(e *Effect) bool) *Combo {
	for i := range Combos {
		if has(&Combos[i].Effect) {
			return &Combos[i]
		}
	}
	return &Combo{}
}

// The combinations whose effects wait on the board.
var (
	electricVeil = comboWith(func(e *Effect) bool { return e.Shock > 0 })
	arcaneTrap   = comboWith(func(e *Effect) bool { return e.Snare > 0 })
)

// mostArmour is the most that an Armour can block.
func mostArmour() int32 {
	most := int32(1)
	for i := range Cards {
		most = max(most, Cards[i].Effect.Armour)
	}
	for i := range Combos {
		most = max(most, Combos[i].Effect.Armour)
	}
	return most
}

// pairs finds the combination of two faces: its place + 1, 0 for none.
var pairs = func() (p [cardCount + 1][cardCount + 1]int8) {
	for i, c := range Combos {
		p[c.First][c.Second], p[c.Second][c.First] = int8(i+1), int8(i+1)
	}
	return p
}()

// ComboOf returns the combination that two cards make, in either order, or nil.
// A hidden card makes none.
func ComboOf(a, b rules.Face) *Combo {
	if int(a) > cardCount || int(b) > cardCount || pairs[a][b] == 0 {
		return nil
	}
	return &Combos[pairs[a][b]-1]
}
