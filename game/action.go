package game

// Action is something a key can do, on any screen.
type Action uint8

// The actions.
const (
	NoAction   Action = iota
	Confirm           // do what is chosen
	Cancel            // call off, go back
	Next              // the next thing that can be chosen
	Prev              // the one before
	Up                // the nearest thing above
	Down              // the nearest below
	Left              // the nearest at the left, or a step less
	Right             // the nearest at the right, or a step more
	EndStep           // end the step or the turn
	Undo              // take the last answer back
	Zoom              // the full card under the pointer or the cursor
	ShowHand          // one's own hand, while held
	Aid               // the game's aid card
	Log               // the log, larger
	Help              // the rules, on the right page
	Menu              // the pause menu
	HoldAll           // be asked at every moment, or no longer
	PassUntil         // let things go on for longer
	Advice            // what the program would answer
	Fullscreen        // fullscreen or window; the app itself obeys
	actionCount
)

// actionInfo is what is known of an action.
type actionInfo struct {
	id     string // in the settings file
	name   Text
	keys   []Key // by default
	repeat bool  // holding the key repeats it: only where too many do no harm
}

var actions = [actionCount]actionInfo{
	Confirm:    {"confirm", Text{FR: "Confirmer", EN: "Confirm"}, []Key{"Enter", "NumpadEnter"}, false},
	Cancel:     {"cancel", Text{FR: "Renoncer, revenir", EN: "Cancel, go back"}, []Key{"Escape"}, false},
	Next:       {"next", Text{FR: "Choix suivant", EN: "Next choice"}, []Key{"Tab"}, true},
	Prev:       {"prev", Text{FR: "Choix précédent", EN: "Previous choice"}, []Key{"Shift+Tab"}, true},
	Up:         {"up", Text{FR: "Haut", EN: "Up"}, []Key{"ArrowUp"}, true},
	Down:       {"down", Text{FR: "Bas", EN: "Down"}, []Key{"ArrowDown"}, true},
	Left:       {"left", Text{FR: "Gauche", EN: "Left"}, []Key{"ArrowLeft"}, true},
	Right:      {"right", Text{FR: "Droite", EN: "Right"}, []Key{"ArrowRight"}, true},
	EndStep:    {"endstep", Text{FR: "Finir l’étape ou le tour", EN: "End the step or turn"}, []Key{"Space"}, false},
	Undo:       {"undo", Text{FR: "Annuler son coup", EN: "Undo"}, []Key{"Ctrl+z", "Backspace"}, false},
	Zoom:       {"zoom", Text{FR: "Voir la carte en grand", EN: "Show the card large"}, []Key{"z"}, false},
	ShowHand:   {"hand", Text{FR: "Montrer sa main", EN: "Show one’s hand"}, []Key{"h"}, false},
	Aid:        {"aid", Text{FR: "Aide de jeu", EN: "Aid card"}, []Key{"a", "F2"}, false},
	Log:        {"log", Text{FR: "Journal", EN: "Log"}, []Key{"l", "F3"}, false},
	Help:       {"help", Text{FR: "Règles", EN: "Rules"}, []Key{"F1"}, false},
	Menu:       {"menu", Text{FR: "Menu", EN: "Menu"}, []Key{"m", "F10"}, false},
	HoldAll:    {"hold", Text{FR: "Tout retenir", EN: "Hold everything"}, []Key{"x"}, false},
	PassUntil:  {"until", Text{FR: "Passer jusqu’à…", EN: "Pass until…"}, []Key{"p"}, false},
	Advice:     {"advice", Text{FR: "Demander conseil", EN: "Ask for advice"}, []Key{"c"}, false},
	Fullscreen: {"fullscreen", Text{FR: "Plein écran", EN: "Fullscreen"}, []Key{"F11", "Alt+Enter"}, false},
}

// Actions lists every action, in the order settings show them.
func Actions() []Action {
	var all []Action
	for a := NoAction + 1; a < actionCount; a++ {
		all = append(all, a)
	}
	return all
}

// String returns the action's name in the settings file: "confirm".
func (a Action) String() string {
	if a < actionCount {
		return actions[a].id
	}
	return ""
}

// Name returns the action's name for the player.
func (a Action) Name() Text {
	if a < actionCount {
		return actions[a].name
	}
	return Text{}
}

// MarshalText writes the action as the settings file has it.
func (a Action) MarshalText() ([]byte, error) { return []byte(a.String()), nil }

// UnmarshalText reads an action. One that this version does not know becomes
// NoAction, so that the rest of the keys are kept.
func (a *Action) UnmarshalText(b []byte) error {
	*a = NoAction
	for i, info := range actions {
		if info.id == string(b) && info.id != "" {
			*a = Action(i)
		}
	}
	return nil
}
