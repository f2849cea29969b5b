package dracoliath

import (
	"strconv"

	"wyrmtable/rules"
)

// onText writes a trigger: "lorsque vous infligez des Dégâts".
func onText(l *Line) rules.Text {
	you := l.Whom == Me
	pick := func(me, he string) string {
		if you {
			return "vous " + me
		}
		return "votre adversaire " + he
	}
	pickEN := func(me, he string) string {
		if you {
			return "you " + me
		}
		return "your opponent " + he
	}
	var fr, en string
	switch l.On {
	case OnDeal:
		fr, en = pick("infligez", "inflige")+" des Dégâts", pickEN("deal", "deals")+" Damage"
	case OnSuffer:
		fr, en = pick("subissez", "subit")+" des Dégâts", pickEN("suffer", "suffers")+" Damage"
	case OnLife:
		fr, en = pick("gagnez", "gagne")+" de la Vie", pickEN("gain", "gains")+" Life"
	case OnPower:
		fr, en = pick("gagnez", "gagne")+" de la Puissance", pickEN("gain", "gains")+" Power"
	case OnPowerLoss:
		fr, en = pick("perdez", "perd")+" de la Puissance", pickEN("lose", "loses")+" Power"
	case OnFocus:
		fr, en = pick("gagnez", "gagne")+" de la Concentration", pickEN("gain", "gains")+" Concentration"
	case OnFocusLoss:
		fr, en = pick("perdez", "perd")+" de la Concentration", pickEN("lose", "loses")+" Concentration"
	case OnPlay:
		fr, en = pick("jouez", "joue")+" "+nounFR(l.Card, false).one(), pickEN("play", "plays")+" a "+nounEN(l.Card, false)
	case OnTake:
		fr, en = pick("prenez", "prend")+" "+nounFR(l.Card, false).one(), pickEN("take", "takes")+" a "+nounEN(l.Card, false)
	case OnReroll:
		fr, en = pick("renouvelez", "renouvelle")+" la Rivière", pickEN("renew", "renews")+" the River"
	case OnNothing:
		fr, en = pick("jouez", "joue")+" une carte et que Rien ne se passe",
			pickEN("play", "plays")+" a card and nothing happens"
	}
	return rules.Text{FR: "lorsque " + fr, EN: "when " + en}
}

// variationOf is the change of a counter that sets a trigger off.
var variationOf = [...]Op{OnDeal: Damage, OnSuffer: Damage, OnLife: Life, OnPower: Power,
	OnPowerLoss: PowerLoss, OnFocus: Focus, OnFocusLoss: FocusLoss}

// modText writes a +1 or -1: "infligez 1 Dégât de plus".
func modText(l *Line) rules.Text {
	op, n := variationOf[l.On], l.Mod
	fr, en := " de plus", " more "
	if n < 0 {
		n, fr, en = -n, " de moins", " less "
	}
	v := verbsOf[op]
	he, you, youEN := v.heFR, v.youFR, v.youEN
	if l.On == OnDeal {
		he, you, youEN = "inflige", "infligez", "deal"
	}
	fr = " " + unitsFR(op, n) + fr
	en = " " + strconv.Itoa(n) + en + unitEN(op)
	if l.Whom == Me {
		return rules.Text{FR: you + fr, EN: youEN + en}
	}
	return rules.Text{FR: "il " + he + fr, EN: "they " + youEN + en}
}

// forbidText writes what cannot be done: "vous ne pouvez plus subir de Dégâts".
func forbidText(l *Line) rules.Text {
	var fr, en string
	switch l.On {
	case OnDeal:
		fr, en = "infliger de Dégâts", "deal Damage"
	case OnSuffer:
		fr, en = "subir de Dégâts", "suffer Damage"
	case OnLife:
		fr, en = "gagner de Vie", "gain Life"
	case OnPower:
		fr, en = "gagner de Puissance", "gain Power"
	case OnPowerLoss:
		fr, en = "perdre de Puissance", "lose Power"
	case OnFocus:
		fr, en = "gagner de Concentration", "gain Concentration"
	case OnFocusLoss:
		fr, en = "perdre de Concentration", "lose Concentration"
	}
	if l.Whom == Me {
		return rules.Text{FR: "vous ne pouvez plus " + fr, EN: "you can no longer " + en}
	}
	return rules.Text{FR: "votre adversaire ne peut plus " + fr, EN: "your opponent can no longer " + en}
}
