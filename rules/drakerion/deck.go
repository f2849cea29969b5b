package drakerion

import "wyrmtable/rules"

// A host is what a player brings to a match.
type host struct {
	banner, city rules.Face // 0 without one
	manoeuvres   []rules.Face
	main         []rules.Face
}

// size is how many cards it has, « Sonner la retraite » included.
func (h *host) size() int {
	return int(rules.Bit(h.banner != 0)+rules.Bit(h.city != 0)) + 1 + len(h.manoeuvres) + len(h.main)
}

// brought returns what a seat brings. A seat without a deck of its own plays a
// ready one.
func brought(s *rules.Setup, seat rules.Seat) *host {
	h := new(host)
	for _, l := range Building.Brought(s, seat).Lines {
		f := FaceOf(l.Card)
		for range l.Count {
			switch l.Section {
			case "banner":
				h.banner = f
			case "city":
				h.city = f
			case "manoeuvres":
				h.manoeuvres = append(h.manoeuvres, f)
			case "main":
				h.main = append(h.main, f)
			}
		}
	}
	return h
}
