// Package dracoliath is the screen of Dracoliath: the mountain top, the River, and the brass rulers.
//
// look.go says what there is, layout*.go where it lies, theme*.go how cards look,
// and the other files what it says and shows.
package dracoliath

import (
	"image"
	"math"
	"slices"
	"strconv"
	"strings"
	"time"

	"wyrmtable/art"
	paint "wyrmtable/art/dracoliath"
	"wyrmtable/fonts"
	"wyrmtable/rules"
	"wyrmtable/rules/dracoliath"
	"wyrmtable/scenes/table/layout"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/table/motion"
	"wyrmtable/scenes/theme"
	"wyrmtable/sounds"
)

// Look is the table of the duel of dragons: a plateau at dusk, the River
// across it, two brass rulers beside each dragon.
var Look = look.Look{
	Game:     dracoliath.Game,
	Tile:     tile,
	Theme:    &Theme,
	Meanings: meanings,
	Ground: look.Ground{
		Emblem: "dragon-head",
		Gap:    "river",
		Lock: func(c *art.Canvas, w, h, low float64, lang rules.Lang) {
			paint.LockedVeil(c, 0, 0, w, h, low, rules.Text{FR: "Prochain tour", EN: "Next turn"}.In(lang))
		},
		LockLow: func(f rules.Face, lang rules.Lang) float64 {
			return cardOf(f, theme.Options{Lang: lang}).EffectsTop()
		},
		Mat: func(w, h int, plateau image.Rectangle) *art.Mat {
			return paint.MatSummit(w, h, plateau, 7)
		},
		Lane:     paint.RiverLane,
		LaneName: rules.Text{FR: "La Rivière", EN: "The River"},
	},
	Layout: look.Layout{
		Make: Layout,
	},
	Players: look.Players{
		Counters:    counters,
		Gauge:       rules.Text{FR: "Réglette", EN: "Ruler"},
		Token:       "focus",
		TokenPlaces: 2,
		TokenUse: rules.Text{FR: "1 jeton de Concentration renouvelle la Rivière\u00a0; un second donne aussitôt une carte, celle du dessus de la Pioche.",
			EN: "1 Concentration token renews the River; a second gives a card at once, the top one of the deck."},
		Plate: plateOf,
		Scale: scale,
	},
	Order: look.Order{
		Sum:     7,
		Explain: explain,
		StepOf:  stepOf,
		Steps:   steps,
	},
	Turn: look.Turn{
		Phase: "phase",
		Phases: []look.Phase{
			{Name: rules.Text{FR: "Prendre", EN: "Take"}, Icon: "card-pickup",
				Values: []int32{dracoliath.PhaseStart, dracoliath.PhaseTake}},
			{Name: rules.Text{FR: "Jouer", EN: "Play"}, Icon: "card-play", Values: []int32{dracoliath.PhasePlay}},
			{Name: rules.Text{FR: "Remplir", EN: "Fill"}, Icon: "river", Values: []int32{dracoliath.PhaseEnd}},
		},
		Count:  "turn",
		Extra:  "extra",
		Active: "active",
	},
	Play: look.Play{
		Slots:    "slots",
		Renew:    "reroll",
		RenewWhy: renewWhy,
		Exchange: "swap",
		Pile:     "deck",
		Discard:  "discard",
	},
	Words: look.Words{
		Goal:    goalOf,
		Terms:   terms,
		Urges:   urges,
		Places:  allPlaces,
		Opening: opening,
	},
	InPlay: look.InPlay{
		Chip:        chip,
		Lasting:     storms,
		LastingName: rules.Text{FR: "Tempêtes", EN: "Storms"},
		LastingIcon: "tornado",
	},
	Furniture: look.Furniture{
		Aid: aid,
		Bed: sounds.Mountain,
	},
}

// counters are the two rulers of a dragon.
var counters = []look.Counter{
	{Var: "life", Name: rules.Text{FR: "Vie", EN: "Life"}, Col: art.Hex("#d8321f"), Icon: "hearts", Max: 12, TeamMax: 20},
	{Var: "power", Name: rules.Text{FR: "Puissance", EN: "Power"}, Col: art.Hex("#2f74dc"), Icon: "polar-star", Max: 18,
		TeamMax: 30},
}

// scale describes a ruler, in units of its plate.
func scale(s *layout.Seat, counter int, lang rules.Lang) art.Ruler {
	r := &s.Rulers[counter]
	k := &counters[counter]
	out := art.Ruler{
		ZeroX: r.Zero.X - s.Board.X, ZeroY: r.Zero.Y - s.Board.Y,
		FullX: r.Full.X - s.Board.X, FullY: r.Full.Y - s.Board.Y,
		Max: r.Max, Label: strings.ToUpper(k.Name.In(lang)), Icon: k.Icon, Tint: art.RedTint, Heavy: 3,
	}
	if counter == 1 {
		out.Tint, out.Right, out.Goal = art.BlueTint, true, true
		out.Every, out.Heavy = 3, 6
		out.Above = r.Zero.Y == r.Full.Y
	}
	if r.Max > k.Max { // side B
		out.Every, out.Heavy = 2+3*counter, 10
	}
	return out
}

func plateOf(c *art.Canvas, s *layout.Seat, lang rules.Lang) {
	c.RulerPlate(0, 0, s.Board.W, s.Board.H, scale(s, 0, lang), scale(s, 1, lang))
}

// storms lists the visible Storms: in hands, in the River, on the pile.
func storms(b *rules.Board, dst []rules.CardID) []rules.CardID {
	for z := 1; z < len(b.Layout().Zones); z++ {
		zone := rules.Zone(z)
		if zone == dracoliath.ZonePlay || zone == dracoliath.ZoneDiscard {
			continue
		}
		if zone == dracoliath.ZoneDeck {
			if id := b.Top(zone); id != 0 && isStorm(b, id) {
				dst = append(dst, id)
			}
			continue
		}
		for _, id := range b.Zone(zone) {
			if id != 0 && isStorm(b, id) {
				dst = append(dst, id)
			}
		}
	}
	return dst
}

// isStorm reports whether a card is a Storm that acts: one that is cancelled does not.
func isStorm(b *rules.Board, id rules.CardID) bool {
	f := dracoliath.Shown(b, id)
	return f != 0 && dracoliath.Cards[f].Type == dracoliath.Storm && !dracoliath.Cancelled(b, id)
}

// explain says SORT step 1, which is too small for the log.
func explain(view *rules.Board, e *rules.Event) rules.Text {
	if e.Note() != dracoliath.NoteSymbols {
		return rules.Text{}
	}
	n := strconv.Itoa(int(e.New))
	s := ""
	if e.New > 1 {
		s = "s"
	}
	name := dracoliath.Game.CardName(view, e.Card)
	return rules.Text{FR: n + " symbole" + s + "\u00a0: " + name.FR, EN: n + " symbol" + s + ": " + name.EN}
}

// stepOf is the step at which a change came to nothing: at the count, at the modifiers, or
// at a ruler that had nothing to lose (S57).
func stepOf(e *rules.Event, meant int) int {
	if e.Note() == dracoliath.NoteNone {
		return int(e.New)
	}
	return meant
}

// terms are the words of the glossary that a card needs.
func terms(f rules.Face) []rules.Term {
	card := &dracoliath.Cards[f]
	ids := []string{map[dracoliath.Type]string{dracoliath.Magic: "magie", dracoliath.Treasure: "tresor",
		dracoliath.Storm: "tempete"}[card.Type]}
	if card.Fusion {
		ids = append(ids, "fusion")
	}
	ops := map[dracoliath.Op]string{dracoliath.Focus: "concentration", dracoliath.Replay: "rejouer",
		dracoliath.Control: "controle",
		dracoliath.AddSlot: "ajouter", dracoliath.Swap: "echanger", dracoliath.Replace: "remplacer"}
	kinds := map[dracoliath.Kind]string{dracoliath.StartTurn: "debut", dracoliath.EndTurn: "fin",
		dracoliath.Cancel: "annuler", dracoliath.Again: "encore"}
	for i := range card.Lines {
		l := &card.Lines[i]
		ids = append(ids, kinds[l.Kind])
		if l.On == dracoliath.OnNothing {
			ids = append(ids, "rien")
		}
		for _, list := range [][]dracoliath.Effect{l.X, l.Y} {
			for j := range list {
				ids = append(ids, ops[list[j].Op])
			}
		}
	}
	var out []rules.Term
	for _, t := range dracoliath.Help().Terms {
		for _, id := range ids {
			if id != "" && t.ID == id {
				out = append(out, t)
				break
			}
		}
	}
	return out
}

// ms is the unit in which the meanings count.
const ms = time.Millisecond

// meanings says what each event of the duel looks and sounds like.
var meanings = []look.Meaning{
	// Cards that move.
	{Kind: rules.Move, Name: "river>hand", Motion: motion.Style{Time: 380 * ms, Arc: .7}, Sound: sounds.CardSlide,
		Icon: "card-pickup", Tone: look.TintGold},
	{Kind: rules.Move, Name: "deck>hand", Motion: motion.Style{Time: 480 * ms, Arc: .8, Pause: 200 * ms},
		Sound: sounds.CardFlip, Icon: "card-draw", Tone: look.TintMind, Caption: true},
	{Kind: rules.Move, Name: "hand>play", Motion: motion.Style{Time: 420 * ms, Arc: .6, Pause: 350 * ms},
		Sound: sounds.CardFlip, Icon: "card-play", Tone: look.TintEmber},
	{Kind: rules.Move, Name: "hand>hand", Motion: motion.Style{Time: 560 * ms, Arc: .8, Pause: 300 * ms},
		Sound: sounds.CardSlide, Icon: "card-exchange", Tone: look.TintEmber, Caption: true},
	{Kind: rules.Move, Name: "play>discard", Motion: motion.Style{Time: 380 * ms, Arc: .4}, Sound: sounds.CardSlide,
		Icon: "card-discard"},
	{Kind: rules.Move, Name: "*>discard", Motion: motion.Style{Time: 380 * ms, Arc: .5}, Sound: sounds.CardSlide,
		Icon: "card-discard", Tone: look.TintRiver},
	{Kind: rules.Move, Name: "deck>river", Motion: motion.Style{Time: 420 * ms, Arc: .5}, Sound: sounds.CardFlip,
		Icon: "river", Tone: look.TintRiver},
	{Kind: rules.Move, Name: "*>river", Motion: motion.Style{Time: 420 * ms, Arc: .5}, Sound: sounds.CardSlide,
		Icon: "river", Tone: look.TintRiver},
	{Kind: rules.Move, Name: "*>hand", Motion: motion.Style{Time: 420 * ms, Arc: .7}, Sound: sounds.CardSlide,
		Icon: "card-pickup", Tone: look.TintGold},
	{Kind: rules.Move, Name: "*>deck", Motion: motion.Style{Time: 420 * ms, Arc: .5}, Sound: sounds.CardSlide,
		Icon: "stack"},
	{Kind: rules.Move, Name: "*>*", Motion: motion.Style{Time: 380 * ms, Arc: .5}, Sound: sounds.CardSlide,
		Icon: "card-play"},
	{Kind: rules.Swap, Name: "*", Motion: motion.Style{Time: 560 * ms, Arc: .8, Pause: 200 * ms}, Sound: sounds.CardSlide,
		Icon: "card-exchange", Tone: look.TintMind, Caption: true},
	{Kind: rules.Shuffle, Name: "*", Motion: motion.Style{Time: 300 * ms, Pause: 500 * ms}, Sound: sounds.Shuffle,
		Icon: "card-random", Tone: look.TintGold},
	{Kind: rules.Seen, Name: "*", Motion: motion.Style{Time: 320 * ms, Ease: motion.Land}, Sound: sounds.CardFlip,
		Icon: "eyeball"},
	{Kind: rules.Mix, Name: "*", Mute: true, Icon: "card-random"},
	{Kind: rules.Set, Name: "side", Motion: motion.Style{Time: 820 * ms, Pause: 350 * ms}, Sound: sounds.CardFlip,
		Icon: "anticlockwise-rotation", Tone: look.TintGold, Caption: true},

	// Numbers that change.
	{Kind: rules.Change, Name: "life-", Motion: motion.Style{Time: 420 * ms, Pause: 350 * ms}, Sound: sounds.Damage,
		Icon: "triple-claws", Tone: look.TintHurt, Caption: true},
	{Kind: rules.Change, Name: "life+", Motion: motion.Style{Time: 420 * ms, Pause: 350 * ms}, Sound: sounds.Heal,
		Icon: "hearts", Tone: look.TintHeal, Caption: true},
	{Kind: rules.Change, Name: "power+", Motion: motion.Style{Time: 420 * ms, Pause: 350 * ms}, Sound: sounds.Magic,
		Icon: "polar-star", Tone: look.TintPower, Caption: true},
	{Kind: rules.Change, Name: "power-", Motion: motion.Style{Time: 420 * ms, Pause: 350 * ms}, Sound: sounds.Damage,
		Icon: "polar-star", Tone: look.TintHurt, Caption: true},
	{Kind: rules.Change, Name: "focus+", Motion: motion.Style{Pause: 350 * ms}, Sound: sounds.Coin, Icon: "third-eye",
		Tone: look.TintMind, Caption: true},
	{Kind: rules.Change, Name: "focus-", Motion: motion.Style{Pause: 200 * ms}, Sound: sounds.Coin, Icon: "third-eye",
		Tone: look.TintMind},
	{Kind: rules.Change, Name: "extra", Mute: true, Icon: "clockwise-rotation", Tone: look.TintGold},
	{Kind: rules.Change, Name: "control", Mute: true, Icon: "brain-tentacle", Tone: look.TintMind},
	{Kind: rules.Change, Name: "slots", Motion: motion.Style{Time: 320 * ms}, Sound: sounds.Magic, Icon: "river",
		Tone: look.TintRiver},
	{Kind: rules.Change, Name: "turn", Mute: true, Icon: "hourglass", Aside: true},
	{Kind: rules.Change, Name: "phase", Mute: true, Icon: "hourglass", Aside: true},
	{Kind: rules.Change, Name: "active", Mute: true, Icon: "hourglass", Aside: true},
	{Kind: rules.Change, Name: "decider", Mute: true, Icon: "hourglass", Aside: true},
	{Kind: rules.Change, Name: "gift", Mute: true, Icon: "card-exchange", Aside: true},
	{Kind: rules.Change, Name: "renewed", Mute: true, Icon: "river", Aside: true},

	// Announcements.
	{Kind: rules.Note, Name: "turn", Motion: motion.Style{Pause: 250 * ms}, Mute: true, Icon: "hourglass",
		Tone: look.TintGold},
	{Kind: rules.Note, Name: "play", Mute: true, Icon: "card-play", Tone: look.TintEmber, Caption: true},
	{Kind: rules.Note, Name: "fusion", Motion: motion.Style{Pause: 450 * ms}, Sound: sounds.Magic, Icon: "triquetra",
		Tone: look.TintEmber, Caption: true},
	{Kind: rules.Note, Name: "again", Motion: motion.Style{Pause: 400 * ms}, Sound: sounds.Magic, Icon: "card-play",
		Tone: look.TintGold, Caption: true},
	{Kind: rules.Note, Name: "start", Motion: motion.Style{Pause: 400 * ms}, Sound: sounds.Magic, Icon: "hourglass",
		Tone: look.TintGold, Caption: true},
	{Kind: rules.Note, Name: "end", Motion: motion.Style{Pause: 400 * ms}, Sound: sounds.Magic, Icon: "empty-hourglass",
		Tone: look.TintGold, Caption: true},
	{Kind: rules.Note, Name: "trigger", Motion: motion.Style{Pause: 400 * ms}, Sound: sounds.Magic, Icon: "gears",
		Tone: look.TintGold, Caption: true},
	{Kind: rules.Note, Name: "unmet", Motion: motion.Style{Pause: 500 * ms}, Mute: true, Icon: "cross-mark",
		Caption: true},
	{Kind: rules.Note, Name: "choice", Mute: true, Icon: "card-pick", Tone: look.TintGold},
	{Kind: rules.Note, Name: "symbols", Mute: true, Icon: "triple-claws", Sort: 1, Aside: true},
	{Kind: rules.Note, Name: "modifier", Mute: true, Icon: "tornado", Sort: 2, Aside: true},
	{Kind: rules.Note, Name: "none", Motion: motion.Style{Pause: 400 * ms}, Mute: true, Icon: "cross-mark", Sort: 2,
		Caption: true},
	{Kind: rules.Note, Name: "forbidden", Motion: motion.Style{Pause: 500 * ms}, Sound: sounds.Error, Icon: "cross-mark",
		Tone: look.TintHurt, Sort: 3, Caption: true},
	{Kind: rules.Note, Name: "instead", Motion: motion.Style{Pause: 450 * ms}, Sound: sounds.Magic, Icon: "card-exchange",
		Tone: look.TintMind, Sort: 4, Anew: true, Caption: true},
	{Kind: rules.Note, Name: "also", Mute: true, Icon: "gears", Tone: look.TintGold, Sort: 5},
	{Kind: rules.Note, Name: "over", Motion: motion.Style{Pause: 450 * ms}, Mute: true, Icon: "hearts",
		Tone: look.TintHurt, Sort: 6, Caption: true},
	{Kind: rules.Note, Name: "nothing", Motion: motion.Style{Pause: 700 * ms}, Mute: true, Icon: "uncertainty",
		Tone: look.TintMind, Caption: true},
	{Kind: rules.Note, Name: "no-target", Motion: motion.Style{Pause: 500 * ms}, Mute: true, Icon: "uncertainty",
		Caption: true},
	{Kind: rules.Note, Name: "replay", Motion: motion.Style{Pause: 500 * ms}, Sound: sounds.Magic,
		Icon: "clockwise-rotation", Tone: look.TintGold, Caption: true},
	{Kind: rules.Note, Name: "control", Motion: motion.Style{Pause: 700 * ms}, Sound: sounds.Magic,
		Icon: "brain-tentacle", Tone: look.TintMind, Caption: true},
	{Kind: rules.Note, Name: "slot", Motion: motion.Style{Pause: 400 * ms}, Mute: true, Icon: "river",
		Tone: look.TintRiver, Caption: true},
	{Kind: rules.Note, Name: "reroll", Motion: motion.Style{Pause: 300 * ms}, Sound: sounds.Coin,
		Icon: "clockwise-rotation", Tone: look.TintRiver, Caption: true},
	{Kind: rules.Note, Name: "convert", Motion: motion.Style{Pause: 500 * ms}, Sound: sounds.Coin, Icon: "third-eye",
		Tone: look.TintMind, Caption: true},
	{Kind: rules.Note, Name: "reshuffle", Motion: motion.Style{Pause: 500 * ms}, Sound: sounds.Shuffle,
		Icon: "card-random", Tone: look.TintGold, Caption: true},
	{Kind: rules.Note, Name: "end-of-match", Motion: motion.Style{Pause: 900 * ms}, Sound: sounds.Win, Icon: "crown",
		Tone: look.TintGold, Caption: true},
}

// aid paints the aid card: the turn, the symbols, the seven steps.
func aid(c *art.Canvas, w, h float64, seats int, lang rules.Lang) {
	cols := 2.0
	if w < 500 {
		cols = 1
	}
	cw := (w - 24*(cols-1)) / cols
	ink, head := art.Hex("#f4e8d0"), art.Hex("#f3d793")
	style := art.RulesStyle(18.5, art.Left).OnDark()
	if cols == 1 {
		style.Size = 13
	}
	_ = ink
	title := func(x, y float64, t rules.Text) float64 {
		c.Text(fonts.Title, style.Size*1.15, x, y+style.Size, art.Left, t.In(lang), art.Ink(head))
		return y + style.Size*1.9
	}
	x, y := 0.0, 0.0
	y = title(x, y, rules.Text{FR: "Un tour", EN: "A turn"})
	turn, goal := aidTurn, aidGoal
	if seats == 4 {
		turn, goal = slices.Insert(slices.Clone(aidTurn), 1, aidGift), aidTeamGoal
	}
	for i, t := range turn {
		y = aidLine(c, style, x, y, cw, i+1, t.In(lang))
	}
	y += style.Size * .6
	y = title(x, y, rules.Text{FR: "Les symboles", EN: "The symbols"})
	pitch := style.Size * 1.75
	for i, s := range aidSymbols {
		col := float64(i % 2)
		yy := y + float64(i/2)*pitch
		c.Symbol(s.sym, x+col*cw/2+pitch*.42, yy+pitch*.42, pitch*.36)
		c.Text(fonts.Rules, style.Size*.94, x+col*cw/2+pitch, yy+pitch*.62, art.Left, s.text.In(lang), art.Ink(ink))
	}
	y += float64((len(aidSymbols)+1)/2)*pitch + style.Size*.6
	if cols == 2 {
		x, y = cw+24, 0
	}
	y = title(x, y, rules.Text{FR: "La méthode SORT", EN: "The SORT method"})
	for i, t := range aidSort {
		y = aidLine(c, style, x, y, cw, i+1, t.In(lang))
	}
	y += style.Size * .6
	y = title(x, y, rules.Text{FR: "Gagner", EN: "Winning"})
	b := art.Lay(art.Markup(goal.In(lang)), style, cw)
	c.Block(b, x, y)
}

func aidLine(c *art.Canvas, style art.TextStyle, x, y, w float64, n int, s string) float64 {
	r := style.Size * .62
	c.Count(x+r, y+r+1, r, string(rune('0'+n)))
	b := art.Lay(art.Markup(s), style, w-3*r)
	c.Block(b, x+3*r, y)
	return y + math.Max(b.Height, 2*r) + style.Size*.42
}

var aidTurn = []rules.Text{
	{FR: "Début du tour\u00a0: vos effets de début, dans l’ordre que vous voulez.",
		EN: "Start of the turn: your start effects, in the order you like."},
	{FR: "Prenez une carte de la Rivière. Avant, un jeton de Concentration peut la renouveler.",
		EN: "Take a card from the River. Before that, a Concentration token may renew it."},
	{FR: "Jouez une carte de votre Main. Si rien ne se passe\u00a0: 1 jeton de Concentration.",
		EN: "Play a card from your hand. If nothing happens: 1 Concentration token."},
	{FR: "Fin du tour\u00a0: vos effets de fin, la Rivière est remplie, et le tour passe de lui-même.",
		EN: "End of the turn: your end effects, the River is filled, and the turn passes by itself."},
}

var aidSort = []rules.Text{
	{FR: "Comptez les symboles de l’effet.", EN: "Count the symbols of the effect."},
	{FR: "Ajoutez les +1 et les −1. À 0 ou moins, rien ne se passe.",
		EN: "Add the +1s and −1s. At 0 or less nothing happens."},
	{FR: "Si une carte l’interdit, rien ne se passe.", EN: "If a card forbids it, nothing happens."},
	{FR: "«\u00a0Lorsque X, alors Y à la place\u00a0»\u00a0: Y, depuis l’étape 1.",
		EN: "“When X, then Y instead”: Y, from step 1."},
	{FR: "«\u00a0Lorsque X, alors Y\u00a0»\u00a0: finissez X, puis Y depuis l’étape 1.",
		EN: "“When X, then Y”: finish X, then Y from step 1."},
	{FR: "La Vie en trop devient autant de Dégâts à l’adversaire.",
		EN: "Life beyond the maximum becomes as much damage to the opponent."},
	{FR: "Déplacez le curseur sur la réglette.", EN: "Move the marker on the ruler."},
}

var aidGoal = rules.Text{
	FR: "La Vie adverse à 0, ou 18 de Puissance. Les deux à la fois pour les deux joueurs\u00a0: égalité. Deux jetons de Concentration deviennent aussitôt une carte de plus en Main.",
	EN: "The opponent’s Life at 0, or 18 Power. Both players at once: a draw. Two Concentration tokens at once become one more card in hand.",
}

var aidSymbols = []struct {
	sym  art.Symbol
	text rules.Text
}{
	{art.SymDamage, rules.Text{FR: "Dégât\u00a0: −1 Vie", EN: "Damage: −1 Life"}},
	{art.SymLife, rules.Text{FR: "+1 Vie", EN: "+1 Life"}},
	{art.SymPower, rules.Text{FR: "+1 Puissance", EN: "+1 Power"}},
	{art.SymDrain, rules.Text{FR: "−1 Puissance", EN: "−1 Power"}},
	{art.SymFocus, rules.Text{FR: "+1 Concentration", EN: "+1 Concentration"}},
	{art.SymFusion, rules.Text{FR: "Fusion", EN: "Fusion"}},
	{art.SymReplay, rules.Text{FR: "Rejouez", EN: "Play again"}},
	{art.SymMind, rules.Text{FR: "Contrôle d’un tour", EN: "Control a turn"}},
	{art.SymReplace, rules.Text{FR: "Remplacer", EN: "Replace"}},
	{art.SymSwap, rules.Text{FR: "Échanger", EN: "Swap"}},
}
