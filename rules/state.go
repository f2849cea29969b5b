package rules

import (
	"encoding/binary"
	"fmt"
	"slices"
)

// AppendState appends the whole board as bytes. Two boards are equal exactly
// when their bytes are.
func (b *Board) AppendState(dst []byte) []byte {
	le := binary.LittleEndian
	dst = append(dst, byte(b.viewer))
	for _, c := range b.Cards {
		dst = le.AppendUint16(dst, uint16(c.Face))
		dst = le.AppendUint16(dst, uint16(c.Zone))
		dst = append(dst, byte(c.Owner), c.Back, byte(c.Known))
	}
	for _, id := range b.order {
		dst = le.AppendUint16(dst, uint16(id))
	}
	for _, n := range b.start {
		dst = le.AppendUint16(dst, uint16(n))
	}
	for _, n := range b.vars {
		dst = le.AppendUint32(dst, uint32(n))
	}
	// Most attributes are 0, and none is anything else beyond the last marked card.
	at, marked := len(dst), (b.marked+1)*len(b.layout.Attrs)
	dst = slices.Grow(dst, 2*len(b.attrs))[:at+2*len(b.attrs)]
	clear(dst[at:])
	for i, n := range b.attrs[:marked] {
		if n != 0 {
			le.PutUint16(dst[at+2*i:], uint16(n))
		}
	}
	return dst
}

// setState is the inverse of AppendState for a Referee's board of b's layout.
// It reports whether data is one: every card in exactly one place, every number
// in its range, every face one of the faces that there are.
func (b *Board) setState(data []byte, faces int) bool {
	le := binary.LittleEndian
	// Cards that fill slots take no room of their own, so how long the order is
	// follows from the rest.
	b.order = b.order[:0]
	cards := (len(data) - len(b.AppendState(nil))) / 2
	if cards < 0 || cards > cap(b.order) {
		return false
	}
	b.order = b.order[:cards]
	if len(data) != len(b.AppendState(nil)) || Seat(int8(data[0])) != Referee {
		return false
	}
	data = data[1:]
	u16 := func() int16 {
		v := int16(le.Uint16(data))
		data = data[2:]
		return v
	}
	for i := range b.Cards {
		c := &b.Cards[i]
		c.Face, c.Zone = Face(u16()), Zone(u16())
		c.Owner, c.Back, c.Known = Seat(int8(data[0])), data[1], SeatSet(data[2])
		data = data[3:]
		if int(c.Face) >= max(faces, 1) || c.Owner < Nobody || int(c.Owner) >= b.layout.Seats {
			return false
		}
	}
	for i := range b.order {
		b.order[i] = CardID(u16())
	}
	for i := range b.start {
		b.start[i] = u16()
	}
	for i := range b.vars {
		b.vars[i] = int32(le.Uint32(data))
		data = data[4:]
	}
	for i := range b.attrs {
		b.attrs[i] = u16()
	}
	b.marked = len(b.Cards) - 1
	return b.sound()
}

// sound reports whether every card lies in exactly the one place it says, and
// slots are as many as the layout has.
func (b *Board) sound() bool {
	if b.start[0] != 0 || int(b.start[len(b.start)-1]) != len(b.order) {
		return false
	}
	found := make([]bool, len(b.Cards))
	for z := range b.layout.Zones {
		from, to := b.start[z], b.start[z+1]
		slots := b.layout.Zones[z].Slots
		if from > to || int(to) > len(b.order) || slots > 0 && int(to-from) != slots {
			return false
		}
		for _, id := range b.order[from:to] {
			switch {
			case id == 0 && slots > 0:
			case id <= 0 || int(id) >= len(b.Cards) || found[id] || b.Cards[id].Zone != Zone(z):
				return false
			default:
				found[id] = true
			}
		}
	}
	for _, ok := range found[1:] {
		if !ok {
			return false
		}
	}
	return true
}

// inRange reports a counter or attribute outside the bounds of the layout. A
// game that begins from a position can rely on them.
func (b *Board) inRange() error {
	l := b.layout
	for i, n := range b.vars {
		if v := l.Vars[i/(l.Seats+1)]; n < v.Min || n > v.Max {
			return fmt.Errorf("%s is %d, not from %d to %d", v.Name, n, v.Min, v.Max)
		}
	}
	for i, n := range b.attrs {
		if a := l.Attrs[i%len(l.Attrs)]; n < a.Min || n > a.Max {
			return fmt.Errorf("%s is %d, not from %d to %d", a.Name, n, a.Min, a.Max)
		}
	}
	return nil
}

// Bit is a truth as a state holds it: 1 or 0.
func Bit(is bool) byte {
	if is {
		return 1
	}
	return 0
}
