package aestery

import "wyrmtable/rules"

// per writes "pour chaque Chat que vous contrôlez".
func (w *writer) per(c Count) rules.Text {
	switch c.Of {
	case CardsIn:
		p := describe(c.Filter)
		return rules.Text{FR: "pour chaque " + p.french(bare), EN: "for each " + p.english(bare)}
	case MarkersOf:
		return rules.Text{FR: "pour chaque marqueur Expérience de votre Héros", EN: "for each Experience marker on your Hero"}
	case Combats:
		return rules.Text{FR: "pour chaque combat commencé ce tour", EN: "for each combat begun this turn"}
	case SpellsCast:
		return rules.Text{FR: "pour chaque sort que vous avez lancé ce tour", EN: "for each spell you have cast this turn"}
	case ColorsOf:
		return rules.Text{FR: "pour chaque couleur parmi vos permanents", EN: "for each colour among your permanents"}
	case Damaged:
		return rules.Text{FR: "pour chaque dégât de combat infligé à votre adversaire ce tour",
			EN: "for each combat damage dealt to your opponent this turn"}
	case LifeOf:
		return rules.Text{FR: "pour chaque point de vie", EN: "for each point of life"}
	}
	o := w.speakOf(c.Who)
	switch c.Of {
	case ForceOf:
		return rules.Text{FR: "pour chaque point de Force " + contract("de", o.FR), EN: "for each point of Force of " + o.EN}
	case DefenceOf:
		return rules.Text{FR: "pour chaque point de Défense " + contract("de", o.FR), EN: "for each point of Defence of " + o.EN}
	case FatigueOf:
		return rules.Text{FR: "pour chaque Fatigue sur " + o.FR, EN: "for each Fatigue on " + o.EN}
	}
	return rules.Text{FR: "pour chaque Aether du coût " + contract("de", o.FR), EN: "for each Aether of the cost of " + o.EN}
}

// speakOf refers to a card of the ability.
func (w *writer) speakOf(who Who) rules.Text {
	return w.object(&Effect{Who: who})
}

// cond writes a condition: "si vous contrôlez deux Chats ou plus".
func (w *writer) cond(c Cond) rules.Text {
	n := digits(c.N)
	moreFR := [...]string{AtLeast: " ou plus", AtMost: " ou moins", Equal: ""}[c.Is]
	moreEN := [...]string{AtLeast: " or more", AtMost: " or less", Equal: ""}[c.Is]
	none := c.Is == AtMost && c.N == 0 || c.Is == Equal && c.N == 0
	switch c.Of {
	case CardsIn:
		return w.condCards(c, none)
	case LifeOf:
		if c.Side == Theirs {
			return rules.Text{FR: "si votre adversaire a " + n + " points de vie" + moreFR, EN: "if your opponent has " + n + " life" + moreEN}
		}
		return rules.Text{FR: "si vous avez " + n + " points de vie" + moreFR, EN: "if you have " + n + " life" + moreEN}
	case MarkersOf:
		return rules.Text{FR: "si votre Héros a " + rules.CountFR(int(c.N), "marqueur Expérience", "marqueurs Expérience") + moreFR,
			EN: "if your Hero has " + rules.CountEN(int(c.N), "Experience marker", "Experience markers") + moreEN}
	case Combats:
		if c.N <= 1 {
			return rules.Text{FR: "si un combat a commencé ce tour", EN: "if a combat has begun this turn"}
		}
		return rules.Text{FR: "si " + numberFR(c.N, false) + " combats ou plus ont commencé ce tour",
			EN: "if " + numberEN(c.N) + " or more combats have begun this turn"}
	case SpellsCast:
		return rules.Text{FR: "si vous avez lancé " + rules.CountFR(int(c.N), "sort", "sorts") + moreFR + " ce tour", EN: "if you have cast " + rules.CountEN(int(c.N), "spell", "spells") + moreEN + " this turn"}
	case Damaged:
		return rules.Text{FR: "si vous avez infligé à votre adversaire " + rules.CountFR(int(c.N), "dégât", "dégâts") + " de combat" + moreFR + " ce tour",
			EN: "if you have dealt " + n + moreEN + " combat damage to your opponent this turn"}
	case ColorsOf:
		return rules.Text{FR: "si vos permanents ont " + rules.CountFR(int(c.N), "couleur", "couleurs") + moreFR, EN: "if your permanents have " + rules.CountEN(int(c.N), "colour", "colours") + moreEN}
	case FullHand:
		return handIsFull(c, none)
	case FromCache:
		return rules.Text{FR: "si cette carte vient de la Cachette", EN: "if this card comes from the Stash"}
	case MyTurn:
		if none {
			return rules.Text{FR: "pendant le tour adverse", EN: "during your opponent’s turn"}
		}
		return rules.Text{FR: "pendant votre tour", EN: "during your turn"}
	}
	o := w.speakOf(c.Who)
	switch c.Of {
	case ForceOf:
		return rules.Text{FR: "si la Force " + contract("de", o.FR) + " est de " + n + moreFR, EN: "if the Force of " + o.EN + " is " + n + moreEN}
	case DefenceOf:
		return rules.Text{FR: "si la Défense " + contract("de", o.FR) + " est de " + n + moreFR, EN: "if the Defence of " + o.EN + " is " + n + moreEN}
	case CostOf:
		return rules.Text{FR: "si le coût " + contract("de", o.FR) + " est de " + n + moreFR, EN: "if the cost of " + o.EN + " is " + n + moreEN}
	}
	if c.Is == AtLeast && c.N == 1 {
		return rules.Text{FR: "si " + o.FR + " a de la Fatigue", EN: "if " + o.EN + " has Fatigue"}
	}
	if none {
		return rules.Text{FR: "si " + o.FR + " n’a pas de Fatigue", EN: "if " + o.EN + " has no Fatigue"}
	}
	return rules.Text{FR: "si " + o.FR + " a " + n + " Fatigue" + moreFR, EN: "if " + o.EN + " has " + n + " Fatigue" + moreEN}
}

func handIsFull(c Cond, none bool) rules.Text {
	switch {
	case c.Side == Theirs && none:
		return rules.Text{FR: "si votre adversaire n’a pas la *Main pleine*", EN: "if your opponent has no *full hand*"}
	case c.Side == Theirs:
		return rules.Text{FR: "si votre adversaire a la *Main pleine*", EN: "if your opponent has a *full hand*"}
	case none:
		return rules.Text{FR: "si vous n’avez pas la *Main pleine*", EN: "if you have no *full hand*"}
	}
	return rules.Text{FR: "si vous avez la *Main pleine*", EN: "if you have a *full hand*"}
}

// condCards writes a condition on how many cards there are.
func (w *writer) condCards(c Cond, none bool) rules.Text {
	f := c.Filter
	if f.Where != Battlefield {
		return w.condPlace(c, none)
	}
	side := f.Side
	f.Side = Anyone
	p := describe(f)
	whoFR, whoEN := "vous contrôlez ", "you control "
	notFR := "vous ne contrôlez "
	if side == Theirs {
		whoFR, notFR, whoEN = "votre adversaire contrôle ", "votre adversaire ne contrôle ", "your opponent controls "
	}
	if side == Anyone {
		whoFR, notFR, whoEN = "il y a en jeu ", "il n’y a en jeu ", "there is in play "
	}
	si := "si "
	if side == Anyone {
		si = "s’"
	}
	if none {
		return rules.Text{FR: si + notFR + p.french(noOne), EN: "if " + whoEN + p.english(noOne)}
	}
	fr, en := p.asMany(c)
	return rules.Text{FR: si + whoFR + fr, EN: "if " + whoEN + en}
}

// asMany writes how many cards a condition asks for: "au plus deux Chats".
func (p phrase) asMany(c Cond) (fr, en string) {
	fr, en = p.counted(c.N)
	switch {
	case c.Is == AtLeast && c.N > 1:
		return fr + " ou plus", en + " or more"
	case c.Is == AtMost:
		return "au plus " + fr, "at most " + numberEN(c.N) + " " + p.english(bareOf(c.N))
	case c.Is == Equal:
		return "exactement " + fr, "exactly " + en
	}
	return fr, en
}

// condPlace writes a condition on a hand, a graveyard or exile.
func (w *writer) condPlace(c Cond, none bool) rules.Text {
	f := c.Filter
	place := [...]rules.Text{Graveyard: {FR: "cimetière", EN: "graveyard"}, InHand: {FR: "main", EN: "hand"},
		InExile: {FR: "exil", EN: "exile"}, InDeck: {FR: "deck", EN: "deck"}}[f.Where]
	p := describe(f)
	p.tailFR, p.tailEN = p.tailFR[:len(p.tailFR)-1], p.tailEN[:len(p.tailEN)-1]
	hisFR, hisEN := "votre ", "your "
	who := [...]string{"vous avez ", "vous n’avez ", "you have "}
	if f.Side == Theirs {
		hisFR, hisEN = "son ", "their "
		if f.Where == InHand {
			hisFR = "sa "
		}
		who = [...]string{"votre adversaire a ", "votre adversaire n’a ", "your opponent has "}
	}
	in := rules.Text{FR: " dans " + hisFR + place.FR, EN: " in " + hisEN + place.EN}
	if f.Where == InExile {
		in = rules.Text{FR: " en exil", EN: " in exile"}
	}
	if f.Where == InHand {
		in = rules.Text{FR: " en main", EN: " in hand"}
	}
	if none {
		return rules.Text{FR: "si " + who[1] + p.french(noOne) + in.FR, EN: "if " + who[2] + p.english(noOne) + in.EN}
	}
	fr, en := p.asMany(c)
	return rules.Text{FR: "si " + who[0] + fr + in.FR, EN: "if " + who[2] + en + in.EN}
}

// moment writes when a trigger works: "quand cette carte attaque, ".
func (w *writer) moment() rules.Text {
	a := w.a
	if a.On.ofPermanent() {
		s := rules.Text{FR: "cette carte", EN: "this card"}
		if a.Of == Each {
			p := describe(a.Watch)
			if p.yours && a.On == OnArrival {
				p.yours = false
				return rules.Text{FR: "quand " + p.french(aOne) + " arrive sous votre contrôle, ",
					EN: "when " + p.english(aOne) + " enters under your control, "}
			}
			s = rules.Text{FR: p.french(aOne), EN: p.english(aOne)}
		}
		v := [...]rules.Text{
			OnArrival: {FR: "arrive", EN: "enters"}, OnDeparture: {FR: "quitte le champ de bataille", EN: "leaves the battlefield"},
			OnDeath: {FR: "meurt", EN: "dies"}, OnAttack: {FR: "attaque", EN: "attacks"}, OnBlock: {FR: "bloque", EN: "blocks"},
			OnHit: {FR: "a *Hit*", EN: "*Hits*"}, OnEngage: {FR: "s’engage", EN: "becomes engaged"},
			OnUntap: {FR: "se dégage", EN: "is disengaged"}, OnBlood: {FR: "gagne le *First Blood*", EN: "gains *First Blood*"},
			OnFatigue: {FR: "reçoit de la Fatigue et survit", EN: "receives Fatigue and survives"},
		}[a.On]
		return rules.Text{FR: "quand " + s.FR + " " + v.FR + ", ", EN: "when " + s.EN + " " + v.EN + ", "}
	}
	switch a.On {
	case OnUpkeep:
		return rules.Text{FR: [...]string{You: "à votre entretien, ", Opponent: "à l’entretien adverse, ", Both: "à chaque entretien, "}[a.Of],
			EN: [...]string{You: "at your upkeep, ", Opponent: "at your opponent’s upkeep, ", Both: "at each upkeep, "}[a.Of]}
	case OnEnd:
		return rules.Text{FR: [...]string{You: "à la fin de votre tour, ", Opponent: "à la fin du tour adverse, ", Both: "à la fin de chaque tour, "}[a.Of],
			EN: [...]string{You: "at the end of your turn, ", Opponent: "at the end of your opponent’s turn, ", Both: "at the end of each turn, "}[a.Of]}
	}
	return w.deed()
}

// deed writes a trigger on what a player does.
func (w *writer) deed() rules.Text {
	a := w.a
	type deed struct{ you, he, en, ens string }
	his := [...]string{You: "votre", Opponent: "sa", Both: "sa"}[a.Of]
	hisEN := [...]string{You: "your", Opponent: "their", Both: "their"}[a.Of]
	d := map[On]deed{
		OnFlash: {"*flashez* un Combattant", "*flashe* un Combattant", "*flash* a Fighter", "*flashes* a Fighter"},
		OnMine:  {"minez une carte", "mine une carte", "mine a card", "mines a card"},
		OnStash: {"placez une carte dans " + his + " Cachette", "place une carte dans " + his + " Cachette", "put a card into " + hisEN + " Stash", "puts a card into " + hisEN + " Stash"},
		OnDraw:  {"piochez hors des phases de pioche", "pioche hors des phases de pioche", "draw outside the draw phases", "draws outside the draw phases"},
		OnDiscard: {"défaussez une carte au cimetière par un effet ou un coût", "défausse une carte au cimetière par un effet ou un coût",
			"discard a card to the graveyard for an effect or a cost", "discards a card to the graveyard for an effect or a cost"},
		OnGainLife: {"gagnez des points de vie", "gagne des points de vie", "gain life", "gains life"},
	}[a.On]
	if a.On == OnCast {
		f := a.Watch
		f.Where = Stack
		p := describe(f)
		d = deed{"lancez " + p.french(aOne), "lance " + p.french(aOne), "cast " + p.english(aOne), "casts " + p.english(aOne)}
	}
	switch a.Of {
	case Opponent:
		return rules.Text{FR: "quand votre adversaire " + d.he + ", ", EN: "when your opponent " + d.ens + ", "}
	case Both:
		return rules.Text{FR: "quand un joueur " + d.he + ", ", EN: "when a player " + d.ens + ", "}
	}
	return rules.Text{FR: "quand vous " + d.you + ", ", EN: "when you " + d.en + ", "}
}

// bareOf is the form of a noun behind a number in words.
func bareOf(n int8) det {
	if n == 1 {
		return bare
	}
	return bares
}
