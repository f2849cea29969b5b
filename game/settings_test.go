package game

import (
	"encoding/json"
	"errors"
	"reflect"
	"strings"
	"testing"
	"time"

	"wyrmtable/rules"
)

func TestSettingsRoundTrip(t *testing.T) {
	st := NewMemory()
	s := DefaultSettings()
	s.Lang, s.Speed, s.TextSize, s.Hands, s.TurnTable = rules.English, DoubleSpeed, 150, SharedHands, true
	s.Keys.Bind(Zoom, 0, "x")
	s.Players = []Player{{Name: "Aïcha", Colour: 3}, {Name: "Bo", Level: "squire"}}
	s.Prepare("aestery", Prepared{Seats: 2, First: 1, Options: map[string]int{"blood": 1}, Best: 3, OpenUndo: true,
		Hands: OpenHands})
	if err := s.Save(st); err != nil {
		t.Fatal(err)
	}
	got, said := LoadSettings(st)
	if !said.Empty() {
		t.Fatalf("reading what was written says: %v", said)
	}
	if !reflect.DeepEqual(got, s) {
		t.Errorf("got %+v\nwant %+v", got, s)
	}
}

func TestFirstStartSaysNothing(t *testing.T) {
	s, said := LoadSettings(NewMemory())
	if !said.Empty() || s.TextSize != 100 || s.Speed != NormalSpeed || s.Keys.Action("z") != Zoom {
		t.Errorf("%v, %+v", said, s)
	}
}

// A file that cannot be used is told in one line, kept aside, and not in the way.
func TestBadSettings(t *testing.T) {
	for name, file := range map[string]string{
		"empty":        "",
		"not JSON":     "\x00\xff\x13",
		"cut":          `{"version":1,"lang":"fr","mas`,
		"wrong type":   `{"version":1,"master":"loud"}`,
		"newer":        `{"version":99}`,
		"out of range": `{"version":1,"master":4000,"textSize":-3}`,
		"wrong speed":  `{"version":1,"speed":"warp"}`,
		"crowded":      `{"version":1,"players":[{},{},{},{},{},{},{},{},{}]}`,
	} {
		t.Run(name, func(t *testing.T) {
			st := NewMemory()
			if err := st.Write(settingsFile, []byte(file)); err != nil {
				t.Fatal(err)
			}
			s, said := LoadSettings(st)
			if said.FR == "" || said.EN == "" || strings.Contains(said.EN, "\n") {
				t.Errorf("said %q", said)
			}
			if kept, _ := st.Read(settingsKept); string(kept) != file {
				t.Errorf("kept aside: %q", kept)
			}
			if !s.repair() || s.Master > 100 || s.TextSize < 100 || len(s.Players) > rules.MaxSeats {
				t.Errorf("used: %+v", s)
			}
		})
	}
}

func TestOlderSettingsGetNewKeys(t *testing.T) {
	s, said := parseSettings([]byte(`{"version":1,"lang":"en","keys":{"zoom":["x"]}}`))
	if !said.Empty() || s.Lang != rules.English || s.Keys.Action("x") != Zoom || s.Keys.Action("F1") != Help {
		t.Errorf("%v, %v", said, s.Keys)
	}
}

func TestEmptiedKeyStaysEmpty(t *testing.T) {
	s := DefaultSettings()
	s.Keys.Bind(Log, 0, "z")
	data, _ := json.Marshal(s)
	got, _ := parseSettings(data)
	if got.Keys.Action("z") != Log || len(got.Keys[Zoom]) != 0 {
		t.Errorf("zoom has %v, z does %v", got.Keys[Zoom], got.Keys.Action("z"))
	}
}

func TestMotion(t *testing.T) {
	for speed, want := range map[Speed]time.Duration{
		HalfSpeed: 600 * time.Millisecond, NormalSpeed: 300 * time.Millisecond,
		DoubleSpeed: 150 * time.Millisecond, Instant: 0,
	} {
		s := Settings{Speed: speed}
		if got := s.Motion(300 * time.Millisecond); got != want {
			t.Errorf("%s: %v, want %v", speed, got, want)
		}
	}
}

func TestPickLang(t *testing.T) {
	for _, test := range []struct {
		said []string
		want Lang
	}{
		{nil, rules.French},
		{[]string{"C"}, rules.French},
		{[]string{"C.UTF-8"}, rules.French},
		{[]string{"fr_CA.UTF-8"}, rules.French},
		{[]string{"en-GB", "fr"}, rules.English},
		{[]string{"de_DE", "fr"}, rules.French},
		{[]string{"de_DE.UTF-8"}, rules.English},
	} {
		if got := pickLang(test.said); got != test.want {
			t.Errorf("%q gives %v, want %v", test.said, got, test.want)
		}
	}
}

func TestLangCodes(t *testing.T) {
	for _, l := range []Lang{rules.French, rules.English} {
		if got, ok := ParseLang(LangCode(l)); !ok || got != l {
			t.Errorf("%v is written %q and read %v", l, LangCode(l), got)
		}
	}
	if _, ok := ParseLang("de"); ok {
		t.Error("de is not a language of the program")
	}
}

func TestSettingsOnFullDisk(t *testing.T) {
	st := NewMemory()
	st.Fail = errors.New("no space left on device")
	s := DefaultSettings()
	if s.Save(st) == nil {
		t.Error("a full disk must be told")
	}
}
