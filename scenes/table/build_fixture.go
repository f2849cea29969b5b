package table

import (
	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/table/panel"
	"wyrmtable/scenes/ui"
)

// buildFixtures describes the furniture that the game paints itself.
func (t *Scene) buildFixtures() {
	for i := range t.look.Furniture.Fixtures {
		f := &t.look.Furniture.Fixtures[i]
		r, ok := t.tableau.Lay.Fixtures[f.Name]
		if !ok || r.Empty() {
			continue
		}
		t.ui.Region(t.ui.Sub("fixture", i), t.in(f.Region))
		t.fixture(t.ui, f, game.Rect(r))
	}
}

// fixtureOn shows a piece of furniture somewhere else, such as on a sheet.
func (t *Scene) fixtureOn(u *ui.UI, name string, r game.Rect) {
	for i := range t.look.Furniture.Fixtures {
		if f := &t.look.Furniture.Fixtures[i]; f.Name == name {
			t.fixture(u, f, r)
		}
	}
}

// fixture describes a piece of furniture in r.
func (t *Scene) fixture(u *ui.UI, f *look.Fixture, r game.Rect) {
	k := t.telling()
	k.Then, k.Effects, k.Head = t.compared()
	if t.look.Preview.Targeting != nil {
		k.Then, k.Targets = t.preview.Targets.Then, t.preview.Targets.Prepared
	}
	if t.question.Answered {
		k.Ask = nil // it is settled, and the next one not yet asked
	}
	s := f.Show(&k, r.W, r.H)
	r.X, r.W = r.X+s.Shift, r.W-s.Less
	t.desk.Present(u, "table.fixture."+f.Name, r, f.Margin, s)
}

// compared is what would come of the answer considered: the table then, what
// becomes of cards and players, and what the answer is called where it is not
// just to let things go on.
func (t *Scene) compared() (then *rules.Board, effects []look.Effect, head string) {
	k := &t.preview.Comparison
	col := k.Marked()
	if col == nil {
		return nil, nil, ""
	}
	if k.Mark > 0 || col.Answer.Card != 0 {
		head = col.Head
	}
	return col.After, col.Effects, head
}

// buildBench describes the panel of a player.
func (t *Scene) buildBench(s rules.Seat) {
	u, l := t.ui, &t.tableau.Lay.Seats[s]
	name, r := t.name(s), game.Rect(l.Panel)
	u.Region(u.Sub("seat", int(s)), name)
	k := t.telling()
	k.Then, k.Effects, k.Head = t.compared()
	m := t.moodOf(s)
	t.desk.Present(u, "table.bench", r, t.look.Players.Bench.Margin,
		t.look.Players.Bench.Show(&k, s, m == panel.HisTurn, r.W, r.H))
	u.Painted(game.Rect(l.Name), name, false)
	if skin := t.look.Furniture.Skin; m != panel.Calm && m != panel.HisTurn && skin != nil && skin.Edge != nil {
		edge := r.Inset(-8)
		u.Picture(ui.Key{Kind: "table.edge"}, edge, func(c *art.Canvas) { skin.Edge(c, edge.W, edge.H, true) })
	}
	t.desk.Held(s, t.tableau.From.Below == s)
	for i := range t.look.Players.Counters {
		v := t.look.Players.Counters[i]
		u.Say(t.in(v.Name) + t.colon() + look.Signed(int(t.shown.Var(t.desk.Numbers.Counters[i], s)), ""))
	}
}
