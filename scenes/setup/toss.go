package setup

import (
	"math"
	"time"

	"wyrmtable/game"
	"wyrmtable/scenes/ui"
	"wyrmtable/sounds"
)

// toss is the draw of who begins, as a coin that turns in the air: on its faces
// the emblems of the players.
type toss struct {
	on      bool
	began   time.Duration
	long    time.Duration // of the flight; 0 shows only how it landed
	winner  int           // index of the seats that may begin
	landed  time.Duration
	down    bool
	pressed bool
}

const (
	tossSound = sounds.Coin
	tossTurns = 7.0 // half turns of the coin
	tossRest  = 1300 * time.Millisecond
)

// event lets a press or a key land the coin, and another one go on.
func (t *toss) event(e game.Event) {
	switch e.Kind {
	case game.Tap, game.MirrorPress:
		t.pressed = true
	case game.ActionDown:
		t.pressed = t.pressed || !e.Repeat
	}
}

func (t *toss) update(c *game.Context, s *Scene) {
	if !t.on {
		return
	}
	c.Redraw()
	s.ui.Changed()
	press := t.pressed
	t.pressed = false
	if !t.down {
		if c.Now-t.began < t.long && !press {
			return
		}
		t.down, t.landed = true, c.Now
		c.Sound.Play(sounds.CardFlip)
		return
	}
	if c.Now-t.landed >= tossRest || press {
		*t = toss{}
		s.leave(c, s.starters()[s.lot()])
	}
}

// draw lays the coin over the screen.
func (s *Scene) drawToss(c *game.Context) {
	t := &s.toss
	if !t.on {
		return
	}
	u := s.ui
	u.Modal("toss", 0.72)
	u.Region("toss", c.T(tossHead))
	u.SayHeading(c.T(tossHead))
	mid := c.Bounds().Center()
	may := s.starters()
	seat, squeeze, high := may[t.winner], 1.0, 0.0
	if !t.down && t.long > 0 {
		f := min(1, float64(c.Now-t.began)/float64(t.long))
		turn := tossTurns * (1 - (1-f)*(1-f))
		left := int(math.Round(tossTurns - turn))
		seat = may[(t.winner+left)%len(may)]
		squeeze = math.Abs(math.Cos(math.Pi * (turn - tossTurns)))
		high = 4 * f * (1 - f) * min(190, c.H*0.2)
	}
	r := min(92, c.W*0.22)
	u.EmblemTurned(s.players[seat].colour, game.Point{X: mid.X, Y: mid.Y - 30 - high}, r, max(squeeze, 0.05))
	if !t.down {
		return
	}
	name := s.players[may[t.winner]].name.Value()
	line := beginsText(name)
	if s.game.Chooses {
		line = choosesText(name)
	}
	u.Say(c.T(line))
	u.Lines(20, mid.Y+r, c.W-40, c.T(line), ui.TitleText.At(centre))
}
