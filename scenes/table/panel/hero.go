package panel

import (
	"strconv"
	"strings"

	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/table/reason"
	"wyrmtable/scenes/ui"
)

// BriefRole is what is written of a hero and his part on w units: where there is
// no room for both, his part, since his own card stands beside it.
func BriefRole(words string, w float64) string {
	if _, part, ok := strings.Cut(words, " · "); ok && art.TextWidth(ui.SmallText.Face, 11, words) > w {
		return part
	}
	return words
}

// Stores are the plates of what a player can spend and has spent.
func (d *Desk) Stores(s rules.Seat) {
	u, l, k, b := d.UI, &d.Lay.Seats[s], d.Look.Furniture.Skin, d.View
	lang := d.Lang
	if r := game.Rect(l.Pool); !l.Pool.Empty() && k.Pool != nil {
		n := int(b.Var(d.Numbers.Pool, s))
		u.Picture(ui.Key{Kind: "table.pool", A: n, B: int(lang)}, r.Inset(-6), func(c *art.Canvas) {
			c.Push(art.Translate(6, 6))
			k.Pool(c, r.W, r.H, n, lang)
			c.Pop()
		})
		u.Say(d.In(b.Layout().Vars[d.Numbers.Pool].Text) + d.Colon() + strconv.Itoa(n))
	}
	if r := game.Rect(l.Stock); !l.Stock.Empty() && k.Stock != nil && d.Look.Purse.StockFree != nil {
		free, all := d.Look.Purse.StockFree(b, s)
		u.Picture(ui.Key{Kind: "table.stock", A: free, B: all, C: int(lang)}, r,
			func(c *art.Canvas) { k.Stock(c, r.W, r.H, free, all, lang) })
		z, _ := b.Layout().ZoneOf(d.Look.Purse.Stock, s)
		u.Say(d.In(b.Layout().Zones[z].Text) + d.Colon() + strconv.Itoa(free) + " / " + strconv.Itoa(all))
	}
	if r := game.Rect(l.Stake); !l.Stake.Empty() && k.Stake != nil && d.Look.Purse.StakeWorth != nil && !d.Lay.Portrait {
		z, _ := b.Layout().ZoneOf(d.Look.Purse.Stake, s)
		n, worth := b.Count(z), d.Look.Purse.StakeWorth(b, s)
		u.Picture(ui.Key{Kind: "table.stake", A: n, B: worth, C: int(lang)}, r,
			func(c *art.Canvas) { k.Stake(c, r.W, r.H, n, worth, lang) })
	}
	z, _ := b.Layout().ZoneOf("hand", s)
	n := strconv.Itoa(b.Count(z))
	words := d.In(b.Layout().Zones[z].Text) + " " + n
	u.Say(words)
	if r := game.Rect(l.Count); !l.Count.Empty() && k.Hand != nil {
		u.Picture(ui.Key{Kind: "table.hand.count", Text: words}, r.Inset(-2), func(c *art.Canvas) {
			c.Push(art.Translate(2, 2))
			k.Hand(c, r.W, r.H, words)
			c.Pop()
		})
	}
}

// homeMargin is the room for the shadow and the light of a player's panel.
const homeMargin = 14.0

// Home describes a player for whom a card stands, without his powers and stores.
func (d *Desk) Home(s rules.Seat, m Mood) {
	u, l, k := d.UI, &d.Lay.Seats[s], d.Look.Furniture.Skin
	name, r := d.Name(s), game.Rect(l.Panel)
	u.Region(u.Sub("seat", int(s)), d.who(s))
	u.Picture(ui.Key{Kind: "table.home.panel", A: int(d.Lang), B: look.Int(d.Lay.Portrait)}, r.Inset(-homeMargin),
		func(cv *art.Canvas) {
			cv.Push(art.Translate(homeMargin, homeMargin))
			if d.Lay.Portrait {
				k.Panel(cv, r.W, r.H, false)
			} else {
				k.Home(cv, r.W, r.H, d.Lang)
			}
			cv.Pop()
		})
	d.light(r, m)
	at := game.Rect(l.Name)
	top := game.Rect{X: at.X, Y: at.Y, W: at.W, H: at.H * .56}
	u.Label(top, name, Capped(u, Named(u, name, ui.HeadText.Sized(17).In(d.Colour(s)), at.W), top.H))
	below := game.Rect{X: at.X, Y: at.Y + at.H*.54, W: at.W, H: at.H * .46}
	role := BriefRole(d.Plain(d.Look.Players.Hero.Role(d.View, s)), below.W)
	u.Label(below, role, Capped(u, Fit(u, role, ui.SmallText.Sized(13.5), below.W), 17))
	if len(d.Look.Players.Counters) > 0 {
		d.Gauge(reason.Counter{Index: 0, Seat: s}, l.Medal, d.Look.Players.Counters[0].Max)
	}
}

// HeroOf is the card that stands for a player, or 0.
func (d *Desk) HeroOf(s rules.Seat) rules.CardID {
	z, ok := d.View.Layout().ZoneOf(d.Look.Players.Hero.Zone, s)
	if !ok || d.View.Count(z) == 0 {
		return 0
	}
	return d.View.Top(z)
}

// Powers are the buttons of what the hero id of a player can do: now, or why not,
// which is empty where nothing can be said. It returns the one that was pressed.
func (d *Desk) Powers(s rules.Seat, id rules.CardID, may func(p *look.Power) (now bool, why string)) *look.Power {
	u, h, l := d.UI, d.Look.Players.Hero, &d.Lay.Seats[s]
	level := strconv.Itoa(int(d.View.Attr(id, d.Numbers.Level)))
	u.Say(d.In(h.LevelName) + d.Colon() + level)
	powers := h.Powers(d.Look.Game.FaceOf(d.View, id))
	if len(l.Powers) > 0 {
		head := game.Rect{X: l.Powers[0].X, Y: l.Powers[0].Y - 20, W: l.Powers[0].W, H: 18}
		words := d.In(h.LevelName) + " " + level
		u.Label(head, words, Capped(u, Fit(u, words, ui.SmallText.Sized(13), head.W), 16))
	}
	var pressed *look.Power
	for i := range min(len(powers), len(l.Powers)) {
		p := &powers[i]
		now, why := may(p)
		if d.power(u.Sub(u.Sub("power", int(s)), i), game.Rect(l.Powers[i]), p, now, why) {
			pressed = p
		}
	}
	return pressed
}

// power is the button of one, and reports whether it was pressed.
func (d *Desk) power(id string, r game.Rect, p *look.Power, now bool, why string) bool {
	u, h, lang := d.UI, d.Look.Players.Hero, d.Lang
	label := p.Cost + d.Colon() + d.Plain(p.Text)
	if why != "" {
		label += " (" + why + ")"
	}
	hit := u.Hit(id, r, ui.Place{Label: label, Disabled: !now && why == ""})
	state := art.StateNormal
	switch {
	case !now:
		state = art.StateDisabled
	case hit.Hot || hit.Focused:
		state = art.StateHover
	}
	u.Picture(ui.Key{Kind: "table.power", Text: p.Cost + d.In(p.Text), A: int(state)}, r.Inset(-4), func(cv *art.Canvas) {
		cv.Push(art.Translate(4, 4))
		h.Paint(cv, r.W, r.H, p, lang, state)
		cv.Pop()
	})
	if hit.Tip {
		d.Tip(r, label)
	}
	return hit.Pressed
}
