package panel

import (
	"strconv"
	"strings"

	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/rules"
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
