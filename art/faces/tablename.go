package faces

import (
	"strings"

	"wyrmtable/art"
)

// Room is the room for a name on a table face, in units: one line, or two
// where one would be small.
type Room struct {
	W    float64
	Most float64 // the largest em of one line
	Good float64 // one line of that em is left alone
	Two  float64 // the largest em of two lines
	Gain float64 // two lines must be that much larger than one to be worth it
}

// Lines breaks a name for its room.
func (r Room) Lines(name string) (size float64, lines []string) {
	size = art.FitText(art.NameFace, r.Most, 4, r.W, name)
	if size >= r.Good {
		return size, []string{name}
	}
	if a, b := Halves(name); b != "" {
		if two := min(art.FitText(art.NameFace, r.Two, 4, r.W, a), art.FitText(art.NameFace, r.Two, 4, r.W, b)); two > size*r.Gain {
			return two, []string{a, b}
		}
	}
	return size, []string{name}
}

// NameOn sets the lines of a name about (cx, cy), lead ems apart.
func NameOn(c *art.Canvas, cx, cy, size, lead float64, lines []string, ink art.Paint) {
	for i, l := range lines {
		at := cy + (float64(i)-float64(len(lines)-1)/2)*size*lead
		c.Text(art.NameFace, size, cx, at+size*0.31, art.Centre, l, ink)
	}
}

// Halves breaks a name at the space nearest to its middle.
func Halves(s string) (a, b string) {
	best := -1
	for i, r := range s {
		if r == ' ' && (best < 0 || Dist(i, len(s)/2) < Dist(best, len(s)/2)) {
			best = i
		}
	}
	if best < 0 {
		return s, ""
	}
	return strings.TrimSpace(s[:best]), strings.TrimSpace(s[best:])
}

func Dist(a, b int) int { return max(a-b, b-a) }
