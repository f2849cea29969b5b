package main

import (
	"fmt"
	"image"
	"image/jpeg"
	"image/png"
	"io"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes"
	"wyrmtable/scenes/looks"
)

const (
	// seed deals tables that are opened without a position.
	seed = 1
	// settling is how long a screen is left alone after each step.
	settling = 1500 * time.Millisecond
	// quality of a .jpg, as [jpeg.Options] has it.
	quality = 88
)

// A camera takes one picture in each of its updates, since Ebitengine must be
// running for it.
type camera struct {
	pictures []picture
	beside   string // the folder positions lie in
	out      string
	failed   error
}

// Update implements ebiten.Game.
func (c *camera) Update() error {
	if len(c.pictures) == 0 {
		return ebiten.Termination
	}
	p := c.pictures[0]
	c.pictures = c.pictures[1:]
	if err := c.take(p); err != nil {
		c.failed = fmt.Errorf("%s: %s: %w", p.where, p.name, err)
		return ebiten.Termination
	}
	return nil
}

// Draw implements ebiten.Game.
func (c *camera) Draw(*ebiten.Image) {}

// Layout implements ebiten.Game.
func (c *camera) Layout(w, h int) (int, int) { return max(w, 1), max(h, 1) }

func (c *camera) take(p picture) error {
	sit, err := c.begin(p)
	if err != nil {
		return err
	}
	for _, s := range p.steps {
		if err := sit.do(s); err != nil {
			return err
		}
	}
	if sit.film != nil {
		return write(filepath.Join(c.out, p.name), sit.film.write)
	}
	return write(filepath.Join(c.out, p.name), encoder(p.name, sit.stage.Picture()))
}

// A sitting is a program of its own, at which one picture is taken.
type sitting struct {
	router *scenes.Router
	stage  *game.Stage
	beside string
	film   *film // what was filmed, if anything was
}

// begin opens the menu in French.
func (c *camera) begin(p picture) (*sitting, error) {
	router := scenes.NewRouter()
	router.Kit.Pics.Sync = true // a picture waits for all its parts
	router.Seed = seed
	french := rules.French
	opt := game.Options{Home: router.Home, Store: game.NewMemory(), Lang: &french}
	s := &sitting{router, game.NewStage(opt, p.w, p.h, 1), c.beside, nil}
	s.stage.Blind = true
	return s, s.wait(settling)
}

// do does one step and waits until its motions have ended.
func (s *sitting) do(st step) error {
	ctx := s.stage.App.Context()
	switch st.verb {
	case "open", "position", "match":
		scene, err := s.scene(st)
		if err != nil {
			return err
		}
		if scene != nil {
			ctx.Push(scene)
		}
	case "press", "hover":
		at, err := s.find(st.arg)
		if err != nil {
			return err
		}
		s.point(at, st.verb == "press")
	case "key":
		s.stage.Script.Put(game.Raw{Kind: game.RawKey, Key: game.Key(st.arg)},
			game.Raw{Kind: game.RawKeyUp, Key: game.Key(st.arg)})
	case "run":
		sec, err := strconv.ParseFloat(st.arg, 64)
		if err != nil || sec < 0 || sec > 600 {
			return fmt.Errorf("run %q: seconds from 0 to 600 are wanted", st.arg)
		}
		return s.wait(time.Duration(sec * float64(time.Second)))
	case "film":
		sec, err := strconv.ParseFloat(st.arg, 64)
		if err != nil || sec <= 0 || sec > 60 {
			return fmt.Errorf("film %q: seconds up to 60 are wanted", st.arg)
		}
		return s.shoot(time.Duration(sec * float64(time.Second)))
	case "hit":
		at, err := s.find(st.arg)
		if err != nil {
			return err
		}
		s.point(at, true)
		return nil
	default:
		if err := set(ctx.Settings, st); err != nil {
			return err
		}
		ctx.SettingsChanged()
	}
	return s.wait(settling)
}

// set changes a setting.
func set(k *game.Settings, st step) error {
	switch st.verb {
	case "contrast":
		k.HighContrast = true
	case "lang":
		lang, ok := map[string]game.Lang{"fr": rules.French, "en": rules.English}[st.arg]
		if !ok {
			return fmt.Errorf("lang %q: there are fr and en", st.arg)
		}
		k.Lang = lang
	case "text":
		n, err := strconv.Atoi(st.arg)
		if err != nil || n < 100 || n > 200 {
			return fmt.Errorf("text %q: percents from 100 to 200 are wanted", st.arg)
		}
		k.TextSize = n
	case "hands":
		hands, ok := map[string]game.Hands{"open": game.OpenHands, "hidden": game.CurtainHands}[st.arg]
		if !ok {
			return fmt.Errorf("hands %q: there are open and hidden", st.arg)
		}
		k.Hands = hands
	}
	return nil
}

func (s *sitting) scene(st step) (game.Scene, error) {
	if st.verb == "open" {
		return s.router.Named(st.arg)
	}
	text, err := os.ReadFile(filepath.Join(s.beside, st.arg))
	if err != nil {
		return nil, err
	}
	if st.verb == "match" {
		_, data, err := game.DecodeSave(text)
		if err != nil {
			return nil, err
		}
		session, _, err := rules.Load(data, looks.Find)
		if err != nil {
			return nil, err
		}
		return s.router.Replay(session), nil
	}
	return s.router.Position(string(text))
}

// shoot films what goes on.
func (s *sitting) shoot(d time.Duration) error {
	if s.film == nil {
		s.film = &film{}
	}
	for t := time.Duration(0); t < d; t += frameTime {
		if err := s.wait(frameTime); err != nil {
			return err
		}
		s.film.add(s.stage.Picture())
	}
	return nil
}

// find returns where the screen shows what has an id or a label in its mirror;
// of a label its beginning is enough.
func (s *sitting) find(name string) (game.Point, error) {
	mirror := s.stage.App.Mirror()
	if it, ok := mirror.Find(name); ok && it.At != (game.Rect{}) {
		return it.At.Center(), nil
	}
	for _, region := range mirror.Regions {
		for _, it := range region.Items {
			if it.At != (game.Rect{}) && strings.HasPrefix(it.Label, name) {
				return it.At.Center(), nil
			}
		}
	}
	return game.Point{}, fmt.Errorf("nothing on the screen %q has the id %q or a label that begins so; there are: %s",
		mirror.Title, name, strings.Join(pressable(&mirror), " | "))
}

// pressable is what stands on the screen with a place, by its label or else its id.
func pressable(m *game.Mirror) []string {
	var all []string
	for _, region := range m.Regions {
		for _, it := range region.Items {
			if it.At == (game.Rect{}) {
				continue
			}
			if it.Label != "" {
				all = append(all, it.Label)
			} else {
				all = append(all, it.ID)
			}
		}
	}
	return all
}

// point moves the mouse to p, and presses it there.
func (s *sitting) point(p game.Point, press bool) {
	x, y := s.stage.Px(p)
	raws := []game.Raw{{Kind: game.RawMove, X: x, Y: y}}
	if press {
		raws = append(raws, game.Raw{Kind: game.RawDown, X: x, Y: y}, game.Raw{Kind: game.RawUp, X: x, Y: y})
	}
	s.stage.Script.Put(raws...)
}

func (s *sitting) wait(d time.Duration) error {
	if !s.stage.Run(d) {
		return fmt.Errorf("the program quit")
	}
	if what := s.stage.App.Crashed(); what != "" {
		return fmt.Errorf("the scene panicked: %s", what)
	}
	return nil
}

// encoder writes a picture as its name says.
func encoder(name string, img image.Image) func(w io.Writer) error {
	return func(w io.Writer) error {
		if filepath.Ext(name) == ".jpg" {
			return jpeg.Encode(w, img, &jpeg.Options{Quality: quality})
		}
		return png.Encode(w, img)
	}
}

func write(file string, encode func(w io.Writer) error) error {
	f, err := os.Create(file)
	if err != nil {
		return err
	}
	if err := encode(f); err != nil {
		f.Close()
		return err
	}
	return f.Close()
}
