package art

import (
	"fmt"
	"strconv"
)

// ParsePath reads the path data of an SVG "d" attribute: every command,
// relative and absolute, repeated arguments, numbers run together. The error
// says at which byte reading stopped.
func ParsePath(d string) (*Path, error) {
	s := pathScanner{text: d}
	p := new(Path)
	var cmd byte
	for {
		s.space()
		if s.end() {
			return p, nil
		}
		if c := s.text[s.at]; isLetter(c) {
			cmd = c
			s.at++
		} else if cmd == 0 || cmd == 'Z' || cmd == 'z' {
			return nil, fmt.Errorf("path data: byte %d: a command letter is missing", s.at)
		}
		if err := s.command(p, cmd); err != nil {
			return nil, err
		}
		switch cmd { // further pairs after a move are lines
		case 'M':
			cmd = 'L'
		case 'm':
			cmd = 'l'
		}
	}
}

func isLetter(c byte) bool { return c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z' }

// pathScanner reads numbers and remembers the last control point, which the
// smooth commands mirror.
type pathScanner struct {
	text string
	at   int
	ctrl Point
	last byte // the command before this one, in lower case
}

func (s *pathScanner) end() bool { return s.at >= len(s.text) }

func (s *pathScanner) space() {
	for !s.end() {
		switch s.text[s.at] {
		case ' ', ',', '\t', '\n', '\r':
			s.at++
		default:
			return
		}
	}
}

func (s *pathScanner) number() (float64, error) {
	s.space()
	i := s.at
	if i < len(s.text) && (s.text[i] == '-' || s.text[i] == '+') {
		i++
	}
	dot := false
	for ; i < len(s.text); i++ {
		c := s.text[i]
		if c == '.' && !dot {
			dot = true
		} else if (c == 'e' || c == 'E') && i > s.at {
			if i+1 < len(s.text) && (s.text[i+1] == '-' || s.text[i+1] == '+') {
				i++
			}
			dot = true
		} else if c < '0' || c > '9' {
			break
		}
	}
	v, err := strconv.ParseFloat(s.text[s.at:i], 64)
	if err != nil {
		return 0, fmt.Errorf("path data: byte %d: a number is missing", s.at)
	}
	s.at = i
	return v, nil
}

// flag reads the one-digit flags of arcs, which may be glued together.
func (s *pathScanner) flag() (float64, error) {
	s.space()
	if s.end() || s.text[s.at] != '0' && s.text[s.at] != '1' {
		return 0, fmt.Errorf("path data: byte %d: an arc flag must be 0 or 1", s.at)
	}
	s.at++
	return float64(s.text[s.at-1] - '0'), nil
}

// argCount is the number of arguments each command takes.
func argCount(c byte) int {
	switch c {
	case 'm', 'l', 't':
		return 2
	case 'h', 'v':
		return 1
	case 'c':
		return 6
	case 's', 'q':
		return 4
	case 'a':
		return 7
	case 'z':
		return 0
	}
	return -1
}

func (s *pathScanner) command(p *Path, cmd byte) error {
	low := cmd | 0x20
	n := argCount(low)
	if n < 0 {
		return fmt.Errorf("path data: byte %d: unknown command %q", s.at-1, cmd)
	}
	var a [7]float64
	for i := range n {
		read := s.number
		if low == 'a' && (i == 3 || i == 4) {
			read = s.flag
		}
		v, err := read()
		if err != nil {
			return err
		}
		a[i] = v
	}
	if cmd == low {
		relative(&a, low, n, p.at)
	}
	s.draw(p, low, &a)
	s.last = low
	return nil
}

// relative makes the arguments of a lower-case command absolute.
func relative(a *[7]float64, low byte, n int, at Point) {
	switch low {
	case 'h':
		a[0] += at.X
	case 'v':
		a[0] += at.Y
	case 'a':
		a[5] += at.X
		a[6] += at.Y
	default:
		for i := 0; i < n; i += 2 {
			a[i] += at.X
			a[i+1] += at.Y
		}
	}
}

func (s *pathScanner) draw(p *Path, low byte, a *[7]float64) {
	mirror := p.at
	if s.last == 'c' && low == 's' || s.last == 's' && low == 's' ||
		s.last == 'q' && low == 't' || s.last == 't' && low == 't' {
		mirror = Point{2*p.at.X - s.ctrl.X, 2*p.at.Y - s.ctrl.Y}
	}
	switch low {
	case 'm':
		p.MoveTo(a[0], a[1])
	case 'l':
		p.LineTo(a[0], a[1])
	case 'h':
		p.LineTo(a[0], p.at.Y)
	case 'v':
		p.LineTo(p.at.X, a[0])
	case 'c':
		p.CubeTo(a[0], a[1], a[2], a[3], a[4], a[5])
		s.ctrl = Point{a[2], a[3]}
	case 's':
		p.CubeTo(mirror.X, mirror.Y, a[0], a[1], a[2], a[3])
		s.ctrl = Point{a[0], a[1]}
	case 'q':
		p.QuadTo(a[0], a[1], a[2], a[3])
		s.ctrl = Point{a[0], a[1]}
	case 't':
		p.QuadTo(mirror.X, mirror.Y, a[0], a[1])
		s.ctrl = mirror
	case 'a':
		p.ArcTo(a[0], a[1], a[2], a[3] == 1, a[4] == 1, a[5], a[6])
	case 'z':
		p.Close()
	}
}
