package aestery

import (
	"strconv"

	"wyrmtable/art"
	paint "wyrmtable/art/aestery"
	"wyrmtable/art/arrows"
	"wyrmtable/rules"
	"wyrmtable/rules/aestery"
	"wyrmtable/scenes/table/look"
)

// This file says how Aestery's permanents lie and what lies on them.

var field = look.Field{
	Alike:   alike,
	Tilt:    tilt,
	PieceOf: piece,
	Pieces:  pieces,
	Signs:   signs,
	Paint:   paintSign,
	Steps: func(b *rules.Board, k *rules.Ask, id rules.CardID) bool {
		return b.Attr(id, aestery.AttrAttacking) != 0 || k != nil && k.Kind == aestery.AskAttack && draftedOf(k, id)
	},
	Words: cardWords,
}

func draftedOf(k *rules.Ask, id rules.CardID) bool {
	if k == nil {
		return false
	}
	for _, d := range k.Draft {
		if d == id {
			return true
		}
	}
	return false
}

// alike tells apart what looks or acts otherwise: the face and all
// attributes. What blocks or is aimed at lies alone.
func alike(b *rules.Board, id rules.CardID) uint64 {
	if b.Attr(id, aestery.AttrBlocking) != 0 {
		return 0
	}
	const prime = 1099511628211
	h := (14695981039346656037 ^ uint64(b.Cards[id].Face)) * prime
	for a := range b.Layout().Attrs {
		h = (h ^ uint64(uint16(b.Attr(id, rules.Attr(a))))) * prime
	}
	return h>>1 | 1
}

// tilt turns what is engaged: cards a little, so that their numbers stay
// readable, Mines onto their side.
func tilt(b *rules.Board, id rules.CardID) float64 {
	if b.Attr(id, aestery.AttrEngaged) == 0 {
		return 0
	}
	if f := b.Cards[id].Face; f == aestery.MineFace || f == aestery.WonderFace {
		return paint.MineAngle
	}
	return 0.17
}

// The pieces that stand for Mines and Merveilles.
const (
	pieceMine = iota
	pieceMineEngaged
	pieceMineHot // it will be engaged for the payment
	pieceWonder
	pieceWonderEngaged
)

var pieces = []look.Piece{
	pieceMine:          {Paint: func(c *art.Canvas, w, h float64) { paint.MineCrystal(c, w/2, h/2, h, false, false) }},
	pieceMineEngaged:   {Paint: func(c *art.Canvas, w, h float64) { paint.MineCrystal(c, w/2, h/2, h*.9, true, false) }},
	pieceMineHot:       {Paint: func(c *art.Canvas, w, h float64) { paint.MineCrystal(c, w/2, h/2, h, false, true) }},
	pieceWonder:        {Paint: func(c *art.Canvas, w, h float64) { paint.MarvelToken(c, w/2, h/2, h, false) }},
	pieceWonderEngaged: {Paint: func(c *art.Canvas, w, h float64) { paint.MarvelToken(c, w/2, h/2, h*.9, true) }},
}

func piece(b *rules.Board, id rules.CardID, drafted bool) int {
	engaged := b.Attr(id, aestery.AttrEngaged) != 0
	switch b.Cards[id].Face {
	case aestery.MineFace:
		switch {
		case engaged:
			return pieceMineEngaged
		case drafted:
			return pieceMineHot
		}
		return pieceMine
	case aestery.WonderFace:
		if engaged || drafted {
			return pieceWonderEngaged
		}
		return pieceWonder
	}
	return -1
}

// The signs on cards. Those from signMark on are marks of package art.
const (
	signForce = iota
	signDefence
	signHalo
	signFlash
	signRank
	signCache
	signPay
	signOrder
	signMark
)

// halos, by what they mean.
var halos = [...]string{arrows.HaloAttack, arrows.HaloBlock, arrows.HaloChosen, arrows.HaloStack}

const (
	haloAttack = iota
	haloBlock
	haloChosen
	haloStack
)

// paintSign paints a sign.
func paintSign(c *art.Canvas, size float64, g look.Badge) {
	mid := size / 2
	w := size / look.FrameSize
	h := w * 1.4
	x, y := mid-w/2, mid-h/2
	switch g.Sign {
	case signForce:
		paint.Medal(c, paint.StatForce, mid, mid, size*.44, strconv.Itoa(g.N), art.Tone(g.M))
	case signDefence:
		paint.Medal(c, paint.StatDefence, mid, mid, size*.44, strconv.Itoa(g.N), art.Tone(g.M))
	case signHalo:
		arrows.CardHalo(c, x, y, w, h, halos[g.N])
	case signFlash:
		paint.FlashFrame(c, x, y, w, h)
	case signRank:
		paint.LozengeNumber(c, mid, mid, size*.46, paint.LozengeCoral, strconv.Itoa(g.N))
	case signCache:
		paint.CachetteLock(c, x, y, w, h, g.N == 1)
	case signOrder:
		paint.LozengeNumber(c, mid, mid, size*.46, paint.LozengePink, strconv.Itoa(g.N))
	case signPay:
		paint.Lozenge(c, mid, mid, size*.42, paint.LozengePink)
	default:
		paint.DrawMark(c, paint.Mark(g.Sign-signMark), mid, mid, size*.34, g.N)
	}
}

// signs puts on every card what must be seen of it now.
func signs(b *rules.Board, k *rules.Ask, put func(id rules.CardID, g look.Badge)) {
	sight := aestery.See(b)
	frame := func(id rules.CardID, sign, n int, under bool) {
		put(id, look.Badge{Sign: sign, N: n, X: .5, Y: .5, Size: look.FrameSize, Under: under})
	}
	for s := range rules.Seat(2) {
		for _, id := range b.Zone(aestery.ZoneFighters(s)) {
			fighterSigns(b, k, sight, id, put)
		}
		for _, id := range b.Zone(aestery.ZoneStories(s)) {
			marks(b, id, put)
		}
		if id := b.Top(aestery.ZoneCachette(s)); id != 0 {
			frame(id, signCache, look.Int(b.Attr(id, aestery.AttrSealed) == 0), false)
		}
	}
	if stack := b.Zone(aestery.ZoneStack); len(stack) > 0 {
		frame(stack[len(stack)-1], signHalo, haloStack, true)
		for i := range min(3, len(stack)) {
			put(stack[len(stack)-1-i], look.Badge{Sign: signOrder, N: i + 1, X: -.02, Y: .42, Size: .36})
		}
	}
	if k == nil {
		return
	}
	for _, id := range k.Draft {
		z := b.Cards[id].Zone
		if z == aestery.ZoneHand(k.Decider) {
			frame(id, signHalo, haloChosen, true)
			if k.Kind != aestery.AskBlock {
				put(id, look.Badge{Sign: signPay, X: .5, Y: .02, Size: .3})
			}
		}
	}
	if k.Source != 0 && b.Cards[k.Source].Zone == aestery.ZoneHand(k.Decider) {
		frame(k.Source, signHalo, haloChosen, true)
	}
}

func fighterSigns(b *rules.Board, k *rules.Ask, sight *aestery.Sight, id rules.CardID,
	put func(id rules.CardID, g look.Badge)) {
	f := b.Cards[id].Face
	card := &aestery.Cards[f]
	flashed := b.Attr(id, aestery.AttrFlashed) != 0
	frame := func(sign, n int, under bool) {
		put(id, look.Badge{Sign: sign, N: n, X: .5, Y: .5, Size: look.FrameSize, Under: under})
	}
	switch {
	case b.Attr(id, aestery.AttrAttacking) != 0, k != nil && k.Kind == aestery.AskAttack && draftedOf(k, id):
		frame(signHalo, haloAttack, true)
	case b.Attr(id, aestery.AttrBlocking) != 0, k != nil && k.Kind == aestery.AskBlock && draftedOf(k, id):
		frame(signHalo, haloBlock, true)
	}
	if flashed {
		frame(signFlash, 0, false)
	}
	force, defence := sight.Force(id), sight.Remaining(id)
	t := int(art.ToneOf(force, int(card.Force)))
	if flashed {
		t = int(art.ToneVoid)
	}
	put(id, look.Badge{Sign: signForce, N: force, M: t, X: .184, Y: .826, Size: .31})
	put(id, look.Badge{Sign: signDefence, N: defence, M: int(art.ToneOf(defence, int(card.Defence))), X: .816, Y: .826,
		Size: .31})
	if n := b.Attr(id, aestery.AttrRank); n > 0 {
		put(id, look.Badge{Sign: signRank, N: int(n), X: .5, Y: -.03, Size: .44})
	}
	marks(b, id, put)
}

// marks puts the markers of a permanent along its right edge, and what
// engages it on the left.
func marks(b *rules.Board, id rules.CardID, put func(id rules.CardID, g look.Badge)) {
	if b.Attr(id, aestery.AttrEngaged) != 0 {
		put(id, look.Badge{Sign: signMark + int(paint.MarkEngaged), X: .06, Y: .56, Size: .34})
	}
	y := .34
	mark := func(m paint.Mark, n int16) {
		if n == 0 {
			return
		}
		put(id, look.Badge{Sign: signMark + int(m), N: int(n), X: .95, Y: y, Size: .36})
		y += .17
	}
	mark(paint.MarkFatigue, b.Attr(id, aestery.AttrFatigue))
	mark(paint.MarkFirstBlood, min(1, b.Attr(id, aestery.AttrBlood)))
	mark(paint.MarkSlumber, b.Attr(id, aestery.AttrSlumber))
	mark(paint.MarkBravery, b.Attr(id, aestery.AttrBravery))
	mark(paint.MarkBloodthirst, b.Attr(id, aestery.AttrThirst))
	mark(paint.MarkPlus, b.Attr(id, aestery.AttrPlus))
	mark(paint.MarkSkip, b.Attr(id, aestery.AttrSkips))
	mark(paint.MarkStolen, min(1, b.Attr(id, aestery.AttrLent)))
	if b.Attr(id, aestery.AttrGranted) != 0 {
		mark(paint.MarkBuff, 1)
	}
}

// cardWords say the present state of a permanent to those who hear the
// table.
func cardWords(b *rules.Board, id rules.CardID) rules.Text {
	z := b.Cards[id].Zone
	in := false
	for s := range rules.Seat(2) {
		in = in || z == aestery.ZoneFighters(s) || z == aestery.ZoneStories(s) || z == aestery.ZoneMines(s)
	}
	if !in {
		return rules.Text{}
	}
	var t rules.Text
	add := func(fr, en string) {
		t = rules.Text{FR: t.FR + " " + fr + ".", EN: t.EN + " " + en + "."}
	}
	if aestery.Cards[b.Cards[id].Face].Is(aestery.Fighter) {
		s := aestery.See(b)
		n := strconv.Itoa(s.Force(id)) + "/" + strconv.Itoa(s.Remaining(id))
		add(n, n)
	}
	for _, a := range spoken {
		n := b.Attr(id, a)
		if n == 0 {
			continue
		}
		w := b.Layout().Attrs[a].Text
		if n > 1 {
			w.FR, w.EN = w.FR+" "+strconv.Itoa(int(n)), w.EN+" "+strconv.Itoa(int(n))
		}
		add(w.FR, w.EN)
	}
	return t
}

// spoken are the attributes that are said of a permanent.
var spoken = []rules.Attr{aestery.AttrEngaged, aestery.AttrFatigue, aestery.AttrBravery, aestery.AttrSlumber,
	aestery.AttrThirst,
	aestery.AttrPlus, aestery.AttrBlood, aestery.AttrSkips, aestery.AttrFlashed, aestery.AttrSilenced}
