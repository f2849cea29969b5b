package compose

import (
	"strconv"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/rules/puzzle"
	"wyrmtable/scenes/ui"
)

func (s *Scene) build(c *game.Context) {
	back := s.ui.Page(ui.Page{Title: c.T(pageTitle), Overlay: true, Wide: 680, Snug: true}, func(x, y, w float64) float64 {
		f := s.ui.Rows(x, y, w)
		s.choose(c, f)
		switch {
		case s.work == nil:
			f.Text(c.T(howText), ui.AsideText)
			if f.Buttons("look", ui.Button{Text: c.T(lookText), Look: ui.EmberLook, Icon: "crystal-ball"}) == 0 {
				s.look()
			}
		case !s.found:
			f.Text(c.T(looksText), ui.BodyText)
			if f.Buttons("stop", ui.Button{Text: c.T(stopText)}) == 0 {
				s.forget()
			}
		default:
			s.tell(c, f)
		}
		f.Gap(8)
		return f.Height()
	}, nil)
	if back {
		c.Pop(nil)
	}
}

// choose are the rows in which the puzzle is set.
func (s *Scene) choose(c *game.Context, f *ui.Rows) {
	f.Input("title", c.T(titleLabel), &s.title)
	var seats, aims, times []string
	for _, p := range s.session.Setup().Seats {
		seats = append(seats, p.Name)
	}
	for i := range s.aims {
		aims = append(aims, c.T(s.aims[i].Name))
	}
	for i := range s.times {
		times = append(times, c.T(s.times[i].Name))
	}
	if now := f.Choice("solver", c.T(solverLabel), seats, int(s.solver)); now != int(s.solver) {
		s.forget()
		s.solves(rules.Seat(now))
		return // the rows below are others now
	}
	f.Text(c.T(aimLabel), ui.BodyText)
	if now := f.Pick("aim", c.T(aimLabel), aims, s.aim); now != s.aim {
		s.forget()
		s.aim = now
	}
	f.Text(c.T(timeLabel), ui.BodyText)
	if now := f.Pick("time", c.T(timeLabel), times, s.time); now != s.time {
		s.forget()
		s.time = now
	}
	if s.session.Game().Hidden {
		if now := f.Toggle("open", c.T(openText), s.open); now != s.open {
			s.forget()
			s.open = now
		}
	}
}

// tell says what was found, and offers the file.
func (s *Scene) tell(c *game.Context, f *ui.Rows) {
	t := s.trial
	if t.Err != nil {
		f.Text(c.T(unwritten(t.Err)), ui.BodyText.In(ui.Alert))
		s.again(c, f)
		return
	}
	v := t.Verdict
	f.Text(c.T(Words(t)), ui.StrongText.Sized(17))
	if v.Found == puzzle.Refuted {
		s.moves(c, f, v.Refutation)
		if !v.Held.Empty() {
			f.Text(c.T(rules.Join(heldText, v.Held, rules.Same("."))), ui.AsideText)
		}
	}
	if s.answer {
		s.moves(c, f, v.Line)
	}
	if s.session.Game().Hidden {
		f.Text(c.T(warnText), ui.AsideText)
	}
	s.offer(c, f)
}

// mostMoves is how many answers of a line are told.
const mostMoves = 12

// moves are the answers of a line, one below the other.
func (s *Scene) moves(c *game.Context, f *ui.Rows, line []puzzle.Move) {
	for i, m := range line {
		if i == mostMoves {
			f.Text("…", ui.BodyText)
			break
		}
		f.Text(strconv.Itoa(i+1)+". "+c.T(m.Says), ui.BodyText.Sized(15))
	}
}

// offer are the ways on with the file.
func (s *Scene) offer(c *game.Context, f *ui.Rows) {
	do := []func(){
		func() { s.doors.Play(c, s.File()) },
		func() { s.copy(c) },
		func() { c.Push(s.doors.Share(s.File())) },
	}
	buttons := []ui.Button{
		{Text: c.T(playText), Look: ui.EmberLook, Icon: "crystal-ball"},
		{Text: c.T(copyText), Icon: "scroll-quill"},
		{Text: c.T(shareText), Icon: "card-exchange"},
	}
	if len(s.trial.Verdict.Line) > 0 && !s.answer {
		buttons = append(buttons, ui.Button{Text: c.T(answerText)})
		do = append(do, func() {
			s.answer = true
			s.ui.Changed()
		})
	}
	if i := f.Buttons("file", buttons...); i >= 0 {
		do[i]()
	}
}

// again offers to look once more, after an answer more was given.
func (s *Scene) again(c *game.Context, f *ui.Rows) {
	if f.Buttons("again", ui.Button{Text: c.T(againText)}) == 0 {
		s.forget()
	}
}

// copy puts the file on the clipboard.
func (s *Scene) copy(c *game.Context) {
	c.Copy(s.File(), func(c *game.Context, err error) {
		if err != nil {
			c.Notice(rules.Join(notCopied, game.Reason(err)))
			return
		}
		c.Notice(copied)
	})
}
