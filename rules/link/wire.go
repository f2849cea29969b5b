package link

import (
	"math/bits"
	"strings"

	"wyrmtable/rules"
)

// A wire carries values into a link or out of one. What is written and what is
// read is described once, by the same calls: each takes a pointer, whose value it
// writes, or sets to what it has read.
type wire struct {
	enc *encoder // nil when reading
	dec *decoder
	bad bool // what was read cannot be, or what was to be written is too much

	played int  // answers of all matches so far
	past   bool // a match before in a series is carried
}

func writing() *wire            { return &wire{enc: newEncoder()} }
func reading(data []byte) *wire { return &wire{dec: newDecoder(data)} }

func (w *wire) reads() bool { return w.dec != nil }

func (w *wire) fail() { w.bad = true }

func (w *wire) step(v, n uint32) uint32 {
	if w.reads() {
		return w.dec.get(n)
	}
	w.enc.put(v, n)
	return v
}

// flag carries a truth.
func (w *wire) flag(v *bool) {
	n := int(rules.Bit(*v))
	w.num(&n, 2)
	*v = n == 1
}

// whole carries any number, also below 0.
func (w *wire) whole(v *int) {
	u := uint64(*v)<<1 ^ uint64(*v>>63)
	w.big(&u)
	*v = int(u>>1) ^ -int(u&1)
}

// num carries a number from 0 to n-1.
func (w *wire) num(v *int, n int) {
	switch {
	case n < 1 || n > mostOf || !w.reads() && (*v < 0 || *v >= n):
		w.fail()
		*v = 0
	case n > 1:
		*v = int(w.step(uint32(*v), uint32(n)))
	default:
		*v = 0
	}
}

// count carries a number that is mostly small, up to most.
func (w *wire) count(v *int, most int) {
	u := uint64(max(*v, 0))
	w.big(&u)
	if u > uint64(most) || *v < 0 && !w.reads() {
		w.fail()
		u = 0
	}
	*v = int(u)
}

// big carries any number; small ones are short.
func (w *wire) big(v *uint64) {
	n := bits.Len64(*v)
	w.num(&n, 65)
	left := max(n-1, 0) // the highest bit is known
	u := uint64(0)
	if n > 0 {
		u = 1
	}
	for left > 0 {
		k := min(left, 16)
		left -= k
		u = u<<k | uint64(w.step(uint32(*v>>left)&(1<<k-1), 1<<k))
	}
	*v = u
}

// letters are those that names are made of, the frequent ones.
const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 éèêàâçëïîôûùÉÈ’'-_.,:/()"

var alphabet = []rune(letters)

// text carries a text of at most so many letters.
func (w *wire) text(s *string, most int) {
	runes := []rune(*s)
	n := len(runes)
	if w.count(&n, most); w.reads() {
		runes = make([]rune, 0, min(n, most))
	}
	var out strings.Builder
	for i := 0; i < n && !w.bad; i++ {
		r := 0
		if !w.reads() {
			r = int(runes[i])
		}
		w.letter(&r)
		out.WriteRune(rune(r))
	}
	*s = out.String()
}

// letter carries one letter: those of the alphabet are short.
func (w *wire) letter(r *int) {
	i := len(alphabet)
	for k, a := range alphabet {
		if int(a) == *r {
			i = k
			break
		}
	}
	w.num(&i, len(alphabet)+1)
	if i < len(alphabet) {
		*r = int(alphabet[i])
		return
	}
	w.count(r, 0x10ffff)
}

// bytes carries any bytes, up to most. What comes after what is learned on the
// way, so that texts and boards become short.
func (w *wire) bytes(v *[]byte, most int) {
	n := len(*v)
	if w.count(&n, most); w.reads() {
		*v = nil
	}
	var seen [256]*[256]chance // by the byte before
	before := byte(0)
	for i := 0; i < n && !w.bad; i++ {
		p := seen[before]
		if p == nil {
			p = new([256]chance)
			seen[before] = p
		}
		if w.reads() {
			before = w.byte(p, 0)
			*v = append(*v, before)
		} else {
			before = w.byte(p, (*v)[i])
		}
	}
}

// byte carries a byte, bit by bit from the highest on.
func (w *wire) byte(p *[256]chance, v byte) byte {
	at := uint32(1)
	for k := 7; k >= 0; k-- {
		b := uint32(v>>k) & 1
		if w.reads() {
			b = w.dec.bit(&p[at])
		} else {
			w.enc.bit(b, &p[at])
		}
		at = at<<1 | b
	}
	return byte(at)
}
