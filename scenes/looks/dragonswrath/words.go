package dragonswrath

import (
	"strconv"
	"strings"
	"time"

	"wyrmtable/art"
	"wyrmtable/rules"
	"wyrmtable/rules/dragonswrath"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/table/motion"
	"wyrmtable/sounds"
)

// urges are what the large button says while cards must be used.
var urges = map[string]rules.Text{
	"magic":  {FR: "Un rituel\u00a0?", EN: "A ritual?"},
	"buy":    {FR: "Achetez", EN: "Buy"},
	"attack": {FR: "Attaquez", EN: "Attack"},
	"aim":    {FR: "Choisissez la cible", EN: "Choose the target"},
	"lose":   {FR: "Une province à perdre", EN: "A province to lose"},
}

// opening tells of the first year, which begins before anybody is asked:
// what each leader has been given and has drawn. Whoever knows the card drawn
// reads its name.
func opening(s *rules.Setup, view *rules.Board) []rules.Text {
	if view.Var(dragonswrath.VarTurn, rules.Nobody) != 1 ||
		view.Var(dragonswrath.VarPhase, rules.Nobody) != dragonswrath.PhaseDraw {
		return nil // from a position
	}
	v := s.Voice(view)
	out := []rules.Text{{FR: "Année 1.", EN: "Year 1."}}
	for seat := range rules.Seat(view.Layout().Seats) {
		hand := view.Zone(dragonswrath.ZoneHand(seat))
		if len(hand) == 0 {
			continue
		}
		drawn := hand[len(hand)-1]
		f := rules.Filling{Seat: seat, M: int32(view.Count(dragonswrath.ZoneProvinces(seat))), N: int32(len(hand) - 1),
			Card: rules.CardText(drawn, dragonswrath.Cards[view.Cards[drawn].Face].Name)}
		out = append(out, v.Say("$s a $m provinces et $n alliés en main, et tire $c.",
			"$s has $m provinces and $n allies in hand, and draws $c.", f))
	}
	return out
}

// word is what the large button does with a draft.
func word(k *look.Telling, a *rules.Answer) rules.Text {
	if a.Verb != dragonswrath.VerbDone || k.Ask == nil {
		return rules.Text{}
	}
	given, _, _ := draftHead(k.View, k.Ask)
	switch {
	case len(k.Ask.Draft) == 0:
		return rules.Text{FR: "Renoncer", EN: "Buy nothing"}
	case k.Ask.Kind == dragonswrath.AskBuy && given == 0:
		return rules.Text{FR: "Équiper", EN: "Equip"}
	case k.Ask.Kind == dragonswrath.AskBuy:
		return rules.Text{FR: "Acheter", EN: "Buy"}
	case dragonswrath.Cards[k.View.Cards[given].Face].Type == dragonswrath.Province:
		return rules.Text{FR: "Sacrifier", EN: "Sacrifice"}
	}
	return rules.Text{FR: "Lancer", EN: "Cast"}
}

// waives says what is given away by buying nothing, or by attacking no more; both come
// once a year. A ritual and a maléfice are kept for later by letting them be.
func waives(k *look.Telling, a *rules.Answer) rules.Text {
	switch {
	case a.Verb == dragonswrath.VerbDone && k.Ask.Kind == dragonswrath.AskBuy && len(k.Ask.Draft) == 0:
		return rules.Text{FR: "pas d’achat cette année", EN: "no purchase this year"}
	case a.Verb == dragonswrath.VerbStop:
		could := map[rules.CardID]bool{}
		for i := range k.Ask.Answers {
			if b := &k.Ask.Answers[i]; b.Verb == dragonswrath.VerbAttack || b.Verb == dragonswrath.VerbRaid {
				could[b.Card] = true
			}
		}
		n := len(could)
		return rules.Text{FR: strconv.Itoa(n) + look.Plural(n, " attaque perdue", " attaques perdues"),
			EN: strconv.Itoa(n) + look.Plural(n, " attack lost", " attacks lost")}
	}
	return rules.Text{}
}

// calls say who has to act where it is not the beginning of a turn.
var calls = map[string]func(name string) rules.Text{
	"attack": func(name string) rules.Text {
		return rules.Text{FR: name + " attaque", EN: name + " attacks"}
	},
	"aim": func(name string) rules.Text {
		return rules.Text{FR: name + " choisit une cible", EN: name + " chooses a target"}
	},
	"lose": func(name string) rules.Text {
		return rules.Text{FR: name + " perd une province", EN: name + " loses a province"}
	},
}

// terms are the words of the glossary that a card uses.
func terms(f rules.Face) []rules.Term {
	card := &dragonswrath.Cards[f]
	words := strings.ToLower(rules.Plain(card.Text.FR) + " " + card.Type.Name().FR)
	var out []rules.Term
	for _, t := range dragonswrath.Help().Terms {
		if name := strings.ToLower(t.Word.FR); name != "" && strings.Contains(words, strings.TrimSuffix(name, "s")) {
			out = append(out, t)
		}
		if traits := traitsOf(card); t.ID == "caracteristique" && !traits.Empty() {
			t.Word = traits
			out = append(out, t)
		}
	}
	return out
}

// traitsOf are the characteristics of a card, in one word or two.
func traitsOf(card *dragonswrath.Card) rules.Text {
	var names []rules.Text
	for _, t := range card.Traits {
		if t != dragonswrath.NoTrait {
			names = append(names, t.Name())
		}
	}
	if len(names) == 0 {
		return rules.Text{}
	}
	all := rules.List(names, rules.Same(", "), rules.Text{})
	return rules.Text{FR: rules.Capital(all.FR), EN: rules.Capital(all.EN)}
}

// aid is the reference card: the phases of a year and what may be done in
// each.
func aid(c *art.Canvas, w, h float64, _ int, lang rules.Lang) {
	top := 0.0
	for i, t := range aidLines {
		high := (h - 10) / float64(len(aidLines))
		p := art.RoundRect(0, top, w, high-8, 8)
		c.Fill(p, art.SolidA("#2a1c10", .8))
		c.Stroke(p, 1, art.SolidA("#e9c46a", .45))
		icon := "dragon-head"
		if i < len(phases) {
			icon = phases[i].Icon
		}
		c.RoundButton(34, top+(high-8)/2, 22, icon, art.StateNormal)
		b := art.Fit(art.Markup(t.In(lang)), art.RulesStyle(17, art.Left).OnDark(), w-84, high-18, 8)
		c.Block(b, 70, top+(high-8-b.Height)/2)
		top += high
	}
}

var aidLines = []rules.Text{
	{FR: "**Renforts.** Chacun tire un allié. Les provinces mises de côté sont de nouveau utilisables.",
		EN: "**Reinforcements.** Everybody draws an ally. Provinces set aside can be used again."},
	{FR: "**Magie.** En secret, chacun choisit un rituel (montrer les provinces demandées, en défausser une) ou sacrifie une province magique\u00a0: jusqu’à la fin du tour, toute autre province défaussée, par qui que ce soit, vient dans sa main.", EN: "**Magic.** In secret everybody chooses a ritual (show the provinces asked for, discard one) or sacrifices a magic province: until the end of the turn every other province discarded, by anybody, comes to their hand."},
	{FR: "**Achat.** En secret, chacun choisit une créature (une province montrée est défaussée) et autant d’objets qu’il veut, sur des créatures capables d’en porter, un de chaque sorte.", EN: "**Purchase.** In secret everybody chooses a creature (one province shown is discarded) and as many items as they like, on creatures able to bear them, one of each sort."},
	{FR: "**Combat.** Par puissance décroissante (le nombre de provinces), chacun attaque, par la magie (PM) ou la force (PP)\u00a0: la plus faible est détruite, à égalité les deux. Dès la troisième année, qui a attaqué toutes les créatures d’un leader peut attaquer ses provinces.", EN: "**Combat.** By decreasing power (the number of provinces) everybody attacks, by magic (PM) or force (PP): the weaker one is destroyed, both if equal. From the third year on, who has attacked all creatures of a leader may attack the provinces."},
	{FR: "**Maléfices.** À tout moment\u00a0: les provinces montrées sont mises de côté jusqu’à l’année suivante. Le dernier leader qui ait une province gagne.", EN: "**Maléfices.** At any time: the provinces shown are set aside until next year. The last leader with a province wins."},
}

// ms is the unit in which the meanings count.
const ms = time.Millisecond

// meanings says what each event looks and sounds like.
var meanings = []look.Meaning{
	// Cards that move.
	{Kind: rules.Move, Name: "deck>hand", Motion: motion.Style{Time: 380 * ms, Arc: .6}, Sound: sounds.CardSlide,
		Icon: "card-draw", Tone: look.TintMind},
	{Kind: rules.Move, Name: "hand>play", Motion: motion.Style{Time: 420 * ms, Arc: .6, Pause: 500 * ms},
		Sound: sounds.Magic, Icon: "magic-palm", Tone: look.TintMind},
	{Kind: rules.Move, Name: "hand>realm", Motion: motion.Style{Time: 480 * ms, Arc: .7, Pause: 250 * ms},
		Sound: sounds.CardFlip, Icon: "card-play", Tone: look.TintEmber},
	{Kind: rules.Move, Name: "hand>items", Motion: motion.Style{Time: 420 * ms, Arc: .5}, Sound: sounds.Coin,
		Icon: "gems", Tone: look.TintGold},
	{Kind: rules.Move, Name: "hand>rites", Motion: motion.Style{Time: 520 * ms, Arc: .5, Pause: 300 * ms},
		Sound: sounds.Magic, Icon: "scroll-unfurled", Tone: look.TintMind},
	{Kind: rules.Move, Name: "provinces>lost", Motion: motion.Style{Time: 460 * ms, Arc: .6, Pause: 150 * ms},
		Sound: sounds.Damage, Icon: "castle", Tone: look.TintHurt},
	{Kind: rules.Move, Name: "aside>lost", Motion: motion.Style{Time: 460 * ms, Arc: .6, Pause: 150 * ms},
		Sound: sounds.Damage, Icon: "castle", Tone: look.TintHurt},
	{Kind: rules.Move, Name: "lost>provinces", Motion: motion.Style{Time: 520 * ms, Arc: .6, Pause: 200 * ms},
		Sound: sounds.Heal, Icon: "castle", Tone: look.TintHeal},
	{Kind: rules.Move, Name: "provinces>aside", Motion: motion.Style{Time: 160 * ms}, Mute: true, Icon: "sight-disabled"},
	{Kind: rules.Move, Name: "aside>provinces", Motion: motion.Style{Time: 160 * ms}, Mute: true, Icon: "castle"},
	{Kind: rules.Move, Name: "*>hand", Motion: motion.Style{Time: 420 * ms, Arc: .6}, Sound: sounds.CardSlide,
		Icon: "card-pickup", Tone: look.TintGold},
	{Kind: rules.Move, Name: "realm>discard", Motion: motion.Style{Time: 460 * ms, Arc: .5, Pause: 200 * ms},
		Sound: sounds.Damage, Icon: "skull-crack", Tone: look.TintHurt},
	{Kind: rules.Move, Name: "*>discard", Motion: motion.Style{Time: 380 * ms, Arc: .5}, Sound: sounds.CardSlide,
		Icon: "card-discard"},
	{Kind: rules.Move, Name: "*>*", Motion: motion.Style{Time: 380 * ms, Arc: .5}, Sound: sounds.CardSlide,
		Icon: "card-play"},
	{Kind: rules.Swap, Name: "*", Motion: motion.Style{Time: 380 * ms}, Sound: sounds.CardSlide, Icon: "card-exchange"},
	{Kind: rules.Shuffle, Name: "*", Motion: motion.Style{Time: 300 * ms}, Sound: sounds.Shuffle, Icon: "stack",
		Tone: look.TintRiver},
	{Kind: rules.Mix, Name: "*", Mute: true, Icon: "card-random"},
	{Kind: rules.Seen, Name: "*", Motion: motion.Style{Time: 180 * ms}, Mute: true, Icon: "castle"},

	// Counters.
	{Kind: rules.Change, Name: "gather+", Motion: motion.Style{Time: 160 * ms, Pause: 200 * ms}, Sound: sounds.Magic,
		Icon: "sparkles", Tone: look.TintMind},
	{Kind: rules.Change, Name: "*", Mute: true, Icon: "scroll-unfurled"},

	// Attributes.
	{Kind: rules.Set, Name: "pm", Motion: motion.Style{Time: 160 * ms, Pause: 200 * ms}, Sound: sounds.Magic,
		Icon: "magic-palm", Tone: look.TintMind},
	{Kind: rules.Set, Name: "pp", Motion: motion.Style{Time: 160 * ms, Pause: 200 * ms}, Sound: sounds.Magic,
		Icon: "crossed-swords", Tone: look.TintPower},
	{Kind: rules.Set, Name: "ward", Motion: motion.Style{Time: 160 * ms, Pause: 200 * ms}, Sound: sounds.Magic,
		Icon: "shield", Tone: look.TintPower},
	{Kind: rules.Set, Name: "*", Motion: motion.Style{Time: 120 * ms}, Mute: true, Icon: "scroll-unfurled"},

	// Announcements.
	{Kind: rules.Note, Name: "turn", Motion: motion.Style{Time: 200 * ms, Pause: 700 * ms}, Sound: sounds.Shuffle,
		Icon: "hourglass", Tone: look.TintRiver, Banner: true},
	{Kind: rules.Note, Name: "chosen", Mute: true, Icon: "check-mark", Tone: look.TintGold},
	{Kind: rules.Note, Name: "reveal", Motion: motion.Style{Time: 200 * ms, Pause: 500 * ms}, Sound: sounds.CardFlip,
		Icon: "sight-disabled", Tone: look.TintGold, Banner: true},
	{Kind: rules.Note, Name: "proof", Motion: motion.Style{Time: 200 * ms, Pause: 400 * ms}, Sound: sounds.CardFlip,
		Icon: "castle", Tone: look.TintGold},
	{Kind: rules.Note, Name: "cast", Motion: motion.Style{Time: 200 * ms, Pause: 700 * ms}, Sound: sounds.Magic,
		Icon: "scroll-unfurled", Tone: look.TintMind, Caption: true, Lead: true},
	{Kind: rules.Note, Name: "gather", Motion: motion.Style{Time: 200 * ms, Pause: 900 * ms}, Sound: sounds.Magic,
		Icon: "sparkles", Tone: look.TintMind, Caption: true},
	{Kind: rules.Note, Name: "got", Mute: true, Icon: "castle", Tone: look.TintHeal, Caption: true},
	{Kind: rules.Note, Name: "buy", Motion: motion.Style{Time: 200 * ms, Pause: 500 * ms}, Sound: sounds.Coin,
		Icon: "coins", Tone: look.TintGold, Caption: true},
	{Kind: rules.Note, Name: "curse", Motion: motion.Style{Time: 200 * ms, Pause: 300 * ms}, Sound: sounds.Magic,
		Icon: "magic-palm", Tone: look.TintMind, Caption: true, Lead: true},
	{Kind: rules.Note, Name: "order", Motion: motion.Style{Time: 200 * ms, Pause: 300 * ms}, Sound: sounds.Shuffle,
		Icon: "crossed-swords", Tone: look.TintEmber},
	{Kind: rules.Note, Name: "attack", Motion: motion.Style{Time: 200 * ms, Pause: 300 * ms}, Sound: sounds.Click,
		Icon: "crossed-swords", Tone: look.TintEmber},
	{Kind: rules.Note, Name: "raid", Motion: motion.Style{Time: 200 * ms, Pause: 300 * ms}, Sound: sounds.Click,
		Icon: "castle", Tone: look.TintEmber},
	{Kind: rules.Note, Name: "compare", Motion: motion.Style{Time: 200 * ms, Pause: 500 * ms}, Sound: sounds.Damage,
		Icon: "crossed-swords", Tone: look.TintEmber, Caption: true},
	{Kind: rules.Note, Name: "cancel", Motion: motion.Style{Time: 160 * ms, Pause: 300 * ms}, Sound: sounds.Error,
		Icon: "crossed-swords", Caption: true},
	{Kind: rules.Note, Name: "fall", Motion: motion.Style{Time: 160 * ms, Pause: 250 * ms}, Sound: sounds.Damage,
		Icon: "skull-crack", Tone: look.TintHurt, Caption: true},
	{Kind: rules.Note, Name: "ward", Motion: motion.Style{Time: 160 * ms, Pause: 250 * ms}, Sound: sounds.Magic,
		Icon: "shield", Tone: look.TintPower, Caption: true},
	{Kind: rules.Note, Name: "nothing", Motion: motion.Style{Time: 160 * ms, Pause: 250 * ms}, Sound: sounds.Error,
		Icon: "card-random", Caption: true},
	{Kind: rules.Note, Name: "void", Motion: motion.Style{Time: 160 * ms, Pause: 250 * ms}, Sound: sounds.Error,
		Icon: "card-random", Caption: true},
	{Kind: rules.Note, Name: "lot", Mute: true, Icon: "card-random", Tone: look.TintGold},
	{Kind: rules.Note, Name: "no-card", Mute: true, Icon: "card-draw", Tone: look.TintGold},
	{Kind: rules.Note, Name: "out", Motion: motion.Style{Time: 300 * ms, Pause: 900 * ms}, Sound: sounds.Damage,
		Icon: "skull-crack", Tone: look.TintHurt, Banner: true},
	{Kind: rules.Note, Name: "win", Motion: motion.Style{Time: 300 * ms, Pause: 1500 * ms}, Sound: sounds.Win,
		Icon: "crown", Tone: look.TintGold, Banner: true},
	{Kind: rules.Note, Name: "*", Mute: true, Icon: "scroll-unfurled"},
}
