package arcaneduel

import (
	"strconv"
	"strings"
	"time"

	"wyrmtable/art"
	paint "wyrmtable/art/arcaneduel"
	"wyrmtable/fonts"
	"wyrmtable/rules"
	"wyrmtable/rules/arcaneduel"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/table/motion"
	"wyrmtable/sounds"
)

func upper(t rules.Text) rules.Text {
	return rules.Text{FR: strings.ToUpper(t.FR), EN: strings.ToUpper(t.EN)}
}

// marks are the tokens of the sorcerers, the most urgent first.
var marks = []look.Mark{
	{Var: "poison", Paint: paint.MarkPoison.Paint, Ink: paint.MarkPoison.Ink(), Number: true,
		Name: rules.Text{FR: "Poison", EN: "Poison"},
		Ends: rules.Text{FR: "Autant de dégâts à la fin de son prochain tour, puis le poison disparaît.",
			EN: "So much damage at the end of their next turn, then the poison is gone."},
		Short: rules.Text{FR: "fin de tour", EN: "end of turn"}},
	{Var: "latent", Paint: paint.MarkPoison.Paint, Ink: paint.MarkPoison.Ink(), Number: true,
		Name: rules.Text{FR: "Poison latent", EN: "Latent poison"},
		Ends: rules.Text{FR: "Autant de dégâts à la fin du tour suivant, pas de celui-ci.",
			EN: "So much damage at the end of their turn after this one."},
		Short: rules.Text{FR: "tour d’après", EN: "turn after"}},
	{Var: "veil", Paint: paint.MarkVeil.Paint, Ink: paint.MarkVeil.Ink(),
		Name: rules.Text{FR: "Voile d’ombre", EN: "Shadow Veil"},
		Ends: rules.Text{FR: "Annule la prochaine attaque. Prend fin alors, ou au début de son prochain tour.",
			EN: "Cancels the next attack. Ends then, or at the start of their next turn."},
		Short: rules.Text{FR: "1re attaque", EN: "1st attack"}},
	{Var: "armour", Paint: paint.MarkArmour.Paint, Ink: paint.MarkArmour.Ink(), Number: true,
		Name: rules.Text{FR: "Armure gelée", EN: "Frozen Armour"},
		Ends: rules.Text{FR: "Bloque autant de dégâts de la prochaine attaque. Reste jusque-là.",
			EN: "Blocks so much damage of the next attack. Stays until then."},
		Short: rules.Text{FR: "1re attaque", EN: "1st attack"}},
	{Var: "shock", Paint: paint.MarkShock.Paint, Ink: paint.MarkShock.Ink(),
		Name:  rules.Text{FR: "Voile électrique", EN: "Electric Veil"},
		Ends:  rules.Text{FR: "Qui l’attaque subit 2 dégâts, et le voisin de droite de l’attaquant 1, sauf si c’est le porteur du voile. Prend fin au début de son prochain tour.", EN: "Whoever attacks takes 2 damage, and the attacker’s right neighbour 1, unless that is who wears the veil. Ends at the start of their next turn."},
		Short: rules.Text{FR: "jusqu’à son tour", EN: "until own turn"}},
	{Var: "snare", Paint: paint.MarkTrap.Paint, Ink: paint.MarkTrap.Ink(),
		Name:  rules.Text{FR: "Piège arcanique", EN: "Arcane Trap"},
		Ends:  rules.Text{FR: "Le premier qui l’attaque défausse une carte et subit 2 dégâts. Prend fin alors, ou au début de son prochain tour.", EN: "The first to attack discards a card and takes 2 damage. Ends then, or at the start of their next turn."},
		Short: rules.Text{FR: "1er attaquant", EN: "1st attacker"}},
}

// urges are what the large button says while cards must be used.
var urges = map[string]rules.Text{
	"turn":    {FR: "Choisissez une action", EN: "Choose an action"},
	"second":  {FR: "Visez le second", EN: "Aim at the second"},
	"pay":     {FR: "Défaussez une carte", EN: "Discard a card"},
	"obey":    {FR: "Défaussez une carte", EN: "Discard a card"},
	"trap":    {FR: "Défaussez une carte", EN: "Discard a card"},
	"limit":   {FR: "Défaussez une carte", EN: "Discard a card"},
	"take":    {FR: "Reprenez une carte", EN: "Take a card back"},
	"replace": {FR: "Remplacer\u00a0?", EN: "Replace?"},
	"defend":  {FR: "Défendez-vous", EN: "Defend yourself"},
}

// waives says what is given away by doing nothing in one's turn, or against an
// attack that could be answered.
func waives(k *look.Telling, a *rules.Answer) rules.Text {
	switch a.Verb {
	case arcaneduel.VerbPass:
		for i := range k.Ask.Answers {
			if k.Ask.Answers[i].Verb == arcaneduel.VerbDraw {
				return rules.Text{FR: "Passer sans piocher", EN: "Pass without drawing"}
			}
		}
		return rules.Text{FR: "Passer sans rien jouer", EN: "Pass, playing nothing"}
	case arcaneduel.VerbEndure:
		return rules.Text{FR: "Subir l’attaque", EN: "Suffer the attack"}
	}
	return rules.Text{}
}

// calls say who has to act where it is not the beginning of a turn.
var calls = map[string]func(name string) rules.Text{
	"defend": func(name string) rules.Text {
		return rules.Text{FR: name + "\u00a0: une attaque\u00a0!", EN: name + ": an attack!"}
	},
	"obey": callDiscard,
	"trap": callDiscard,
	"pay": func(name string) rules.Text {
		return rules.Text{FR: name + " paie le coût", EN: name + " pays the cost"}
	},
	"take": func(name string) rules.Text {
		return rules.Text{FR: name + " reprend une carte", EN: name + " takes a card back"}
	},
	"limit": callDiscard,
}

func callDiscard(name string) rules.Text {
	return rules.Text{FR: name + " défausse une carte", EN: name + " discards a card"}
}

// opening tells how the match began.
func opening(s *rules.Setup, view *rules.Board) []rules.Text {
	first := rules.Seat(view.Var(arcaneduel.VarActive, rules.Nobody))
	if view.Var(arcaneduel.VarTurn, rules.Nobody) != 1 || first < 0 || int(first) >= len(s.Seats) {
		return nil
	}
	name := rules.SeatRef(first, s.Seats[first].Name)
	round := strconv.Itoa(int(view.Var(arcaneduel.VarRound, rules.Nobody)))
	lines := []rules.Text{
		{FR: "Manche " + round + "\u00a0: " + name + " commence.", EN: "Round " + round + ": " + name + " begins."},
	}
	for i := range rules.Seat(len(s.Seats)) {
		if view.Count(arcaneduel.ZoneHand(i)) != 2 {
			return lines // a position, not a deal
		}
	}
	return append(lines, rules.Text{FR: "Chacun reçoit deux cartes.", EN: "Everybody is dealt two cards."})
}

// terms are the words of the glossary that a card needs.
func terms(f rules.Face) []rules.Term {
	c := &arcaneduel.Cards[f]
	e := &c.Effect
	want := map[string]bool{kindTerms[c.Kind]: true}
	for id, on := range map[string]bool{"poison": e.Poison > 0, "vol": e.Steal, "retour": e.Self > 0, "cout": e.Cost > 0,
		"marqueur": e.Veil, "devier": e.Deflect} {
		want[id] = want[id] || on
	}
	var out []rules.Term
	for _, t := range arcaneduel.Help().Terms {
		if want[t.ID] {
			out = append(out, t)
		}
	}
	return out
}

var kindTerms = map[arcaneduel.Kind]string{arcaneduel.Attack: "attaque", arcaneduel.Defence: "defense",
	arcaneduel.Support: "soutien"}

// aid is the reference card: all combinations with their cards.
func aid(c *art.Canvas, w, h float64, _ int, lang rules.Lang) {
	cols, gap := 2, 10.0
	if w < 500 {
		cols = 1
	}
	rows := (len(arcaneduel.Combos) + cols - 1) / cols
	head := 52.0
	cw, ch := (w-gap*float64(cols-1))/float64(cols), (h-head-gap*float64(rows))/float64(rows)
	text := rules.Text{FR: "À son tour, **une** chose\u00a0: piocher (jusqu’à 3 cartes), jouer une carte, une combinaison, défausser ou passer.",
		EN: "In one’s turn, **one** thing: draw (up to 3 cards), play a card, a combination, discard or pass."}.In(lang)
	b := art.Fit(art.Markup(text), art.RulesStyle(17, art.Centre).OnDark(), w-20, head-6, 9)
	c.Block(b, 10, (head-b.Height)/2-2)
	for i := range arcaneduel.Combos {
		p := &arcaneduel.Combos[i]
		x, y := float64(i/rows)*(cw+gap), head+float64(i%rows)*(ch+gap)
		aidLine(c, x, y, cw, ch, p, lang)
	}
}

func aidLine(c *art.Canvas, x, y, w, h float64, p *arcaneduel.Combo, lang rules.Lang) {
	box := art.RoundRect(x, y, w, h, 8)
	c.Fill(box, art.SolidA("#1d1130", .75))
	c.Stroke(box, 1, art.SolidA("#e9c46a", .45))
	r := min(h*.34, 26)
	c.RoundButton(x+r+10, y+h/2, r, paint.ComboIcon(p.Number), art.StateNormal)
	left := x + 2*r + 22
	room := w - 2*r - 30
	name, of := p.Name.In(lang), arcaneduel.Cards[p.First].Name.In(lang)+" + "+arcaneduel.Cards[p.Second].Name.In(lang)
	nameRoom, line := room, y+h*.30
	if w < 450 { // both on one line
		nameRoom, line = room*.5, y+17
	}
	size := art.FitText(fonts.Name, min(18, h*.3), 8, nameRoom, name)
	c.Text(fonts.Name, size, left, line, art.Left, name, art.Solid("#ffe3a0"))
	ofRoom, ofX, ofY := room, left, line+min(13.5, h*.22)*1.25
	if w < 450 {
		used := art.TextWidth(fonts.Name, size, name) + 10
		ofRoom, ofX, ofY = room-used, left+used, line
	}
	small := art.FitText(fonts.Label, min(13.5, h*.22), 7, ofRoom, of)
	c.Text(fonts.Label, small, ofX, ofY, art.Left, of, art.Solid("#cdbb9a"))
	top := ofY + 5
	b := art.Fit(art.Markup(p.Text.In(lang)), art.RulesStyle(14.5, art.Left).OnDark(), room, y+h-4-top, 7)
	c.Block(b, left, top)
}

// ms is the unit in which the meanings count.
const ms = time.Millisecond

// meanings says what each event looks and sounds like.
var meanings = []look.Meaning{
	// Cards that move.
	{Kind: rules.Move, Name: "deck>hand", Motion: motion.Style{Time: 420 * ms, Arc: .7}, Sound: sounds.CardSlide,
		Icon: "card-draw", Tone: look.TintMind},
	{Kind: rules.Move, Name: "hand>play", Motion: motion.Style{Time: 420 * ms, Arc: .6, Pause: 300 * ms},
		Sound: sounds.CardFlip, Icon: "card-play", Tone: look.TintEmber},
	{Kind: rules.Move, Name: "play>discard", Motion: motion.Style{Time: 340 * ms, Arc: .4}, Sound: sounds.CardSlide,
		Icon: "card-discard"},
	{Kind: rules.Move, Name: "*>discard", Motion: motion.Style{Time: 380 * ms, Arc: .5, Pause: 150 * ms},
		Sound: sounds.CardSlide, Icon: "card-discard", Tone: look.TintGold},
	{Kind: rules.Move, Name: "hand>hand", Motion: motion.Style{Time: 560 * ms, Arc: .8, Pause: 250 * ms},
		Sound: sounds.CardSlide, Icon: "card-exchange", Tone: look.TintMind, Caption: true},
	{Kind: rules.Move, Name: "discard>hand", Motion: motion.Style{Time: 480 * ms, Arc: .8, Pause: 200 * ms},
		Sound: sounds.CardSlide, Icon: "card-pickup", Tone: look.TintMind, Caption: true},
	{Kind: rules.Move, Name: "*>hand", Motion: motion.Style{Time: 420 * ms, Arc: .7}, Sound: sounds.CardSlide,
		Icon: "card-pickup", Tone: look.TintGold},
	{Kind: rules.Move, Name: "*>deck", Motion: motion.Style{Time: 380 * ms, Arc: .4}, Sound: sounds.CardSlide,
		Icon: "stack"},
	{Kind: rules.Move, Name: "*>*", Motion: motion.Style{Time: 380 * ms, Arc: .5}, Sound: sounds.CardSlide,
		Icon: "card-play"},
	{Kind: rules.Swap, Name: "*", Motion: motion.Style{Time: 420 * ms}, Sound: sounds.CardSlide, Icon: "card-exchange"},
	{Kind: rules.Shuffle, Name: "*", Motion: motion.Style{Time: 300 * ms, Pause: 200 * ms}, Sound: sounds.Shuffle,
		Icon: "stack", Tone: look.TintRiver},
	{Kind: rules.Mix, Name: "*", Motion: motion.Style{Time: 160 * ms}, Mute: true, Icon: "card-random"},
	{Kind: rules.Seen, Name: "*", Motion: motion.Style{Time: 220 * ms}, Mute: true, Icon: "sight-disabled"},

	// Counters.
	{Kind: rules.Change, Name: "life-", Motion: motion.Style{Time: 780 * ms, Pause: 350 * ms}, Sound: sounds.Dice,
		Icon: "bleeding-heart", Tone: look.TintHurt, Caption: true},
	{Kind: rules.Change, Name: "life+", Motion: motion.Style{Time: 780 * ms, Pause: 200 * ms}, Sound: sounds.Heal,
		Icon: "heart-plus", Tone: look.TintHeal, Caption: true},
	{Kind: rules.Change, Name: "wins+", Motion: motion.Style{Time: 300 * ms, Pause: 500 * ms}, Sound: sounds.Win,
		Icon: "crown", Tone: look.TintGold},
	{Kind: rules.Change, Name: "wins-", Mute: true, Icon: "crown"},
	{Kind: rules.Change, Name: "poison", Motion: motion.Style{Time: 200 * ms, Pause: 250 * ms}, Sound: sounds.Magic,
		Icon: "poison-bottle", Tone: look.TintHeal},
	{Kind: rules.Change, Name: "latent", Motion: motion.Style{Time: 200 * ms, Pause: 250 * ms}, Sound: sounds.Magic,
		Icon: "poison-bottle", Tone: look.TintHeal},
	{Kind: rules.Change, Name: "veil", Motion: motion.Style{Time: 200 * ms, Pause: 200 * ms}, Sound: sounds.Magic,
		Icon: "cowled", Tone: look.TintMind},
	{Kind: rules.Change, Name: "armour", Motion: motion.Style{Time: 200 * ms, Pause: 200 * ms}, Sound: sounds.Magic,
		Icon: "ice-shield", Tone: look.TintPower},
	{Kind: rules.Change, Name: "shock", Motion: motion.Style{Time: 200 * ms, Pause: 200 * ms}, Sound: sounds.Magic,
		Icon: "lightning-dome", Tone: look.TintGold},
	{Kind: rules.Change, Name: "snare", Motion: motion.Style{Time: 200 * ms, Pause: 200 * ms}, Sound: sounds.Magic,
		Icon: "spider-web", Tone: look.TintEmber},
	{Kind: rules.Change, Name: "refill", Motion: motion.Style{Time: 160 * ms}, Sound: sounds.Coin, Icon: "card-draw",
		Tone: look.TintGold},
	{Kind: rules.Change, Name: "aimed", Mute: true, Icon: "eye-target"},
	{Kind: rules.Change, Name: "hit", Mute: true, Icon: "bleeding-heart"},
	{Kind: rules.Change, Name: "recoil", Mute: true, Icon: "bleeding-heart"},
	{Kind: rules.Change, Name: "*", Mute: true, Icon: "scroll-unfurled"},

	// Announcements.
	{Kind: rules.Note, Name: "round", Motion: motion.Style{Time: 300 * ms, Pause: 1300 * ms}, Sound: sounds.Shuffle,
		Icon: "crown", Tone: look.TintGold, Banner: true},
	{Kind: rules.Note, Name: "turn", Mute: true, Icon: "hourglass", Tone: look.TintRiver},
	{Kind: rules.Note, Name: "fade", Motion: motion.Style{Time: 160 * ms, Pause: 200 * ms}, Sound: sounds.Magic,
		Icon: "hourglass", Tone: look.TintMind},
	{Kind: rules.Note, Name: "refill", Mute: true, Icon: "card-draw", Tone: look.TintMind},
	{Kind: rules.Note, Name: "full", Mute: true, Icon: "card-draw", Tone: look.TintGold, Caption: true},
	{Kind: rules.Note, Name: "pass", Motion: motion.Style{Time: 160 * ms, Pause: 250 * ms}, Sound: sounds.Click,
		Icon: "hourglass", Caption: true},
	{Kind: rules.Note, Name: "play", Mute: true, Icon: "card-play", Tone: look.TintEmber, Caption: true},
	{Kind: rules.Note, Name: "combo", Motion: motion.Style{Time: 300 * ms, Pause: 500 * ms}, Sound: sounds.Magic,
		Icon: "sparkles", Tone: look.TintGold, Caption: true},
	{Kind: rules.Note, Name: "aimed", Sort: 1, Mute: true, Icon: "eye-target", Tone: look.TintHurt},
	{Kind: rules.Note, Name: "veil", Sort: 2, Motion: motion.Style{Time: 200 * ms, Pause: 500 * ms}, Sound: sounds.Magic,
		Icon: "cowled", Tone: look.TintMind, Caption: true},
	{Kind: rules.Note, Name: "defend", Motion: motion.Style{Time: 200 * ms, Pause: 250 * ms}, Sound: sounds.CardFlip,
		Icon: "templar-shield", Tone: look.TintPower, Caption: true},
	{Kind: rules.Note, Name: "endure", Mute: true, Icon: "templar-shield", Tone: look.TintGold},
	{Kind: rules.Note, Name: "block", Sort: 3, Motion: motion.Style{Time: 200 * ms, Pause: 350 * ms}, Sound: sounds.Magic,
		Icon: "templar-shield", Tone: look.TintPower, Caption: true},
	{Kind: rules.Note, Name: "deflect", Sort: 3, Motion: motion.Style{Time: 200 * ms, Pause: 450 * ms},
		Sound: sounds.Magic, Icon: "misdirection", Tone: look.TintPower, Caption: true},
	{Kind: rules.Note, Name: "mirror", Sort: 3, Motion: motion.Style{Time: 200 * ms, Pause: 350 * ms},
		Sound: sounds.Magic, Icon: "mirror-mirror", Tone: look.TintPower, Caption: true},
	{Kind: rules.Note, Name: "thorns", Sort: 3, Motion: motion.Style{Time: 200 * ms, Pause: 350 * ms},
		Sound: sounds.Magic, Icon: "thorny-vine", Tone: look.TintHeal, Caption: true},
	{Kind: rules.Note, Name: "armour", Sort: 4, Motion: motion.Style{Time: 200 * ms, Pause: 450 * ms},
		Sound: sounds.Magic, Icon: "ice-shield", Tone: look.TintPower, Caption: true},
	{Kind: rules.Note, Name: "steal", Mute: true, Icon: "card-random", Tone: look.TintMind},
	{Kind: rules.Note, Name: "no-card", Motion: motion.Style{Time: 160 * ms, Pause: 300 * ms}, Sound: sounds.Error,
		Icon: "card-draw", Caption: true},
	{Kind: rules.Note, Name: "nothing", Motion: motion.Style{Time: 160 * ms, Pause: 300 * ms}, Sound: sounds.Error,
		Icon: "card-random", Caption: true},
	{Kind: rules.Note, Name: "trap", Sort: 6, Motion: motion.Style{Time: 200 * ms, Pause: 550 * ms}, Sound: sounds.Magic,
		Icon: "spider-web", Tone: look.TintEmber, Caption: true},
	{Kind: rules.Note, Name: "shock", Sort: 7, Motion: motion.Style{Time: 200 * ms, Pause: 550 * ms}, Sound: sounds.Magic,
		Icon: "lightning-dome", Tone: look.TintGold, Caption: true},
	{Kind: rules.Note, Name: "swap", Motion: motion.Style{Time: 200 * ms, Pause: 300 * ms}, Sound: sounds.Magic,
		Icon: "body-swapping", Tone: look.TintMind, Caption: true},
	{Kind: rules.Note, Name: "poison", Sort: 8, Motion: motion.Style{Time: 200 * ms, Pause: 350 * ms},
		Sound: sounds.Magic, Icon: "poison-bottle", Tone: look.TintHeal, Caption: true},
	{Kind: rules.Note, Name: "reshuffle", Motion: motion.Style{Time: 200 * ms, Pause: 350 * ms}, Sound: sounds.Shuffle,
		Icon: "clockwise-rotation", Tone: look.TintRiver, Caption: true},
	{Kind: rules.Note, Name: "out", Motion: motion.Style{Time: 300 * ms, Pause: 700 * ms}, Sound: sounds.Damage,
		Icon: "skull-crack", Tone: look.TintHurt, Banner: true},
	{Kind: rules.Note, Name: "win", Motion: motion.Style{Time: 300 * ms, Pause: 1300 * ms}, Sound: sounds.Win,
		Icon: "crown", Tone: look.TintGold, Banner: true},
	{Kind: rules.Note, Name: "finish", Motion: motion.Style{Time: 300 * ms, Pause: 1600 * ms}, Sound: sounds.Win,
		Icon: "crown", Tone: look.TintGold, Banner: true},
}
