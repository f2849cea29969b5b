package art

import "wyrmtable/fonts"

// Tone says how a value on a medal or a shield compares to the printed one.
type Tone uint8

// The tones.
const (
	TonePrinted Tone = iota
	ToneRaised       // more than printed: lime digits and rim
	ToneLowered      // less: amber digits on a dark field
	ToneVoid         // does not count, as the Force of a flashed fighter
)

// ToneOf returns the tone of a value that is printed as another.
func ToneOf(now, printed int) Tone {
	switch {
	case now > printed:
		return ToneRaised
	case now < printed:
		return ToneLowered
	}
	return TonePrinted
}

func (t Tone) Digits() string {
	return [...]string{"#fffdf2", "#d9ff8a", "#ffc28a", "#9fb0b4"}[t&3]
}

// RaisedRim is the metal about a value that is more than printed.
func RaisedRim(cx, cy, r float64) Paint {
	return Linear(cx-r, cy-r, cx+r, cy+r, S(0, "#f6ffd8"), S(0.35, "#b4e85a"), S(0.6, "#5d8f22"), S(1, "#d8ff9a"))
}

// Numeral is a number with a dark outline, its middle at (cx, cy).
func (c *Canvas) Numeral(size, cx, cy float64, s, ink string) {
	y := cy + size*0.325
	c.TextOutline(NameFace, size, cx, y, Centre, s, size*0.21, SolidA("#04161c", 0.95))
	c.Text(NameFace, size, cx, y, Centre, s, Solid(ink))
}

// NameFace is the voice of names and numbers.
const NameFace = fonts.Name
