package game

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"time"

	"wyrmtable/rules"
)

// Speed is how fast things move on the table.
type Speed string

// The speeds.
const (
	HalfSpeed   Speed = "half"
	NormalSpeed Speed = "normal"
	DoubleSpeed Speed = "double"
	Instant     Speed = "instant"
)

// Hands says how hidden hands are kept from the other people at the screen.
type Hands string

// The ways of keeping hands.
const (
	GameHands    Hands = "game"    // as each game is best played: a curtain, or a shared table
	CurtainHands Hands = "curtain" // a curtain at each change of player
	SharedHands  Hands = "shared"  // face down, one's own shown while a key or finger is held
	OpenHands    Hands = "open"    // all face up, to teach
)

func (h Hands) known() bool {
	return h == GameHands || h == CurtainHands || h == SharedHands || h == OpenHands
}

// Recap says how much of what somebody has missed is shown to him when he
// comes back to the screen.
type Recap string

// The recaps.
const (
	NoRecap    Recap = "off"
	ShortRecap Recap = "short" // the last pictures, and none before a quick answer
	FullRecap  Recap = "full"
)

// settingsVersion is raised when a field changes its meaning.
const settingsVersion = 1

// Settings is what the player chose. It is kept between starts. Scenes change
// the fields and then call Context.SettingsChanged.
type Settings struct {
	Version int    `json:"version"`
	Lang    Lang   `json:"-"`
	Code    string `json:"lang"` // Lang, as the file has it

	Master  int `json:"master"`  // volume of everything, 0 to 100
	Effects int `json:"effects"` // volume of effects, 0 to 100
	// Ambience is the volume of what is heard under them at a table, 0 to 100.
	Ambience int `json:"ambience"`

	Speed         Speed `json:"speed"`
	ReducedMotion bool  `json:"reducedMotion"` // fade instead of moving

	TextSize      int  `json:"textSize"` // percent, 100 to 200
	HighContrast  bool `json:"highContrast"`
	ColourLetters bool `json:"colourLetters"` // the colour's initial on each card

	Own  Own    `json:"own"` // what of this is not as the system has it
	told wishes // by the system

	Fullscreen bool `json:"fullscreen"`
	WindowW    int  `json:"windowW"` // device-independent pixels
	WindowH    int  `json:"windowH"`

	Hands     Hands `json:"hands"`
	HoldHands bool  `json:"holdHands"` // SharedHands: shown while held; false: a press shows, a press hides
	TurnTable bool  `json:"turnTable"` // turn the table to the active player
	// FixedSeats leaves everybody where he sits, around a tablet. Otherwise, in
	// games with hidden hands, whoever looks sits nearest.
	FixedSeats bool  `json:"fixedSeats"`
	Recap      Recap `json:"recap"` // what one has missed, after the curtain

	Keys Keys `json:"keys"`

	// Level is how well the program plays, as last chosen; empty: nothing was.
	Level   string   `json:"level,omitempty"`
	Players []Player `json:"players,omitempty"` // who sat down last, in the order of the seats
	// Prepared is what was last set for the matches of each game, by its id.
	Prepared map[string]Prepared `json:"prepared,omitempty"`
	// Decks are the decks that were played with last, by the id of the game, in the
	// order of the seats.
	Decks map[string][]string `json:"decks,omitempty"`
	// Page is the address of the page that the last link came with: a window, which
	// has none of its own, makes links with it.
	Page string `json:"page,omitempty"`
}

// Player is somebody who sat down at the table.
type Player struct {
	Name   string `json:"name"`
	Colour int    `json:"colour"`          // as rules.SeatSetup.Colour
	Level  string `json:"level,omitempty"` // as rules.SeatSetup.Level
}

// DefaultSettings returns the settings of a first start: the person's language,
// and what else the system tells of his wishes. It may start another program to
// ask, so it is not for every frame.
func DefaultSettings() Settings {
	told := systemWishes()
	return Settings{
		Version: settingsVersion,
		Lang:    pickLang(systemLangs()),
		Master:  80, Effects: 100, Ambience: 100,
		Speed:         NormalSpeed,
		ReducedMotion: told.Still,
		TextSize:      100,
		HighContrast:  told.Contrast,
		told:          told,
		WindowW:       1280, WindowH: 720,
		Hands: GameHands, HoldHands: true, Recap: ShortRecap,
		Keys: DefaultKeys(),
	}
}

// Motion returns how long something that takes d at normal speed shall take;
// 0 means at once.
func (s *Settings) Motion(d time.Duration) time.Duration {
	switch s.Speed {
	case HalfSpeed:
		return 2 * d
	case DoubleSpeed:
		return d / 2
	case Instant:
		return 0
	}
	return d
}

// TextScale is TextSize as a factor, 1 to 2.
func (s *Settings) TextScale() float64 { return float64(s.TextSize) / 100 }

// repair puts every value back into its range, and reports whether all were.
func (s *Settings) repair() bool {
	before := *s
	s.Version = settingsVersion
	s.Master = min(max(s.Master, 0), 100)
	s.Effects = min(max(s.Effects, 0), 100)
	s.Ambience = min(max(s.Ambience, 0), 100)
	s.TextSize = min(max(s.TextSize, 100), 200)
	s.WindowW = min(max(s.WindowW, 320), MostPixels)
	s.WindowH = min(max(s.WindowH, 240), MostPixels)
	s.Players = s.Players[:min(len(s.Players), rules.MaxSeats)]
	for i := range s.Players {
		s.Players[i].Name = Clip(s.Players[i].Name, mostName)
	}
	switch s.Speed {
	case HalfSpeed, NormalSpeed, DoubleSpeed, Instant:
	default:
		s.Speed = NormalSpeed
	}
	if !s.Hands.known() {
		s.Hands = GameHands
	}
	for id, p := range s.Prepared {
		if p.Hands != "" && !p.Hands.known() {
			p.Hands = ""
			s.Prepared[id] = p
		}
	}
	switch s.Recap {
	case NoRecap, ShortRecap, FullRecap:
	default:
		s.Recap = ShortRecap
	}
	delete(s.Keys, NoAction)
	if s.Keys == nil {
		s.Keys = Keys{}
	}
	usual := DefaultKeys()
	for _, a := range Actions() {
		// An action the file says nothing of is newer than the file.
		if _, ok := s.Keys[a]; !ok {
			s.Keys[a] = usual[a]
		}
		s.Keys[a] = slices.DeleteFunc(s.Keys[a], func(k Key) bool { return Clip(string(k), mostName) != string(k) })
		if len(s.Keys[a]) > KeySlots {
			s.Keys[a] = s.Keys[a][:KeySlots]
		}
	}
	return before.Master == s.Master && before.Effects == s.Effects && before.Ambience == s.Ambience && before.TextSize == s.TextSize &&
		before.WindowW == s.WindowW && before.WindowH == s.WindowH && len(before.Players) == len(s.Players) &&
		before.Speed == s.Speed && before.Hands == s.Hands && before.Recap == s.Recap
}

const (
	settingsFile = "settings.json"
	settingsKept = "settings-unread.json"
)

// LoadSettings reads the settings. If they cannot be read as they are, or come
// from a newer version, the file is kept aside under another name, and what
// could be made of it is returned (the defaults, mostly) with the one line to
// tell the player.
func LoadSettings(st Store) (Settings, Text) {
	data, err := st.Read(settingsFile)
	if errors.Is(err, fs.ErrNotExist) {
		return DefaultSettings(), Text{}
	}
	s, why := Settings{}, Text{}
	if err != nil {
		return DefaultSettings(), Text{
			FR: fmt.Sprintf("Réglages illisibles (%v)\u00a0: réglages d’origine.", err),
			EN: fmt.Sprintf("Settings cannot be read (%v): defaults are used.", err),
		}
	}
	s, why = parseSettings(data)
	if why.Empty() {
		return s, Text{}
	}
	where := settingsKept
	if err := st.Write(settingsKept, data); err != nil {
		where = settingsFile
	}
	return s, Text{
		FR: fmt.Sprintf("Réglages %s. L’ancien fichier reste dans %s.", why.FR, where),
		EN: fmt.Sprintf("Settings %s. The old file is kept in %s.", why.EN, where),
	}
}

// parseSettings reads the settings file. A non-empty Text says what is wrong
// with it; the settings are then as good as they could be made.
func parseSettings(data []byte) (Settings, Text) {
	s := DefaultSettings()
	s.Keys, s.ReducedMotion, s.HighContrast = nil, false, false
	if err := json.Unmarshal(data, &s); err != nil {
		return DefaultSettings(), Text{
			FR: fmt.Sprintf("endommagés (%v)\u00a0: réglages d’origine", err),
			EN: fmt.Sprintf("damaged (%v): defaults are used", err),
		}
	}
	if s.Version != settingsVersion {
		return DefaultSettings(), Text{
			FR: fmt.Sprintf("d’une version inconnue (%d)\u00a0: réglages d’origine", s.Version),
			EN: fmt.Sprintf("of an unknown version (%d): defaults are used", s.Version),
		}
	}
	if l, ok := ParseLang(s.Code); ok {
		s.Lang = l
	}
	s.adopt()
	if !s.repair() {
		return s, Text{FR: "hors limites en partie\u00a0: ceux-là sont corrigés", EN: "partly out of range: those are corrected"}
	}
	return s, Text{}
}

// Save writes the settings.
func (s *Settings) Save(st Store) error {
	s.Code = LangCode(s.Lang)
	s.decide()
	kept := *s
	kept.ReducedMotion = s.ReducedMotion && s.Own.Motion
	kept.HighContrast = s.HighContrast && s.Own.Contrast
	data, err := json.MarshalIndent(&kept, "", "\t")
	if err != nil {
		return err
	}
	return st.Write(settingsFile, append(data, '\n'))
}
