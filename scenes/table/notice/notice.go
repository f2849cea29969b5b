// Package notice says over the table, for a while, what happens there: a caption,
// a banner for the turn that begins, and a tip beside what is pointed at.
package notice

import (
	"time"

	"wyrmtable/game"
	"wyrmtable/rules"
)

// Notices are what is said over a table at a time.
type Notices struct {
	Caption Caption
	Banner  Banner
	Tip     Tip

	At game.Rect // where the caption lay when it was built last

	turn int32 // the turn whose beginning was announced last; 0 before the first
}

// A Caption says what happens.
type Caption struct {
	Text rules.Text
	Warn bool // it answers a mistake
	till time.Duration
}

// A Banner says whose turn begins.
type Banner struct {
	Text rules.Text
	Seat rules.Seat
	till time.Duration
}

// A Tip is words beside something that lies under the cards; they are shown above
// them.
type Tip struct {
	At    game.Rect
	Words string
}

const (
	captionFor = 2600 * time.Millisecond
	lingers    = 3 * time.Second
	perLetter  = 20 * time.Millisecond // more for the answer to a mistake, which has to be understood
)

// BannerFor is how long a banner stays at the normal speed of motions.
const BannerFor = 950 * time.Millisecond

// Tell says what happens, from now on for a while.
func (n *Notices) Tell(now time.Duration, text rules.Text) {
	n.Caption = Caption{Text: text, till: now + captionFor}
}

// Warn answers somebody who tried what cannot be done.
func (n *Notices) Warn(now time.Duration, text rules.Text) {
	n.Tell(now, text)
	n.Caption.Warn = true
	n.Caption.till += time.Duration(len(text.FR)) * perLetter
}

// Linger lets the caption stay longer: there is something to press at it.
func (n *Notices) Linger() { n.Caption.till += lingers }

// Announce puts a banner up in the colour of a seat until a moment.
func (n *Notices) Announce(text rules.Text, seat rules.Seat, till time.Duration) {
	n.Banner = Banner{Text: text, Seat: seat, till: till}
}

// Point puts words beside a place.
func (n *Notices) Point(at game.Rect, words string) { n.Tip = Tip{At: at, Words: words} }

// EndBanner takes the banner away: whoever acts has read it. It reports whether
// there was one.
func (n *Notices) EndBanner() bool {
	was := !n.Banner.Text.Empty()
	n.Banner = Banner{}
	return was
}

// EndCaption takes away what was told: whoever picks up a card has read it, and
// the words of its goals may lie there. The answer to a mistake stays.
func (n *Notices) EndCaption() {
	if !n.Caption.Warn {
		n.Caption = Caption{}
	}
}

// Pass ends what was said long enough, a caption not while more is told, and
// reports whether anything ended.
func (n *Notices) Pass(now time.Duration, telling bool) bool {
	caption := !n.Caption.Text.Empty() && now >= n.Caption.till && !telling
	if caption {
		n.Caption = Caption{}
	}
	banner := !n.Banner.Text.Empty() && now >= n.Banner.till
	if banner {
		n.Banner = Banner{}
	}
	return caption || banner
}

// Forget takes away all that was said to one viewer.
func (n *Notices) Forget() { *n = Notices{turn: n.turn} }
