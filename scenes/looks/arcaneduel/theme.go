package arcaneduel

import (
	"image"
	"strconv"

	"wyrmtable/art"
	paint "wyrmtable/art/arcaneduel"
	"wyrmtable/rules"
	"wyrmtable/rules/arcaneduel"
	"wyrmtable/scenes/theme"
)

// Theme is how the cards of Arcane Duel look.
var Theme = theme.Theme{
	ID:    "arcane-duel",
	Card:  func(f rules.Face, o theme.Options) theme.Card { return cardOf(f, o) },
	Backs: []func(px int) *image.RGBA{paint.Back},
	Kind:  func(f rules.Face) rules.Text { return arcaneduel.Cards[f].Kind.Name() },
	Facets: []theme.Facet{
		{Name: rules.Text{FR: "Type", EN: "Type"}, All: theme.ForHim, Values: theme.Names(kindList),
			Has: func(f rules.Face, v int) bool {
				return arcaneduel.Cards[f].Kind == kindList[v]
			}},
		{Name: rules.Text{FR: "Combinaison", EN: "Combination"}, All: theme.ForHer, Values: comboNames(),
			Has: func(f rules.Face, v int) bool {
				c := &arcaneduel.Combos[v]
				return c.First == f || c.Second == f
			}},
	},
}

var kindList = []arcaneduel.Kind{arcaneduel.Attack, arcaneduel.Defence, arcaneduel.Support}

func comboNames() []rules.Text {
	var out []rules.Text
	for i := range arcaneduel.Combos {
		out = append(out, arcaneduel.Combos[i].Name)
	}
	return out
}

// kinds are the kinds of cards as package art draws them.
var kinds = map[arcaneduel.Kind]paint.Kind{arcaneduel.Attack: paint.Attack,
	arcaneduel.Defence: paint.Defence, arcaneduel.Support: paint.Support}

// cardOf describes a face of Arcane Duel for package art.
func cardOf(f rules.Face, o theme.Options) *paint.Card {
	c := &arcaneduel.Cards[f]
	k := paint.Look(int(f))
	k.Kind, k.KindLabel = kinds[c.Kind], c.Kind.Name().In(o.Lang)
	k.Name = c.Name.In(o.Lang)
	k.Text = art.Markup(c.Text.In(o.Lang))
	k.Value = value(&c.Effect)
	for i := range arcaneduel.Combos {
		p := &arcaneduel.Combos[i]
		other := p.First
		if p.First == f {
			other = p.Second
		} else if p.Second != f {
			continue
		}
		k.Pairs = append(k.Pairs, paint.Pair{Partner: arcaneduel.Cards[other].Name.In(o.Lang), Name: p.Name.In(o.Lang)})
	}
	return &k
}

// value is the number of an effect that matters most; "" for none.
func value(e *arcaneduel.Effect) string {
	for _, n := range [...]int32{e.Damage, e.Poison, e.Block, e.Thorns, e.Heal} {
		if n > 0 {
			return strconv.Itoa(int(n))
		}
	}
	return ""
}
