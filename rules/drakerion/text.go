package drakerion

import (
	"strconv"
	"strings"

	"wyrmtable/rules"
)

// write writes the rules text of a card from its data.
func (c *Card) write(all []Card) {
	c.Lines = nil
	if c.Words != 0 {
		c.Lines = append(c.Lines, rules.List(c.Words.list(), rules.Same(", "), rules.Same(".")))
	}
	if c.Gives != 0 {
		what := rules.List(c.Gives.list(), rules.Text{FR: " et ", EN: " and "}, rules.Text{})
		c.Lines = append(c.Lines, rules.Text{FR: "Le porteur gagne " + what.FR + ".", EN: "The host gains " + what.EN + "."})
	}
	if len(c.Setup) > 0 {
		c.Lines = append(c.Lines, c.writeSetup(all))
	}
	if c.Type == City {
		c.Lines = append(c.Lines, rules.Text{
			FR: rules.Strong("Action") + " (toute Cité)\u00a0: inclinez cette Cité, mettez une carte de votre main au-dessous de votre deck\u00a0; piochez 1 carte.",
			EN: rules.Strong("Action") + " (any City): incline this City, put a card from your hand under your deck; draw 1 card."})
	}
	if c.Type == Retreat {
		c.Lines = append(c.Lines, rules.Text{
			FR: rules.Strong("Action") + "\u00a0: passez jusqu’à la fin du tour\u00a0; vous serez le premier joueur du tour suivant (option du guide\u00a0: vous le désignez).",
			EN: rules.Strong("Action") + ": pass until the end of the turn; you will be the first player of the next turn (option of the guide: you name that player)."})
	}
	for i := range c.Abilities {
		c.Lines = append(c.Lines, c.Abilities[i].write(c))
	}
	c.Signs = nil
	for i, l := range c.Lines {
		c.Lines[i] = rules.Text{FR: spell(l.FR, false), EN: spell(l.EN, false)}
		c.Signs = append(c.Signs, rules.Text{FR: spell(l.FR, true), EN: spell(l.EN, true)})
	}
	c.Text = rules.List(c.Lines, rules.Same("\n"), rules.Text{})
}

// While a text is written, a word for which a sign can stand is marked: where it
// begins, the name of the sign, and where the word begins and ends. Cards and
// people write none of these letters.
const (
	signMark  = '\uE010'
	signSplit = '\uE011'
	signEnd   = '\uE012'
)

// sign marks a word for which a sign can stand.
func sign(name, word string) string {
	return string(signMark) + name + string(signSplit) + word + string(signEnd)
}

// goldText is gold, a word or a sign.
var goldText = rules.Text{FR: sign("gold", "or"), EN: sign("gold", "gold")}

// spell writes the marked words of a text: as words, or as signs in braces,
// "+1 {melee}".
func spell(s string, signs bool) string {
	var out strings.Builder
	for {
		before, rest, ok := strings.Cut(s, string(signMark))
		out.WriteString(before)
		if !ok {
			return out.String()
		}
		name, rest, _ := strings.Cut(rest, string(signSplit))
		word, after, _ := strings.Cut(rest, string(signEnd))
		if signs {
			word = "{" + name + "}"
		}
		out.WriteString(word)
		s = after
	}
}

func (c *Card) writeSetup(all []Card) rules.Text {
	var names []rules.Text
	for _, f := range c.Setup {
		names = append(names, all[f].Name)
	}
	list := rules.List(names, rules.Same(", "), rules.Same("."))
	return rules.Text{FR: "Mise en place\u00a0: " + list.FR, EN: "Set-up: " + list.EN}
}

// A when begins a line: a name in bold, and what sets a Réaction off.
type when struct{ name, event rules.Text }

func reaction(fr, en string) when {
	return when{rules.Text{FR: "Réaction", EN: "Reaction"}, rules.Text{FR: fr, EN: en}}
}

var whens = [onEnd]when{
	OnAction:      {name: rules.Text{FR: "Action", EN: "Action"}},
	OnGraveAction: {name: rules.Text{FR: "Action depuis la défausse", EN: "Action from the discard pile"}},
	OnCombat:      {name: rules.Text{FR: "Combat", EN: "Combat"}},
	OnDeploy:      {name: rules.Text{FR: "Déploiement", EN: "Deployment"}},
	OnDestroy:     {name: rules.Text{FR: "Destruction", EN: "Destruction"}},
	OnFall:        reaction("quand un autre de vos Personnages est détruit", "when another of your Characters is destroyed"),
	OnKill:        reaction("quand un Personnage adverse est détruit", "when an enemy Character is destroyed"),
	OnEnemy:       reaction("quand un Personnage adverse arrive en jeu", "when an enemy Character comes into play"),
	OnAlly:        reaction("quand un autre de vos Personnages arrive en jeu", "when another of your Characters comes into play"),
	OnAttack:      reaction("quand $ attaque", "when $ attacks"),
	OnAttacked:    reaction("quand $ est attaqué", "when $ is attacked"),
	OnEvent:       reaction("quand vous avez joué un Évènement", "when you have played an Event"),
	OnRetreat:     reaction("quand un joueur sonne la retraite", "when a player sounds the retreat"),
	OnEnd:         {rules.Text{FR: "Fin de tour", EN: "End of turn"}, rules.Text{}},
}

// write writes one ability as a line.
func (a *Ability) write(c *Card) rules.Text {
	if a.On == OnAlways {
		return sentence(rules.List(a.writeEffects(c), rules.Text{FR: ", ", EN: ", "}, rules.Same(".")), a.writeIf())
	}
	w := whens[a.On]
	event := w.event
	subject := Who(This)
	if c.Type == Attachment {
		subject = Host
	}
	event.FR = strings.ReplaceAll(event.FR, "$", whos[subject].FR)
	event.EN = strings.ReplaceAll(event.EN, "$", whos[subject].EN)
	if c.Type == Event && a.On == OnFall {
		event = rules.Text{FR: "quand un de vos Personnages est détruit", EN: "when one of your Characters is destroyed"}
	}
	head := rules.Text{FR: rules.Strong(w.name.FR) + "\u00a0: ", EN: rules.Strong(w.name.EN) + ": "}
	if a.Forced {
		head = rules.Text{FR: rules.Strong(w.name.FR+" obligatoire") + "\u00a0: ", EN: rules.Strong("Forced "+strings.ToLower(w.name.EN)) + ": "}
	}
	before := a.writeIf()
	if !event.Empty() {
		before = rules.Text{FR: event.FR + ", " + before.FR, EN: event.EN + ", " + before.EN}
	}
	price := rules.List(a.writeCost(c), rules.Same(", "), rules.Text{})
	if !price.Empty() {
		price = rules.Text{FR: price.FR + "\u00a0; ", EN: price.EN + "; "}
	}
	effects := rules.List(a.writeEffects(c), rules.Text{FR: ", puis ", EN: ", then "}, rules.Same("."))
	return rules.Join(head, before, price, effects)
}

// sentence puts a condition before a sentence and begins it with a capital.
func sentence(s, cond rules.Text) rules.Text {
	s = rules.Join(cond, s)
	return rules.Text{FR: rules.Capital(s.FR), EN: rules.Capital(s.EN)}
}

// writeIf is the condition, with a comma behind it, or nothing.
func (a *Ability) writeIf() rules.Text {
	k := &a.If
	if k.Filter.Type == 0 {
		return rules.Text{}
	}
	n := int(k.N)
	if n == 1 {
		what := indefinite(&k.Filter)
		return rules.Text{FR: "s’il y a " + what.FR + ", ", EN: "if there is " + what.EN + ", "}
	}
	what := noun(&k.Filter, true)
	return rules.Text{FR: "s’il y a au moins " + strconv.Itoa(n) + " " + what.FR + ", ", EN: "if there are at least " + strconv.Itoa(n) + " " + what.EN + ", "}
}

// writeCost is the price, part by part, the target last.
func (a *Ability) writeCost(c *Card) (out []rules.Text) {
	k := &a.Cost
	add := func(fr, en string) { out = append(out, rules.Text{FR: fr, EN: en}) }
	if k.Gold > 0 {
		n := strconv.Itoa(int(k.Gold))
		add("payez "+n+" "+goldText.FR, "pay "+n+" "+goldText.EN)
	}
	if k.Incline {
		this := c.Type.itself()
		add("inclinez "+this.FR, "incline "+this.EN)
	}
	if k.Discard > 0 {
		add("défaussez "+cards(k.Discard, rules.French)+" de votre main", "discard "+cards(k.Discard, rules.English)+" from your hand")
	}
	if k.Damage > 0 {
		add("infligez "+damage(k.Damage, rules.French)+" à ce Personnage", "deal "+damage(k.Damage, rules.English)+" to this Character")
	}
	if k.Destroy {
		this := c.Type.itself()
		add("défaussez "+this.FR+" du jeu", "discard "+this.EN+" from play")
	}
	if a.Target.Type != 0 {
		what := indefinite(&a.Target)
		add("ciblez "+what.FR, "target "+what.EN)
	}
	return out
}

// itself is how a card speaks of itself.
func (t Type) itself() rules.Text {
	switch t {
	case City:
		return rules.Text{FR: "cette Cité", EN: "this City"}
	case Attachment:
		return rules.Text{FR: "cet Attachement", EN: "this Attachment"}
	case Character:
		return rules.Text{FR: "ce Personnage", EN: "this Character"}
	}
	return rules.Text{FR: "cette carte", EN: "this card"}
}

// noun describes the cards of a filter without an article: "autres Personnages
// Bête alliés blessés de coût 2 ou moins en ligne de mêlée".
func noun(f *Filter, many bool) rules.Text {
	ones := "" // French adjectives agree
	if many {
		ones = "s"
	}
	fr, en := nouns[f.Type].FR+ones, nouns[f.Type].EN+ones
	if f.Kind != NoKind {
		k := f.Kind.Name()
		fr, en = fr+" "+k.FR, k.EN+" "+en
	}
	side := sides[f.Side]
	if f.Where >= InDiscard {
		side = rules.Text{}
	}
	if !side.Empty() {
		fr, en = fr+" "+side.FR+ones, side.EN+" "+en
	}
	for i, s := range stateNouns {
		switch {
		case f.State&(1<<i) == 0 || 1<<i == NotThis:
		case s.before:
			fr, en = fr+" "+s.fr+ones, s.en+" "+en
		default:
			fr, en = fr+" "+s.fr, en+" "+s.en
		}
	}
	if f.State&NotThis != 0 {
		fr, en = "autre"+ones+" "+fr, "other "+en
	}
	if f.MaxCost > 0 {
		n := strconv.Itoa(int(f.MaxCost) - 1)
		fr, en = fr+" de coût "+n+" ou moins", en+" of cost "+n+" or less"
	}
	at := places[f.Where]
	if f.Where == InDiscard {
		at = discardPlaces[f.Side]
	}
	return rules.Text{FR: fr + at.FR, EN: en + at.EN}
}

// sides say who controls a card.
var sides = [...]rules.Text{Yours: {FR: "allié", EN: "friendly"}, Theirs: {FR: "adverse", EN: "enemy"}}

var nouns = [typeEnd]rules.Text{
	Character: {FR: "Personnage", EN: "Character"}, Event: {FR: "Évènement", EN: "Event"}, Attachment: {FR: "Attachement", EN: "Attachment"},
}

var places = [whereEnd]rules.Text{
	OnMelee:   {FR: " en ligne de mêlée", EN: " on the melee line"},
	OnSupport: {FR: " en ligne de soutien", EN: " on the support line"},
	InHand:    {FR: " de votre main", EN: " from your hand"},
	InDeck:    {FR: " dans votre deck", EN: " in your deck"},
}

var discardPlaces = [...]rules.Text{
	Anyone: {FR: " d’une défausse", EN: " in a discard pile"},
	Yours:  {FR: " de votre défausse", EN: " in your discard pile"},
	Theirs: {FR: " de la défausse adverse", EN: " in the enemy discard pile"},
}

// stateNouns describe the states, by bit; NotThis is said elsewhere. What
// stands before the English noun agrees in French.
var stateNouns = [...]struct {
	fr, en string
	before bool
}{
	{"redressé", "ready", true},
	{"incliné", "inclined", true},
	{"blessé", "damaged", true},
	{"Renommé", "Renowned", true},
	{},
	{"au combat", "in the combat", false},
	{"attaquant", "attacking", true},
	{"défenseur", "defending", true},
	{"hors du combat", "outside the combat", false},
	{"doté d’un tir", "with a ranged attack", false},
}

// indefinite describes one card of a filter.
func indefinite(f *Filter) rules.Text {
	t := noun(f, false)
	en := "a " + t.EN
	switch {
	case f.State&NotThis != 0:
		en = "an" + t.EN // "an" + "other …"
	case strings.ContainsRune("AEIOUaeiou", rune(t.EN[0])):
		en = "an " + t.EN
	}
	return rules.Text{FR: "un " + t.FR, EN: en}
}

func cards(n int8, l rules.Lang) string {
	if l == rules.English {
		return rules.CountEN(int(n), "card", "cards")
	}
	return rules.CountFR(int(n), "carte", "cartes")
}

func damage(n int8, l rules.Lang) string {
	if l == rules.English {
		return strconv.Itoa(int(n)) + " damage"
	}
	return rules.CountFR(int(n), "dégât", "dégâts")
}

func cardsText(n int32) rules.Text {
	return rules.Text{FR: cards(int8(n), rules.French), EN: cards(int8(n), rules.English)}
}

func damageText(n int32) rules.Text {
	return rules.Text{FR: damage(int8(n), rules.French), EN: damage(int8(n), rules.English)}
}
