package ui

import "strconv"

type subKey struct {
	id string
	n  int
}

// sub names the n-th part of a widget. Names are remembered, so that describing
// a screen makes no garbage.
func (k *Kit) sub(id string, n int) string {
	key := subKey{id, n}
	s, ok := k.subs[key]
	if !ok {
		if k.subs == nil || len(k.subs) > 4000 {
			k.subs = map[subKey]string{}
		}
		s = id + "." + strconv.Itoa(n)
		k.subs[key] = s
	}
	return s
}

// Sub names the n-th of several like things: "card.3".
func (u *UI) Sub(id string, n int) string { return u.Kit.sub(id, n) }
