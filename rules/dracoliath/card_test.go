package dracoliath

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"wyrmtable/rules"
	"wyrmtable/rules/cardfile"
)

// numbersOnly reports whether a card does nothing but change counters when it
// is played, at once and by fixed amounts.
func numbersOnly(c *Card) bool {
	for i := range c.Lines {
		l := &c.Lines[i]
		if l.Kind != Do || l.If.Is != NoCompare || l.Y != nil {
			return false
		}
		for _, e := range l.X {
			if !e.Op.variation() || e.Per.At != NoPlace {
				return false
			}
		}
	}
	return true
}

// TestCardList checks what the list as a whole must be (D2, D50).
func TestCardList(t *testing.T) {
	colors, types := map[int]map[Color]int{0: {}, 1: {}, 2: {}}, map[Type]int{}
	sides := map[Color]int{} // of double-faced cards
	cards := Cards[1:]
	fusions, plain, losses := 0, 0, 0
	effects, icons, names := map[string]string{}, map[string]string{}, map[string]string{}
	for i := range cards {
		c := &cards[i]
		if c.Other == 0 {
			colors[c.Mastery][c.Color]++
		} else {
			sides[c.Color]++
			if c.Mastery != 2 || !c.Night && c.Type != Treasure || !c.flips() {
				t.Errorf("%s is no Legendary Treasure of mastery 2 that turns over", c.ID)
			}
		}
		if c.Mastery == 0 {
			types[c.Type]++
			if c.Fusion {
				fusions++
			}
		}
		if numbersOnly(c) {
			plain++
			if c.Mastery > 0 {
				t.Errorf("%s has mastery %d and only changes numbers", c.ID, c.Mastery)
			}
		}
		if i > 0 && cards[i-1].Mastery > c.Mastery {
			t.Errorf("%s comes after cards of more mastery", c.ID)
		}
		if takesPower(c) {
			losses++
		}
		// Storm and Treasure say the same with other words around it, so the
		// effects are compared without them.
		key := fmt.Sprint(bare(c.Lines), c.Fusion)
		if other, ok := effects[key]; ok {
			t.Errorf("%s and %s have the same effects", other, c.ID)
		}
		effects[key] = c.ID
		if other, ok := icons[c.Icon]; ok {
			t.Errorf("%s and %s have the same icon", other, c.ID)
		}
		icons[c.Icon] = c.ID
		for _, n := range []string{"fr " + c.Name.FR, "en " + c.Name.EN} {
			if other, ok := names[n]; ok {
				t.Errorf("%s and %s have the same name", other, c.ID)
			}
			names[n] = c.ID
		}
		checkRole(t, c)
	}
	for _, c := range []Color{Red, Green, Blue, Violet} {
		for level, want := range []int{17, 9, 1} {
			if n := colors[level][c]; n != want {
				t.Errorf("%d %s cards of mastery %d, want %d", n, c.Word(), level, want)
			}
		}
		if sides[c] != 9 {
			t.Errorf("%d %s sides of double-faced cards, want 9", sides[c], c.Word())
		}
	}
	if n := len(gameSet.deck(2)); n != maxCards {
		t.Errorf("%d cards in the box, want %d", n, maxCards)
	}
	if types[Treasure] < 12 || types[Storm] < 10 || fusions < 14 {
		t.Errorf("%d Treasures, %d Storms, %d Fusions; want 12, 10, 14", types[Treasure], types[Storm], fusions)
	}
	if plain > 16 {
		t.Errorf("%d cards only change numbers, want at most 16", plain)
	}
	if losses < 1 || losses > 3 {
		t.Errorf("%d cards take Power, want 1 to 3", losses)
	}
}

// bare are lines without where they stand.
func bare(lines []Line) []Line {
	out := slices.Clone(lines)
	for i := range out {
		l := &out[i]
		l.X, l.Y = slices.Clone(l.X), slices.Clone(l.Y)
		l.stand(cardfile.Place{})
		for _, side := range [...][]Effect{l.X, l.Y} {
			for k := range side {
				side[k].Where = cardfile.Place{}
			}
		}
	}
	return out
}

func takesPower(c *Card) bool {
	for i := range c.Lines {
		for _, e := range append(append([]Effect(nil), c.Lines[i].X...), c.Lines[i].Y...) {
			if e.Op == PowerLoss {
				return true
			}
		}
	}
	return false
}

// checkRole checks that a coloured card has the effect of its colour (D50).
func checkRole(t *testing.T, c *Card) {
	role := map[Color]Op{Red: Damage, Green: Life, Blue: Power}[c.Color]
	if role == NoOp {
		return
	}
	for i := range c.Lines {
		l := &c.Lines[i]
		if l.On.inSort() && variationOf[l.On] == role || (l.Kind == Modify || l.Kind == Forbid) && variationOf[l.On] == Damage && c.Color == Green {
			return
		}
		for _, e := range append(append([]Effect(nil), l.X...), l.Y...) {
			if e.Op == role || role == Power && e.Op == PowerLoss {
				return
			}
		}
	}
	t.Errorf("%s is %s but has nothing of that colour's role", c.ID, c.Color.Word())
}

// TestNamedCards checks the cards that the sheet describes (S60, S97).
func TestNamedCards(t *testing.T) {
	for id, want := range map[string]string{
		"eclair-de-vie":   "Gagnez 2 Vies, puis votre adversaire gagne 1 Vie.",
		"controle-mental": "Jouez le prochain tour de votre adversaire à sa place.",
	} {
		f, ok := Game.FaceByID(id)
		if !ok || Cards[f].Text.FR != want {
			t.Errorf("%s says %q, want %q", id, Cards[f].Text.FR, want)
		}
	}
}

// TestPlainWords checks texts that were misread: which part of a choice belongs to
// which side, who "each" is, and whom the sentence has named already.
func TestPlainWords(t *testing.T) {
	for id, want := range map[string]rules.Text{
		"forge-du-volcan": {FR: "Choisissez\u00a0:\n1) infligez 3 Dégâts\u00a0;\n2) défaussez un Trésor adverse, puis infligez 1 Dégât.",
			EN: "Choose:\n1) deal 3 Damage;\n2) discard an opposing Treasure, then deal 1 Damage."},
		"appel-du-large": {FR: "Choisissez\u00a0:\n1) gagnez 3 Puissance\u00a0;\n2) défaussez une Tempête visible, puis gagnez 2 Puissance.",
			EN: "Choose:\n1) gain 3 Power;\n2) discard a visible Storm, then gain 2 Power."},
		"main-du-destin": {FR: "Choisissez\u00a0:\n1) retournez une carte recto-verso visible, puis gagnez 3 Puissance\u00a0;\n2) jouez le prochain tour de votre adversaire à sa place.",
			EN: "Choose:\n1) turn over a visible double-faced card, then gain 3 Power;\n2) play your opponent’s next turn in their place."},
		"moitie-de-coeur": {FR: "Choisissez\u00a0:\n1) subissez 3 Dégâts, puis gagnez 4 Puissance\u00a0;\n2) gagnez 4 Vies, puis votre adversaire gagne 1 Vie.",
			EN: "Choose:\n1) suffer 3 Damage, then gain 4 Power;\n2) gain 4 Life, then your opponent gains 1 Life."},
		"fiole-des-marees": {FR: "Choisissez\u00a0:\n1) subissez 3 Dégâts, puis gagnez 4 Puissance\u00a0;\n2) gagnez 1 Puissance, puis gagnez 2 Vies.",
			EN: "Choose:\n1) suffer 3 Damage, then gain 4 Power;\n2) gain 1 Power, then gain 2 Life."},
		"coeur-partage": {FR: "Choisissez\u00a0: gagnez 3 Vies ou gagnez 2 Puissance.", EN: "Choose: gain 3 Life or gain 2 Power."},
		"eclipse": {FR: "Vous et votre adversaire gagnez chacun 1 Puissance, puis infligez 2 Dégâts.\nFusion.",
			EN: "You and your opponent each gain 1 Power, then deal 2 Damage.\nFusion."},
		"collier-du-large": {FR: "Au début de votre tour, si vous avez 8 de Puissance ou moins, gagnez 1 Puissance.\nÀ la fin de votre tour, si vous avez 9 de Puissance ou plus, retournez cette carte.",
			EN: "At the start of your turn, if you have 8 Power or less, gain 1 Power.\nAt the end of your turn, if you have 9 Power or more, turn this card over."},
		"averse-inversee": {FR: "Pour chaque joueur\u00a0:\nLorsque vous gagnez de la Vie, infligez autant de Dégâts à la place.",
			EN: "For each player:\nWhen you gain Life, deal that much Damage instead."},
		"cloche-d-airain": {FR: "Lorsque votre adversaire joue une carte et que Rien ne se passe, il perd 1 Concentration, puis il perd 2 Puissance.",
			EN: "When your opponent plays a card and nothing happens, they lose 1 Concentration, then they lose 2 Power."},
		"voleur-de-songes": {FR: "Si votre adversaire a 1 Concentration ou plus, il perd 1 Concentration, puis jouez son prochain tour à sa place.\nGagnez 1 Concentration.",
			EN: "If your opponent has 1 Concentration or more, they lose 1 Concentration, then play their next turn in their place.\nGain 1 Concentration."},
	} {
		f, ok := Game.FaceByID(id)
		if got := Cards[f].Text; !ok || got != want {
			t.Errorf("%s says\n%q\n%q\nwant\n%q\n%q", id, got.FR, got.EN, want.FR, want.EN)
		}
	}
	for i := range Cards { // nobody is named twice in a sentence
		for _, line := range strings.Split(Cards[i].Text.FR, "\n") {
			if strings.Count(line, "votre adversaire") > 1 {
				t.Errorf("%s: %q", Cards[i].ID, line)
			}
		}
	}
}

// fillers are plain cards around the one that a test is about.
const fillers = `
card filler-%d
name Bouche-trou %d | Filler %d
color blue
type magic
icon x
scene sea
do power 1 me
`

func testEntry(entry, id, kind, lines string) string {
	return fmt.Sprintf("%s %s\nname Carte %s | Card %s\ncolor red\ntype %s\nicon x\nscene sea\n%s\n",
		entry, id, id, id, kind, strings.ReplaceAll(lines, "; ", "\n"))
}

// wordGame returns a game with the given cards first and fillers behind, and a
// board on which Alice holds the first two cards and Bruno a Treasure, a Storm
// lies in the River, and Alice is to play.
func wordGame(t *testing.T, lines ...string) *Match {
	t.Helper()
	src := ""
	for i, l := range lines {
		kind := "magic"
		if w, _, _ := strings.Cut(l, " "); w == "storm" || w == "treasure" {
			kind, l = w, strings.TrimPrefix(l, w+" ")
		}
		day, night, double := strings.Cut(l, "; night ")
		src += testEntry("card", fmt.Sprint("c-", i), kind, day)
		if double {
			src += testEntry("night", fmt.Sprint("n-", i), kind, night)
		}
	}
	for i := range 10 {
		src += fmt.Sprintf(fillers, i, i, i)
	}
	cards, err := ParseCards("test", src)
	if err != nil {
		t.Fatal(err)
	}
	g := NewGame(append([]Card{{}}, cards...))
	b := rules.NewBoard(g.LayoutFor(2))
	w := rules.Begin(b, nil)
	at := 0
	deck := newSet(append([]Card{{}}, cards...)).deck(2)
	put := func(z rules.Zone) {
		w.Enter(rules.CardID(at+1), deck[at], z)
		at++
	}
	put(ZoneHand(0))
	for range lines[1:] {
		put(ZoneHand(0))
	}
	put(ZoneHand(1))
	put(ZoneRiver)
	put(ZoneRiver)
	for at < len(deck) {
		put(ZoneDeck)
	}
	for s := range rules.Seat(2) {
		w.Change(VarLife, s, 8)
		w.Change(VarPower, s, 5)
	}
	w.Change(VarRiver, rules.Nobody, 3)
	w.Change(VarTurn, rules.Nobody, 1)
	w.Change(VarPhase, rules.Nobody, PhasePlay)
	setup := twoPlayers(1)
	m, err := g.At(setup, b)
	if err != nil {
		t.Fatal(err)
	}
	return m.(*Match)
}

// playFirst plays the first card and, where asked, the first answers.
func playFirst(t *testing.T, m *Match) []rules.Event {
	t.Helper()
	var all []rules.Event
	for first := true; first || len(m.Asks()) > 0 && m.ask.Kind > AskPlay; first = false {
		a := m.Asks()[0].Answers[0].Action
		events, err := m.Apply(a, nil)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, events...)
	}
	return all
}

func noted(events []rules.Event, n rules.NoteID) bool {
	for i := range events {
		if events[i].Kind == rules.Note && events[i].Note() == n {
			return true
		}
	}
	return false
}

// opSamples has for each effect a line that does it.
var opSamples = map[Op]string{
	Damage: "do damage 1 opponent", Life: "do life 1 me", Power: "do power 1 me",
	PowerLoss: "do power-loss 1 opponent", Focus: "do focus 1 me", Replay: "do replay",
	Control: "do control", AddSlot: "do add-slot", Swap: "do swap card theirs with card river",
	Discard: "do discard card theirs", Replace: "do replace card river",
	FocusLoss: "do focus 1 me, focus-loss 1 me, power 1 me", Flip: "do flip double mine",
}

// TestEveryEffectWorks proves that each effect verb is executed, written in
// both languages and drawn.
func TestEveryEffectWorks(t *testing.T) {
	for op := Damage; op < opEnd; op++ {
		line, ok := opSamples[op]
		if !ok || int(op) >= len(opWords) || opWords[op] == "" {
			t.Errorf("effect %d has no word or no sample", op)
			continue
		}
		m := wordGame(t, line, "treasure when suffer me: also flip; night when deal me: +1")
		c := &m.set.cards[1]
		at := 0
		for c.Lines[0].X[at].Op != op && at+1 < len(c.Lines[0].X) {
			at++
		}
		if e := c.Lines[0].X[at]; e.Op != op || effectText(&e, false, false).FR == "" || effectText(&e, false, false).EN == "" {
			t.Errorf("%q reads as effect %d, says %q and %q", line, e.Op, effectText(&e, false, false).FR, effectText(&e, false, false).EN)
		}
		if len(c.Rows) == 0 || op != Replay && c.Rows[0].Groups[at].Symbol != op || op == Replay && c.Rows[0].Keyword != ReplayKeyword {
			t.Errorf("%q is not drawn: %+v", line, c.Rows)
		}
		if events := playFirst(t, m); noted(events, NoteNothing) {
			t.Errorf("%q does nothing", line)
		}
	}
}

// onSamples has for each trigger a Treasure that waits for it and what sets it
// off: a card that Alice plays.
var onSamples = map[On][2]string{
	OnDeal:      {"treasure when deal me: also focus 1 me", "do damage 1 opponent"},
	OnSuffer:    {"treasure when suffer me: also focus 1 me", "do damage 1 me"},
	OnLife:      {"treasure when gain-life me: also focus 1 me", "do life 1 me"},
	OnPower:     {"treasure when gain-power me: also focus 1 me", "do power 1 me"},
	OnPowerLoss: {"treasure when lose-power me: also focus 1 me", "do power-loss 1 me"},
	OnFocus:     {"treasure when gain-focus me: also power 1 me", "do focus 1 me"},
	OnFocusLoss: {"treasure when lose-focus me: also power 1 me", "do focus 1 me, focus-loss 1 me"},
	OnPlay:      {"treasure when play me: also focus 1 me", "do power 1 me"},
	OnNothing:   {"treasure when nothing me: also power 1 me", "do power-loss 9 me, power 5 me, life 1 me, damage 1 me"},
}

// TestEveryTriggerWorks proves the same of triggers. Taking and renewing are
// shown by scenarios.
func TestEveryTriggerWorks(t *testing.T) {
	for on := OnDeal; on < onEnd; on++ {
		if on == OnTake || on == OnReroll {
			continue
		}
		s, ok := onSamples[on]
		if !ok {
			t.Errorf("trigger %q has no sample", onWords[on])
			continue
		}
		m := wordGame(t, s[1], s[0])
		l := &m.set.cards[2].Lines[0]
		if x := onText(l); l.On != on || x.FR == "" || x.EN == "" {
			t.Errorf("%q: trigger %d says %q, %q", s[0], l.On, x.FR, x.EN)
		}
		if rows := m.set.cards[2].Rows; len(rows) < 2 || rows[0].Text.Empty() {
			t.Errorf("%q is not drawn", s[0])
		}
		if events := playFirst(t, m); !noted(events, NoteAlso) && !noted(events, NoteTrigger) {
			t.Errorf("%q is not set off by %q", s[0], s[1])
		}
	}
}

// kindSamples has for each kind of line one, and the note that tells of it.
var kindSamples = map[Kind]struct {
	lines []string
	note  rules.NoteID
}{
	Do:        {[]string{"do damage 1 opponent"}, NoteSymbols},
	EndTurn:   {[]string{"do replay", "treasure end: damage 1 opponent"}, NoteEnd},
	StartTurn: {[]string{"do replay", "treasure start: damage 1 opponent"}, NoteStart},
	Modify:    {[]string{"do damage 1 opponent", "treasure when deal me: +1"}, NoteModifier},
	Forbid:    {[]string{"do damage 1 opponent", "treasure when deal me: forbidden"}, NoteForbidden},
	Instead:   {[]string{"do damage 1 opponent", "treasure when deal me: instead power same me"}, NoteInstead},
	Also:      {[]string{"do damage 1 opponent", "treasure when deal me: also power same me"}, NoteAlso},
	Cancel:    {[]string{"do damage 1 opponent", "treasure when deal me: forbidden", "treasure cancel red treasure visible"}, NoteSymbols},
	Again:     {[]string{"do damage 1 opponent", "treasure repeat red magic"}, NoteAgain},
}

// TestEveryKindWorks proves the same of the kinds of lines.
func TestEveryKindWorks(t *testing.T) {
	for k := range kindEnd {
		s, ok := kindSamples[k]
		if !ok {
			t.Errorf("kind %d has no sample", k)
			continue
		}
		m := wordGame(t, s.lines...)
		for i := range s.lines {
			c := &m.set.cards[1+i]
			if len(c.Rows) == 0 || c.Text.FR == "" || c.Text.EN == "" {
				t.Errorf("%q has no text or no row", s.lines[i])
			}
		}
		events := playFirst(t, m)
		if !noted(events, s.note) {
			t.Errorf("%q: note %q is missing", s.lines, m.board.Layout().Notes[s.note].Name)
		}
		if k == Cancel && noted(events, NoteForbidden) {
			t.Errorf("%q: the cancelled card acts", s.lines)
		}
	}
}

// TestCardTexts checks that every card can be read and drawn in both languages.
func TestCardTexts(t *testing.T) {
	for _, list := range [][]Card{Cards[1:], mustParse("testdata/cards.txt", testCards)[1:]} {
		for i := range list {
			c := &list[i]
			if strings.Contains(c.Text.FR, "  ") || strings.Contains(c.Text.FR, "'") || c.Text.EN == "" {
				t.Errorf("%s says %q", c.ID, c.Text.FR)
			}
			if len(c.Rows) == 0 || len(c.Rows) > 5 {
				t.Errorf("%s has %d rows", c.ID, len(c.Rows))
			}
			for _, r := range c.Rows {
				if (r.Kind == TextRow || r.Kind == KeywordRow) && (r.Text.FR == "" || r.Text.EN == "") {
					t.Errorf("%s has a row without words: %+v", c.ID, r)
				}
				if (r.Kind == SymbolRow || r.Kind == ChoiceRow) && len(r.Groups) == 0 || r.Kind == ChoiceRow && len(r.Alt) == 0 {
					t.Errorf("%s has an empty row: %+v", c.ID, r)
				}
			}
		}
	}
}

// TestRiverHasTwelvePlaces shows ruling R14.
func TestRiverHasTwelvePlaces(t *testing.T) {
	m := wordGame(t, "do add-slot, damage 1 opponent")
	m.w = rules.Begin(&m.board, nil)
	m.setTable(VarRiver, maxRiver)
	playFirst(t, m)
	if n := m.table(VarRiver); n != maxRiver {
		t.Errorf("the River has %d places", n)
	}
}

// TestStallGuard shows ruling R16.
func TestStallGuard(t *testing.T) {
	m := wordGame(t, "do damage 1 opponent")
	m.w = rules.Begin(&m.board, nil)
	m.setTable(VarTurn, maxTurns)
	playFirst(t, m)
	if o, over := m.Outcome(); !over || !o.Stalled || o.Winners != 0 {
		t.Errorf("outcome = %+v, %v", o, over)
	}
}
