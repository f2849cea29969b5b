package game

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"
)

func TestDefaultKeys(t *testing.T) {
	k := DefaultKeys()
	if twice := k.Conflicts(); twice != nil {
		t.Errorf("default keys in conflict: %v", twice)
	}
	for _, a := range Actions() {
		if len(k[a]) == 0 || len(k[a]) > KeySlots || a.String() == "" || a.Name().FR == "" || a.Name().EN == "" {
			t.Errorf("action %d (%q): keys %v, name %v", a, a, k[a], a.Name())
		}
		for _, key := range k[a] {
			if k.Action(key) != a {
				t.Errorf("%s does %v, want %v", key, k.Action(key), a)
			}
		}
	}
}

func TestKeyAction(t *testing.T) {
	k := DefaultKeys()
	for key, want := range map[Key]Action{
		"z": Zoom, "Ctrl+z": Undo, "Shift+z": Zoom, "Ctrl+Shift+z": NoAction, "Alt+z": NoAction,
		"Shift+Tab": Prev, "Tab": Next, "q": NoAction,
	} {
		if got := k.Action(key); got != want {
			t.Errorf("%s does %v, want %v", key, got, want)
		}
	}
}

func TestBind(t *testing.T) {
	k := DefaultKeys()
	if lost := k.Bind(Log, 0, "z"); lost != Zoom {
		t.Errorf("binding z took it from %v, want zoom", lost)
	}
	if k.Action("z") != Log || len(k[Zoom]) != 0 || k.Action("l") != NoAction {
		t.Errorf("after binding z to the log: log %v, zoom %v", k[Log], k[Zoom])
	}
	if lost := k.Bind(Log, 1, "z"); lost != NoAction || !slices.Equal(k[Log], []Key{"z"}) && !slices.Equal(k[Log], []Key{"F3", "z"}) {
		t.Errorf("moving a key within its action: lost %v, log %v", lost, k[Log])
	}
	k.Bind(Zoom, 0, "q")
	k.Bind(Zoom, 1, "w")
	k.Bind(Zoom, 0, "")
	if !slices.Equal(k[Zoom], []Key{"w"}) {
		t.Errorf("after emptying the first slot: %v", k[Zoom])
	}
	if DefaultKeys().Action("z") != Zoom {
		t.Error("binding changed the default keys")
	}
}

// No choice of keys locks a player out.
func TestBasicKeysRemain(t *testing.T) {
	k := Keys{}
	if k.Action("Enter") != Confirm || k.Action("Escape") != Cancel || k.Action("Tab") != Next || k.Action("Shift+Tab") != Prev {
		t.Error("without any binding, Enter, Escape and Tab must work")
	}
	k.Bind(Log, 0, "Escape")
	if k.Action("Escape") != Log {
		t.Error("a binding goes before the basic key")
	}
}

func TestConflicts(t *testing.T) {
	k := Keys{Zoom: {"z"}, Log: {"z", "l"}, Help: {"l"}}
	if got := k.Conflicts(); len(got) != 2 {
		t.Errorf("conflicts: %v, want l and z", got)
	}
}

func TestKeyLabels(t *testing.T) {
	for key, want := range map[Key]Text{
		"z":            {FR: "Z", EN: "Z"},
		"Ctrl+Shift+z": {FR: "Ctrl + Maj + Z", EN: "Ctrl + Shift + Z"},
		"Enter":        {FR: "Entrée", EN: "Enter"},
		"Digit1":       {FR: "1", EN: "1"},
		"F1":           {FR: "F1", EN: "F1"},
	} {
		if got := key.Label(); got != want {
			t.Errorf("%s is written %v, want %v", key, got, want)
		}
	}
}

func TestKeysJSON(t *testing.T) {
	data, err := json.Marshal(DefaultKeys())
	if err != nil || !strings.Contains(string(data), `"zoom":["z"]`) {
		t.Fatalf("%s, %v", data, err)
	}
	var k Keys
	if err := json.Unmarshal([]byte(`{"zoom":["x"],"teleport":["t"]}`), &k); err != nil {
		t.Fatalf("an unknown action must not spoil the others: %v", err)
	}
	if k.Action("x") != Zoom {
		t.Errorf("read %v", k)
	}
}

func TestKeyboard(t *testing.T) {
	keys := DefaultKeys()
	tests := []struct{ name, script, want string }{
		{"press", "z -z", "zoom+ zoom-"},
		{"held: once", "z z* z* -z", "zoom+ zoom-"},
		{"held without the repeat mark", "z z z -z", "zoom+ zoom-"},
		{"navigation repeats", "ArrowDown ArrowDown* ArrowDown* -ArrowDown", "down+ down* down* down-"},
		{"confirm does not", "Enter Enter* -Enter", "confirm+ confirm-"},
		{"modifier let go first", "Ctrl+z -z", "undo+ undo-"},
		{"held since another screen", "Enter*", ""},
		{"focus lost", "h blur -h", "hand+ hand-"},
		{"two at once", "z h -z -h", "zoom+ hand+ zoom- hand-"},
		{"not bound", "q -q", ""},
		{"typing", "typing z h Backspace ArrowLeft Enter Escape F1", "confirm+ cancel+ help+"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			var k keyboard
			var out []Event
			typing := false
			for word := range strings.FieldsSeq(test.script) {
				switch {
				case word == "blur":
					out = k.release(out)
				case word == "typing":
					typing = true
				case word[0] == '-':
					out = k.up(Key(word[1:]), out)
				default:
					key, repeat := strings.CutSuffix(word, "*")
					out = k.down(Key(key), repeat, typing, keys, out)
				}
			}
			var got []string
			for _, e := range out {
				switch {
				case e.Kind == ActionDown && e.Repeat:
					got = append(got, fmt.Sprint(e.Action, "*"))
				case e.Kind == ActionDown:
					got = append(got, fmt.Sprint(e.Action, "+"))
				case e.Kind == ActionUp:
					got = append(got, fmt.Sprint(e.Action, "-"))
				}
			}
			if s := strings.ReplaceAll(strings.Join(got, " "), " +", "+"); s != test.want {
				t.Errorf("%s\n got: %s\nwant: %s", test.script, s, test.want)
			}
		})
	}
}
