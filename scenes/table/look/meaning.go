package look

import (
	"image/color"
	"strings"

	"wyrmtable/rules"
	"wyrmtable/scenes/table/motion"
	"wyrmtable/sounds"
)

// A Meaning says how one kind of event looks and sounds. Each game has one
// list of them; the words come from the game's Tell.
type Meaning struct {
	Kind rules.EventKind
	// Name says which events of the kind are meant. Of a Move it is the names
	// of both zones, "deck>river"; either may be "*". Of a Change it is the
	// counter with the direction, "life+" or "life-", or without for both. Of a
	// Set or Note it is the name of the attribute or note; "*" is any.
	Name    string
	Motion  motion.Style
	Sound   sounds.Sound
	Mute    bool        // no sound
	Icon    string      // of the log line
	Tone    color.NRGBA // behind the icon
	Caption bool        // its words are shown over the table while it happens
	Banner  bool        // its words are called out across the table, in the colour of its seat
	Sort    int         // the step of the order of resolution that a note stands for, or 0
	Anew    bool        // it stops the change there, for another that is weighed from the first step
	Lead    bool        // of several things an action does, a recap shows this one
	Aside   bool        // its words explain another event and stay out of the log
}

// Meanings is a list of Meanings, ready to be looked up without searching.
type Meanings struct {
	moves   [][]*Meaning // by both zones
	changes [][2]*Meaning
	sets    []*Meaning
	notes   []*Meaning
	other   [rules.Note + 1]*Meaning
}

// Unknown is what an event means that the list forgot: it is shown, plainly.
var Unknown = Meaning{Motion: motion.Style{Time: 260e6}, Mute: true, Icon: "scroll-unfurled"}

func Compile(list []Meaning, l *rules.Layout) *Meanings {
	m := &Meanings{moves: make([][]*Meaning, len(l.Zones)), changes: make([][2]*Meaning, len(l.Vars)),
		sets: make([]*Meaning, len(l.Attrs)), notes: make([]*Meaning, len(l.Notes))}
	for from := range m.moves {
		m.moves[from] = make([]*Meaning, len(l.Zones))
		for to := range m.moves[from] {
			m.moves[from][to] = findMove(list, l.Zones[from].Name, l.Zones[to].Name)
		}
	}
	for v, info := range l.Vars {
		m.changes[v] = [2]*Meaning{findNamed(list, rules.Change, info.Name+"-", info.Name),
			findNamed(list, rules.Change, info.Name+"+", info.Name)}
	}
	for a, info := range l.Attrs {
		m.sets[a] = findNamed(list, rules.Set, info.Name)
	}
	for n, info := range l.Notes {
		m.notes[n] = findNamed(list, rules.Note, info.Name)
	}
	for k := range m.other {
		m.other[k] = findNamed(list, rules.EventKind(k), "*")
	}
	return m
}

// findMove prefers exact names over wild ones, and the goal over the origin.
func findMove(list []Meaning, from, to string) *Meaning {
	for _, want := range [...]string{from + ">" + to, "*>" + to, from + ">*", "*>*"} {
		for i := range list {
			if list[i].Kind == rules.Move && list[i].Name == want {
				return &list[i]
			}
		}
	}
	return nil
}

func findNamed(list []Meaning, kind rules.EventKind, names ...string) *Meaning {
	for _, want := range append(names, "*") {
		for i := range list {
			if list[i].Kind == kind && list[i].Name == want {
				return &list[i]
			}
		}
	}
	return nil
}

// Of returns what e means; never nil.
func (m *Meanings) Of(e *rules.Event) *Meaning {
	var found *Meaning
	switch e.Kind {
	case rules.Move:
		found = m.moves[e.From.Zone][e.To.Zone]
	case rules.Change:
		up := 0
		if e.New > e.Old {
			up = 1
		}
		found = m.changes[e.Var()][up]
	case rules.Set:
		found = m.sets[e.Attr()]
	case rules.Note:
		found = m.notes[e.Note()]
	default:
		if int(e.Kind) < len(m.other) {
			found = m.other[e.Kind]
		}
	}
	if found == nil {
		return &Unknown
	}
	return found
}

// Missing names the events of a layout that no Meaning covers, for the test
// that guards the list of each game.
func (m *Meanings) Missing(l *rules.Layout) []string {
	var out []string
	for v, info := range l.Vars {
		if m.changes[v][0] == nil || m.changes[v][1] == nil {
			out = append(out, "counter "+info.Name)
		}
	}
	for a, info := range l.Attrs {
		if m.sets[a] == nil {
			out = append(out, "attribute "+info.Name)
		}
	}
	for n, info := range l.Notes {
		if m.notes[n] == nil {
			out = append(out, "note "+info.Name)
		}
	}
	for from := range l.Zones {
		for to := range l.Zones {
			if from != to && m.moves[from][to] == nil {
				out = append(out, strings.Join([]string{"move", l.Zones[from].Name, "to", l.Zones[to].Name}, " "))
			}
		}
	}
	return out
}
