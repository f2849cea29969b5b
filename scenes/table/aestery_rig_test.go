package table

import (
	"math/rand/v2"
	"os"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/rules/aestery"
	aesterylook "wyrmtable/scenes/looks/aestery"
	"wyrmtable/scenes/ui"
)

// newAestery deals a match of Maëlys and Léandre with two ready decks.
func newAestery(t testing.TB, seed uint64) *rules.Session {
	t.Helper()
	s, err := rules.NewSession(aesterylook.Look.Game, rules.Setup{Game: "aestery", Seed: seed, First: 0,
		Seats: []rules.SeatSetup{{Name: "Maëlys", Colour: 1}, {Name: "Léandre", Colour: 0}}}, nil)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// aesteryPosition begins the first scenario of a text.
func aesteryPosition(t testing.TB, text string) *rules.Session {
	t.Helper()
	return positionOf(t, &aesterylook.Look, text)
}

// fight is aFight with the numbers of its cards put in.
func fight(t testing.TB) *rules.Session {
	t.Helper()
	plain := regexp.MustCompile(`, (blocking|target)=@[^,)]*|\((blocking|target)=@[^,)]*, `)
	s := aesteryPosition(t, plain.ReplaceAllStringFunc(aFight, func(m string) string {
		if m[0] == '(' {
			return "("
		}
		return ""
	}))
	b := s.Match().Board()
	text := regexp.MustCompile(`=@([^,)]*)`).ReplaceAllStringFunc(aFight, func(m string) string {
		for id := 1; id < len(b.Cards); id++ {
			if f := b.Cards[id].Face; f != 0 && aestery.Cards[f].Name.FR == m[2:] {
				return "=" + strconv.Itoa(id)
			}
		}
		t.Fatalf("no card %s", m[2:])
		return ""
	})
	return aesteryPosition(t, text)
}

// newAesteryRig opens the table of a match with open hands.
func newAesteryRig(t testing.TB, s *rules.Session, w, h int) *rig {
	t.Helper()
	return newRigOf(t, &aesterylook.Look, s, w, h, game.OpenHands)
}

// TestAesteryShots writes pictures into the folder SHOTS, to look at.
func TestAesteryShots(t *testing.T) {
	dir := os.Getenv("SHOTS")
	if dir == "" {
		t.Skip("for looking at")
	}
	sizes := map[string][2]int{"720": {1280, 720}, "phone": {390, 844}, "1080": {1920, 1080}, "wide": {2400, 720}, "square": {1280, 1024}}
	for name, px := range sizes {
		if only := os.Getenv("SIZE"); only != "" && only != name {
			continue
		}
		r := newAesteryRig(t, newAestery(t, 4), px[0], px[1])
		r.Run(3 * time.Second)
		writeShot(t, r, dir+"/"+name+"-start.png")
		for n := range 60 {
			sc := r.table
			if sc.ask == nil {
				break
			}
			sc.do(r.App.Context(), sc.ask.Answers[n*7%len(sc.ask.Answers)].Action)
			sc.finish(r.App.Context())
		}
		r.Run(3 * time.Second)
		writeShot(t, r, dir+"/"+name+"-later.png")
	}
}

// aFight is the second combat step of a turn: a flashed and two ordered
// blockers, and a harpoon on the stack.
const aFight = `scenario A fight under the sea
game   aestery
seats  Inès, Maëlys
deck   Inès: Requin sanglant, Léviathan des fosses, Tortue archivée, Jardin corallien, Perle-mémoire, Murène d’étai, Raie planante, Chanteuse d’écume, Contre-courant, Kraken endormi, Récif vivant, Poussée de sève, Marée montante, Ressac, Homard impérial, Taupe de récif, Brume de mer, Vague de fond, Pieuvre archiviste, Dauphin de rêve, Ondine Varech
deck   Maëlys: Garde de nacre, Crabe rempart, Chat de quart, Corsaire à crochet, Abbaye des vents, Sablier noyé, Harpon abyssal, Boulet chauffé, Éruption, Mousse incendiaire, Lézard de lave, Bosco furieux, Phare englouti, Poudre noire, Corsaire Blaise
set    turn 7
set    phase 5
set    active Inès
set    priority Inès
set    passes 0
set    combats 1
set    charges 1
set    life Maëlys 14
set    life Inès 20
zone   hero Inès: Ondine Varech (experience=3)
zone   hero Maëlys: Corsaire Blaise (experience=5)
zone   fighters Inès: Requin sanglant (engaged=1, attacking=2, blood=1), Léviathan des fosses (engaged=1, attacking=2, settled=1), Tortue archivée (fatigue=1, settled=1)
zone   stories Inès: Jardin corallien (settled=1), Perle-mémoire (engaged=1, settled=1)
zone   mines Inès: Mine (settled=1), Mine (settled=1), Mine (settled=1), Mine (settled=1), Mine (settled=1), Mine (engaged=1), Mine (engaged=1)
zone   hand Inès: Murène d’étai, Raie planante, Chanteuse d’écume, Contre-courant, Kraken endormi, Récif vivant
zone   pitch Inès: Homard impérial
zone   graveyard Inès: Ressac, Taupe de récif
zone   exile Inès: Marée montante
zone   cachette Inès: Brume de mer
zone   fighters Maëlys: Garde de nacre (flashed=1, blocking=@Requin sanglant, rank=1), Crabe rempart (rank=1, blocking=@Léviathan des fosses, settled=1), Chat de quart (rank=2, blocking=@Léviathan des fosses, settled=1), Corsaire à crochet (engaged=1, fatigue=2, settled=1)
zone   stories Maëlys: Abbaye des vents (settled=1), Sablier noyé (settled=1)
zone   mines Maëlys: Mine (settled=1), Mine (engaged=1), Mine (engaged=1), Mine (engaged=1), Mine (engaged=1), Mine (engaged=1)
zone   hand Maëlys: Boulet chauffé, Éruption, Mousse incendiaire, Lézard de lave, Bosco furieux
zone   cachette Maëlys: Poudre noire
zone   stack: Harpon abyssal (by=2, target=@Léviathan des fosses), Poussée de sève (by=1, target=@Tortue archivée)
zone   deck Inès: Vague de fond, Pieuvre archiviste, Dauphin de rêve
zone   deck Maëlys: rest
`

// TestAesteryFightShots writes pictures of a fight into the folder SHOTS.
func TestAesteryFightShots(t *testing.T) {
	dir := os.Getenv("SHOTS")
	if dir == "" {
		t.Skip("for looking at")
	}
	sizes := map[string][2]int{"720": {1280, 720}, "phone": {390, 844}, "1080": {1920, 1080}, "wide": {2400, 720}, "square": {1280, 1024}, "4k": {3840, 2160}}
	for name, px := range sizes {
		if only := os.Getenv("SIZE"); only != "" && only != name {
			continue
		}
		r := newAesteryRig(t, fight(t), px[0], px[1])
		r.Run(3 * time.Second)
		writeShot(t, r, dir+"/"+name+"-fight.png")
		sc := r.table
		hand := sc.shown.Zone(sc.zoneNamed("hand", 0))
		r.Move(r.middle(hand[3]))
		r.Run(300 * time.Millisecond)
		writeShot(t, r, dir+"/"+name+"-fight-hover.png")
		r.Click(r.middle(hand[3]))
		r.Run(time.Second)
		writeShot(t, r, dir+"/"+name+"-fight-held.png")
		r.Click(r.middle(hand[3]))
		r.Run(time.Second)
		writeShot(t, r, dir+"/"+name+"-fight-draft.png")
		if sc.choice.shown() {
			sc.do(r.App.Context(), sc.choice.answers[len(sc.choice.answers)-1].Action)
			r.Run(time.Second)
			writeShot(t, r, dir+"/"+name+"-fight-pay.png")
		}
	}
}

// crowd is a table with many cards: hands of fifteen, twenty fighters a side,
// or tokens by the hundred.
func crowd(t testing.TB, fighters, tokens, hand int) *rules.Session {
	t.Helper()
	var pool []string
	for f := range aestery.Cards {
		if k := &aestery.Cards[f]; f > 0 && k.Types == aestery.Fighter {
			pool = append(pool, k.Name.FR)
		}
	}
	var text strings.Builder
	text.WriteString("scenario A crowd\ngame aestery\nseats Inès, Maëlys\n")
	zones := ""
	for s, name := range []string{"Inès", "Maëlys"} {
		own := pool[s*40 : s*40+fighters+hand+4]
		text.WriteString("deck " + name + ": " + strings.Join(own, ", ") + "\n")
		var in []string
		for i, c := range own[:fighters] {
			in = append(in, c+" (settled=1, engaged="+strconv.Itoa(i%3/2)+")")
		}
		for i := range tokens {
			in = append(in, "Chaton (settled=1, engaged="+strconv.Itoa(i%2)+")")
		}
		zones += "zone fighters " + name + ": " + strings.Join(in, ", ") + "\n"
		zones += "zone hand " + name + ": " + strings.Join(own[fighters:fighters+hand], ", ") + "\n"
		zones += "zone deck " + name + ": " + strings.Join(own[fighters+hand:], ", ") + "\n"
		zones += "zone mines " + name + ": " + strings.Repeat("Mine (settled=1), ", 11) + "Mine (engaged=1)\n"
	}
	text.WriteString("set turn 9\nset phase 3\nset active Inès\nset priority Inès\nset life Inès 20\nset life Maëlys 20\n" + zones)
	return aesteryPosition(t, text.String())
}

// fullTable is a table with twenty permanents and twelve cards in hand a side,
// and eight spells on the stack, the last one the other's.
func fullTable(t testing.TB) *rules.Session {
	t.Helper()
	var fighters, stories, spells []string
	for f := range aestery.Cards {
		switch k := &aestery.Cards[f]; {
		case f == 0 || k.Legendary:
		case k.Types == aestery.Fighter:
			fighters = append(fighters, k.Name.FR)
		case k.Types == aestery.Story:
			stories = append(stories, k.Name.FR)
		case k.Types == aestery.Ephemeral:
			spells = append(spells, k.Name.FR)
		}
	}
	var text, zones strings.Builder
	text.WriteString("scenario A full table\ngame aestery\nseats Inès, Maëlys\n")
	for s, name := range []string{"Inès", "Maëlys"} {
		f, o, e := fighters[s*30:s*30+30], stories[s*10:s*10+8], spells[s*12:s*12+12]
		text.WriteString("deck " + name + ": " + strings.Join(append(append(append([]string{}, f...), o...), e...), ", ") + "\n")
		var in []string
		for i, c := range f[:13] {
			in = append(in, c+" (settled=1, engaged="+strconv.Itoa(i%3/2)+", fatigue="+strconv.Itoa(i%4/3)+")")
		}
		zones.WriteString("zone fighters " + name + ": " + strings.Join(in, ", ") + "\n")
		zones.WriteString("zone stories " + name + ": " + strings.Join(o[:7], ", ") + "\n")
		zones.WriteString("zone hand " + name + ": " + strings.Join(append(append([]string{}, f[13:19]...), e[:6]...), ", ") + "\n")
		zones.WriteString("zone deck " + name + ": " + strings.Join(f[19:], ", ") + "\n")
		zones.WriteString("zone mines " + name + ": " + strings.Repeat("Mine (settled=1), ", 7) + "Mine (engaged=1)\n")
	}
	var stack []string
	for i := range 4 {
		stack = append(stack, spells[12+6+i]+" (by=2)", spells[6+i]+" (by=1)")
	}
	zones.WriteString("zone stack: " + strings.Join(stack, ", ") + "\n")
	text.WriteString("set turn 9\nset phase 3\nset active Inès\nset priority Inès\nset life Inès 20\nset life Maëlys 20\n" + zones.String())
	return aesteryPosition(t, text.String())
}

// TestAesteryCrowdShots writes pictures of crowded tables into the folder SHOTS.
func TestAesteryCrowdShots(t *testing.T) {
	dir := os.Getenv("SHOTS")
	if dir == "" {
		t.Skip("for looking at")
	}
	for name, px := range map[string][2]int{"720": {1280, 720}, "phone": {390, 844}} {
		for what, s := range map[string]*rules.Session{"twenty": crowd(t, 18, 2, 15), "tokens": crowd(t, 6, 94, 10), "full": fullTable(t)} {
			r := newAesteryRig(t, s, px[0], px[1])
			r.Run(2 * time.Second)
			writeShot(t, r, dir+"/"+name+"-"+what+".png")
		}
	}
}

// TestAesteryStepShots writes pictures of the steps of a turn into the folder
// SHOTS: attackers and blockers being drafted, an order, a payment.
func TestAesteryStepShots(t *testing.T) {
	dir := os.Getenv("SHOTS")
	if dir == "" {
		t.Skip("for looking at")
	}
	for name, px := range map[string][2]int{"720": {1280, 720}, "phone": {390, 844}} {
		p := newAesPlayer(t, newAestery(t, 2), px[0], px[1])
		p.Blind = false
		done := map[string]bool{}
		for range 900 {
			k := p.table.ask
			if k == nil {
				break
			}
			what := p.table.shown.Layout().Asks[k.Kind].Name
			if len(k.Draft) > 0 {
				what += "-draft"
			}
			if k.Source != 0 {
				what += "-source"
			}
			if !done[what] && (what != "block" || p.s.Match().Board().Var(aestery.VarTurn, rules.Nobody) > 6) {
				done[what] = true
				p.Run(2 * time.Second)
				writeShot(t, p.rig, dir+"/"+name+"-step-"+what+".png")
			}
			a, ok := p.choose()
			if !ok {
				break
			}
			p.table.do(p.App.Context(), a)
			p.table.finish(p.App.Context())
			p.Run(20 * time.Millisecond)
		}
	}
}

// TestAesteryModalShots writes pictures of the panels over the table into the
// folder SHOTS.
func TestAesteryModalShots(t *testing.T) {
	dir := os.Getenv("SHOTS")
	if dir == "" {
		t.Skip("for looking at")
	}
	for name, px := range map[string][2]int{"720": {1280, 720}, "phone": {390, 844}} {
		r := newAesteryRig(t, fight(t), px[0], px[1])
		sc, c := r.table, r.App.Context()
		for what, m := range map[string]modal{"until": untilModal, "stops": standingModal, "aid": aidModal, "menu": menuModal, "comparison": comparisonModal} {
			sc.open(c, m)
			r.Run(time.Second)
			writeShot(t, r, dir+"/"+name+"-modal-"+what+".png")
			sc.close(c)
		}
		sc.browse(c, sc.zoneNamed("graveyard", 0))
		r.Run(time.Second)
		writeShot(t, r, dir+"/"+name+"-modal-browse.png")
		sc.close(c)
		sc.showZoom(c, sc.shown.Zone(sc.zoneNamed("fighters", 0))[1], true)
		r.Run(time.Second)
		writeShot(t, r, dir+"/"+name+"-modal-zoom.png")
	}
}

// TestAesteryAskShots writes a picture of each rare kind of question into the
// folder SHOTS.
func TestAesteryAskShots(t *testing.T) {
	dir := os.Getenv("SHOTS")
	if dir == "" {
		t.Skip("for looking at")
	}
	rare := map[string]bool{"scry": true, "search": true, "triggers": true, "line": true, "legend": true, "pick": true, "may": true, "mining": true, "discard": true, "limit": true}
	for seed := range uint64(40) {
		setup := rules.Setup{Game: "aestery", Seed: seed, First: 0, Seats: []rules.SeatSetup{{Name: "Maëlys", Colour: 1}, {Name: "Léandre"}}}
		ready := aesterylook.Look.Game.Deck.Ready
		for i := range uint64(2) {
			setup.Decks = append(setup.Decks, ready[(seed*2+i)%uint64(len(ready))].Deck)
		}
		s, err := rules.NewSession(aesterylook.Look.Game, setup, nil)
		if err != nil {
			t.Fatal(err)
		}
		r := rand.New(rand.NewPCG(seed, 2))
		for range 500 {
			asks := s.Match().Asks()
			if len(asks) == 0 || len(rare) == 0 {
				break
			}
			if what := s.Match().Board().Layout().Asks[asks[0].Kind].Name; rare[what] {
				delete(rare, what)
				for name, px := range map[string][2]int{"720": {1280, 720}, "phone": {390, 844}} {
					k := newAesteryRig(t, s, px[0], px[1])
					k.Run(2 * time.Second)
					writeShot(t, k, dir+"/"+name+"-ask-"+what+".png")
				}
			}
			a, ok := rules.Random(s.Match(), r)
			if !ok || s.Do(a) != nil {
				break
			}
		}
	}
	t.Log("never asked:", rare)
}

func newRand(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 9)) }

// aesteryAsks plays matches at random and calls see wherever kind is asked.
func aesteryAsks(t *testing.T, kind rules.AskKind, matches uint64, see func(s *rules.Session, sc *Scene)) {
	t.Helper()
	for seed := range matches {
		s := newAestery(t, seed)
		sc := New(ui.NewKit(), &aesterylook.Look, Doors{}, s, game.Head{})
		r := rand.New(rand.NewPCG(seed, 9))
		for range 400 {
			asks := s.Match().Asks()
			if len(asks) == 0 {
				break
			}
			if asks[0].Kind == kind {
				sc.ask = &asks[0]
				sc.shown.CopyFrom(s.View(asks[0].Decider))
				see(s, sc)
			}
			a, ok := rules.Random(s.Match(), r)
			if !ok || s.Do(a) != nil {
				break
			}
		}
	}
}
