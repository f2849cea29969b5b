package game

// keyboard turns keys going down and up into actions.
type keyboard struct {
	held map[Key]Action // by plain key, whatever modifiers it was pressed with
}

// down handles a key going down, or repeating. While a field is typed in, keys
// that write do not act.
func (k *keyboard) down(key Key, repeat, typing bool, keys Keys, out []Event) []Event {
	if !repeat {
		out = append(out, Event{Kind: KeyDown, Key: key})
	}
	if typing && key.writes() {
		return out
	}
	plain := key.plain()
	if held, ok := k.held[plain]; ok {
		// The system repeats a held key, or its release was lost.
		if actions[held].repeat {
			out = append(out, Event{Kind: ActionDown, Action: held, Repeat: true})
		}
		return out
	}
	if repeat {
		return out // held since before we looked: a screen that is gone took it
	}
	a := keys.Action(key)
	if a == NoAction {
		return out
	}
	if k.held == nil {
		k.held = map[Key]Action{}
	}
	k.held[plain] = a
	return append(out, Event{Kind: ActionDown, Action: a})
}

// up handles a key coming up.
func (k *keyboard) up(key Key, out []Event) []Event {
	plain := key.plain()
	a, ok := k.held[plain]
	if !ok {
		return out
	}
	delete(k.held, plain)
	return append(out, Event{Kind: ActionUp, Action: a})
}

// release lets go of every key: the window lost the focus, and what happens to
// the keys now is not seen.
func (k *keyboard) release(out []Event) []Event {
	for a := range actionCount { // in a fixed order, unlike a map's
		for key, held := range k.held {
			if held == a {
				delete(k.held, key)
				out = append(out, Event{Kind: ActionUp, Action: a, Lost: true})
			}
		}
	}
	return out
}
