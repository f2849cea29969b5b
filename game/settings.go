package game

import "time"

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
	CurtainHands Hands = "curtain" // a curtain at each change of player
	SharedHands  Hands = "shared"  // face down, one's own shown while a key or finger is held
	OpenHands    Hands = "open"    // all face up, to teach
)

// Settings is what the player chose. It is kept between starts.
type Settings struct {
	Lang Lang `json:"lang"`

	Master  int `json:"master"`  // volume of everything, 0 to 100
	Effects int `json:"effects"` // volume of effects, 0 to 100

	Speed         Speed `json:"speed"`
	ReducedMotion bool  `json:"reducedMotion"` // fade instead of moving

	TextSize      int  `json:"textSize"` // percent, 100 to 200
	HighContrast  bool `json:"highContrast"`
	ColourLetters bool `json:"colourLetters"` // the colour's initial on each card

	Fullscreen bool `json:"fullscreen"`
	WindowW    int  `json:"windowW"` // device-independent pixels
	WindowH    int  `json:"windowH"`

	Hands     Hands `json:"hands"`
	HoldHands bool  `json:"holdHands"` // SharedHands: hold to show; false: press to show, press to hide
	TurnTable bool  `json:"turnTable"` // turn the table to the active player

	Keys Keys `json:"keys"`
}

// Motion returns how long something that takes d at normal speed shall take.
func (s *Settings) Motion(d time.Duration) time.Duration { panic("todo") }
