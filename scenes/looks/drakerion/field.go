package drakerion

import (
	"strconv"

	"wyrmtable/art"
	paint "wyrmtable/art/drakerion"
	"wyrmtable/rules"
	"wyrmtable/rules/drakerion"
	"wyrmtable/scenes/table/look"
)

// This file says how Drakerion's cards in play lie and what lies on them.

var field = look.Field{
	Host: func(b *rules.Board, id rules.CardID) rules.CardID {
		return rules.CardID(b.Attr(id, drakerion.AttrHost))
	},
	Tilt: func(b *rules.Board, id rules.CardID) float64 {
		if b.Attr(id, drakerion.AttrInclined) != 0 {
			return 0.22
		}
		return 0
	},
	Signs: signs,
	Paint: paintSign,
	Words: cardWords,
}

// The signs on cards. Those from signStat on are the shields of values.
const (
	signWound = iota
	signShield
	signStruck  // the one attacked
	signStrikes // the attacker
	signPut     // drafted
	signStat
)

// paintSign paints a sign.
func paintSign(c *art.Canvas, size float64, g look.Badge) {
	mid := size / 2
	switch g.Sign {
	case signWound:
		paint.WoundDrop(c, mid, mid+size*.03, size*.31, strconv.Itoa(g.N))
	case signShield:
		paint.Shield(c, paint.Life, mid, mid, size*.42, "", art.TonePrinted)
		c.Icon("checked-shield", mid, mid-size*.02, size*.6, art.SolidA("#ffffff", .5))
		look.Digits(c, mid, mid, size*.5, g.N)
	case signStruck, signStrikes, signPut:
		w := size / look.FrameSize
		halo(c, mid-w/2, mid-w*.7, w, w*1.4, [...]string{"#ff9a5a", "#6aa8ff", "#ffd98a"}[g.Sign-signStruck])
	default:
		paint.Shield(c, paint.Stat(g.Sign-signStat), mid, mid, size*.44, strconv.Itoa(g.N), art.Tone(g.M))
	}
}

// halo is the light around a card that fights.
func halo(c *art.Canvas, x, y, w, h float64, hex string) {
	p := art.RoundRect(x-1, y-1, w+2, h+2, 5)
	c.Glow(p, 2, 7, art.HexA(hex, .9))
	c.Glow(p, 1, 3, art.HexA(hex, .9))
	c.Stroke(art.RoundRect(x-2, y-2, w+4, h+4, 6), 2.6, art.Solid(hex))
}

// signs puts on every card what must be seen of it now: values that are not
// as printed, damage, Shields, and who fights.
func signs(b *rules.Board, k *rules.Ask, put func(id rules.CardID, g look.Badge)) {
	attacker, defender := foes(b)
	frame := func(id rules.CardID, sign int) {
		put(id, look.Badge{Sign: sign, X: .5, Y: .5, Size: look.FrameSize, Under: true})
	}
	if attacker != 0 {
		frame(attacker, signStrikes)
	}
	if defender != 0 {
		frame(defender, signStruck)
	}
	for s := range rules.Seat(2) {
		for _, z := range [...]rules.Zone{drakerion.ZoneMelee(s), drakerion.ZoneSupport(s)} {
			for _, id := range b.Zone(z) {
				values(b, id, put)
			}
		}
	}
	if k != nil {
		for _, id := range k.Draft {
			frame(id, signPut)
		}
	}
}

// values puts the values of a Character that differ from what is printed,
// its damage and its Shield.
func values(b *rules.Board, id rules.CardID, put func(id rules.CardID, g look.Badge)) {
	card := &drakerion.Cards[b.Cards[id].Face]
	const w = 1.0
	for i, stat := range stats {
		now, printed := drakerion.StatOf(b, id, stat), int(card.Stats[stat])
		if now == printed {
			continue
		}
		tone := art.ToneRaised
		if now < printed {
			tone = art.ToneLowered
		}
		x, y, r := paint.StatPlace(paint.Stat(i), w)
		put(id, look.Badge{Sign: signStat + i, N: now, M: int(tone), X: x, Y: y / 1.4, Size: r * 2 / .88})
	}
	if n := b.Attr(id, drakerion.AttrDamage); n > 0 {
		put(id, look.Badge{Sign: signWound, N: int(n), X: .10, Y: .50, Size: .50})
	}
	if n := b.Attr(id, drakerion.AttrShield); n > 0 {
		put(id, look.Badge{Sign: signShield, N: int(n), X: .92, Y: .58, Size: .40})
	}
}

// cardWords say the present state of a card in play to those who hear the
// table.
func cardWords(b *rules.Board, id rules.CardID) rules.Text {
	var t rules.Text
	add := func(fr, en string) {
		t = rules.Text{FR: t.FR + " " + fr + ".", EN: t.EN + " " + en + "."}
	}
	if inPlay(b, id) {
		for i, stat := range stats {
			if n := drakerion.StatOf(b, id, stat); n > 0 || stat != drakerion.Ranged {
				label := [...]rules.Text{{FR: "Mêlée", EN: "Melee"}, {FR: "Distance", EN: "Ranged"},
					{FR: "Riposte", EN: "Riposte"}, {FR: "Vie", EN: "Life"}}[i]
				add(label.FR+" "+strconv.Itoa(n), label.EN+" "+strconv.Itoa(n))
			}
		}
	}
	if n := b.Attr(id, drakerion.AttrDamage); n > 0 {
		add("Dégâts "+strconv.Itoa(int(n)), "Damage "+strconv.Itoa(int(n)))
	}
	if n := b.Attr(id, drakerion.AttrShield); n > 0 {
		add("Bouclier "+strconv.Itoa(int(n)), "Shield "+strconv.Itoa(int(n)))
	}
	if b.Attr(id, drakerion.AttrInclined) != 0 {
		add("Incliné", "Inclined")
	}
	switch attacker, defender := foes(b); id {
	case attacker:
		add("Attaquant", "Attacker")
	case defender:
		add("Défenseur", "Defender")
	}
	if h := rules.CardID(b.Attr(id, drakerion.AttrHost)); h != 0 {
		n := drakerion.Cards[b.Cards[h].Face].Name
		add("Porté par "+n.FR, "Borne by "+n.EN)
	}
	return t
}
