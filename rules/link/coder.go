package link

// A number out of n that are equally likely costs log2(n) bits and no more: an
// answer among three a bit and a half. So a link is one long fraction between 0
// and 1 (range coding, as in LZMA): each number narrows what is left of it.

// top bounds what is left of the fraction from below, so that a number out of
// 65,536 still finds room.
const top = 1 << 24

// mostOf is the largest n of one step.
const mostOf = 1 << 16

// An encoder writes numbers.
type encoder struct {
	low     uint64
	width   uint32 // what is left of the fraction, from low on
	held    byte   // the last byte, to which a carry may still come
	pending int    // bytes 255 after it
	begun   bool
	out     []byte
}

func newEncoder() *encoder { return &encoder{width: 1<<32 - 1} }

// put writes i out of n.
func (e *encoder) put(i, n uint32) { e.narrow(e.width/n*i, e.width/n) }

// bit writes a bit and learns from it.
func (e *encoder) bit(b uint32, p *chance) {
	zero := p.of(e.width)
	if b == 0 {
		e.narrow(0, zero)
	} else {
		e.narrow(zero, e.width-zero)
	}
	p.learn(b)
}

func (e *encoder) narrow(from, width uint32) {
	e.low += uint64(from)
	e.width = width
	for e.width < top {
		e.shift()
		e.width <<= 8
	}
}

// shift moves the highest byte out, as soon as no carry can reach it.
func (e *encoder) shift() {
	if e.low < 0xff<<24 || e.low > 1<<32-1 {
		carry := byte(e.low >> 32)
		if e.begun {
			e.out = append(e.out, e.held+carry)
		}
		for ; e.pending > 0; e.pending-- {
			e.out = append(e.out, 0xff+carry)
		}
		e.begun, e.held = true, byte(e.low>>24)
	} else {
		e.pending++
	}
	e.low = e.low & (top - 1) << 8
}

// end returns what was written. Of all fractions in what is left it takes one with
// few digits: zeros at the end are read without being there.
func (e *encoder) end() []byte {
	e.low = (e.low + top - 1) &^ (top - 1)
	for range 5 {
		e.shift()
	}
	for len(e.out) > 0 && e.out[len(e.out)-1] == 0 {
		e.out = e.out[:len(e.out)-1]
	}
	return e.out
}

// A decoder reads them again. It takes any bytes: every number is in its range.
type decoder struct {
	code, width uint32
	in          []byte
}

func newDecoder(in []byte) *decoder {
	d := &decoder{in: in, width: 1<<32 - 1}
	for range 4 {
		d.next()
	}
	return d
}

func (d *decoder) next() {
	d.code <<= 8
	if len(d.in) > 0 {
		d.code |= uint32(d.in[0])
		d.in = d.in[1:]
	}
}

// get reads a number out of n.
func (d *decoder) get(n uint32) uint32 {
	part := d.width / n
	i := min(d.code/part, n-1)
	d.narrow(part*i, part)
	return i
}

func (d *decoder) bit(p *chance) uint32 {
	b, zero := uint32(0), p.of(d.width)
	if d.code < zero {
		d.narrow(0, zero)
	} else {
		b = 1
		d.narrow(zero, d.width-zero)
	}
	p.learn(b)
	return b
}

func (d *decoder) narrow(from, width uint32) {
	d.code -= from
	d.width = width
	for d.width < top {
		d.next()
		d.width <<= 8
	}
}

// A chance is how likely a 0 has been so far, in parts of 65,536.
type chance struct {
	zero uint16
	seen uint8
}

// of is the share of the width that a 0 gets: never nothing, never all.
func (p *chance) of(width uint32) uint32 {
	share := uint32(p.zero)
	if p.seen == 0 {
		share = 1 << 15
	}
	return width >> 16 * min(max(share, 64), 1<<16-64)
}

// learn moves the chance towards what came, at first in large steps.
func (p *chance) learn(b uint32) {
	if p.seen == 0 {
		p.zero = 1 << 15
	}
	step := int32(p.seen) + 2
	if p.seen < 30 {
		p.seen++
	}
	to := int32(1<<16 - 1)
	if b != 0 {
		to = 0
	}
	p.zero = uint16(int32(p.zero) + (to-int32(p.zero))/step)
}
