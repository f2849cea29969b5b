package game

import "slices"

// This file notices that another copy of the program, in another tab or window,
// goes on with the match that is played here. Nothing is lost by that: whoever
// opened the match last keeps its autosave, the other goes on under a new name,
// and that copy says in Head.Of where it comes from. Both players should know.

// part gives the autosave a name of its own: that of before is another copy's.
func (a *Autosave) part(to Head) {
	a.head.Of, a.head.ID = a.head.ID, newID()
	a.shared = a.shared || to.played()
}

// left reports whether a save under the name of the autosave is still the one that
// was taken over: on a full disk nobody can write down whose it is now. A copy
// that lives writes another.
func (a *Autosave) left(h Head) bool { return h.Owner == a.found.Owner && h.Saved.Equal(a.found.Saved) }

// old reports whether a save is as it was before the match was opened here: the
// copy that wrote it may have been killed. One that lives writes it anew.
func (a *Autosave) old(h Head) bool {
	return slices.ContainsFunc(a.before, func(o Head) bool { return o.ID == h.ID && o.Saved.Equal(h.Saved) })
}

// played reports whether a running copy of the program writes this save.
func (h Head) played() bool { return h.Auto && !h.Done && h.Owner != "" }

// Shared reports, once, that the match is also played by another copy of the
// program.
func (a *Autosave) Shared() bool {
	now := a.shared && !a.told
	a.told = a.told || now
	return now
}

// look looks at what another copy of the program has written as id, and reports
// whether there is something to tell the player.
func (s *Saves) look(id string) bool {
	if s.live == nil || s.live.shared {
		return false
	}
	s.Flush()
	h, _, _, err := s.read(id)
	return err == nil && s.live.note(h, s.self)
}

// note takes note of a save that was found, by a copy of the program called self,
// and reports whether there is something to tell the player.
func (a *Autosave) note(h Head, self string) bool {
	if h.Owner == self || !h.played() {
		return false
	}
	switch a.head.ID {
	case h.ID:
		if !a.left(h) {
			a.part(h)
		}
	case h.Of:
		a.shared = a.shared || !a.old(h)
	}
	return a.shared
}

// lookAround looks at all that another copy could have written: where nobody
// tells of it, when the player comes back to this window.
func (s *Saves) lookAround() {
	if s.live == nil || s.live.shared {
		return
	}
	heads, _ := s.List()
	for _, h := range heads {
		if s.live.note(h, s.self) {
			return
		}
	}
}
