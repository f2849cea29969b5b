package logbook

// tops is where the entries of the log begin, in units from its top. A long
// match has thousands of them, and only those in sight are laid out: how high
// the others are is remembered, as long as they say the same in the same width.
type tops struct {
	wide, size float64
	said       []string
	tops       []float64
	high       float64 // of all of them with the gaps
}

// setting forgets everything if lines are wide units long now, set in size.
func (l *tops) setting(wide, size float64) {
	if l.wide != wide || l.size != size {
		*l = tops{wide: wide, size: size, said: l.said[:0], tops: l.tops[:0]}
	}
}

// fit measures what is new among n entries with height, and forgets entries that
// are taken back or say something else now.
func (l *tops) fit(n int, say func(i int) string, height func(s string) float64) {
	same := 0
	for same < min(n, len(l.said)) && l.said[same] == say(same) {
		same++
	}
	if same < len(l.said) {
		l.high = l.tops[same]
		l.said, l.tops = l.said[:same], l.tops[:same]
	}
	for i := same; i < n; i++ {
		s := say(i)
		l.said, l.tops = append(l.said, s), append(l.tops, l.high)
		l.high += height(s) + gap
	}
}

// bottom is where entry i ends, its gap included.
func (l *tops) bottom(i int) float64 {
	if i+1 < len(l.tops) {
		return l.tops[i+1]
	}
	return l.high
}
