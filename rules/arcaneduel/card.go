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

// Cards are the cards, by Face; Cards[0] is the hidden card.
var Cards = withTexts([]Card{
	{},
	card(Fireball, Attack, "boule-de-feu", "Boule de feu", "Fireball", Effect{Aim: One, Damage: 1}),
	card(Explosion, Attack, "explosion", "Explosion", "Explosion", Effect{Aim: One, Damage: 2, Self: 1}),
	card(PoisonCloud, Attack, "nuage-de-poison", "Nuage de poison", "Poison Cloud", Effect{Aim: One, Poison: 1}),
	card(Lightning, Attack, "eclair", "Éclair", "Lightning", Effect{Aim: All, Damage: 1, Self: 1}),
	card(Curse, Attack, "malediction", "Malédiction", "Curse", Effect{Aim: One, Damage: 2, Cost: 1}),
	card(HandOfShadows, Attack, "main-des-ombres", "Main des ombres", "Hand of Shadows", Effect{Aim: One, Steal: true, Self: 1}),
	card(Shield, Defence, "bouclier", "Bouclier", "Shield", Effect{Block: 1}),
	card(Deflection, Defence, "deviation", "Déviation", "Deflection", Effect{Deflect: true}),
	card(Mirror, Defence, "miroir", "Miroir", "Mirror", Effect{Share: true}),
	card(ArcaneBarrier, Defence, "barriere-d-arcane", "Barrière d’arcane", "Arcane Barrier", Effect{Block: 2, Cost: 1}),
	card(Thorns, Defence, "epines", "Épines", "Thorns", Effect{Thorns: 1}),
	card(HealingLight, Support, "lumiere-de-guerison", "Lumière de guérison", "Healing Light", Effect{Heal: 1}),
	card(ManaFocus, Support, "concentration-de-mana", "Concentration de mana", "Mana Focus", Effect{Draw: 1}),
	card(ShadowVeil, Support, "voile-d-ombre", "Voile d’ombre", "Shadow Veil", Effect{Veil: true}),
	card(Absorption, Support, "absorption", "Absorption", "Absorption", Effect{Recover: Last}),
	card(MindControl, Support, "controle-de-l-esprit", "Contrôle de l’esprit", "Mind Control", Effect{Discard: true}),
})

// The places of the combinations whose effects wait on the board.
const (
	electricVeil = 1
	arcaneTrap   = 3
)

// Combos are the combinations, in the order of the printed list.
var Combos = numbered([]Combo{
	combo(Fireball, Explosion, "Explosion des flammes", "Burst of Flames", Effect{Aim: One, Damage: 3}),
	electricVeil: combo(Lightning, Mirror, "Voile électrique", "Electric Veil", Effect{Shock: 2, Spark: 1}),
	combo(Shield, ArcaneBarrier, "Armure gelée", "Frozen Armour", Effect{Armour: 3}),
	arcaneTrap: combo(Curse, Thorns, "Piège arcanique", "Arcane Trap", Effect{Snare: 2}),
	combo(Absorption, HandOfShadows, "Invocation de tombe", "Grave Summoning", Effect{Recover: AnyCard}),
	combo(Absorption, HealingLight, "Regain vital", "Vital Recovery", Effect{Heal: 3}),
	combo(ManaFocus, HandOfShadows, "Mana des ombres", "Shadow Mana", Effect{Draw: 1, Aim: One, Steal: true}),
	combo(Lightning, Fireball, "Réaction en chaîne", "Chain Reaction", Effect{Aim: Two, Damage: 2}),
	combo(PoisonCloud, HealingLight, "Bénédiction Empoisonnée", "Poisoned Blessing", Effect{Aim: One, Poison: 1, Heal: 2}),
	combo(ShadowVeil, Deflection, "Invocation Spectrale", "Spectral Summoning", Effect{Swap: true}),
})

func card(f rules.Face, k Kind, id, fr, en string, e Effect) Card {
	return Card{ID: id, Number: int(f), Kind: k, Name: rules.Text{FR: fr, EN: en}, Effect: e}
}

func combo(first, second rules.Face, fr, en string, e Effect) Combo {
	return Combo{Name: rules.Text{FR: fr, EN: en}, First: first, Second: second, Effect: e}
}

func withTexts(cards []Card) []Card {
	for i := 1; i < len(cards); i++ {
		cards[i].Text = effectText(&cards[i].Effect)
	}
	return cards
}

func numbered(combos []Combo) []Combo {
	for i := range combos {
		combos[i].Number = i + 1
		combos[i].Text = effectText(&combos[i].Effect)
	}
	return combos
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
