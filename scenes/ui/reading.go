package ui

import (
	"wyrmtable/game"
	"wyrmtable/rules"
)

// Lang returns the player's language, for texts that are not whole rules.Texts.
func (u *UI) Lang() rules.Lang { return u.ctx.Settings.Lang }

// Contrast reports whether the player wants high contrast.
func (u *UI) Contrast() bool { return u.contrast() }

// Letters reports whether cards are to carry the initial of their colour.
func (u *UI) Letters() bool { return u.ctx.Settings.ColourLetters }

// Shows reports whether any of r can be seen now, so that long lists need not
// ask for pictures out of sight.
func (u *UI) Shows(r game.Rect) bool {
	v := u.visible(r)
	return !u.mute && v.W > 0 && v.H > 0 && v.Y < u.view.H && v.Y+v.H > 0
}

// Ring marks r as what the pointer or the keyboard is on.
func (u *UI) Ring(r game.Rect) {
	if !u.mute {
		u.ring(r)
	}
}
