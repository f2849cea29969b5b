package art

import "strings"

// nameRoom is the room for a name on a table face, in units: one line, or two
// where one would be small.
type nameRoom struct {
	w    float64
	most float64 // the largest em of one line
	good float64 // one line of that em is left alone
	two  float64 // the largest em of two lines
	gain float64 // two lines must be that much larger than one to be worth it
}

// lines breaks a name for its room.
func (r nameRoom) lines(name string) (size float64, lines []string) {
	size = FitText(nameFace, r.most, 4, r.w, name)
	if size >= r.good {
		return size, []string{name}
	}
	if a, b := halves(name); b != "" {
		if two := min(FitText(nameFace, r.two, 4, r.w, a), FitText(nameFace, r.two, 4, r.w, b)); two > size*r.gain {
			return two, []string{a, b}
		}
	}
	return size, []string{name}
}

// nameOn sets the lines of a name about (cx, cy), lead ems apart.
func (c *Canvas) nameOn(cx, cy, size, lead float64, lines []string, ink Paint) {
	for i, l := range lines {
		at := cy + (float64(i)-float64(len(lines)-1)/2)*size*lead
		c.Text(nameFace, size, cx, at+size*0.31, Centre, l, ink)
	}
}

// halves breaks a name at the space nearest to its middle.
func halves(s string) (a, b string) {
	best := -1
	for i, r := range s {
		if r == ' ' && (best < 0 || dist(i, len(s)/2) < dist(best, len(s)/2)) {
			best = i
		}
	}
	if best < 0 {
		return s, ""
	}
	return strings.TrimSpace(s[:best]), strings.TrimSpace(s[best:])
}

func dist(a, b int) int { return max(a-b, b-a) }
