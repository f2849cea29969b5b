package aestery

import (
	"math"
	"unicode"

	"wyrmtable/art"
	"wyrmtable/art/texture"
	"wyrmtable/fonts"
)

// PhaseStop is the dot of a stop above or below a phase.
type PhaseStop uint8

// The dots.
const (
	StopNone PhaseStop = iota // nobody acts in this phase
	StopOff
	StopOn
)

// Phase is one phase on the strip.
type Phase struct {
	Name       string
	Past, Now  bool
	Combat     bool // lies on the coral field of combat
	Theirs, My PhaseStop
}

// PhasePlace is where a phase stands on the strip, in its units from its upper
// left corner. The dots are at the middle of W.
type PhasePlace struct{ X, W float64 }

// The strip's own measures, in shares of its height.
const (
	phaseLabel  = 1.0  // the words at its left end
	phaseText   = 0.34 // size of names
	phaseMyDot  = 0.84
	phaseTheirs = 0.16
)

// phaseLeast is the least share of their usual size that names shrink to before
// a strip shows them shortened.
const phaseLeast = 0.80

// PhasePlan lays the names of phases out on a strip of w by h units; each has
// room in proportion to its name. On a strip too short for that all have the
// same room, and only the name of the present phase is written in full.
func PhasePlan(w, h float64, names []string) (places []PhasePlace, size float64) {
	places, size, _ = phasePlan(w, h, names)
	return places, size
}

func phasePlan(w, h float64, names []string) (places []PhasePlace, size float64, short bool) {
	left, right := h*phaseLabel, h*0.16
	size = h * phaseText
	room := w - left - right
	wide := 0.0
	for _, n := range names {
		wide += art.TextWidth(fonts.LabelBold, size, n)
	}
	least := h * 0.30 * float64(len(names))
	if k := (room - least) / wide; k < 1 {
		if k < phaseLeast {
			each := room / float64(len(names))
			for i := range names {
				places = append(places, PhasePlace{left + each*float64(i), each})
			}
			return places, math.Min(size, each*0.40), true
		}
		size, wide = size*k, wide*k
	}
	gap := (room - wide) / math.Max(1, float64(len(names)))
	x := left
	for _, n := range names {
		pw := art.TextWidth(fonts.LabelBold, size, n) + gap
		places = append(places, PhasePlace{x, pw})
		x += pw
	}
	return places, size, false
}

// shortPhase is a name cut to three letters, the last of them its number if it
// has one.
func shortPhase(name string) string {
	r := []rune(name)
	if n := len(r); n > 3 && unicode.IsDigit(r[n-1]) {
		return string(r[:2]) + string(r[n-1])
	}
	return string(r[:min(3, len(r))])
}

// PhaseDots tells at which heights of a strip h high the dots of the opponent
// and the player lie, and their radius.
func PhaseDots(h float64) (theirs, mine, r float64) {
	return h * phaseTheirs, h * phaseMyDot, h * 0.092
}

// PhaseStrip draws the phases of a turn with their stops; theirs and mine name
// the two rows of dots.
func PhaseStrip(c *art.Canvas, x, y, w, h float64, phases []Phase, theirs, mine string) {
	names := make([]string, len(phases))
	for i := range phases {
		names[i] = phases[i].Name
	}
	places, size, short := phasePlan(w, h, names)
	b := art.BoxAt(x, y, w, h)
	p := b.Round(h * 0.26)
	c.Shadow(p, 0, 3, 4, art.HexA("#000", 0.6))
	c.Fill(p, c.Tile(texture.ShagreenTile(), 1))
	c.Fill(p, art.Linear(0, y, 0, y+h, art.SA(0, "#dffff6", 0.10), art.SA(0.5, "#000", 0.05), art.SA(1, "#000", 0.42)))
	c.Stroke(b.Inset(1).Round(h*0.24), 1.3, champagne(b))
	c.Push(art.Translate(x, y))
	defer c.Pop()
	ty, my, r := PhaseDots(h)
	label := art.FitText(fonts.LabelBold, h*0.26, 4, h*0.80, longer(theirs, mine))
	c.Text(fonts.LabelBold, label, h*0.22, ty+label*0.42, art.Left, theirs, art.Solid("#a5d2cd"))
	c.Text(fonts.LabelBold, label, h*0.22, my+label*0.22, art.Left, mine, art.Solid("#ffe2b0"))
	combatField(c, places, phases, h)
	for i := range phases {
		f := phases[i]
		mid := places[i].X + places[i].W/2
		stopDot(c, mid, ty, r, f.Theirs, "#ff9a7a")
		stopDot(c, mid, my, r, f.My, "#ffd98a")
		switch {
		case f.Now:
			continue // last, over its neighbours
		case short:
			f.Name = shortPhase(f.Name)
		case i+1 < len(phases) && !phases[i+1].Now:
			cx := places[i].X + places[i].W
			c.StrokeRound(new(art.Path).MoveTo(cx-1.4, h*0.42).LineTo(cx+1.6, h*0.50).LineTo(cx-1.4, h*0.58), 1.1, art.SolidA("#bff5e8", 0.45))
		}
		phase(c, &f, places[i], size, h)
	}
	for i := range phases {
		if !phases[i].Now {
			continue
		}
		at := places[i]
		if short {
			size = h * phaseText
			need := art.TextWidth(fonts.LabelBold, size, phases[i].Name) + h*0.6
			at.X = math.Max(h*phaseLabel*0.86, math.Min(w-h*0.1-need, at.X+(at.W-need)/2))
			at.W = need
		}
		phase(c, &phases[i], at, size, h)
	}
}

func longer(a, b string) string {
	if len(a) > len(b) {
		return a
	}
	return b
}

func combatField(c *art.Canvas, places []PhasePlace, phases []Phase, h float64) {
	first, last := -1, -1
	for i := range phases {
		if phases[i].Combat {
			if first < 0 {
				first = i
			}
			last = i
		}
	}
	if first >= 0 {
		x := places[first].X + 1
		c.Fill(art.RoundRect(x, h*0.08, places[last].X+places[last].W-x-1, h*0.84, h*0.2), art.SolidA("#ff7a5a", 0.14))
	}
}

func phase(c *art.Canvas, f *Phase, at PhasePlace, size, h float64) {
	ink := "#c8ece4"
	switch {
	case f.Now:
		b := art.BoxAt(at.X+1, h*0.235, at.W-2, h*0.53)
		c.Glow(b.Round(h*0.25), 0.5, 4, art.HexA("#ff8ac4", 0.75))
		c.Fill(art.Plate(b.X, b.Y, b.W, b.H, h*0.18), champagne(b))
		c.Fill(art.Plate(b.X+2, b.Y+1.5, b.W-4, b.H-3, h*0.155), art.Linear(0, b.Y, 0, b.Y+b.H, art.S(0, "#ff9ccc"), art.S(0.48, "#c43d85"), art.S(0.52, "#a02a6a"), art.S(1, "#571038")))
		ink = "#ffffff"
	case f.Past:
		ink = "#6d9a98"
	}
	c.Text(fonts.LabelBold, size, at.X+at.W/2, h*0.5+size*0.33, art.Centre, f.Name, art.Solid(ink))
}

// stopDot is a filled dot where the player is asked, an empty one where not.
func stopDot(c *art.Canvas, cx, cy, r float64, s PhaseStop, hex string) {
	switch s {
	case StopOff:
		c.Fill(art.Circle(cx, cy, r*0.86), art.Solid("#06191f"))
		c.Stroke(art.Circle(cx, cy, r*0.86), r*0.34, art.SolidA(hex, 0.60))
	case StopOn:
		c.Fill(art.Circle(cx, cy, r*1.25), art.SolidA(hex, 0.25))
		c.Fill(art.Circle(cx, cy, r), art.Solid(hex))
	}
}
