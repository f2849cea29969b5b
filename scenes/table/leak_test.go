package table

import (
	"fmt"
	"image"
	"math/rand/v2"
	"os"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/game/gametest"
	"wyrmtable/rules"
	"wyrmtable/rules/arcaneduel"
	"wyrmtable/scenes/curtain"
	arcaneduellook "wyrmtable/scenes/looks/arcaneduel"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/table/sheet"
	"wyrmtable/scenes/table/story"
	"wyrmtable/scenes/table/summary"
	"wyrmtable/scenes/ui"
)

// A spy plays a match with hidden hands with real input and looks at every
// frame: picture, mirror, saves. It knows by itself who is at the screen: whoever
// it has said to be, until the curtain falls.
type spy struct {
	*rig
	t       testing.TB
	s       *rules.Session
	who     rules.Seat
	before  *rules.Board // the truth before the last action
	len     int          // actions done when the truth was last looked at
	now     *rules.Board
	frames  int
	covered int // frames on which the curtain was to be seen
	found   []string
	tamper  func(*Scene)           // plants a leak before each look
	drawn   map[*ebiten.Image]bool // the pictures of the last frame that was drawn
	at      int                    // which one
	spoken  map[rules.Face]bool    // faces whose names stand in the texts of others
}

func newSpy(t testing.TB, look *look.Look, s *rules.Session, w, h int) *spy {
	kit := ui.NewKit()
	kit.Pics.Sync = true
	sc := New(kit, look, Doors{Settings: func() game.Scene { return &overlay{} }}, s, game.Head{})
	r := &rig{gametest.New(t, game.Options{Home: func() game.Scene { return sc }}, w, h), sc}
	p := &spy{rig: r, t: t, s: s, who: rules.Nobody, now: s.Match().Board().Clone()}
	p.before = p.now
	kit.Watch = p.watch
	p.Resize(w, h, 1) // draws again
	p.Step(0)
	p.look()
	return p
}

// overlay is a page over the table that Escape puts away.
type overlay struct{}

func (*overlay) Update(c *game.Context) {
	for e := range c.Events() {
		if e.Kind == game.ActionDown && e.Action == game.Cancel {
			c.Pop(nil)
		}
	}
}
func (*overlay) Draw(*game.Context, *game.Frame) {}
func (*overlay) Overlay() bool                   { return true }

// watch takes note of a picture that is drawn.
func (p *spy) watch(img *ebiten.Image) {
	if n := p.App.Drawn(); p.drawn == nil || n != p.at {
		p.drawn, p.at = map[*ebiten.Image]bool{}, n
	}
	p.drawn[img] = true
}

// frame lets d pass in one frame and looks at it.
func (p *spy) frame(d time.Duration) {
	p.Step(d)
	p.look()
}

// rest lets everything come to rest: the first frames of a motion one by one,
// then in larger steps.
func (p *spy) rest() {
	for i := range 60 {
		drawn := p.App.Drawn()
		d := 17 * time.Millisecond
		if i > 4 {
			d = 130 * time.Millisecond
		}
		p.frame(d)
		if p.App.Drawn() == drawn && i > 1 && !p.table.busy() {
			return
		}
	}
}

// may returns the faces that the one at the screen may see: what he knows, or
// knew before the last action, whose motion may still be on.
func (p *spy) may() map[rules.Face]bool {
	ok := map[rules.Face]bool{}
	for _, b := range [...]*rules.Board{p.before, p.now} {
		for _, c := range b.Cards {
			if c.Known.Has(p.who) {
				ok[c.Face] = true
			}
		}
	}
	return ok
}

// told returns the faces and lines of the story so far, as the one at the
// screen has been told it.
func (p *spy) told() (faces map[rules.Face]bool, lines map[string]bool) {
	faces, lines = map[rules.Face]bool{}, map[string]bool{}
	if opening := p.table.look.Words.Opening; opening != nil {
		for _, text := range opening(p.s.Setup(), p.s.Replay(p.who).Board()) {
			lines[rules.Plain(text.FR)] = true
		}
	}
	p.s.Retell(p.who, 0, func(_ int, view *rules.Board, e *rules.Event) {
		faces[e.Face] = true
		text := p.s.Game().Tell(p.s.Setup(), view, e)
		lines[rules.Plain(text.FR)] = true
	})
	return faces, lines
}

func (p *spy) wrong(format string, args ...any) {
	p.found = append(p.found, fmt.Sprintf("frame %d, seat %d at the screen, %d actions: ", p.frames, p.who,
		p.s.Len())+fmt.Sprintf(format, args...))
}

// look checks one frame.
func (p *spy) look() {
	p.frames++
	if n := p.s.Len(); n != p.len {
		p.before, p.now, p.len = p.now, p.s.Match().Board().Clone(), n
	}
	if p.tamper != nil {
		p.tamper(p.table)
	}
	_, down := p.App.Top().(*curtain.Scene)
	_, recap := p.App.Top().(*curtain.Recap)
	if down {
		p.who = rules.Nobody
		p.covered++
	}
	if p.table.watch.Shared() && p.table.watch.Seat < 0 { // hands lie face down
		was := p.who
		p.who = rules.Nobody
		defer func() { p.who = was }()
	}
	if v := p.table.shown.Viewer(); v != p.who && v != rules.Nobody {
		p.wrong("the board is that of seat %d", v)
	}
	ok := p.may()
	faces, lines := p.told()
	for _, f := range seen(p.Picture()) {
		if !ok[f] && !((recap || down) && faces[f]) {
			p.wrong("face %s is to be seen", p.s.Game().Faces[f].ID)
		}
	}
	for id := range p.table.tableau.Faces {
		if f := p.table.tableau.Faces[id]; f != 0 && !ok[f] && !faces[f] {
			p.wrong("face %s is kept with card %d", p.s.Game().Faces[f].ID, id)
		}
	}
	p.pictures(ok, faces)
	p.read(ok, faces, lines)
}

// pictures checks what was drawn piece by piece, also what lies under a veil.
func (p *spy) pictures(ok, faces map[rules.Face]bool) {
	_, table := p.App.Top().(*Scene)
	for img := range p.drawn {
		k, known := p.table.ui.Kit.Pics.KeyOf(img)
		switch {
		case !known:
		case strings.HasPrefix(k.Kind, "card."):
			if f := rules.Face(k.A); !ok[f] {
				p.wrong("face %s is drawn", p.s.Game().Faces[f].ID)
			}
		case !table || strings.HasPrefix(k.Kind, "table."):
			for f, info := range p.s.Game().Faces {
				f := rules.Face(f)
				if f != 0 && !ok[f] && !faces[f] && !p.spoken[f] && !p.booked(k.Text) && strings.Contains(k.Text, info.Name.FR) {
					p.wrong("a picture of kind %s says %q", k.Kind, k.Text)
				}
			}
		}
	}
}

// booked reports whether the book of pairs, which says the same to everybody,
// says a text.
func (p *spy) booked(s string) bool {
	if p.table.look.Play.Pairs == nil {
		return false
	}
	faces := p.s.Game().Faces
	for _, pair := range p.table.look.Play.Pairs.All {
		if strings.Contains(s, faces[pair.First].Name.FR+" + ") || s == pair.Name.FR {
			return true
		}
	}
	return false
}

// read checks the mirror.
func (p *spy) read(ok, faces map[rules.Face]bool, lines map[string]bool) {
	m := p.App.Mirror()
	for _, l := range m.Log {
		if !lines[l] {
			p.wrong("the log says %q", l)
		}
	}
	hidden := func(s string) string {
		for f, info := range p.s.Game().Faces {
			if f > 0 && !ok[rules.Face(f)] && !p.spoken[rules.Face(f)] && strings.Contains(s, info.Name.FR) {
				return info.ID
			}
		}
		return ""
	}
	if f := hidden(m.Title); f != "" {
		p.wrong("the title %q names %s", m.Title, f)
	}
	for _, r := range m.Regions {
		if r.ID == "book" || r.ID == "facts" || strings.HasPrefix(r.ID, "seat") {
			p.common(r)
			continue
		}
		story := r.ID == "log" || r.ID == "modal" || r.ID == "now" || r.ID == "recap" || r.ID == "curtain" || r.ID == "answer"
		for _, it := range r.Items {
			f := hidden(it.Label)
			switch {
			case f == "":
			case story && (lines[it.Label] || p.named(it.Label, faces)):
			default:
				p.wrong("region %s, item %q names %s", r.ID, it.Label, f)
			}
		}
	}
}

// common checks what says the same to everybody: the book of pairs names cards
// that nobody need hold, and tokens on players are called as the cards they come
// from. Only who holds a pair finds it marked.
func (p *spy) common(r game.Region) {
	for _, it := range r.Items {
		if r.ID == "book" && it.Role == game.ButtonItem && !it.Disabled &&
			(p.table.question.Ask == nil || p.table.question.Ask.Decider != p.who) {
			p.wrong("the book offers %q", it.Label)
		}
	}
}

// named reports whether a line names only faces that have been told of.
func (p *spy) named(s string, faces map[rules.Face]bool) bool {
	for f, info := range p.s.Game().Faces {
		if f > 0 && strings.Contains(s, info.Name.FR) && !faces[rules.Face(f)] {
			return false
		}
	}
	return true
}

// preview checks what a save shows of the match without being opened.
func (p *spy) preview() {
	const w, h = 480, 270
	c := art.NewCanvas(w, h, 1)
	summary.Thumbnail(p.table.look, p.s)(c, w, h)
	public := map[rules.Face]bool{}
	for _, k := range p.s.Match().Board().Cards {
		if k.Known.Has(rules.Nobody) {
			public[k.Face] = true
		}
	}
	for _, f := range seen(&image.RGBA{Pix: c.Img.Pix, Stride: c.Img.Stride, Rect: c.Img.Rect}) {
		if !public[f] {
			p.wrong("the picture of the save shows %s", p.s.Game().Faces[f].ID)
		}
	}
	for k, v := range p.table.info() {
		for f, info := range p.s.Game().Faces {
			if f > 0 && !public[rules.Face(f)] && !p.spoken[rules.Face(f)] && strings.Contains(v, info.Name.FR) {
				p.wrong("the save says %s: %q", k, v)
			}
		}
	}
}

// hit presses a button of the mirror, if it is there.
func (p *spy) hit(id string) bool {
	it, ok := p.App.Mirror().Find(id)
	if !ok || it.Disabled || it.Role != game.ButtonItem {
		return false
	}
	p.PressMirror(id)
	p.look()
	return true
}

// mouse presses a button where the screen shows it.
func (p *spy) mouse(id string) bool {
	it, ok := p.App.Mirror().Find(id)
	if !ok || it.At.W == 0 {
		return false
	}
	p.Click(it.At.Center())
	p.look()
	return true
}

// pass goes through curtain and recap, as the one named would.
func (p *spy) pass(r *rand.Rand) {
	for {
		switch p.App.Top().(type) {
		case *curtain.Scene:
			p.rest()
			p.frame(400 * time.Millisecond)
			next := p.table.watch.Next
			if _, quick := p.App.Mirror().Find("blind"); quick && r.IntN(5) == 0 {
				p.hit("blind")
				continue
			}
			// The very press shows his table: he is there from now on.
			p.who = next
			done := false
			switch r.IntN(3) {
			case 0:
				done = p.hit("lift")
			case 1:
				done = p.mouse("lift")
			default:
				p.Press("Enter")
				p.look()
				done = true
			}
			if !done {
				p.t.Fatal("the curtain has no button to raise it")
			}
			if _, still := p.App.Top().(*curtain.Scene); still {
				p.t.Fatalf("the curtain does not rise for seat %d", next)
			}
		case *curtain.Recap:
			if r.IntN(2) == 0 {
				p.rest()
			}
			p.Run(800 * time.Millisecond) // a hammering is not heard until there is quiet
			p.Press("Enter")
			p.look()
		default:
			return
		}
	}
}

// answer gives a random answer by what a person would press or drag.
func (p *spy) answer(r *rand.Rand) {
	if p.table.question.Aloud { // he asks the other, who wants the screen or not
		if r.IntN(2) == 0 {
			p.hit("end")
		} else {
			p.hit("pass")
		}
		return
	}
	k := p.table.question.Ask
	if k == nil || k.Decider != p.who && !k.Public {
		p.t.Fatalf("seat %d looks and is not asked", p.who)
	}
	a := k.Answers[r.IntN(len(k.Answers))]
	before := p.s.Len()
	switch {
	case p.table.choice.Modal():
		p.choose(a)
	case a.Card != 0 && p.onTable(a):
		from := p.middle(a.Card)
		p.table.hand.Pick(a.Card)
		goal := p.goalOf(a)
		p.table.hand.Drop()
		p.Carry(from, goal)
		p.look()
		p.Up(goal)
		p.look()
		p.choose(a)
	case a.Action == rules.Do(a.Seat, a.Verb):
		if !p.hit(p.button(a)) {
			p.choose(a)
		}
	}
	if p.s.Len() == before { // a goal that this plain table does not have
		p.table.choice.Close()
		p.table.do(p.App.Context(), a.Action)
		p.frame(17 * time.Millisecond)
	}
}

// button is the name of the button of an answer without a card.
func (p *spy) button(a rules.Answer) string {
	v := p.table.look.Play.Verbs
	switch {
	case v == nil || p.table.question.VerbIn(&a, v.Main):
		return "end"
	case p.table.question.VerbIn(&a, v.Pass):
		return "pass"
	case p.table.question.VerbIn(&a, v.Back):
		return "back"
	}
	return "more"
}

func (p *spy) onTable(a rules.Answer) bool {
	s, ok := p.table.tableau.Pose(a.Card)
	return ok && s.Width > 0 && (a.Zone != rules.Nowhere || a.Target != 0)
}

func (p *spy) goalOf(a rules.Answer) game.Point {
	for _, g := range p.table.hand.Goals() {
		if g.Card == a.Target && (g.Card != 0 || g.Zone == a.Zone) {
			return p.table.tableau.GoalRect(g).Center()
		}
	}
	return game.Point{X: 600, Y: 500}
}

// choose presses an answer of the panel, if it is there.
func (p *spy) choose(a rules.Answer) {
	for i, b := range p.table.choice.Answers {
		if b.Action == a.Action {
			p.hit(p.table.top.Sub("option", i))
			return
		}
	}
}

// disturb does what people do between their moves.
func (p *spy) disturb(r *rand.Rand) {
	switch r.IntN(12) {
	case 0:
		b := p.Screen.Bounds()
		p.Resize(b.Dx()+r.IntN(40), b.Dy()+r.IntN(40), 1)
		p.frame(17 * time.Millisecond)
	case 1:
		p.Press("Ctrl+z")
		p.look()
	case 2:
		p.Press("m")
		p.look()
		p.hit("settings")
		p.frame(17 * time.Millisecond)
		p.Press("Escape")
		p.look()
		if p.table.sheet.Kind == sheet.Menu { // where the settings lead back to
			p.Press("Escape")
			p.look()
		}
	case 3:
		p.Press("z")
		p.look()
		p.rest()
		p.Press("z")
		p.look()
	case 4:
		p.Press("l")
		p.look()
		p.Press("Escape")
		p.look()
	case 5: // hold a card while the key that ends the step is pressed
		if ids := p.table.hand.Sources(nil); len(ids) > 0 {
			p.Carry(p.middle(ids[0]), game.Point{X: 640, Y: 420})
			p.look()
			p.Press("Space")
			p.look()
			p.frame(17 * time.Millisecond)
			p.Up(game.Point{X: 640, Y: 420})
			p.look()
		}
	case 6:
		if ids := p.table.tableau.Order; len(ids) > 0 {
			p.Move(p.middle(ids[r.IntN(len(ids))]))
			p.frame(450 * time.Millisecond)
			p.frame(17 * time.Millisecond)
		}
	case 7:
		p.Blur()
		p.look()
	}
}

// play goes on for n answers, and reports what leaked.
func (p *spy) play(n int, r *rand.Rand) []string {
	for range n {
		if _, over := p.s.Match().Outcome(); over {
			break
		}
		p.pass(r)
		if p.table.busy() {
			p.rest()
			continue
		}
		p.disturb(r)
		p.pass(r)
		if p.table.busy() || p.table.question.Ask == nil {
			p.rest()
			continue
		}
		p.answer(r)
		if r.IntN(3) == 0 {
			p.Click(game.Point{X: 20, Y: 400}) // finishes the motions
			p.look()
		}
		p.rest()
		if r.IntN(10) == 0 {
			p.preview()
		}
	}
	return p.found
}

// spied is how many answers each match of TestNothingLeaks goes on for; SPIED in
// the environment says another number.
func spied() int {
	if n, err := strconv.Atoi(os.Getenv("SPIED")); err == nil {
		return n
	}
	return 20
}

// TestNothingLeaks plays matches of two to five sorcerers and looks at every
// frame for what the one at the screen may not know.
func TestNothingLeaks(t *testing.T) {
	for seats := 2; seats <= 5; seats++ {
		r := rand.New(rand.NewPCG(uint64(seats), 9))
		look := plain(arcaneduel.Game)
		if seats%2 == 1 { // on its own table, with plain cards
			real := arcaneduellook.Look
			real.Theme = look.Theme
			look = &real
		}
		w, h := 640, 360
		if seats == 5 {
			w, h = 390, 844
		}
		p := newSpy(t, look, secretSession(t, seats, uint64(seats)), w, h)
		p.s.OpenUndo = seats == 3
		found := p.play(spied(), r)
		for _, f := range found[:min(len(found), 8)] {
			t.Error(f)
		}
		t.Logf("%d seats: %d frames, %d of them with the curtain, %d actions", seats, p.frames, p.covered, p.s.Len())
		if p.covered == 0 || p.s.Len() < 8 {
			t.Errorf("%d seats: %d frames with a curtain, %d actions: too little was seen", seats, p.covered, p.s.Len())
		}
	}
}

// TestSpyFindsLeaks plants leaks, each of which has to be found.
func TestSpyFindsLeaks(t *testing.T) {
	hidden := func(t *Scene, s *rules.Session) (rules.CardID, rules.Face) {
		b := s.Match().Board()
		for id, c := range b.Cards {
			if c.Face != 0 && b.Layout().Zones[c.Zone].Name == "hand" && !c.Known.Has(t.watch.Viewer()) {
				return rules.CardID(id), c.Face
			}
		}
		return 0, 0
	}
	plants := map[string]func(t *Scene, s *rules.Session){
		"picture": func(t *Scene, s *rules.Session) {
			id, f := hidden(t, s)
			t.shown.Cards[id].Face = f
			t.tableau.Sort()
			t.tableau.PutAll()
			t.refresh()
		},
		"memory": func(t *Scene, s *rules.Session) {
			id, f := hidden(t, s)
			t.tableau.Faces[id] = f
		},
		"log": func(t *Scene, s *rules.Session) {
			_, f := hidden(t, s)
			name := s.Game().Faces[f].Name
			t.story.Log = append(t.story.Log, story.Entry{Text: rules.Join(rules.Same("? "), name), Meaning: &look.Unknown})
		},
		"caption": func(t *Scene, s *rules.Session) {
			_, f := hidden(t, s)
			t.notices.Tell(time.Hour, rules.Join(rules.Same("? "), s.Game().Faces[f].Name))
			t.refresh()
		},
		"view": func(t *Scene, s *rules.Session) {
			t.shown.CopyFrom(s.View((t.watch.Viewer() + 1) % 2))
		},
	}
	for name, plant := range plants {
		s := secretSession(t, 2, 4)
		p := newSpy(t, plain(s.Game()), s, 640, 360)
		r := rand.New(rand.NewPCG(1, 1))
		p.pass(r)
		if len(p.found) > 0 {
			t.Fatalf("before anything is planted: %v", p.found)
		}
		plant(p.table, s)
		p.Press("Tab")
		for range 4 {
			p.frame(60 * time.Millisecond)
		}
		if len(p.found) == 0 {
			t.Errorf("the leak in the %s is not found", name)
		}
	}
}
