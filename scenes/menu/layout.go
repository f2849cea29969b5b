package menu

import (
	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/looks"
	"wyrmtable/scenes/saves"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/ui"
)

func place(label string) ui.Place { return ui.Place{Label: label} }

// The landscape menu at normal text size, in units from the top: title, tiles,
// then the panels.
const (
	wideTotal = 1126.0 // width of the tiles together
	wideTop   = 136.0  // of the tiles
	tileWide  = 214.0
	panelGap  = 28.0
	panelHigh = 202.0
	wideFoot  = 24.0

	wideColumns = 5 // of tiles of full width
	mostColumns = 7 // of narrower ones; further games stand in a second row
)

// columns is in how many columns the tiles stand in landscape.
func (m *Menu) columns() int { return min(max(wideColumns, len(m.doors.Looks)), mostColumns) }

// wide lays the menu out in landscape and returns its height. A higher window
// gets larger tiles and more air; larger text, higher panels and captions below
// the tiles.
func (m *Menu) wide(c *game.Context, x, y, w float64) float64 {
	u := m.ui
	spare := max(0, c.H-game.LandscapeH)
	k := max(1, min((w-2*60)/wideTotal, 1+spare*0.55/330))
	total := wideTotal * k
	left := x + (w-total)/2
	m.title(c, game.Rect{X: x, Y: y + 24 + spare*0.10, W: w})
	lw := max(110, u.Size(104))
	// Last in the order of the keyboard: the games come first.
	defer m.language(c, game.Rect{X: x + w - 22 - lw, Y: y + 20, W: lw, H: max(40, u.Size(36))})
	py := y + wideTop + spare*0.18 + u.Size(20) - 20
	cols := m.columns()
	py += m.tiles(c, left, py, total, cols, tileWide*k*wideColumns/float64(cols)) + panelGap
	gap := 20.0
	if u.Size(1) > 1.3 { // one below the other
		rh := u.Size(168) + 30
		m.resume(c, game.Rect{X: left, Y: py, W: total, H: rh})
		oh := 3*u.Size(54) + 2*gap
		m.others(c, game.Rect{X: left, Y: py + rh + gap, W: total, H: oh})
		return py + rh + gap + oh + wideFoot - y
	}
	ph := max(panelHigh+spare*0.12, u.Size(172)+30)
	pw := (total - gap) * 742 / (742 + 364)
	m.resume(c, game.Rect{X: left, Y: py, W: pw, H: ph})
	m.others(c, game.Rect{X: left + pw + gap, Y: py, W: total - pw - gap, H: ph})
	return py + ph + wideFoot - y
}

// tall lays the menu out on a phone and returns its height: what can be gone on
// with, the games two by two, and the other screens in the last place.
func (m *Menu) tall(c *game.Context, x, y, w float64) float64 {
	u := m.ui
	const side, gap = 14.0, 14.0
	in := w - 2*side
	roomy := u.Size(1) > 1.2
	lw := max(100, u.Size(92))
	defer m.language(c, game.Rect{X: x + w - side - lw, Y: y + 8, W: lw, H: 44})
	top := y + 56
	m.title(c, game.Rect{X: x, Y: top, W: w})
	top += 54 + u.Size(22) + 14
	if m.any {
		h := u.Size(172) + 26
		if roomy {
			h += u.Size(56)
		}
		m.resume(c, game.Rect{X: x + side, Y: top, W: in, H: h})
		top += h + 16
	}
	tw := (in - gap) / 2
	th := tw * tileAspect
	h := m.tiles(c, x+side, top, in, 2, tw)
	if roomy || len(m.doors.Looks)%2 == 0 { // there is no free place beside the last tile
		top += h + 16
		ph := 5*max(56, u.Size(50)) + 40
		m.others(c, game.Rect{X: x + side, Y: top, W: in, H: ph})
		return top + ph + 18 - y
	}
	m.others(c, game.Rect{X: x + side + tw + gap, Y: top + h - th, W: tw, H: th})
	return top + h + 18 - y
}

// tiles lays the games out in rows of cols, each tw units wide, and returns the
// height they take. With large text each has its words below it as well.
func (m *Menu) tiles(c *game.Context, x, y, total float64, cols int, tw float64) float64 {
	u := m.ui
	u.Region("games", c.T(gamesHead))
	pitch := 0.0
	if cols > 1 {
		pitch = (total - tw) / float64(cols-1)
	}
	th, top := tw*tileAspect, y
	all := m.doors.Looks
	for i := 0; i < len(all); i += cols {
		if i > 0 {
			top += pitch - tw
		}
		row := all[i:min(i+cols, len(all))]
		below := 0.0
		for k, l := range row {
			r := game.Rect{X: x + float64(k)*pitch, Y: top, W: tw, H: th}
			m.tile(c, l, r)
			below = max(below, m.caption(c, l, r))
		}
		top += th + below
	}
	return top - y
}

// caption sets a tile's words below it, if the text asked for is larger than
// the tile's own, and returns how far it and the plate of lessons reach below.
func (m *Menu) caption(c *game.Context, l *look.Look, r game.Rect) float64 {
	u := m.ui
	if u.Size(1) <= 1.2 && !c.Portrait() {
		return max(0, m.beyond(r)-panelGap+6) // there is room before what follows
	}
	if u.Size(1) <= 1.2 {
		return m.beyond(r)
	}
	t := ui.BodyText.Sized(15).At(art.Centre)
	t.Shadow = true
	y := r.Y + r.H + 6 + m.beyond(r)
	y += u.Para(r.X, y, r.W, c.T(l.Tile.Motto), t.In(ui.Gold))
	y += u.Para(r.X, y, r.W, c.T(factsOf(l)), t)
	return y - r.Y - r.H
}

// language is the switch between French and English.
func (m *Menu) language(c *game.Context, r game.Rect) {
	u := m.ui
	u.Region("language", c.T(langText))
	at := 0
	if c.Settings.Lang == rules.English {
		at = 1
	}
	if n := u.Choice("lang", r, c.T(langText), []string{"FR", "EN"}, at, 2); n != at {
		c.Settings.Lang = []game.Lang{rules.French, rules.English}[n]
		c.SettingsChanged()
		u.Changed()
	}
}

// resume is the panel of the game to go on with.
func (m *Menu) resume(c *game.Context, r game.Rect) {
	u := m.ui
	u.Region("continue", c.T(continueText))
	u.Panel(r)
	if !m.any {
		m.nothing(c, r)
		return
	}
	pw := 0.0
	pad := 14.0
	if r.W > 600 && u.Size(1) <= 1.3 || r.W > 1000 {
		ph := min(r.H-2*pad, 172*1.4)
		pw = ph * 306 / 172
		pw = min(pw, r.W*0.42)
		m.picture(c, game.Rect{X: r.X + pad, Y: r.Y + (r.H-pw*172/306)/2, W: pw, H: pw * 172 / 306})
		pw += pad + 10
	}
	in := game.Rect{X: r.X + pw + pad, Y: r.Y + pad - 2, W: r.W - pw - 2*pad, H: r.H - 2*pad + 4}
	m.resumeText(c, in)
}

// resumeText sets game, turn and players, with the button at the lower right,
// or below them where the text is large for the place.
func (m *Menu) resumeText(c *game.Context, r game.Rect) {
	u := m.ui
	head := ui.TitleText.Sized(26)
	hh := u.LineHeight(head)
	title, press := continueText, resumeText
	if m.over {
		title, press = lastText, watchText
	}
	u.Heading(game.Rect{X: r.X, Y: r.Y, W: r.W, H: hh}, c.T(title), head)
	y := r.Y + hh
	u.Rule(r.X, y+3, r.W)
	y += 10
	bh := max(48, u.Size(48))
	bw := max(min(u.Size(230), r.W*0.62), 120)
	stacked := r.W < u.Size(330)
	if stacked {
		bw = r.W
	}
	button := game.Rect{X: r.X + r.W - bw, Y: r.Y + r.H - bh, W: bw, H: bh}
	lh := u.LineHeight(ui.StrongText)
	n := len(m.lastSum.Players)
	columns := 1
	if n > 4 {
		columns = 2
	}
	rows := float64(1 + (n+columns-1)/columns)
	free := r.Y + r.H - y - rows*lh - u.LineHeight(asideText)
	if stacked {
		free -= bh + 6
	}
	step := lh + min(10, max(2, free/rows))
	y = m.gameRow(c, game.Rect{X: r.X, Y: y, W: r.W, H: lh}, step)
	for i, p := range m.lastSum.Players {
		if y+lh > r.Y+r.H {
			break
		}
		row := game.Rect{X: r.X, Y: y, W: r.W / float64(columns), H: lh}
		row.X += float64(i%columns) * row.W
		if y+lh > button.Y && !stacked {
			row.W = min(row.W, button.X-8-row.X)
		}
		m.playerRow(row, p)
		if i%columns == columns-1 || i == n-1 {
			y += step
		}
	}
	m.savedWhen(c, r, button, y, stacked)
	b := ui.Button{Text: c.T(press), Label: c.T(press) + c.T(ui.Colon) + c.T(title), Look: ui.EmberLook, Size: 19}
	if m.lookOf(m.last.Game) == nil || m.doors.Open == nil {
		b.Disabled, b.Why = true, c.T(unknownGame)
	}
	if u.Button("resume", button, b) {
		m.doors.Open(c, m.last)
	}
}

var asideText = ui.AsideText.Sized(15)

// gameRow sets the game's emblem, name and turn, in two lines where one is too
// narrow, and returns where the next row begins.
func (m *Menu) gameRow(c *game.Context, r game.Rect, step float64) float64 {
	u := m.ui
	name := m.last.Game
	if l := m.lookOf(m.last.Game); l != nil {
		name = l.Game.Name
	}
	icon := u.Size(22)
	u.Icon(looks.StyleOf(m.last.Game).Emblem, game.Point{X: r.X + icon/2, Y: r.Y + r.H/2}, icon, ui.Ember)
	nw := u.TextWidth(name, ui.StrongText) + 1
	u.Label(game.Rect{X: r.X + icon + 8, Y: r.Y, W: min(nw, r.W-icon-8), H: r.H}, name, ui.StrongText)
	line := game.Rect{X: r.X + icon + nw + 22, Y: r.Y, W: r.W - icon - nw - 22, H: r.H}
	if u.TextWidth(c.T(m.lastSum.Line()), ui.BodyText)*0.7 > line.W {
		line = game.Rect{X: r.X, Y: r.Y + step, W: r.W, H: r.H}
		u.Label(line, c.T(m.lastSum.Line()), ui.BodyText)
		return r.Y + 2*step
	}
	u.Label(line, c.T(m.lastSum.Line()), ui.BodyText)
	return r.Y + step
}

// savedWhen says when the game was kept, if there is room at the foot.
func (m *Menu) savedWhen(c *game.Context, r, button game.Rect, y float64, stacked bool) {
	u := m.ui
	ah := u.LineHeight(asideText)
	at := game.Rect{X: r.X, Y: r.Y + r.H - ah, W: button.X - r.X - 10, H: ah}
	if stacked {
		at.Y, at.W = button.Y-ah-2, r.W
	}
	s := c.T(rules.Join(savedOn, saves.When(m.last.Saved, m.now)))
	if y <= at.Y+2 && u.TextWidth(s, asideText)*0.66 <= at.W {
		u.Label(at, s, asideText)
	}
}

// playerRow sets a player's emblem, name and public numbers.
func (m *Menu) playerRow(r game.Rect, p saves.Player) {
	u := m.ui
	d := min(r.H, u.Size(24))
	u.Emblem(p.Colour, game.Point{X: r.X + d/2, Y: r.Y + r.H/2}, d/2)
	x := r.X + d + 8
	facts := 0.0
	for _, f := range p.Facts {
		facts += d + max(u.TextWidth(rules.Number(f.Value).FR, ui.NumberText), u.TextWidth("00", ui.NumberText)) + 18
	}
	nw := min(max(u.Size(86), u.TextWidth(p.Name, ui.StrongText)), max(40, r.X+r.W-x-facts))
	u.Label(game.Rect{X: x, Y: r.Y, W: nw, H: r.H}, p.Name, ui.StrongText)
	x += nw + 12
	for _, f := range p.Facts {
		n := rules.Number(f.Value).FR
		w := max(u.TextWidth(n, ui.NumberText), u.TextWidth("00", ui.NumberText))
		if x+d+w > r.X+r.W+1 {
			return
		}
		u.Icon(f.Icon, game.Point{X: x + d/2, Y: r.Y + r.H/2}, d*0.86, factColour(f.Icon))
		u.Label(game.Rect{X: x + d + 2, Y: r.Y, W: w + 2, H: r.H}, n, ui.NumberText)
		x += d + w + 18
	}
}

// nothing fills the panel while there is no game to go on with.
func (m *Menu) nothing(c *game.Context, r game.Rect) {
	u := m.ui
	t := ui.AsideText.Sized(17)
	t.Align = art.Centre
	head := ui.HeadText.Sized(24).At(art.Centre)
	in := r.Inset(20)
	hh, bh := u.LineHeight(head), u.ParaHeight(in.W, c.T(noneDetail), t)
	icon := min(u.Size(44), r.H-hh-bh-40)
	y := r.Y + (r.H-hh-bh-icon-10)/2
	if icon > 16 {
		u.Icon("dragon-spiral", game.Point{X: r.X + r.W/2, Y: y + icon/2}, icon, art.HexA("#f3d793", 0.6))
		y += icon + 10
	}
	u.Heading(game.Rect{X: in.X, Y: y, W: in.W, H: hh}, c.T(noneText), head)
	u.Para(in.X, y+hh, in.W, c.T(noneDetail), t)
}

// others are the ways to the other screens: in three rows, or in a narrow place
// one below the other.
func (m *Menu) others(c *game.Context, r game.Rect) {
	u := m.ui
	u.Region("others", c.T(moreHead))
	const gap = 10.0
	type way struct {
		id string
		b  ui.Button
		to func() game.Scene
	}
	rulesWay := way{"rules", ui.Button{Text: c.T(rulesText), Icon: "rule-book"}, nil}
	if m.doors.Help != nil {
		rulesWay.to = m.help
	}
	rest := []way{
		{"saves", ui.Button{Text: c.T(savesText), Icon: "save", Label: c.T(savesLabel)}, m.doors.Saves},
		{"settings", ui.Button{Text: c.T(settingsText), Icon: "settings-knobs"}, m.doors.Settings},
		{"credits", ui.Button{Text: c.T(creditsText), Icon: "quill-ink"}, m.doors.Credits},
	}
	n := len(rest)
	if c.CanQuit() {
		n++
	}
	narrow := r.W < u.Size(360)
	cols, rows := 2, 1+(n+1)/2
	if narrow {
		cols, rows = 1, 1+n
	} else {
		rulesWay.b.Sub, rulesWay.b.Size = c.T(rulesSub), 20
	}
	h := (r.H - gap*float64(rows-1)) / float64(rows)
	w := (r.W - gap*float64(cols-1)) / float64(cols)
	place := func(i int) game.Rect {
		at := game.Rect{X: r.X + float64(i%cols)*(w+gap), Y: r.Y + float64(1+i/cols)*(h+gap), W: w, H: h}
		if i == n-1 && i%cols == 0 {
			at.W = r.W
		}
		return at
	}
	m.door(c, rulesWay.id, game.Rect{X: r.X, Y: r.Y, W: r.W, H: h}, rulesWay.b, rulesWay.to)
	for i, way := range rest {
		m.door(c, way.id, place(i), way.b, way.to)
	}
	if c.CanQuit() && u.Button("quit", place(n-1), ui.Button{Text: c.T(quitText), Icon: "exit-door", Look: ui.PanelLook}) {
		m.askQuit(c)
	}
}

// door is a panel that leads to a screen.
func (m *Menu) door(c *game.Context, id string, r game.Rect, b ui.Button, to func() game.Scene) {
	b.Look = ui.PanelLook
	if to == nil {
		b.Disabled, b.Why = true, c.T(notBuilt)
	}
	if m.ui.Button(id, r, b) {
		c.Push(to())
	}
}
