package aestery

import (
	"slices"

	"wyrmtable/rules"
)

// WhyNot says for a person why seat may not put a card into a zone now; empty
// if it may. It uses only what seat knows.
func (m *Match) WhyNot(seat rules.Seat, id rules.CardID, to rules.Zone) rules.Text {
	if id <= 0 || int(id) >= len(m.board.Cards) {
		return same("Cette carte n’existe pas.", "There is no such card.")
	}
	switch {
	case m.over:
		return same("La partie est finie.", "The match is over.")
	case m.state.Decider != seat:
		return m.naming("C’est à $s de décider.", "It is for $s to decide.", 1-seat, 0, 0)
	}
	elsewhere := false
	for _, a := range m.Asks()[0].Answers {
		if a.Card == id && a.Zone == to {
			return rules.Text{}
		}
		elsewhere = elsewhere || a.Card == id
	}
	z := m.zone(id)
	switch {
	case z >= zoneDeck && rules.Seat(z&1) != seat:
		return m.naming("Cette carte est à $s.", "This card belongs to $s.", 1-seat, 0, 0)
	case m.state.Draft.Doing != idle:
		return m.whyDraft(seat, id, to)
	case m.state.Kind <= AskWindow:
		return m.whyPriority(seat, id, to, elsewhere)
	case m.state.Kind == AskAttack:
		return m.whyAttack(id)
	case m.state.Kind == AskBlock:
		return m.whyBlock(seat, id, elsewhere)
	}
	if m.state.Kind == AskMine && z == ZoneHand(seat) && to == ZoneMines(seat) {
		return same("La carte se pose sur l’Exil, et sa Mine arrive d’elle-même.", "The card is put on the Exile, and its Mine comes by itself.")
	}
	return m.naming("Il faut d’abord répondre à la question posée.", "First answer the question that is open.", seat, 0, 0)
}

// stashed is why the card in the Cachette pays for nothing.
var stashed = rules.Text{FR: "La carte de la Cachette ne peut être ni pitchée ni minée.", EN: "The card in the Stash is neither pitched nor mined."}

// naming says a pattern with the name of a seat and of a card that is known, and
// with keywords.
func (m *Match) naming(fr, en string, s rules.Seat, id rules.CardID, n int, words ...Word) rules.Text {
	v := voice{rules.Voice{Names: m.names, View: &m.board}}
	var names []rules.Text
	for _, w := range words {
		names = append(names, wordNames[w])
	}
	return v.Say(fr, en, rules.Filling{Card: v.card(id), Seat: s, N: int32(n), Text: rules.List(names, rules.Same(", "), rules.Text{})})
}

// whyDraft gives the reasons while something is being paid or aimed.
func (m *Match) whyDraft(seat rules.Seat, id rules.CardID, to rules.Zone) rules.Text {
	d := &m.state.Draft
	switch {
	case to == ZonePitch(seat) && id == d.Card && d.Doing == casting:
		return same("Un sort ne se paie pas avec lui-même.", "A spell is not paid with itself.")
	case to == ZonePitch(seat) && m.zone(id) == ZoneCachette(seat):
		return stashed
	case to == ZonePitch(seat) && slices.Contains(m.list, id):
		return same("Cette carte sert déjà.", "This card is used already.")
	case to == ZonePitch(seat) && m.zone(id) == ZoneHand(seat):
		return same("Le coût est déjà couvert\u00a0: on n’ajoute rien de plus.", "The cost is covered already: nothing more is added.")
	case d.Card != 0:
		return m.naming("Il faut d’abord confirmer ou annuler $c.", "First confirm or call off $c.", seat, d.Card, 0)
	}
	return same("Il faut d’abord confirmer ou annuler le combat.", "First confirm or call off the combat.")
}

// whyPriority gives the reasons of a player who has priority.
func (m *Match) whyPriority(seat rules.Seat, id rules.CardID, to rules.Zone, elsewhere bool) rules.Text {
	main := m.state.Kind == AskMain
	switch z := m.zone(id); {
	case z == ZoneHand(seat):
		return m.whyHand(seat, id, to, main, elsewhere)
	case z == ZoneCachette(seat) && (to == ZoneMines(seat) || to == ZonePitch(seat)):
		return stashed
	case z == ZoneCachette(seat) && to != ZoneStack && to != row(m.card(id), seat):
		return same("La Cachette ne se vide qu’en jouant sa carte.", "The Stash is emptied only by playing its card.")
	case z == ZoneCachette(seat) && m.attr(id, AttrSealed) != 0:
		return same("Une carte cachée ne se joue qu’à partir du prochain tour.", "A stashed card is played from the next turn on.")
	case z == ZoneCachette(seat):
		return m.whyCast(seat, id, to, main)
	case z == ZoneDeck(seat):
		return same("Le deck ne se touche pas\u00a0: on pioche au début et à la fin du tour.", "The deck is not touched: one draws at the beginning and at the end of a turn.")
	case z >= zoneFighters && to >= zoneFighters && rules.Seat(to&1) != seat && !m.card(id).Is(Fighter):
		return same("Seuls les Combattants en jeu attaquent.", "Only fighters in play attack.")
	case z >= zoneFighters && to >= zoneFighters && rules.Seat(to&1) != seat && seat != m.active():
		return same("On n’attaque que pendant son propre tour.", "One attacks only in one’s own turn.")
	case z >= zoneFighters && to >= zoneFighters && rules.Seat(to&1) != seat && m.phase() > PhaseMain:
		return same("On attaque dans la phase de combat\u00a0; une autre s’achète après la première.", "One attacks in the combat phase; another one is bought after the first.")
	case z >= zoneFighters && to >= zoneFighters && rules.Seat(to&1) != seat:
		return same("On attaque dans la phase de combat\u00a0: il faut d’abord passer.", "One attacks in the combat phase: first pass.")
	case m.sight.inPlay(id) && m.attr(id, AttrEngaged) != 0:
		return m.whyEngaged(seat, id)
	case m.sight.inPlay(id) && m.spent(id) && !elsewhere:
		return m.naming("$c agit une fois par tour, et l’a fait.", "$c acts once per turn, and has.", seat, id, 0)
	case z == ZoneHero(seat) && main && m.board.Var(VarPower, seat) != 0:
		return same("Le Héros agit une fois par tour, et il l’a fait.", "The Hero acts once a turn, and has.")
	case m.sight.inPlay(id) && !main && m.waits(id):
		return m.naming("$c\u00a0: capacité à activer dans sa propre phase principale, la Pile étant vide, faute de «\u00a0À tout moment\u00a0».",
			"$c does not say “at any time”: it is activated in one’s own main phase, on an empty stack.", seat, id, 0)
	case elsewhere:
		return same("Cette carte agit là où elle est.", "This card acts where it lies.")
	}
	return same("Cette carte ne va pas là maintenant.", "This card does not go there now.")
}

// whyEngaged says when an engaged permanent will be of use again.
func (m *Match) whyEngaged(seat rules.Seat, id rules.CardID) rules.Text {
	switch {
	case m.forbidden(id, OpNoUntap):
		return m.naming("$c\u00a0: carte engagée, et un texte l’empêche de se dégager.", "$c is engaged, and a text keeps it from being disengaged.", seat, id, 0)
	case m.attr(id, AttrSkips) != 0:
		return m.naming("$c\u00a0: carte engagée, et elle saute sa prochaine étape de dégagement.", "$c is engaged, and skips its next disengaging step.", seat, id, 0)
	}
	return m.naming("$c\u00a0: carte engagée, elle se dégage à votre entretien.", "$c is engaged; it is disengaged in your upkeep.", seat, id, 0)
}

// spent reports whether a permanent has used an ability that is activated once a turn.
func (m *Match) spent(id rules.CardID) bool {
	for i, a := range m.card(id).Abilities {
		if a.On == OnActivate && a.Once && m.worked(id, i) {
			return true
		}
	}
	return false
}

// waits reports whether a permanent has an ability that waits for its player's
// main phase (R20).
func (m *Match) waits(id rules.CardID) bool {
	return slices.ContainsFunc(m.card(id).Abilities, func(a Ability) bool { return a.On == OnActivate && !a.Anytime && !a.onlyAether() })
}

// whyHand gives the reasons for a card of the hand; elsewhere says that it may be
// put into another zone.
func (m *Match) whyHand(seat rules.Seat, id rules.CardID, to rules.Zone, main, elsewhere bool) rules.Text {
	switch to {
	case ZoneMines(seat):
		if !main {
			return same("On ne mine que dans ses phases principales, la Pile étant vide.", "One mines only in one’s own main phases, on an empty stack.")
		}
		if n := 1 + m.sight.forPlayer(seat, OpMoreMines); n > 1 {
			return m.naming("$n cartes par tour peuvent être minées, et elles l’ont été.", "$n cards a turn may be mined, and have been.", seat, 0, n)
		}
		return same("Une carte par tour peut être minée, et elle l’a été.", "One card a turn may be mined, and has been.")
	case ZoneCachette(seat):
		if !main {
			return same("On ne cache une carte que dans ses phases principales, la Pile étant vide.", "One stashes a card only in one’s own main phases, on an empty stack.")
		}
		return same("La Cachette n’a qu’une place, et elle est prise.", "The Stash has one place, and it is taken.")
	case ZonePitch(seat):
		return same("On ne pitche une carte que pour payer un coût.", "A card is pitched only to pay a cost.")
	case ZoneGraveyard(seat):
		return same("On ne défausse pas de carte de son plein gré.", "One does not discard of one’s own free will.")
	case ZoneExile(seat):
		return same("Seule une carte avec Support s’exile de la main, avec un Combattant à viser.", "Only a card with Support is exiled from the hand, with a fighter to aim at.")
	case ZoneHand(seat):
		return same("Cette carte est déjà en main.", "This card is in hand already.")
	}
	if !main && elsewhere && kindOf(to) == zoneFighters && m.card(id).Words[Support] != 0 {
		return same("Le Support se paie d’un exil\u00a0: la carte se pose sur l’Exil, puis vise un Combattant.",
			"Support is paid with exile: the card is put on the Exile, then aims at a fighter.")
	}
	return m.whyCast(seat, id, to, main)
}

// whyCast gives the reasons why a card is not cast.
func (m *Match) whyCast(seat rules.Seat, id rules.CardID, to rules.Zone, main bool) rules.Text {
	c := m.card(id)
	total := m.means(seat)
	if m.zone(id) == ZoneHand(seat) {
		total -= int(c.Pitch)
	}
	place := ZoneStack
	if c.Is(Fighter | Story) {
		place = row(c, seat)
	}
	switch cost := m.sight.Cost(id, seat); {
	case !c.Is(Ephemeral) && !main:
		return m.naming("$c ne se joue que dans ses propres phases principales, la Pile étant vide.", "$c is played only in one’s own main phases, on an empty stack.", seat, id, 0)
	case cost > total:
		return m.naming("$c coûte $n Aether\u00a0: Mines et cartes à pitcher n’y suffisent pas.", "$c costs $n Aether: Mines and cards to pitch do not cover it.", seat, id, cost)
	case !m.hasTargets(m.board.Cards[id].Face, 0, scope{you: seat, this: id, cached: m.fromCachette(id)}):
		return m.naming("$c n’a rien à viser.", "$c has nothing to aim at.", seat, id, 0)
	case to == place:
		return same("Cette carte ne va pas là maintenant.", "This card does not go there now.")
	case place == ZoneStack:
		return same("Un Éphémère se lance sur la table, et attend sur la Pile.", "An ephemeral is cast onto the table, and waits on the stack.")
	case place == ZoneStories(seat):
		return same("Une Histoire se lance parmi les vôtres.", "A story is cast among your own.")
	}
	return same("Un Combattant se lance parmi les vôtres.", "A fighter is cast among your own.")
}

// whyAttack gives the reasons why a fighter does not attack.
func (m *Match) whyAttack(id rules.CardID) rules.Text {
	switch {
	case !m.sight.inPlay(id) || !m.card(id).Is(Fighter):
		return same("Seuls les Combattants en jeu attaquent.", "Only fighters in play attack.")
	case m.attr(id, AttrEngaged) != 0:
		return m.naming("$c\u00a0: une carte engagée n’attaque pas.", "$c: an engaged card does not attack.", 0, id, 0)
	case m.sight.asleep(id):
		return m.naming("$c dort encore.", "$c is still asleep.", 0, id, 0)
	case m.forbidden(id, OpNoAttack):
		return m.naming("$c ne peut pas attaquer.", "$c cannot attack.", 0, id, 0)
	}
	return m.naming("On n’attaque que le joueur adverse.", "Only the opposing player is attacked.", 0, id, 0)
}

// whyBlock gives the reasons why a card blocks nobody, or somebody else.
func (m *Match) whyBlock(seat rules.Seat, id rules.CardID, elsewhere bool) rules.Text {
	hand := m.zone(id) == ZoneHand(seat)
	switch {
	case !hand && !m.sight.inPlay(id):
		return same("On ne bloque que depuis le champ de bataille ou la main.", "One blocks only from the battlefield or the hand.")
	case !m.card(id).Is(Fighter):
		return same("Seuls les Combattants bloquent.", "Only fighters block.")
	case !hand && m.attr(id, AttrEngaged) != 0:
		return m.naming("$c est engagé\u00a0: pas de bloc.", "$c is engaged: no block.", seat, id, 0)
	case !hand && m.sight.asleep(id):
		return m.naming("$c dort encore.", "$c is still asleep.", seat, id, 0)
	case !hand && m.forbidden(id, OpNoBlock):
		return m.naming("$c ne peut pas bloquer.", "$c cannot block.", seat, id, 0)
	case slices.Contains(m.list, id):
		return m.naming("$c bloque déjà.", "$c blocks already.", seat, id, 0)
	case m.held(id):
		return m.naming("La Fascination n’admet qu’un bloqueur, et il y en a un.", "Enthrall lets only one blocker come, and there is one.", seat, id, 0)
	}
	by := m.barriers(id)
	switch {
	case len(by) == 0:
		return same("Un bloqueur se pose sur l’attaquant qu’il bloque.", "A blocker is put on the attacker that it blocks.")
	case elsewhere:
		return m.naming("$c n’atteint pas tous les attaquants ($x).", "Not every attacker is within reach of $c ($x).", seat, id, 0, by...)
	case hand && len(by) == 1 && by[0] == Elusive:
		return m.naming("Un Combattant flashé ne bloque pas un Insaisissable\u00a0: aucun attaquant n’est à la portée de $c.",
			"A flashed fighter does not block an Elusive one: no attacker is within reach of $c.", seat, id, 0)
	case hand:
		return m.naming("Un Combattant flashé n’a plus de texte\u00a0: aucun attaquant n’est à la portée de $c ($x).",
			"A flashed fighter has no text: no attacker is within reach of $c ($x).", seat, id, 0, by...)
	}
	return m.naming("Aucun attaquant n’est à la portée de $c ($x).", "No attacker is within reach of $c ($x).", seat, id, 0, by...)
}

// barriers returns the keywords of the attackers that keep a card from blocking
// them.
func (m *Match) barriers(id rules.CardID) (words []Word) {
	g := m.guardOf(id)
	for _, t := range m.threats() {
		for _, b := range [...]struct {
			w    Word
			bars bool
		}{{Unblockable, t.never}, {Flying, t.flies && !g.flies}, {Dive, t.dives && !g.dives}, {Elusive, t.elusive && g.flashed}} {
			if b.bars && !slices.Contains(words, b.w) {
				words = append(words, b.w)
			}
		}
	}
	return words
}

// held reports whether nothing but Fascination keeps a card from blocking: who it
// could block has a blocker already.
func (m *Match) held(id rules.CardID) bool {
	g := m.guardOf(id)
	for _, t := range m.threats() {
		if t.one && m.taken(t.id) && g.blocks(&t) {
			return true
		}
	}
	return false
}
