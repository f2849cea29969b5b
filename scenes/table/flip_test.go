package table

import (
	"strings"
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/rules"
	dracoliathlook "wyrmtable/scenes/looks/dracoliath"
	"wyrmtable/scenes/table/story"
)

// turning is a duel in which Vague, played, turns the Eternal Seed over at the
// end of the turn.
const turning = `scenario Turning
about  S89
game   dracoliath
seats  Maëlys, Léandre
first  Maëlys
option mastery 2
set    life Maëlys 10
set    life Léandre 8
set    phase 3
zone   river: Orbe du sommet, Horloge des marées, Bourgeon
zone   deck: Soleil du printemps, Sillage, Vent arrière, Écume
zone   hand Maëlys: Vague, Graine éternelle
zone   hand Léandre: Louve gardienne (side=1), Souffle ardent
`

// newPosition opens the table on a position.
func newPosition(t *testing.T, text string, w, h int) *rig {
	t.Helper()
	return newRig(t, positionOf(t, &dracoliathlook.Look, text), w, h)
}

// card finds a card by the French name of the face it shows.
func (r *rig) card(t *testing.T, name string) rules.CardID {
	t.Helper()
	for id := 1; id < len(r.table.tableau.Faces); id++ {
		f := dracoliathlook.Look.Game.FaceOf(&r.table.shown, rules.CardID(id))
		if f != 0 && dracoliathlook.Look.Game.Faces[f].Name.FR == name {
			return rules.CardID(id)
		}
	}
	t.Fatalf("no card shows %q", name)
	return 0
}

// TestAFlipIsATurnOfTheCard plays a card at whose end a Treasure turns over, and
// looks at it on its way: first the day, then on edge, then the night.
func TestAFlipIsATurnOfTheCard(t *testing.T) {
	r := newPosition(t, turning, 1280, 720)
	seed := r.card(t, "Graine éternelle")
	day := dracoliathlook.Look.Game.FaceOf(&r.table.shown, seed)
	r.table.do(r.App.Context(), answerWith(t, r, r.card(t, "Vague")))
	var before, after, still bool
	said := ""
	for range 1500 {
		r.Run(16 * time.Millisecond)
		s := r.table.tableau.Stage.Cards[seed].Now()
		switch {
		case s.Over > 0.5:
			before = true
			if r.table.painter.Was(seed) != day || !r.table.tableau.Stage.Cards[seed].Moving() {
				t.Fatalf("turning away, it shows face %d, want %d", r.table.painter.Was(seed), day)
			}
			said = r.table.plain(r.table.notices.Caption.Text)
		case s.Over > 0:
			after = before
		case after:
			still = true
		}
		if !r.table.busy() {
			break
		}
	}
	if !before || !after || !still {
		t.Errorf("the old side was seen: %v, the new one on its way: %v, at rest: %v", before, after, still)
	}
	if !strings.Contains(said, "Arbre-monde") {
		t.Errorf("the caption says %q while it turns", said)
	}
	if f := r.table.tableau.Faces[seed]; dracoliathlook.Look.Game.Faces[f].Name.FR != "Arbre-monde" {
		t.Errorf("it ends as %q", dracoliathlook.Look.Game.Faces[f].Name.FR)
	}
}

// TestNoTurnWithoutMotion checks that with motions switched off the card lies on
// its other side at once.
func TestTurnTakesNothingWithoutTime(t *testing.T) {
	r := newPosition(t, turning, 1280, 720)
	seed := r.card(t, "Graine éternelle")
	r.table.do(r.App.Context(), answerWith(t, r, r.card(t, "Vague")))
	r.table.finish(r.App.Context())
	if s := r.table.tableau.Stage.Cards[seed].Now(); s.Over != 0 {
		t.Errorf("finished, it still turns: %v", s.Over)
	}
}

// answerWith is the first answer of the open question with a card.
func answerWith(t *testing.T, r *rig, id rules.CardID) rules.Action {
	t.Helper()
	for _, a := range r.table.question.Ask.Answers {
		if a.Card == id {
			return a.Action
		}
	}
	t.Fatal("no answer with that card")
	return rules.Action{}
}

// sides returns which names the large card's regions show: that which is read
// and that which can be turned to.
func (r *rig) sides() (read, other string) {
	for _, g := range r.table.Mirror(r.App.Context()).Regions {
		if g.ID == "zoom" {
			read = g.Label
			for _, it := range g.Items {
				if it.ID == "otherside" {
					other = it.Label
				}
			}
		}
	}
	return read, other
}

// TestBothSidesCanBeRead looks at both sides of cards in a hand, in the River
// and on the deck, with keys, mouse, touch and mirror.
func TestBothSidesCanBeRead(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {390, 844}} {
		r := newPosition(t, turning, size[0], size[1])
		for _, k := range []struct{ shown, behind string }{
			{"Graine éternelle", "Arbre-monde"}, {"Loup de lune", "Louve gardienne"},
			{"Horloge des marées", "Horloge arrêtée"}, {"Soleil du printemps", "Soleil noir"},
		} {
			id := r.card(t, k.shown)
			turn := map[string]func(){
				"key":    func() { r.Press("ArrowRight") },
				"mouse":  func() { r.Click(r.otherSide()) },
				"touch":  func() { r.Touch(r.otherSide()) },
				"mirror": func() { r.PressMirror("otherside") },
			}
			for how, do := range turn {
				r.table.showZoom(r.App.Context(), id, true)
				r.Run(100 * time.Millisecond)
				if read, other := r.sides(); read != k.shown || !strings.Contains(other, k.behind) {
					t.Fatalf("%v: shown large, %q is read beside %q; want %q and %q", size, read, other, k.shown, k.behind)
				}
				do()
				r.Run(100 * time.Millisecond)
				if read, other := r.sides(); read != k.behind || !strings.Contains(other, k.shown) {
					t.Errorf("%v: turned by %s, %q is read beside %q", size, how, read, other)
				}
				r.table.hideZoom()
			}
		}
	}
}

func (r *rig) otherSide() game.Point {
	p := r.table.zoomPage()
	r.table.zoom.Measure(r.App.Context(), &p)
	at := p.Other()
	return game.Point{X: at.X + at.W/2, Y: at.Y + at.H - 30}
}

// TestCardsWithOneSideHaveNoOther checks that nothing is offered to be turned.
func TestCardsWithOneSideHaveNoOther(t *testing.T) {
	r := newPosition(t, turning, 1280, 720)
	r.table.showZoom(r.App.Context(), r.card(t, "Vague"), true)
	r.Run(100 * time.Millisecond)
	if read, other := r.sides(); read != "Vague" || other != "" {
		t.Errorf("%q is read beside %q", read, other)
	}
}

// buried is a duel in which Maëlys may play a Treasure that shows its night.
const buried = `scenario Buried
about  S89
game   dracoliath
seats  Maëlys, Léandre
first  Maëlys
option mastery 2
set    life Maëlys 10
set    life Léandre 8
set    phase 3
zone   river: Orbe du sommet, Horloge des marées, Bourgeon
zone   deck: Soleil du printemps, Sillage, Vent arrière, Écume
zone   hand Maëlys: Graine éternelle (side=1)
zone   hand Léandre: Souffle ardent
`

// TestTheDiscardTurnsBackToDay plays a Treasure by its night side, and looks at
// it on its way: it lies in the discard, night first, then on edge, then day.
func TestTheDiscardTurnsBackToDay(t *testing.T) {
	r := newPosition(t, buried, 1280, 720)
	id := r.card(t, "Arbre-monde")
	night := dracoliathlook.Look.Game.FaceOf(&r.table.shown, id)
	r.table.do(r.App.Context(), answerWith(t, r, id))
	var before, after bool
	for range 1500 {
		r.Run(16 * time.Millisecond)
		if over := r.table.tableau.Stage.Cards[id].Now().Over; over > 0 {
			z := r.table.shown.Cards[id].Zone
			if name := r.table.shown.Layout().Zones[z].Name; name != dracoliathlook.Look.Play.Discard {
				t.Fatalf("it turns while it is in %q", name)
			}
			if r.table.painter.Was(id) != night {
				t.Fatalf("it turns away face %d, want %d", r.table.painter.Was(id), night)
			}
			before = before || over > 0.5
			after = after || before && over < 0.5
		}
		if !r.table.busy() {
			break
		}
	}
	if !before || !after {
		t.Errorf("the night was seen turning away: %v, the day coming: %v", before, after)
	}
	if f := r.table.tableau.Faces[id]; dracoliathlook.Look.Game.Faces[f].Name.FR != "Graine éternelle" {
		t.Errorf("it ends as %q", dracoliathlook.Look.Game.Faces[f].Name.FR)
	}
	if last := r.table.story.Log; !strings.Contains(joined(r, last), "reprend son côté Jour") {
		t.Errorf("the log does not say so: %s", joined(r, last))
	}
}

// joined are lines of the log, one below the other.
func joined(r *rig, log []story.Entry) string {
	all := ""
	for i := range log {
		all += r.table.plain(log[i].Text) + "\n"
	}
	return all
}
