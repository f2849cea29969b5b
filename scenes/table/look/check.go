package look

import (
	"fmt"
	"image"
	"strings"

	"wyrmtable/art"
	"wyrmtable/rules"
)

// Check reports the first thing by which a look could not be shown: something
// that no table can do without, or a name that the layout of its game does not
// have. What it has found is said in one line.
func (l *Look) Check() error {
	switch {
	case l == nil || l.Game == nil:
		return fmt.Errorf("a look without a Game")
	case l.Theme == nil || l.Theme.Card == nil || len(l.Theme.Backs) == 0:
		return fmt.Errorf("look of %s: its Theme needs Card and Backs; plain.Look has them for any game", l.Game.ID)
	case l.Layout.Make == nil:
		return fmt.Errorf("look of %s: Layout.Make is nil; plain.Look has one for any game", l.Game.ID)
	}
	for _, i := range l.icons() {
		if i.name != "" && !art.HasIcon(i.name) {
			return fmt.Errorf("look of %s: %s has the icon %q, which there is not; go run ./build/packicons -list prints all", l.Game.ID, i.field, i.name)
		}
	}
	k := known(l.Game)
	for _, n := range l.names() {
		if n.name != "" && !k[n.kind][n.name] {
			return fmt.Errorf("look of %s: %s is %q, and its game has no such %s", l.Game.ID, n.field, n.name, n.kind)
		}
	}
	return nil
}

// A named is a name that a look gives to something of its game.
type named struct{ field, kind, name string }

// icons are all icons that are named; an unknown one would draw nothing.
func (l *Look) icons() []named {
	const icon = "icon"
	all := []named{{"Tile.Style.Picture", icon, l.Tile.Style.Picture.Icon}, {"Tile.Style.Emblem", icon, l.Tile.Style.Emblem},
		{"InPlay.LastingIcon", icon, l.InPlay.LastingIcon}}
	for i := range l.Meanings {
		all = append(all, named{"Meanings", icon, l.Meanings[i].Icon})
	}
	for i := range l.Players.Counters {
		all = append(all, named{"Players.Counters", icon, l.Players.Counters[i].Icon})
	}
	return all
}

// names are all names that are looked up in the layout.
func (l *Look) names() []named {
	const counter, zone, verb = "counter", "zone", "verb"
	all := []named{
		{"Turn.Active", counter, l.Turn.Active}, {"Turn.Count", counter, l.Turn.Count}, {"Turn.Extra", counter, l.Turn.Extra},
		{"Turn.Phase", counter, l.Turn.Phase}, {"Turn.Round", counter, l.Turn.Round},
		{"Players.Token", counter, l.Players.Token}, {"Players.Score", counter, l.Players.Score},
		{"Purse.Pool", counter, l.Purse.Pool}, {"Purse.Stock", zone, l.Purse.Stock}, {"Purse.Stake", zone, l.Purse.Stake},
		{"Play.Slots", counter, l.Play.Slots}, {"Play.Zone", zone, l.Play.Zone}, {"Play.Pile", zone, l.Play.Pile},
		{"Play.Discard", zone, l.Play.Discard}, {"Play.Renew", verb, l.Play.Renew}, {"Play.Exchange", verb, l.Play.Exchange},
		{"Play.Ask", "question", l.Play.Ask},
	}
	for _, c := range l.Players.Counters {
		all = append(all, named{"Players.Counters", counter, c.Var})
	}
	for _, m := range l.Players.Marks {
		all = append(all, named{"Players.Marks", counter, m.Var})
	}
	for _, z := range l.Play.Browse {
		all = append(all, named{"Play.Browse", zone, z})
	}
	for _, a := range l.Play.Acts {
		for _, v := range a.Verbs {
			all = append(all, named{"Play.Acts", verb, v})
		}
	}
	if p := l.InPlay.Pending; p != nil {
		all = append(all, named{"InPlay.Pending", zone, p.Zone})
	}
	if r := l.InPlay.Realm; r != nil {
		for _, z := range r.Zones {
			all = append(all, named{"InPlay.Realm", zone, z})
		}
	}
	for i := range l.Meanings {
		all = l.Meanings[i].names(all)
	}
	return all
}

// names adds the names by which a meaning is found to all. Where any is meant
// there is none to look up.
func (m *Meaning) names(all []named) []named {
	add := func(kind, name string) {
		if name != "*" {
			all = append(all, named{"Meanings", kind, name})
		}
	}
	switch m.Kind {
	case rules.Move:
		from, to, _ := strings.Cut(m.Name, ">")
		add("zone", from)
		add("zone", to)
	case rules.Change:
		add("counter", strings.TrimRight(m.Name, "+-"))
	case rules.Set:
		add("attribute", m.Name)
	case rules.Note:
		add("announcement", m.Name)
	default:
		add("kind of event by name", m.Name) // all are meant, or none
	}
	return all
}

// known are the names in the layouts of a game, by what they name.
func known(g *rules.Game) map[string]map[string]bool {
	k := map[string]map[string]bool{"counter": {}, "zone": {}, "verb": {}, "question": {}, "attribute": {},
		"announcement": {}}
	for _, n := range g.Seats {
		l := g.LayoutFor(n)
		for i := range l.Vars {
			k["counter"][l.Vars[i].Name] = true
		}
		for i := range l.Zones {
			k["zone"][l.Zones[i].Name] = true
		}
		for i := range l.Verbs {
			k["verb"][l.Verbs[i].Name] = true
		}
		for i := range l.Asks {
			k["question"][l.Asks[i].Name] = true
		}
		for i := range l.Attrs {
			k["attribute"][l.Attrs[i].Name] = true
		}
		for i := range l.Notes {
			k["announcement"][l.Notes[i].Name] = true
		}
	}
	return k
}

// Begin begins the picture of the table: of plain wood where the game says
// nothing.
func (g *Ground) Begin(w, h int, plateau image.Rectangle) *art.Mat {
	if g.Mat == nil {
		return art.MatWood(w, h, 1)
	}
	return g.Mat(w, h, plateau)
}

// TermsOf are the words of the glossary that a face uses, none where the game has
// no glossary.
func (w *Words) TermsOf(f rules.Face) []rules.Term {
	if w.Terms == nil {
		return nil
	}
	return w.Terms(f)
}
