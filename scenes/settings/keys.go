package settings

import (
	"slices"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/ui"
)

// keys lists what the keys do; pressing one of them waits for its successor.
func (s *Scene) keys(c *game.Context, f *ui.Rows) {
	f.Head("keys", c.T(keysHead))
	f.Text(c.T(keysHelp), ui.AsideText)
	if !s.said.Empty() {
		f.Text(c.T(s.said), ui.StrongText.In(ui.Ember))
	}
	twice := c.Settings.Keys.Conflicts()
	for i, a := range game.Actions() {
		s.keyRow(c, f, i, a, twice)
	}
	f.Gap(8)
	if f.Buttons("defaultkeys", ui.Button{Text: c.T(keysReset), Icon: "cycle"}) == 0 {
		c.Settings.Keys = game.DefaultKeys()
		s.asking, s.said = keySlot{}, keysResetDone
		c.SettingsChanged()
	}
}

func (s *Scene) keyRow(c *game.Context, f *ui.Rows, n int, a game.Action, twice []game.Key) {
	u := s.ui
	half := f.Width() * 0.27
	if narrow := u.Size(150) > half || u.TextWidth(c.T(a.Name()), ui.BodyText) > f.Width()-2*half-20; narrow {
		f.Gap(6)
		f.Text(c.T(a.Name()), ui.BodyText)
		half = (f.Width() - 6) / 2
	}
	r := f.Take(max(44, u.Size(38)))
	if half < (f.Width()-6)/2 {
		u.Label(game.Rect{X: r.X + 4, Y: r.Y, W: r.W - 2*half - 20, H: r.H}, c.T(a.Name()), ui.BodyText)
	}
	for slot := range game.KeySlots {
		at := game.Rect{X: r.X + r.W - float64(game.KeySlots-slot)*(half+6) + 6, Y: r.Y, W: half, H: r.H - 2}
		text, clash := "—", false
		if ks := c.Settings.Keys[a]; slot < len(ks) {
			text = c.T(ks[slot].Label())
			clash = slices.Contains(twice, ks[slot])
		}
		b := ui.Button{Text: text, Size: 15, Label: c.T(a.Name()) + " " + text}
		if clash {
			b.Icon, b.Why = "hazard-sign", c.T(clashText)
		}
		if s.asking == (keySlot{a, slot}) {
			b.Text, b.On, b.Label = c.T(pressKey), true, c.T(a.Name())+" "+c.T(pressKey)
		}
		if u.Button(u.Sub("key", n*game.KeySlots+slot), at, b) {
			s.asking, s.said = keySlot{a, slot}, game.Text{}
		}
	}
}

// takeKey gives the key pressed to the slot that waits for one. Escape gives
// up, Delete empties the slot, a press of the pointer gives up as well.
func (s *Scene) takeKey(c *game.Context, e game.Event) bool {
	if e.Kind == game.PointerDown || e.Kind == game.MirrorPress {
		s.asking = keySlot{}
		s.ui.Changed()
		return false
	}
	if e.Kind == game.ActionDown || e.Kind == game.ActionUp {
		return true // the action of the key just taken
	}
	if e.Kind != game.KeyDown {
		return false
	}
	at := s.asking
	s.asking = keySlot{}
	s.ui.Changed()
	key := e.Key
	switch key {
	case "Escape":
		if at.action != game.Cancel {
			return true
		}
	case "Delete":
		key = ""
	}
	lost := c.Settings.Keys.Bind(at.action, at.slot, key)
	c.SettingsChanged()
	s.said = game.Text{}
	if lost != game.NoAction {
		k, l := key.Label(), lost.Name()
		s.said = rules.Text{
			FR: "« " + k.FR + " » servait à « " + l.FR + " », qui l’a perdue.",
			EN: "“" + k.EN + "” was bound to “" + l.EN + "”, which has lost it.",
		}
	}
	return true
}
