package aestery

import (
	"strconv"
	"strings"

	"wyrmtable/art"
	paint "wyrmtable/art/aestery"
	"wyrmtable/rules"
	"wyrmtable/rules/aestery"
	"wyrmtable/scenes/table/look"
)

// urges say in a few words what the large button waits for.
var urges = map[string]rules.Text{
	"main":     {FR: "Jouez, minez ou passez", EN: "Play, mine or pass"},
	"respond":  {FR: "Répondez ou passez", EN: "Respond or pass"},
	"window":   {FR: "Agissez ou passez", EN: "Act or pass"},
	"line":     {FR: "Cliquez l’ordre", EN: "Click the order"},
	"triggers": {FR: "Cliquez le suivant", EN: "Click the next"},
	"aim":      {FR: "Visez une cible", EN: "Aim at a target"},
	"pick":     {FR: "Choisissez", EN: "Choose"},
	"discard":  {FR: "Défaussez une carte", EN: "Discard a card"},
	"limit":    {FR: "Défaussez une carte", EN: "Discard a card"},
	"mining":   {FR: "Exilez une carte", EN: "Exile a card"},
	"scry":     {FR: "Rangez les cartes", EN: "Put the cards in place"},
	"under":    {FR: "Cliquez l’ordre", EN: "Click the order"},
	"legend":   {FR: "Gardez-en un", EN: "Keep one of them"},
}

// allPlaces say what can be done where, while nothing is at stake.
var allPlaces = map[string]rules.Text{
	"main": {FR: "Glissez une carte au milieu de la table pour la lancer, sur vos Mines pour la miner, dans la Cachette pour la cacher.",
		EN: "Drag a card to the middle of the table to cast it, onto your Mines to mine it, into the Stash to hide it."},
	"window": {FR: "Un éphémère ou une capacité peut répondre\u00a0; sinon, passez.",
		EN: "An ephemeral or an ability can be used; else pass."},
	"mulligan": {FR: "Gardez ces six cartes, ou remélangez tout pour six autres, une seule fois.",
		EN: "Keep these six cards, or shuffle all back for six others, once only."},
	"attack": {FR: "Cliquez vos attaquants, ou portez-les vers le haut. Puis confirmez, même sans attaquant.",
		EN: "Click your attackers, or carry them upwards. Then confirm, even with none."},
	"block": {FR: "Portez un bloqueur sur un attaquant, ou un combattant de votre main pour le flasher.",
		EN: "Carry a blocker onto an attacker, or a fighter of your hand to flash it."},
	"under": {FR: "La première carte cliquée sera la plus haute sous votre deck. L’autre ne voit pas cet ordre.",
		EN: "The first card clicked will be the highest under your deck. The other does not see this order."},
}

// noteOf says under a button what an answer does.
func noteOf(k *look.Telling, a *rules.Answer) rules.Text {
	b, ask := k.View, k.Ask
	switch a.Verb {
	case aestery.VerbPass:
		return passNote(b, ask)
	case aestery.VerbConfirm:
		return confirmNote(b, ask)
	case aestery.VerbKeep:
		return cardsOf(b.Count(aestery.ZoneHand(ask.Decider)))
	case aestery.VerbMulligan:
		return rules.Text{FR: "une autre main", EN: "another hand"}
	}
	return rules.Text{}
}

// waives says what is given away by attacking with nobody, or by aiming at nothing.
func waives(k *look.Telling, a *rules.Answer) rules.Text {
	if a.Verb == aestery.VerbSkip {
		return rules.Text{FR: "rien n’est visé", EN: "nothing is aimed at"}
	}
	if a.Verb != aestery.VerbConfirm || k.Ask.Kind != aestery.AskAttack || len(k.Ask.Draft) > 0 {
		return rules.Text{}
	}
	return confirmNote(k.View, k.Ask)
}

func passNote(b *rules.Board, ask *rules.Ask) rules.Text {
	if top := b.Top(aestery.ZoneStack); top != 0 {
		name := aestery.Cards[b.Cards[top].Face].Name
		return rules.Text{FR: name.FR + " se résout", EN: name.EN + " resolves"}
	}
	if n := b.Var(aestery.VarAether, ask.Decider); n > 0 {
		return rules.Text{FR: strconv.Itoa(int(n)) + " Aether sera perdu", EN: strconv.Itoa(int(n)) + " Aether will be lost"}
	}
	switch b.Var(aestery.VarPhase, rules.Nobody) {
	case aestery.PhaseMain:
		return rules.Text{FR: "au combat", EN: "to combat"}
	case aestery.PhaseMain2:
		if b.Var(aestery.VarExtra, rules.Nobody) != 0 {
			return rules.Text{FR: "au combat additionnel", EN: "to the additional combat"}
		}
		return rules.Text{FR: "à la fin du tour", EN: "to the end of the turn"}
	case aestery.PhaseAttack:
		return rules.Text{FR: "aux blocs", EN: "to the blocks"}
	case aestery.PhaseBlock:
		return rules.Text{FR: "aux dégâts", EN: "to the damage"}
	}
	return rules.Text{FR: "phase suivante", EN: "next phase"}
}

func confirmNote(b *rules.Board, ask *rules.Ask) rules.Text {
	n := len(ask.Draft)
	switch ask.Kind {
	case aestery.AskAttack:
		if n == 0 {
			return rules.Text{FR: "personne n’attaque", EN: "nobody attacks"}
		}
		return rules.Text{FR: strconv.Itoa(n) + look.Plural(n, " attaquant", "s"),
			EN: strconv.Itoa(n) + look.Plural(n, " attacker", "s")}
	case aestery.AskBlock:
		if n = n / 2; n == 0 {
			return rules.Text{FR: "personne ne bloque", EN: "nobody blocks"}
		}
		return rules.Text{FR: strconv.Itoa(n) + look.Plural(n, " bloqueur", "s"),
			EN: strconv.Itoa(n) + look.Plural(n, " blocker", "s")}
	case aestery.AskMain, aestery.AskRespond, aestery.AskWindow:
		pay := Payment(b, ask)
		if ask.Source == 0 {
			return pay
		}
		name := aestery.Cards[b.Cards[ask.Source].Face].Name
		if pay.Empty() {
			return name
		}
		return rules.Text{FR: name.FR + "\u00a0: " + pay.FR, EN: name.EN + ": " + pay.EN}
	}
	return rules.Text{}
}

// Payment says with what a draft is paid.
func Payment(b *rules.Board, ask *rules.Ask) rules.Text {
	mines, cards := 0, 0
	for _, id := range ask.Draft {
		switch b.Cards[id].Zone {
		case aestery.ZoneMines(ask.Decider):
			mines++
		case aestery.ZoneHand(ask.Decider):
			cards++
		}
	}
	var t rules.Text
	if mines > 0 {
		t = rules.Text{FR: strconv.Itoa(mines) + look.Plural(mines, " Mine", "s"),
			EN: strconv.Itoa(mines) + look.Plural(mines, " Mine", "s")}
	}
	if cards > 0 {
		if mines > 0 {
			t.FR, t.EN = t.FR+" + ", t.EN+" + "
		}
		t.FR += strconv.Itoa(cards) + look.Plural(cards, " carte pitchée", " cartes pitchées")
		t.EN += strconv.Itoa(cards) + look.Plural(cards, " card pitched", " cards pitched")
	}
	return t
}

// paying says how to pay otherwise than is proposed, and what is left over.
func paying(b *rules.Board, k *rules.Ask) rules.Text {
	if k.Kind > aestery.AskWindow || len(k.Draft) == 0 || !k.Legal(rules.Do(k.Decider, aestery.VerbConfirm)) {
		return rules.Text{}
	}
	left, any := leftOf(b, k)
	if !any {
		return rules.Text{}
	}
	t := rules.Text{FR: "Pour payer autrement, choisissez d’abord une Mine ou une carte à pitcher\u00a0; recliquez-la pour la garder.",
		EN: "To pay otherwise, first choose a Mine or a card to pitch; click it again to keep it."}
	if left > 0 {
		n := strconv.Itoa(left)
		t.FR += " Il restera " + n + " Aether dans la Réserve."
		t.EN += " " + n + " Aether will be left in the Reserve."
	}
	return t
}

// leftOf is how much Aether a payment leaves over, and whether anything is
// engaged or pitched for it.
func leftOf(b *rules.Board, k *rules.Ask) (left int, any bool) {
	left = int(b.Var(aestery.VarAether, k.Decider)) - int(k.Num)
	for _, id := range k.Draft {
		switch b.Cards[id].Zone {
		case aestery.ZoneMines(k.Decider):
			left, any = left+1, true
		case aestery.ZoneHand(k.Decider):
			left, any = left+int(aestery.Cards[b.Cards[id].Face].Pitch), true
		}
	}
	return left, any
}

func cardsOf(n int) rules.Text {
	return rules.Text{FR: strconv.Itoa(n) + look.Plural(n, " carte", "s"),
		EN: strconv.Itoa(n) + look.Plural(n, " card", "s")}
}

// tag says over the card that is being cast what it costs and by what it
// is paid.
func tag(k *look.Telling) rules.Text {
	ask, b := k.Ask, k.View
	switch ask.Kind {
	case aestery.AskMain, aestery.AskRespond, aestery.AskWindow:
	default:
		return rules.Text{}
	}
	pay := Payment(b, ask)
	if pay.Empty() {
		return rules.Text{}
	}
	n := strconv.Itoa(int(ask.Num))
	t := rules.Text{FR: n + " Aether = " + pay.FR, EN: n + " Aether = " + pay.EN}
	if left, any := leftOf(b, ask); any && left > 0 && ask.Legal(rules.Do(ask.Decider, aestery.VerbConfirm)) {
		t.FR += ", reste " + strconv.Itoa(left)
		t.EN += ", " + strconv.Itoa(left) + " left"
	}
	return t
}

var pending = look.Pending{
	Zone:  "stack",
	Name:  rules.Text{FR: "La Pile", EN: "The stack"},
	Of:    entry,
	Face:  func(b *rules.Board, id rules.CardID) rules.Face { return b.Cards[id].Face },
	Note:  rules.Text{FR: "Se résout par le haut", EN: "Resolves from the top"},
	Empty: rules.Text{FR: "Rien n’attend de se résoudre.", EN: "Nothing waits to be resolved."},
	Paint: func(c *art.Canvas, w, h float64, entries []look.PendingEntry, lang rules.Lang) {
		var all []paint.StackEntry
		for _, e := range entries {
			all = append(all, paint.StackEntry{Title: []art.Token{art.B(e.Title.In(lang))}, Who: e.By.In(lang),
				Effect: look.Stressed(e.Text.In(lang))})
		}
		paint.StackWords(c, 0, 0, w, h, all)
	},
}

// entry says what an entry of the stack is.
func entry(k *look.Telling, id rules.CardID) look.PendingEntry {
	b := k.View
	card := &aestery.Cards[b.Cards[id].Face]
	kind := card.TypeLine()
	e := look.PendingEntry{Title: card.Name}
	if n := b.Attr(id, aestery.AttrAbility); n > 0 {
		kind = rules.Text{FR: "capacité", EN: "ability"}
		e.Text = abilityText(card, n)
	} else {
		e.Text = card.Text
	}
	by := k.Name(rules.Seat(b.Attr(id, aestery.AttrBy) - 1))
	e.By = rules.Text{FR: by + " · " + kind.FR, EN: by + " · " + kind.EN}
	for i, a := range [...]rules.Attr{aestery.AttrTarget, aestery.AttrSecond} {
		to := rules.CardID(b.Attr(id, a))
		if to <= 0 {
			continue
		}
		n := aestery.Cards[b.Cards[to].Face].Name
		if i == 0 {
			e.Text = rules.Text{FR: "→ " + rules.Strong(n.FR) + ". " + e.Text.FR,
				EN: "→ " + rules.Strong(n.EN) + ". " + e.Text.EN}
		}
	}
	return e
}

// abilityText is the line of an ability on the stack.
func abilityText(card *aestery.Card, n int16) rules.Text {
	switch n {
	case aestery.EntryBlood:
		return rules.Text{FR: "First Blood\u00a0: sacrifié en fin de tour.",
			EN: "First Blood: sacrificed at the end of the turn."}
	case aestery.EntryEfficiency:
		return aestery.Efficiency.Name()
	case aestery.EntryMarvel:
		return aestery.Marvel.Name()
	case aestery.EntrySupport:
		return aestery.Support.Name()
	}
	first := len(card.Lines) - len(card.Abilities)
	if i := first + int(n) - 1; i >= 0 && i < len(card.Lines) {
		return card.Lines[i]
	}
	return card.Text
}

// terms are the words of the glossary that a card needs.
func terms(f rules.Face) []rules.Term {
	if aestery.Game.Help == nil {
		return nil
	}
	card := &aestery.Cards[f]
	want := map[string]bool{"Légendaire": card.Legendary, "Merveille": card.Words[aestery.Marvel] != 0}
	for w := range card.Words {
		if card.Words[w] != 0 {
			want[aestery.Word(w).Name().FR] = true
		}
	}
	for i := range card.Abilities {
		a := &card.Abilities[i]
		want[moments[a.On]] = true
		if a.Privilege {
			want["Privilège"] = true
		}
		for _, e := range a.Do {
			want[deeds[e.Op]] = true
		}
	}
	var out []rules.Term
	for _, t := range aestery.Game.Help().Terms {
		if want[strings.TrimSuffix(t.Word.FR, "\u00a0X")] || want[strings.TrimSuffix(t.Word.FR, " X")] {
			out = append(out, t)
		}
	}
	return out
}

// moments are the words of the glossary for the moments at which
// abilities work.
var moments = map[aestery.On]string{aestery.OnArrival: "Arrivée", aestery.OnDeparture: "Départ", aestery.OnHit: "Hit",
	aestery.OnBlood: "First Blood", aestery.OnFatigue: "Fatigue", aestery.OnFlash: "Flash"}

// deeds are the words of the glossary for what abilities do.
var deeds = map[aestery.Op]string{aestery.OpMine: "Miner", aestery.OpScry: "Regardez", aestery.OpCounter: "Contrer",
	aestery.OpXP: "Expérience", aestery.OpSoothe: "Soin", aestery.OpBrave: "Bravoure", aestery.OpSlumber: "Sieste",
	aestery.OpStash: "Cachette", aestery.OpCache: "Cachette", aestery.OpDamage: "Fatigue"}

// aid is the reference card: a turn, paying, a fight.
func aid(c *art.Canvas, w, _ float64, _ int, lang rules.Lang) {
	look.NumberedAid(c, w, lang, aidParts, "#8ff0e0", wordsOf)
}

var aidParts = []look.AidPart{
	{Title: rules.Text{FR: "Un tour", EN: "A turn"}, Lines: []rules.Text{
		{FR: "Entretien\u00a0: tout se dégage. Pioche\u00a0: une carte, sauf au tout premier tour.",
			EN: "Upkeep: everything is disengaged. Draw: a card, but not in the very first turn."},
		{FR: "Principale\u00a0: lancez, activez, minez une carte, cachez-en une.",
			EN: "Main: cast, activate, mine one card, hide one."},
		{FR: "Combat\u00a0: attaquants, bloqueurs, dégâts. Puis une autre phase principale\u00a0; 2, 4, 6… Aether achètent un combat de plus.", EN: "Combat: attackers, blockers, damage. Then another main phase; 2, 4, 6… Aether buy one more combat."},
		{FR: "Fin\u00a0: les cartes pitchées vont sous le deck. Pioche 2. Au-delà de six cartes, défaussez.",
			EN: "End: pitched cards go under the deck. Draw 2. Above six cards, discard."},
	}},
	{Title: rules.Text{FR: "L’Aether", EN: "Aether"}, Lines: []rules.Text{
		{FR: "Une Mine engagée donne 1 Aether\u00a0; une carte pitchée, ses losanges.",
			EN: "An engaged Mine gives 1 Aether; a pitched card gives its lozenges."},
		{FR: "Un paiement est proposé. Cliquez Mines et cartes pour payer autrement, puis confirmez.",
			EN: "A payment is proposed. Click Mines and cards to pay otherwise, then confirm."},
		{FR: "La Réserve se vide à chaque phase.", EN: "The Reserve is emptied after each phase."},
	}},
	{Title: rules.Text{FR: "La Pile", EN: "The stack"}, Lines: []rules.Text{
		{FR: "Ce qui est lancé attend. L’autre peut répondre\u00a0; quand les deux passent, le haut se résout.",
			EN: "What is cast waits. The other may respond; when both pass, the top resolves."},
		{FR: "Seuls les éphémères et certaines capacités répondent.", EN: "Only ephemerals and some abilities can respond."},
		{FR: "Les points de la piste des phases disent quand vous êtes consulté.",
			EN: "The dots on the strip of phases say when you are asked."},
	}},
	{Title: rules.Text{FR: "Un combat", EN: "A fight"}, Lines: []rules.Text{
		{FR: "Les attaquants s’engagent. Chaque bloqueur bloque un attaquant, qui les ordonne.",
			EN: "Attackers are engaged. Each blocker blocks one attacker, who orders them."},
		{FR: rules.Strong("Flash") + "\u00a0: un combattant de la main bloque, sans blesser\u00a0; il est exilé après.",
			EN: rules.Strong("Flash") + ": a fighter of the hand blocks without striking; it is exiled after."},
		{FR: "Les dégâts sont des marqueurs Fatigue\u00a0; à sa Défense, on meurt. Le surplus va au joueur.",
			EN: "Damage is Fatigue markers; at its Défense a fighter dies. The excess goes to the player."},
		{FR: rules.Strong("First Blood") + "\u00a0: engagé avant son premier entretien, un permanent est sacrifié en Fin.",
			EN: rules.Strong("First Blood") + ": a permanent engaged before its first upkeep is sacrificed in the End phase."},
	}},
	{Title: rules.Text{FR: "Gagner", EN: "Winning"}, Lines: []rules.Text{
		{FR: "L’autre n’a plus de vie, ou doit piocher et ne peut pas.",
			EN: "The other has no life left, or must draw and cannot."},
	}},
}
