package aestery

import (
	"testing"

	"wyrmtable/rules"
)

const gallery = `
scenario Cards to be described
game   aestery
seats  Alice, Bruno
deck   Alice: Tristan, Roi des toits, Chat de quart, Goéland vigie, Perle-mémoire, Harpon abyssal, Mercenaire, Figurant*9
deck   Bruno: Figurant*9
set    life Alice 7
set    spells Alice 2
set    damage Alice 3
set    combats 2
zone   hero Alice: Tristan (experience=5)
zone   fighters Alice: Chat de quart (fatigue=1, plus=2, engaged=1, blood=1, slumber=1), Roi des toits, Marin
zone   stories Alice: Perle-mémoire
zone   mines Alice: Mine, Merveille
zone   fighters Bruno: Figurant
zone   hand Alice: Goéland vigie, Harpon abyssal, Mercenaire, Figurant, Figurant, Figurant
zone   graveyard Bruno: Figurant
zone   deck Alice: Figurant
zone   deck Bruno: Figurant, Figurant
`

// find returns the first card of a zone with that id.
func find(t *testing.T, m *Match, z rules.Zone, card string) rules.CardID {
	t.Helper()
	for _, id := range m.board.Zone(z) {
		if m.card(id).ID == card {
			return id
		}
	}
	t.Fatalf("no %s in zone %d", card, z)
	return 0
}

// TestFilters checks each field of a filter on a card that has it and on one
// that has not.
func TestFilters(t *testing.T) {
	m := open(t, gallery)
	cat, king := find(t, m, ZoneFighters(0), "chat-de-quart"), find(t, m, ZoneFighters(0), "roi-des-toits")
	marin, mine := find(t, m, ZoneFighters(0), "marin"), find(t, m, ZoneMines(0), "mine")
	wonder, pearl := find(t, m, ZoneMines(0), "merveille"), find(t, m, ZoneStories(0), "perle-memoire")
	theirs, gull := find(t, m, ZoneFighters(1), "figurant"), find(t, m, ZoneHand(0), "goeland-vigie")
	dead := find(t, m, ZoneGraveyard(1), "figurant")
	any := func(f Filter) Filter { f.Types = Permanent; return f }
	for what, c := range map[string]struct {
		f       Filter
		yes, no rules.CardID
	}{
		"nothing":    {Filter{}, 0, cat},
		"type":       {Filter{Types: Story}, pearl, cat},
		"token":      {Filter{Types: Token}, marin, cat},
		"yours":      {any(Filter{Side: Yours}), cat, theirs},
		"theirs":     {any(Filter{Side: Theirs}), theirs, cat},
		"species":    {any(Filter{Species: Cat}), cat, marin},
		"kind":       {any(Filter{Kind: Object}), pearl, cat},
		"colour":     {any(Filter{Color: White}), cat, theirs},
		"mine":       {any(Filter{Mine: true}), mine, wonder},
		"wonder":     {any(Filter{Wonder: true}), wonder, mine},
		"silver":     {any(Filter{Silver: true}), mine, cat},
		"word":       {any(Filter{Word: Bravery}), cat, king},
		"engaged":    {any(Filter{State: IsEngaged}), cat, king},
		"ready":      {any(Filter{State: IsReady}), king, cat},
		"tired":      {any(Filter{State: IsTired}), cat, king},
		"asleep":     {any(Filter{State: IsAsleep}), cat, king},
		"bloody":     {any(Filter{State: IsBloody}), cat, king},
		"legendary":  {any(Filter{State: IsLegendary}), king, cat},
		"is token":   {any(Filter{State: IsToken}), marin, cat},
		"no token":   {any(Filter{State: NotToken}), cat, marin},
		"marked":     {any(Filter{State: IsMarked}), cat, king},
		"another":    {any(Filter{State: NotThis}), king, cat},
		"both":       {any(Filter{State: IsEngaged | IsTired}), cat, king},
		"cost":       {any(Filter{Stat: CostStat, Is: AtLeast, N: 3}), king, cat},
		"force":      {any(Filter{Stat: ForceStat, Is: AtLeast, N: 4}), cat, marin}, // 1, two markers, the king
		"defence":    {any(Filter{Stat: DefenceStat, Is: Equal, N: 2}), marin, cat},
		"graveyard":  {Filter{Types: Fighter, Where: Graveyard}, dead, theirs},
		"hand":       {Filter{Types: Fighter, Where: InHand}, gull, cat},
		"flying":     {Filter{Types: Fighter, Where: InHand, Word: Flying}, gull, find(t, m, ZoneHand(0), "mercenaire")},
		"hand cost":  {Filter{Types: Fighter, Where: InHand, Stat: CostStat, Is: AtMost, N: 2}, gull, find(t, m, ZoneHand(0), "mercenaire")},
		"hand force": {Filter{Types: Fighter, Where: InHand, Stat: ForceStat, Is: AtMost, N: 2}, gull, find(t, m, ZoneHand(0), "mercenaire")},
		"hand def":   {Filter{Types: Fighter, Where: InHand, Stat: DefenceStat, Is: AtMost, N: 2}, gull, find(t, m, ZoneHand(0), "mercenaire")},
	} {
		in := scope{you: 0, this: cat}
		if c.yes != 0 && !m.sight.fits(&c.f, c.yes, in) {
			t.Errorf("%s: %s does not fit", what, m.card(c.yes).ID)
		}
		if m.sight.fits(&c.f, c.no, in) {
			t.Errorf("%s: %s fits", what, m.card(c.no).ID)
		}
	}
}

// TestQuantities checks each quantity.
func TestQuantities(t *testing.T) {
	m := open(t, gallery)
	cat, gull := find(t, m, ZoneFighters(0), "chat-de-quart"), find(t, m, ZoneHand(0), "goeland-vigie")
	fighter := Filter{Types: Fighter}
	for what, c := range map[string]struct {
		q    Count
		want int
	}{
		"cards":       {Count{Of: CardsIn, Filter: fighter}, 4},
		"yours":       {Count{Of: CardsIn, Filter: Filter{Types: Fighter, Side: Yours}}, 3},
		"their hand":  {Count{Of: CardsIn, Filter: Filter{Types: Fighter, Where: InHand, Side: Theirs}}, 0},
		"your hand":   {Count{Of: CardsIn, Filter: Filter{Types: Fighter, Where: InHand, Side: Yours}}, 6},
		"deck":        {Count{Of: CardsIn, Filter: Filter{Types: Fighter, Where: InDeck, Side: Theirs}}, 2},
		"graveyards":  {Count{Of: CardsIn, Filter: Filter{Types: Fighter, Where: Graveyard}}, 1},
		"life":        {Count{Of: LifeOf}, 7},
		"their life":  {Count{Of: LifeOf, Side: Theirs}, 20},
		"markers":     {Count{Of: MarkersOf}, 5},
		"combats":     {Count{Of: Combats}, 2},
		"spells":      {Count{Of: SpellsCast}, 2},
		"damage":      {Count{Of: Damaged}, 3},
		"force":       {Count{Of: ForceOf, Who: This}, 4},
		"defence":     {Count{Of: DefenceOf, Who: This}, 5},
		"fatigue":     {Count{Of: FatigueOf, Who: This}, 1},
		"cost":        {Count{Of: CostOf, Who: This}, 1},
		"hand force":  {Count{Of: ForceOf, Who: That}, 1},
		"hand def":    {Count{Of: DefenceOf, Who: That}, 2},
		"no target":   {Count{Of: ForceOf, Who: Target}, 0},
		"colours":     {Count{Of: ColorsOf}, 2},
		"full hand":   {Count{Of: FullHand}, 1},
		"their hand?": {Count{Of: FullHand, Side: Theirs}, 0},
		"cached":      {Count{Of: FromCache}, 1},
		"my turn":     {Count{Of: MyTurn}, 1},
	} {
		in := scope{you: 0, this: cat, that: gull, cached: true}
		if got := m.sight.count(&c.q, in); got != c.want {
			t.Errorf("%s: %d, want %d", what, got, c.want)
		}
	}
}

// TestDiscardAsPrice gives an ability the price of two cards and two Aether:
// what is discarded cannot pay too, and only cards are offered that leave
// enough to pay with.
func TestDiscardAsPrice(t *testing.T) {
	altar := &Cards[FaceOf("autel-d-ossements")].Abilities[0]
	was := altar.Cost
	defer func() { altar.Cost = was }()
	altar.Cost = Cost{Discard: 2, Aether: 3}
	m := open(t, `
scenario An altar with another price
game   aestery
seats  Alice, Bruno
deck   Alice: Autel d'ossements, Figurant*5, Harpon abyssal, Léviathan des fosses
deck   Bruno: Figurant*5
zone   stories Alice: Autel d'ossements
zone   hand Alice: Figurant, Harpon abyssal, Léviathan des fosses
zone   deck Alice: Figurant
zone   deck Bruno: Figurant
`)
	do(t, m, VerbActivate)
	// Three Aether are left only if the Figurant is kept.
	if n := m.offered(VerbDiscard); n != 2 {
		t.Fatalf("%d cards are offered for the discard, want 2", n)
	}
	do(t, m, VerbDiscard)
	do(t, m, VerbDiscard)
	do(t, m, VerbConfirm)
	if len(m.hand(0)) != 0 || m.board.Count(ZoneGraveyard(0)) != 2 || m.board.Count(ZonePitch(0)) != 1 || m.board.Top(ZoneStack) == 0 {
		t.Errorf("hand %d, graveyard %d, pitched %d", len(m.hand(0)), m.board.Count(ZoneGraveyard(0)), m.board.Count(ZonePitch(0)))
	}
	altar.Cost = Cost{Discard: 2, Aether: 4}
	m = open(t, `
scenario Too dear
game   aestery
seats  Alice, Bruno
deck   Alice: Autel d'ossements, Figurant*5, Harpon abyssal
deck   Bruno: Figurant*5
zone   stories Alice: Autel d'ossements
zone   hand Alice: Figurant, Harpon abyssal, Figurant
zone   deck Alice: Figurant
zone   deck Bruno: Figurant
`)
	if m.offered(VerbActivate) != 0 {
		t.Error("what cannot be paid is offered")
	}
}

// offered counts the answers with a verb.
func (m *Match) offered(v rules.Verb) int {
	n := 0
	for _, a := range m.Asks()[0].Answers {
		n += int(rules.Bit(a.Verb == v))
	}
	return n
}
