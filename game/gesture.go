package game

import (
	"math"
	"time"
)

// What tells gestures apart. Distances are in device-independent pixels: they
// are a matter of hands, not of how large the table is drawn.
const (
	mouseThreshold = 4
	touchThreshold = 10
	longPressTime  = 450 * time.Millisecond
)

// phase is how far a press has come.
type phase uint8

const (
	idle     phase = iota // nothing is down
	pressed               // down, not moved far
	dragging              // moved beyond the threshold
	resting               // a long press was given: only moves and the end are told
	voided                // cancelled, and still physically down
)

// pointer follows the one press there is at a time.
type pointer struct {
	phase phase
	id    int
	touch bool
	since time.Duration
	start Point
	pos   Point
	hover bool // the mouse was last seen inside the window
}

// feed appends what a raw pointer event means to out.
func (p *pointer) feed(r Raw, v View, now time.Duration, out []Event) []Event {
	at := Point{r.X / v.Scale, r.Y / v.Scale}
	switch r.Kind {
	case RawDown:
		return p.down(r, at, now, out)
	case RawMove:
		return p.move(r, at, v, out)
	case RawUp:
		return p.up(r, at, v, out)
	case RawCancel:
		if p.phase != idle && r.Pointer == p.id && r.Touch == p.touch {
			out = p.cancel(out)
			p.phase = idle
		}
	case RawLeave:
		return p.leave(out)
	case RawWheel:
		k := v.Device / v.Scale
		return append(out, Event{Kind: Wheel, Pos: at, Delta: Point{r.DX * k, r.DY * k}})
	}
	return out
}

func (p *pointer) down(r Raw, at Point, now time.Duration, out []Event) []Event {
	switch {
	case p.phase == idle:
	case p.owns(r) && r.Button == 0:
		out = p.lose(out) // its release was never seen: this is a new press
	case p.owns(r):
		return p.cancel(out) // another button calls off
	default:
		return out // another finger
	}
	if !r.Touch && r.Button != 0 {
		if r.Button == 2 {
			out = append(out, Event{Kind: AltTap, Pos: at, Start: at})
		}
		return out
	}
	if r.Touch {
		out = p.leave(out)
	}
	*p = pointer{phase: pressed, id: r.Pointer, touch: r.Touch, since: now, start: at, pos: at, hover: p.hover}
	return append(out, p.event(PointerDown))
}

func (p *pointer) move(r Raw, at Point, v View, out []Event) []Event {
	if p.phase == voided {
		return out
	}
	if p.phase == idle {
		if r.Touch || (p.hover && at == p.pos) {
			return out
		}
		p.hover, p.pos = true, at
		return append(out, Event{Kind: Hover, Pos: at})
	}
	if !p.owns(r) || at == p.pos {
		return out
	}
	p.pos = at
	out = append(out, p.event(PointerMove))
	switch p.phase {
	case pressed:
		limit := mouseThreshold * v.Device / v.Scale
		if p.touch {
			limit = touchThreshold * v.Device / v.Scale
		}
		if math.Hypot(at.X-p.start.X, at.Y-p.start.Y) > limit {
			p.phase = dragging
			out = append(out, p.event(DragStart))
		}
	case dragging:
		out = append(out, p.event(DragMove))
	}
	return out
}

func (p *pointer) up(r Raw, at Point, v View, out []Event) []Event {
	if p.phase == idle || !p.owns(r) || r.Button != 0 {
		return out
	}
	if p.phase == voided {
		p.phase = idle
		return out
	}
	// A fast hand releases beyond the last move that was reported.
	out = p.move(r, at, v, out)
	was := p.phase
	p.phase = idle
	p.pos = at
	out = append(out, p.event(PointerUp))
	switch was {
	case pressed:
		tap := p.event(Tap)
		tap.Pos = p.start
		out = append(out, tap)
	case dragging:
		out = append(out, p.event(Drop))
	}
	return out
}

// tick gives the long press when its time has come.
func (p *pointer) tick(now time.Duration, out []Event) []Event {
	if p.phase != pressed || !p.touch || now-p.since < longPressTime {
		return out
	}
	p.phase = resting
	e := p.event(LongPress)
	e.Pos = p.start
	return append(out, e)
}

// cancel makes the press void until the button or finger is up.
func (p *pointer) cancel(out []Event) []Event {
	was := p.phase
	if was == idle || was == voided {
		return out
	}
	p.phase = voided
	out = append(out, p.event(PointerCancel))
	if was == dragging {
		out = append(out, p.event(DragCancel))
	}
	return out
}

// lose makes the press void when its release will never be seen: the focus is
// gone.
func (p *pointer) lose(out []Event) []Event {
	out = p.cancel(out)
	p.phase = idle
	return out
}

func (p *pointer) leave(out []Event) []Event {
	if !p.hover {
		return out
	}
	p.hover = false
	return append(out, Event{Kind: HoverEnd})
}

func (p *pointer) owns(r Raw) bool { return r.Touch == p.touch && r.Pointer == p.id }

func (p *pointer) event(k Kind) Event {
	return Event{Kind: k, Pos: p.pos, Start: p.start, Touch: p.touch}
}
