package game

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"
	"unicode"

	"wyrmtable/rules"
)

// FuzzSettings reads settings of any bytes: whatever they are, they are in range, and
// written down they are read as they are, without a word.
func FuzzSettings(f *testing.F) {
	usual, err := json.Marshal(DefaultSettings())
	if err != nil {
		f.Fatal(err)
	}
	for _, s := range []string{string(usual), "{}", `{"version":1,"windowW":16384,"windowH":240}`,
		`{"version":1,"textSize":-3,"lang":"xx"}`, `{"version":1,"keys":{"1":[5]}}`, "null", "[]", "\xff",
		`{"version":1,"keys":{"zoom":["x","y","z","z"],"confirm":null,"unknown":["q"]}}`,
		`{"version":1,"players":[{"name":"Aïcha\u0000","colour":-7,"level":"squire"},{}],"decks":{"aestery":["own:x"]}}`,
		`{"version":1,"keys":{"zoom":["` + strings.Repeat("x", 5000) + `","\u0000","Shift+Ctrl+z"]}}`,
		`{"version":1,"speed":"warp","hands":"","recap":"full","master":1e2,"effects":101}`} {
		f.Add([]byte(s))
	}
	f.Fuzz(func(t *testing.T, b []byte) {
		s, _ := parseSettings(b)
		if s.WindowW < 320 || s.WindowW > MostPixels || s.WindowH < 240 || s.WindowH > MostPixels ||
			s.TextSize < 100 || s.TextSize > 200 || s.Master < 0 || s.Master > 100 || s.Effects < 0 || s.Effects > 100 {
			t.Errorf("out of range: %+v", s)
		}
		if len(s.Players) > rules.MaxSeats {
			t.Errorf("%d players", len(s.Players))
		}
		for _, p := range s.Players {
			if len([]rune(p.Name)) > mostName || Clip(p.Name, mostName) != p.Name {
				t.Errorf("a player's name is %q", p.Name)
			}
		}
		for _, a := range Actions() {
			if len(s.Keys[a]) > KeySlots {
				t.Errorf("%v has the keys %q", a, s.Keys[a])
			}
			for _, k := range s.Keys[a] {
				_ = s.Keys.Action(k)
				if label := k.Label().EN; len([]rune(label)) > 2*mostName || Clip(label, 2*mostName) != label {
					t.Errorf("a key is called %q", label)
				}
			}
		}
		st := NewMemory()
		if err := s.Save(st); err != nil {
			t.Fatal(err)
		}
		again, said := LoadSettings(st)
		if !said.Empty() || !slices.Equal(written(t, &s), written(t, &again)) {
			t.Errorf("%+v is read again as %+v, %q", s, again, said.EN)
		}
	})
}

func written(t *testing.T, s *Settings) []byte {
	t.Helper()
	b, err := json.Marshal(s)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// FuzzPaste puts any text into a field, at any place and over any selection: what
// stands there then can be drawn on one line that is no longer than the field takes.
func FuzzPaste(f *testing.F) {
	f.Add("Léandre", "Zoé\r\n\x00\u202e", uint8(2), uint8(5))
	f.Add("", "\xff\xfe\uE001 \U0001F409", uint8(0), uint8(0))
	f.Add("abcdefgh", "123456789", uint8(8), uint8(0))
	f.Fuzz(func(t *testing.T, before, pasted string, from, to uint8) {
		field := TextField{Max: 8}
		field.SetValue(before)
		field.place(int(from), false)
		field.place(int(to), true)
		field.insert(pasted)
		for _, key := range []Key{"Backspace", "Ctrl+ArrowLeft", "Shift+End", "Delete", "Ctrl+Backspace"} {
			got := []rune(field.Value())
			if len(got) > 8 || field.Caret() < 0 || field.Caret() > len(got) || slices.ContainsFunc(got, func(r rune) bool { return !unicode.IsPrint(r) }) {
				t.Fatalf("the field holds %q, the caret is at %d", field.Value(), field.Caret())
			}
			field.edit(key, nil)
		}
	})
}
