package aestery

import "wyrmtable/rules"

// The stops are laid out so that a player who has decided nothing is asked aloud
// when the other casts a spell or uses an ability, and gets the screen when he is
// attacked; not for what is set off by itself. A turn in which he stops nowhere
// passes without him. One's own windows are passed, but for the one after the
// blocks.
//
// Whether somebody is asked never depends on what he holds: with nothing but
// Passer to answer he is asked just the same, unless he has decided otherwise.
var stops = append(callStops(), phaseStops()...)

// What is told by being asked still, of several stops.
var (
	canAct = rules.Text{FR: "Être encore sollicité dit que l’on peut faire quelque chose.",
		EN: "To be asked still says that there is something one can do."}
	canRespond = rules.Text{FR: "Être encore sollicité dit que l’on tient de quoi répondre.",
		EN: "To be asked still says that one holds something to respond with."}
	allSee = rules.Text{FR: "Rien\u00a0: tout le monde voit qu’il n’y a pas de réponse possible.", EN: "Nothing: everybody sees that there is no response."}
)

// callStops are for what somebody does: it may be answered.
func callStops() []rules.Stop {
	return []rules.Stop{
		{
			Ask: "respond", Verb: "pass", Beside: "tap", When: ownTop, Default: rules.Always,
			Text:  rules.Text{FR: "Répondre à ses propres sorts", EN: "Respond to one’s own spells"},
			Gives: canAct,
			AlwaysGives: rules.Text{FR: "Après chaque sort, on laisse l’adversaire répondre, puis le sort se résout.",
				EN: "After each spell the opponent may respond, then it resolves."},
		},
		{
			Ask: "respond", Verb: "pass", Beside: "tap", When: bareHanded, Default: rules.Always, Call: true,
			Text:  rules.Text{FR: "Répondre sans carte ni capacité", EN: "Respond without a card or an ability"},
			Gives: allSee, AlwaysGives: allSee,
		},
		{
			Ask: "respond", Verb: "pass", Beside: "tap", When: spellTop, Call: true, Default: rules.Aloud,
			Text:  rules.Text{FR: "Répondre aux sorts adverses", EN: "Respond to the opponent’s spells"},
			Gives: canRespond,
			AlwaysGives: rules.Text{FR: "L’adversaire saura que ses sorts passent sans réponse.",
				EN: "The opponent will know that spells meet no response."},
		},
		{
			Ask: "respond", Verb: "pass", Beside: "tap", When: activatedTop, Call: true, Default: rules.Aloud,
			Text:  rules.Text{FR: "Répondre aux capacités activées adverses", EN: "Respond to abilities that the opponent activates"},
			Gives: canRespond,
			AlwaysGives: rules.Text{FR: "L’adversaire saura que ses capacités activées passent sans réponse.",
				EN: "The opponent will know that activated abilities meet no response."},
		},
		{
			Ask: "respond", Verb: "pass", Beside: "tap", Call: true, Default: rules.Always,
			Text:  rules.Text{FR: "Répondre aux effets déclenchés adverses", EN: "Respond to the opponent’s triggered effects"},
			Gives: canRespond,
			AlwaysGives: rules.Text{FR: "L’adversaire saura que ses Arrivées, son First Blood et le reste passent sans réponse.",
				EN: "The opponent will know that Entries, the First Blood and the rest meet no response."},
		},
		{
			Ask: "block", Verb: "confirm", Call: true, Grave: true,
			Text: rules.Text{FR: "Déclarer les bloqueurs", EN: "Declare blockers"},
			Gives: rules.Text{FR: "Être encore sollicité dit que l’on peut bloquer, fût-ce par un Flash.",
				EN: "To be asked still says that one can block, if only by a Flash."},
			AlwaysGives: rules.Text{FR: "L’adversaire saura qu’aucune attaque ne sera bloquée.",
				EN: "The opponent will know that no attack will be blocked."},
		},
	}
}

// phaseStops are for the windows on an empty stack, in the order of the phase
// track: those of one's own turn, then those of the other's.
func phaseStops() []rules.Stop {
	var out []rules.Stop
	for _, own := range [...]bool{true, false} {
		for p := PhaseUpkeep; p <= PhaseEnd; p++ {
			switch {
			case own && p == PhaseBlock:
				out = append(out, idleBlocks())
			case own && p == PhaseMain2:
				out = append(out, idleMain())
			}
			out = append(out, phaseStop(p, own))
		}
	}
	return out
}

func phaseStop(p int32, own bool) rules.Stop {
	main := p == PhaseMain || p == PhaseMain2
	s := rules.Stop{
		Ask: "window", Verb: "pass", Beside: "tap", Default: rules.Always, Phase: p, Own: own,
		When:  func(view *rules.Board, k *rules.Ask) bool { return inPhase(view, k, p, own) },
		Gives: canAct,
	}
	name := PhaseNames[p]
	switch {
	case own && main:
		s.Ask, s.Default, s.Quiet = "main", rules.Asked, true
		s.Text = rules.Text{FR: "À son tour\u00a0: jouer en " + name.FR, EN: "In one’s own turn: play in " + name.EN}
		s.AlwaysGives = rules.Text{FR: "Rien ne sera joué dans cette phase.", EN: "Nothing will be played in this phase."}
	case own:
		s.Text = rules.Text{FR: "À son tour\u00a0: agir en phase " + name.FR, EN: "In one’s own turn: act in " + name.EN}
		s.AlwaysGives = rules.Text{FR: "L’adversaire saura que l’on n’y fait rien.", EN: "The opponent will know that nothing is done there."}
	default:
		s.Text = rules.Text{FR: "Au tour adverse\u00a0: agir en phase " + name.FR, EN: "In the opponent’s turn: act in " + name.EN}
		s.AlwaysGives = rules.Text{FR: "L’adversaire saura que cette phase passe sans surprise.",
			EN: "The opponent will know that this phase brings no surprise."}
	}
	if own && p == PhaseBlock {
		s.Default = rules.Asked
	}
	return s
}

// idleBlocks is the attacker's window when nobody has blocked.
func idleBlocks() rules.Stop {
	s := phaseStop(PhaseBlock, true)
	s.Default, s.Phase = rules.Always, 0
	s.When = func(view *rules.Board, k *rules.Ask) bool {
		return inPhase(view, k, PhaseBlock, true) && !blocked(view)
	}
	s.Text = rules.Text{FR: "À son tour\u00a0: agir quand personne ne bloque", EN: "In one’s own turn: act when nobody blocks"}
	return s
}

// idleMain is the main phase after a combat in which nobody could attack: there
// is nothing to do in it that could not be done in the phase before.
func idleMain() rules.Stop {
	s := phaseStop(PhaseMain2, true)
	s.Default, s.Phase = rules.Always, 0
	s.When = func(view *rules.Board, k *rules.Ask) bool {
		v := voice{rules.Voice{View: view}}
		return inPhase(view, k, PhaseMain2, true) && view.Var(VarCombats, rules.Nobody) == 1 && view.Var(VarCharges, rules.Nobody) == 0 &&
			!v.armed(k.Decider) && view.Var(VarSpells, 1-k.Decider) == 0
	}
	s.Text = rules.Text{FR: "À son tour : jouer encore après un combat sans attaquant", EN: "In one’s own turn: play again after a combat without an attacker"}
	s.AlwaysGives = rules.Text{FR: "Rien de plus : le tour finit là où rien d’autre ne peut arriver.", EN: "Nothing more: the turn ends where nothing else can happen."}
	return s
}

func inPhase(view *rules.Board, k *rules.Ask, p int32, own bool) bool {
	active := view.Var(VarActive, rules.Nobody) == int32(k.Decider)
	return view.Var(VarPhase, rules.Nobody) == p && active == own
}

// blocked reports whether any attacker is blocked.
func blocked(view *rules.Board) bool {
	for _, id := range view.Zone(ZoneFighters(rules.Seat(view.Var(VarActive, rules.Nobody)))) {
		if view.Attr(id, AttrAttacking) == 2 {
			return true
		}
	}
	return false
}

// ownTop reports whether the top of the stack is the decider's own.
func ownTop(view *rules.Board, k *rules.Ask) bool {
	top := view.Top(ZoneStack)
	return top != 0 && view.Attr(top, AttrBy) == int16(k.Decider)+1
}

// bareHanded reports whether everybody sees that the decider has nothing to
// respond with: no card in hand or Cachette, no ability in play, no Bravoure
// marker.
func bareHanded(view *rules.Board, k *rules.Ask) bool {
	if len(view.Zone(ZoneHand(k.Decider))) > 0 || view.Top(ZoneCachette(k.Decider)) != 0 {
		return false
	}
	for z := zoneFighters + rules.Zone(k.Decider); z < zoneEnd; z += 2 {
		for _, id := range view.Zone(z) {
			if c := &Cards[view.Cards[id].Face]; acts(c) || view.Attr(id, AttrBravery) > 0 {
				return false
			}
		}
	}
	return true
}

// acts reports whether a card has an ability to activate that does more than
// give Aether.
func acts(c *Card) bool {
	for i := range c.Abilities {
		if a := &c.Abilities[i]; a.On == OnActivate && !a.onlyAether() {
			return true
		}
	}
	return false
}

// activatedTop reports whether the top of the stack is an ability that somebody
// has chosen to use: activated, of a hero, or Support.
func activatedTop(view *rules.Board, _ *rules.Ask) bool {
	top := view.Top(ZoneStack)
	if top == 0 {
		return false
	}
	return chosen(view.Cards[top].Face, view.Attr(top, AttrAbility))
}

// chosen reports whether ability n of a card is one that somebody has chosen to use.
func chosen(f rules.Face, n int16) bool {
	a := ability(f, n)
	return n == EntrySupport || a != nil && (a.On == OnActivate || a.On == OnPower)
}

// spellTop reports whether the top of the stack is a spell.
func spellTop(view *rules.Board, _ *rules.Ask) bool {
	top := view.Top(ZoneStack)
	return top != 0 && view.Attr(top, AttrAbility) == 0
}
