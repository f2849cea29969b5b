package art

import (
	"math"
	"unicode"

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

// AesteryPhase is one phase on the strip.
type AesteryPhase struct {
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
		wide += TextWidth(fonts.LabelBold, size, n)
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
		pw := TextWidth(fonts.LabelBold, size, n) + gap
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
func (c *Canvas) PhaseStrip(x, y, w, h float64, phases []AesteryPhase, theirs, mine string) {
	names := make([]string, len(phases))
	for i := range phases {
		names[i] = phases[i].Name
	}
	places, size, short := phasePlan(w, h, names)
	b := box{x, y, w, h}
	p := b.round(h * 0.26)
	c.Shadow(p, 0, 3, 4, HexA("#000", 0.6))
	c.Fill(p, c.tile(shagreenTile(), 1))
	c.Fill(p, Linear(0, y, 0, y+h, SA(0, "#dffff6", 0.10), SA(0.5, "#000", 0.05), SA(1, "#000", 0.42)))
	c.Stroke(b.inset(1).round(h*0.24), 1.3, b.champagne())
	c.Push(Translate(x, y))
	defer c.Pop()
	ty, my, r := PhaseDots(h)
	label := FitText(fonts.LabelBold, h*0.26, 4, h*0.80, longer(theirs, mine))
	c.Text(fonts.LabelBold, label, h*0.22, ty+label*0.42, Left, theirs, Solid("#a5d2cd"))
	c.Text(fonts.LabelBold, label, h*0.22, my+label*0.22, Left, mine, Solid("#ffe2b0"))
	c.combatField(places, phases, h)
	for i := range phases {
		f := phases[i]
		mid := places[i].X + places[i].W/2
		c.stopDot(mid, ty, r, f.Theirs, "#ff9a7a")
		c.stopDot(mid, my, r, f.My, "#ffd98a")
		switch {
		case f.Now:
			continue // last, over its neighbours
		case short:
			f.Name = shortPhase(f.Name)
		case i+1 < len(phases) && !phases[i+1].Now:
			cx := places[i].X + places[i].W
			c.StrokeRound(new(Path).MoveTo(cx-1.4, h*0.42).LineTo(cx+1.6, h*0.50).LineTo(cx-1.4, h*0.58), 1.1, SolidA("#bff5e8", 0.45))
		}
		c.phase(&f, places[i], size, h)
	}
	for i := range phases {
		if !phases[i].Now {
			continue
		}
		at := places[i]
		if short {
			size = h * phaseText
			need := TextWidth(fonts.LabelBold, size, phases[i].Name) + h*0.6
			at.X = math.Max(h*phaseLabel*0.86, math.Min(w-h*0.1-need, at.X+(at.W-need)/2))
			at.W = need
		}
		c.phase(&phases[i], at, size, h)
	}
}

func longer(a, b string) string {
	if len(a) > len(b) {
		return a
	}
	return b
}

func (c *Canvas) combatField(places []PhasePlace, phases []AesteryPhase, h float64) {
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
		c.Fill(RoundRect(x, h*0.08, places[last].X+places[last].W-x-1, h*0.84, h*0.2), SolidA("#ff7a5a", 0.14))
	}
}

func (c *Canvas) phase(f *AesteryPhase, at PhasePlace, size, h float64) {
	ink := "#c8ece4"
	switch {
	case f.Now:
		b := box{at.X + 1, h * 0.235, at.W - 2, h * 0.53}
		c.Glow(b.round(h*0.25), 0.5, 4, HexA("#ff8ac4", 0.75))
		c.Fill(Plate(b.x, b.y, b.w, b.h, h*0.18), b.champagne())
		c.Fill(Plate(b.x+2, b.y+1.5, b.w-4, b.h-3, h*0.155), Linear(0, b.y, 0, b.y+b.h, S(0, "#ff9ccc"), S(0.48, "#c43d85"), S(0.52, "#a02a6a"), S(1, "#571038")))
		ink = "#ffffff"
	case f.Past:
		ink = "#6d9a98"
	}
	c.Text(fonts.LabelBold, size, at.X+at.W/2, h*0.5+size*0.33, Centre, f.Name, Solid(ink))
}

// stopDot is a filled dot where the player is asked, an empty one where not.
func (c *Canvas) stopDot(cx, cy, r float64, s PhaseStop, hex string) {
	switch s {
	case StopOff:
		c.Fill(Circle(cx, cy, r*0.86), Solid("#06191f"))
		c.Stroke(Circle(cx, cy, r*0.86), r*0.34, SolidA(hex, 0.60))
	case StopOn:
		c.Fill(Circle(cx, cy, r*1.25), SolidA(hex, 0.25))
		c.Fill(Circle(cx, cy, r), Solid(hex))
	}
}
