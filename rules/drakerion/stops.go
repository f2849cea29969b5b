package drakerion

import (
	"math"

	"wyrmtable/rules"
)

// canAct is what is told by being asked still.
var canAct = rules.Text{FR: "Être encore sollicité dit que l’on peut faire quelque chose.",
	EN: "To be asked still says that there is something one can do."}

// The stops of a match. Whether somebody is asked never depends on what he
// holds: with nothing but Passer to answer he is asked just the same, unless he
// has decided otherwise.
var stops = []rules.Stop{
	{
		Ask: "combat", Verb: "pass", When: defends, Moot: unarmed, Call: true,
		Text:  rules.Text{FR: "Agir quand on est attaqué", EN: "Act when one is attacked"},
		Gives: canAct,
		AlwaysGives: rules.Text{FR: "L’adversaire saura que ses attaques passent sans réponse.",
			EN: "The opponent will know that attacks meet no response."},
	},
	{
		Ask: "combat", Verb: "pass", Moot: unarmed,
		Text:  rules.Text{FR: "Agir dans ses propres attaques", EN: "Act in one’s own attacks"},
		Gives: canAct,
		AlwaysGives: rules.Text{FR: "L’adversaire saura que les attaques ne seront pas renforcées.",
			EN: "The opponent will know that the attacks will not be strengthened."},
	},
	{
		Ask: "react", Verb: "pass", Call: true,
		Text: rules.Text{FR: "Activer les capacités qui se déclenchent", EN: "Use abilities that are set off"},
		Gives: rules.Text{FR: "Être encore sollicité quand un Personnage tombe dit que l’on tient une Réaction.",
			EN: "To be asked still when a Character falls says that one holds a Reaction."},
		AlwaysGives: rules.Text{FR: "Aucune capacité facultative ne sera activée.", EN: "No optional ability will be used."},
	},
	{
		Ask: "action", Verb: "pass", Quiet: true,
		Text:        rules.Text{FR: "Agir à son tour", EN: "Act in one’s turn"},
		Gives:       canAct,
		AlwaysGives: rules.Text{FR: "L’adversaire saura que l’on passe.", EN: "The opponent will know that one passes."},
	},
}

// defends reports whether the decider's Character is attacked.
func defends(view *rules.Board, k *rules.Ask) bool {
	id := view.Var(VarDefender, rules.Nobody)
	return id != 0 && view.Cards[id].Owner == k.Decider
}

// A cheap is the least gold that something played from the hand costs to who has
// the Banner of a faction, whose deck holds its cards and neutral ones; 0 stands
// for no Banner, so for all cards.
type cheap [factionEnd]int8

// cheapest finds that for the cards which a test picks.
func cheapest(is func(c *Card) bool) cheap {
	var out cheap
	for f := range out {
		out[f] = math.MaxInt8
		for i := range Cards {
			c := &Cards[i]
			if c.Main() && is(c) && (f == int(Neutral) || c.Faction == Neutral || c.Faction == Faction(f)) {
				out[f] = min(out[f], c.Cost)
			}
		}
	}
	return out
}

var (
	cheapInCombat = cheapest(func(c *Card) bool { return c.Words&Unpredictable != 0 || c.Type == Event && c.has(OnCombat) })
	cheapAtFalls  = cheapest(func(c *Card) bool { return c.Type == Event && c.has(OnFall) })
)

// affords reports whether a player might, to everybody's eyes, hold and pay for
// such a card.
func (k *cheap) affords(b *rules.Board, s rules.Seat) bool {
	f := Neutral
	if banner := b.Top(ZoneBanner(s)); banner != 0 {
		f = Cards[b.Cards[banner].Face].Faction
	}
	return b.Count(ZoneHand(s)) > 0 && b.Var(VarGold, s) >= int32(k[f])
}

// unarmed reports whether everybody sees that the decider can only pass in the
// combat: he can pay for no card of his hand, has no Renowned Character to
// support, no ability to use and nobody to intercept.
func unarmed(b *rules.Board, k *rules.Ask) bool {
	s := k.Decider
	if cheapInCombat.affords(b, s) {
		return false
	}
	for _, z := range [...]rules.Zone{ZoneMelee(s), ZoneSupport(s), ZoneAttached(s), ZoneCity(s)} {
		for _, id := range b.Zone(z) {
			c := &Cards[b.Cards[id].Face]
			if c.has(OnCombat) || c.Renowned() && b.Count(ZoneHand(s)) > 0 || HasWord(b, id, Interceptor) {
				return false
			}
		}
	}
	return true
}
