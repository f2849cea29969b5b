package ui

import "wyrmtable/game"

// Rows sets the rows of a form one below the other: a name at the left and
// its control at the right, or the control below the name where the text is
// large or the screen narrow.
type Rows struct {
	u       *UI
	x, y, w float64
	top     float64
}

// Rows begins a form at x, y, w units wide.
func (u *UI) Rows(x, y, w float64) *Rows { return &Rows{u: u, x: x, y: y, w: w, top: y} }

// Height is what the rows take so far.
func (f *Rows) Height() float64 { return f.y - f.top }

// Width is how wide the rows are.
func (f *Rows) Width() float64 { return f.w }

// Y is where the next row begins.
func (f *Rows) Y() float64 { return f.y }

// Gap leaves room.
func (f *Rows) Gap(h float64) { f.y += h }

const rowGap = 6.0

// Take returns the place of a row of h units, over the whole width.
func (f *Rows) Take(h float64) game.Rect {
	r := game.Rect{X: f.x, Y: f.y, W: f.w, H: h}
	f.y += h + rowGap
	return r
}

// rowHigh is the least height of a row: what a finger hits.
func (f *Rows) rowHigh() float64 { return max(44, f.u.Size(42)) }

// Head begins a group of rows; it is a region of the mirror too.
func (f *Rows) Head(id, s string) {
	if f.y > f.top {
		f.y += f.u.Size(14)
	}
	f.u.Region(id, s)
	h := f.u.ParaHeight(f.w-8, s, HeadText) + 8
	r := f.Take(h)
	f.u.SayHeading(s)
	f.u.Lines(r.X+4, r.Y, r.W-8, s, HeadText)
	f.u.Bar(game.Rect{X: r.X, Y: r.Y + h - 3, W: r.W, H: 1}, goldLine)
	f.y += 2
}

var goldLine = withAlpha(LinkColor, 90)

// Text sets a paragraph.
func (f *Rows) Text(s string, t Text) {
	if s == "" {
		return
	}
	f.y += f.u.Para(f.x+4, f.y, f.w-8, s, t) + rowGap
}

// place returns where the control of a row goes that wants at least want
// units, after setting the row's name.
func (f *Rows) place(label string, want, high float64) game.Rect {
	u := f.u
	lw := u.TextWidth(label, BodyText) + 20
	left := max(f.w*0.38, lw)
	if left+want <= f.w {
		r := f.Take(high)
		u.line(game.Rect{X: r.X + 4, Y: r.Y, W: left - 8, H: min(high, f.rowHigh())}, label, BodyText)
		return game.Rect{X: r.X + left, Y: r.Y, W: r.W - left, H: high}
	}
	f.y += u.Lines(f.x+4, f.y, f.w-8, label, BodyText) + 2
	return f.Take(high)
}

// Toggle is a row with a switch.
func (f *Rows) Toggle(id, label string, on bool) bool {
	lines := f.u.ParaHeight(f.w-1.8*toggleHigh(f.u)-20, label, BodyText)
	return f.u.Toggle(id, f.Take(max(f.rowHigh(), lines+8)), label, on)
}

// Slider is a row with a sliding value.
func (f *Rows) Slider(id, label string, v, lo, hi, step int, unit string) int {
	return f.u.Slider(id, f.place(label, f.u.Size(220), f.rowHigh()), label, v, lo, hi, step, unit)
}

// Choice is a row with options to choose one of.
func (f *Rows) Choice(id, label string, names []string, chosen int) int {
	u := f.u
	widest := 0.0
	for _, n := range names {
		widest = max(widest, u.TextWidth(n, optionText)*0.86+18)
	}
	all := widest * float64(len(names))
	left := max(f.w*0.38, u.TextWidth(label, BodyText)+20)
	perRow, space := len(names), f.w-left
	if all > space {
		space = f.w
		perRow = min(len(names), max(1, int(space/widest)))
	}
	rows := (len(names) + perRow - 1) / perRow
	high := float64(rows) * f.rowHigh()
	if all > f.w-left {
		all = f.w // never beside its name
	}
	return u.Choice(id, f.place(label, all, high), label, names, chosen, perRow)
}

// Pick is a Choice over the whole width, for a group whose head says already
// what is chosen; label is for the mirror.
func (f *Rows) Pick(id, label string, names []string, chosen int) int {
	u := f.u
	widest := 0.0
	for _, n := range names {
		widest = max(widest, u.TextWidth(n, optionText)*0.86+18)
	}
	perRow := min(len(names), max(1, int(f.w/widest)))
	rows := (len(names) + perRow - 1) / perRow
	perRow = (len(names) + rows - 1) / rows // rows of like length
	return u.Choice(id, f.Take(float64(rows)*f.rowHigh()), label, names, chosen, perRow)
}

// Input is a row with a line to type.
func (f *Rows) Input(id, label string, t *game.TextField) bool {
	return f.u.TextInput(id, f.place(label, f.u.Size(240), f.rowHigh()), t)
}

// Buttons is a row of buttons of equal width; those that do not fit go below.
// It returns which was pressed, or -1.
func (f *Rows) Buttons(id string, bs ...Button) int {
	u := f.u
	widest := 0.0
	for _, b := range bs {
		t := ButtonText
		if b.Size > 0 {
			t.Size = b.Size
		}
		w := u.TextWidth(b.Text, t)*0.9 + 2*(tipOf(400, f.rowHigh())+6)
		if b.Icon != "" {
			w += u.Size(30)
		}
		widest = max(widest, w)
	}
	perRow := min(len(bs), max(1, int((f.w+10)/(widest+10))))
	w := min((f.w-10*float64(perRow-1))/float64(perRow), max(u.Size(240), min(widest+10, u.Size(300))))
	high := f.rowHigh() + 4
	for _, b := range bs {
		high = max(high, u.ButtonHeight(b, w))
	}
	pressed := -1
	var r game.Rect
	for i, b := range bs {
		if i%perRow == 0 {
			r = f.Take(high)
		}
		if u.Button(u.Kit.sub(id, i), game.Rect{X: r.X + float64(i%perRow)*(w+10), Y: r.Y, W: w, H: r.H}, b) {
			pressed = i
		}
	}
	return pressed
}
