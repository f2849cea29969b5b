package ui

import (
	"time"

	"wyrmtable/art/texture"
)

// In the browser all goroutines share the page's thread. It is idle while a frame
// is on its way to the screen, for most of the time where that is drawn by software.
// Painting goes on then, and only then, a moment at a time: between two moments the
// page has its turn, with its frames and whatever is pressed.

const (
	moment = 6 * time.Millisecond
	gap    = time.Millisecond // the page takes as long as it needs
)

var (
	turn = make(chan struct{}, 1) // who takes out what is in it paints; the others wait in a row
	till time.Time                // the end of the moment
)

func init() { turn <- struct{}{} }

// workers is how many goroutines paint for a crew.
func workers() int { return 1 }

// inTurn works in moments.
func inTurn(work func()) {
	begin()
	defer end()
	work()
}

func begin() {
	<-turn
	till = time.Now().Add(moment)
	texture.SetBreath(breathe)
}

// end takes the breath away: what is painted within a frame must not wait.
func end() {
	texture.SetBreath(nil)
	time.Sleep(gap)
	turn <- struct{}{}
}

// breathe is called in the middle of painting.
func breathe() {
	if !time.Now().Before(till) {
		end()
		begin()
	}
}

// stepOn does the whole of a work, in its turn.
func stepOn(step func(time.Duration) bool) {
	for !step(time.Until(till)) {
		breathe()
	}
}

// mostUpload is how many pixels become textures in one frame at most, about, so
// that uploading does not hold it up.
const mostUpload = 4 * smallPicture
