package settings

import (
	"errors"
	"runtime"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/curtain"
	"wyrmtable/scenes/ui"
	"wyrmtable/sounds/speaker"
)

// choice lets one of some values be chosen in a row.
func choice[T comparable](c *game.Context, f *ui.Rows, id string, label game.Text, values []T, names []game.Text,
	v *T) {
	words := make([]string, len(names))
	at := -1
	for i := range values {
		words[i] = c.T(names[i])
		if values[i] == *v {
			at = i
		}
	}
	if n := f.Choice(id, c.T(label), words, at); n >= 0 && n < len(values) {
		*v = values[n]
	}
}

func (s *Scene) speech(c *game.Context, f *ui.Rows) {
	f.Head("language", c.T(langHead))
	choice(c, f, "lang", langLabel, []game.Lang{rules.French, rules.English}, langNames, &c.Settings.Lang)
}

func (s *Scene) sound(c *game.Context, f *ui.Rows) {
	f.Head("sound", c.T(soundHead))
	switch err := c.Sound.Silent(); {
	case errors.Is(err, speaker.ErrNotReady):
		f.Text(c.T(soundWaits), ui.AsideText)
	case err != nil:
		f.Text(c.T(soundOff), ui.BodyText.In(ui.Alert))
		f.Text(c.T(rules.Join(soundDetail, rules.Same(err.Error()))), ui.SmallText)
	}
	c.Settings.Master = f.Slider("master", c.T(masterLabel), c.Settings.Master, 0, 100, 5, pct(c))
	c.Settings.Effects = f.Slider("effects", c.T(effectsLabel), c.Settings.Effects, 0, 100, 5, pct(c))
	c.Settings.Ambience = f.Slider("ambience", c.T(ambienceLabel), c.Settings.Ambience, 0, 100, 5, pct(c))
}

// pct is the per cent sign, set off in French.
func pct(c *game.Context) string {
	if c.Settings.Lang == rules.French {
		return "\u00a0%"
	}
	return "%"
}

func (s *Scene) motion(c *game.Context, f *ui.Rows) {
	f.Head("motion", c.T(motionHead))
	choice(c, f, "speed", speedLabel,
		[]game.Speed{game.HalfSpeed, game.NormalSpeed, game.DoubleSpeed, game.Instant}, speedNames, &c.Settings.Speed)
	c.Settings.ReducedMotion = f.Toggle("reduced", c.T(reducedLabel), c.Settings.ReducedMotion)
}

func (s *Scene) reading(c *game.Context, f *ui.Rows) {
	f.Head("reading", c.T(readingHead))
	sizes := []int{100, 125, 150, 175, 200}
	names := make([]game.Text, len(sizes))
	for i, n := range sizes {
		names[i] = rules.Join(rules.Number(n), rules.Text{FR: "\u00a0%", EN: "%"})
	}
	choice(c, f, "textsize", sizeLabel, sizes, names, &c.Settings.TextSize)
	c.Settings.HighContrast = f.Toggle("contrast", c.T(contrastLabel), c.Settings.HighContrast)
	c.Settings.ColourLetters = f.Toggle("letters", c.T(lettersLabel), c.Settings.ColourLetters)
}

func (s *Scene) window(c *game.Context, f *ui.Rows) {
	f.Head("window", c.T(windowHead))
	c.Settings.Fullscreen = f.Toggle("fullscreen", c.T(fullscreenLabel), c.Settings.Fullscreen)
	if runtime.GOOS == "js" || c.Settings.Fullscreen {
		return // the browser's own, or the screen's
	}
	// What the window is now: the settings learn of a drag of its edges only when
	// the program ends.
	now := [2]int{int(float64(c.PxW)/c.Device + 0.5), int(float64(c.PxH)/c.Device + 0.5)}
	at := now
	if choice(c, f, "window", windowLabel, windowSizes, windowNames, &at); at != now {
		c.ResizeWindow(at[0], at[1])
	}
}

func (s *Scene) hands(c *game.Context, f *ui.Rows) {
	f.Head("hands", c.T(handsHead))
	curtain.Options(c, f, nil)
	c.Settings.TurnTable = f.Toggle("turn", c.T(turnLabel), c.Settings.TurnTable)
}

// keptIn says where things are kept: a browser keeps them in no place that anybody
// could open, and what that is called tells nothing.
func keptIn(browser, folder game.Text, place string) game.Text {
	if runtime.GOOS == "js" {
		return browser
	}
	return rules.Join(folder, rules.Same(place))
}

func (s *Scene) storage(c *game.Context, f *ui.Rows) {
	f.Head("storage", c.T(storageHead))
	switch {
	case !c.Saves.Lasting():
		f.Text(c.T(storageNone), ui.BodyText.In(ui.Alert))
	case c.Saves.Troubled():
		f.Text(c.T(keptIn(storageLost, storageBad, c.Saves.Place())), ui.BodyText.In(ui.Alert))
	default:
		f.Text(c.T(keptIn(storageHere, storageGood, c.Saves.Place())), ui.BodyText)
	}
	f.Gap(8)
	if f.Buttons("reset", ui.Button{Text: c.T(resetText), Icon: "cycle"}) == 0 {
		s.reset = true
		c.Push(ui.NewConfirm(s.ui.Kit, resetText, resetDetail, resetYes, cancelText, true))
	}
}
