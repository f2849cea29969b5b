package game

import (
	"slices"
	"strings"
	"unicode/utf8"
)

// Key names a key, as it is written in the settings file. A key that prints a
// letter is named by that letter in lower case, on any keyboard layout ("z" is
// where AZERTY has its Z); the others by their position ("Enter", "F1",
// "ArrowLeft", "Digit1"). Modifiers come first in the order Ctrl, Alt, Shift:
// "Ctrl+z", "Ctrl+Shift+z". On a Mac, Command counts as Ctrl.
type Key string

// Mods are the modifier keys held with a key.
type Mods uint8

// The modifiers.
const (
	Ctrl Mods = 1 << iota
	Alt
	Shift
)

// With returns key k pressed with modifiers m.
func (k Key) With(m Mods) Key {
	var b strings.Builder
	for i, name := range []string{"Ctrl+", "Alt+", "Shift+"} {
		if m&(1<<i) != 0 {
			b.WriteString(name)
		}
	}
	b.WriteString(string(k))
	return Key(b.String())
}

// mods returns the modifiers of the key.
func (k Key) mods() (m Mods) {
	for i, name := range []string{"Ctrl+", "Alt+", "Shift+"} {
		if rest, ok := strings.CutPrefix(string(k), name); ok && rest != "" {
			k = Key(rest)
			m |= 1 << i
		}
	}
	return m
}

// plain returns the key without its modifiers.
func (k Key) plain() Key {
	if i := strings.LastIndexByte(string(k), '+'); i >= 0 && i+1 < len(k) {
		return k[i+1:]
	}
	return k
}

// writes reports whether the key, alone or with Shift, writes a character or
// edits one: such keys belong to a text field while it is typed in.
func (k Key) writes() bool {
	if k.edits() {
		return true
	}
	if strings.HasPrefix(string(k), "Ctrl+") || strings.HasPrefix(string(k), "Alt+") {
		return false
	}
	switch k.plain() {
	case "Enter", "NumpadEnter", "Escape", "Tab":
		return false
	}
	return !functionKey(k.plain())
}

func functionKey(k Key) bool {
	return len(k) >= 2 && k[0] == 'F' && k[1] >= '1' && k[1] <= '9'
}

// keyLabels are the keys that are not written for people as for programs.
var keyLabels = map[Key]Text{
	"Enter":        {FR: "Entrée", EN: "Enter"},
	"NumpadEnter":  {FR: "Entrée (pavé)", EN: "Enter (keypad)"},
	"Escape":       {FR: "Échap", EN: "Esc"},
	"Space":        {FR: "Espace", EN: "Space"},
	"Tab":          {FR: "Tab", EN: "Tab"},
	"Backspace":    {FR: "Retour arrière", EN: "Backspace"},
	"Delete":       {FR: "Suppr", EN: "Del"},
	"Insert":       {FR: "Inser", EN: "Ins"},
	"Home":         {FR: "Début", EN: "Home"},
	"End":          {FR: "Fin", EN: "End"},
	"PageUp":       {FR: "Page préc.", EN: "Page Up"},
	"PageDown":     {FR: "Page suiv.", EN: "Page Down"},
	"ArrowLeft":    {FR: "Gauche", EN: "Left"},
	"ArrowRight":   {FR: "Droite", EN: "Right"},
	"ArrowUp":      {FR: "Haut", EN: "Up"},
	"ArrowDown":    {FR: "Bas", EN: "Down"},
	"Minus":        {FR: "-", EN: "-"},
	"Equal":        {FR: "=", EN: "="},
	"Comma":        {FR: ",", EN: ","},
	"Period":       {FR: ".", EN: "."},
	"Slash":        {FR: "/", EN: "/"},
	"Semicolon":    {FR: ";", EN: ";"},
	"BracketLeft":  {FR: "[", EN: "["},
	"BracketRight": {FR: "]", EN: "]"},
}

// Label returns how the key is written for the player: "Entrée", "Ctrl + Z".
func (k Key) Label() Text {
	base := k.plain()
	t, ok := keyLabels[base]
	switch {
	case ok:
	case utf8.RuneCountInString(string(base)) == 1:
		s := strings.ToUpper(string(base))
		t = Text{FR: s, EN: s}
	default:
		s := strings.TrimPrefix(string(base), "Digit")
		t = Text{FR: s, EN: s}
	}
	mods := strings.TrimSuffix(string(k), string(base))
	mods = strings.ReplaceAll(mods, "+", " + ")
	return Text{FR: strings.ReplaceAll(mods, "Shift", "Maj") + t.FR, EN: mods + t.EN}
}

// Keys says which keys do what. Each action has up to two keys.
type Keys map[Action][]Key

// KeySlots is how many keys an action may have.
const KeySlots = 2

// DefaultKeys returns the keys the program comes with.
func DefaultKeys() Keys {
	k := Keys{}
	for a, info := range actions {
		if Action(a) != NoAction {
			k[Action(a)] = slices.Clone(info.keys)
		}
	}
	return k
}

// basicKeys work whatever the player bound, unless he bound them to something
// else: no choice of keys can lock him out of a screen.
var basicKeys = map[Key]Action{"Enter": Confirm, "Escape": Cancel, "Tab": Next, "Shift+Tab": Prev}

// Action returns what a key does, or NoAction. A key with Shift that is bound
// to nothing does what it does without.
func (k Keys) Action(key Key) Action {
	for a := range actionCount {
		if slices.Contains(k[a], key) {
			return a
		}
	}
	if a := basicKeys[key]; a != NoAction {
		return a
	}
	if bare, ok := strings.CutPrefix(string(key), "Shift+"); ok {
		return k.Action(Key(bare))
	}
	return NoAction
}

// Bind gives a key to an action, as its first or second key (slot 0 or 1), and
// takes it from the action that had it, which is returned (NoAction if none
// did). An empty key empties the slot.
func (k Keys) Bind(a Action, slot int, key Key) Action {
	lost := NoAction
	if key != "" {
		for other := range actionCount {
			i := slices.Index(k[other], key)
			if i < 0 {
				continue
			}
			if other != a {
				lost = other
			}
			k[other] = slices.Delete(slices.Clone(k[other]), i, i+1)
		}
	}
	list := slices.Clone(k[a])
	switch {
	case slot < len(list) && key == "":
		list = slices.Delete(list, slot, slot+1)
	case slot < len(list):
		list[slot] = key
	case key != "" && len(list) < KeySlots:
		list = append(list, key)
	}
	k[a] = list
	return lost
}

// Conflicts lists the keys bound to more than one action, as a settings file
// written by hand may have them. The first of these actions has the key.
func (k Keys) Conflicts() []Key {
	seen := map[Key]bool{}
	var twice []Key
	for a := range actionCount {
		for _, key := range k[a] {
			if seen[key] && !slices.Contains(twice, key) {
				twice = append(twice, key)
			}
			seen[key] = true
		}
	}
	return twice
}
