package game

import "time"

// Head is what is known of a saved game without opening it.
type Head struct {
	ID    string            `json:"id"`             // unique, made by Saves
	Name  string            `json:"name"`           // given by the player; empty for an autosave
	Game  string            `json:"game"`           // which game: "dracoliath"
	Saved time.Time         `json:"saved"`          // when, set by Saves
	Info  map[string]string `json:"info,omitempty"` // whatever a scene wants to show of it
	Auto  bool              `json:"auto,omitempty"` // kept by the program, not by the player
}

// Saves are the games kept in a Store. Their data is opaque here.
//
// Each match in progress has an autosave of its own, so that two copies of the
// program never write over each other. A copy that finds its autosave taken
// over by another goes on under a new name.
type Saves struct{}

// List returns the saved games, newest first, autosaves included, and the
// files that are damaged or foreign (they are left alone).
func (s *Saves) List() (heads []Head, damaged []Damaged) { panic("todo") }

// Damaged is a file among the saves that cannot be read.
type Damaged struct {
	File string
	Why  Text
}

// Latest returns the newest autosave, for Continue.
func (s *Saves) Latest() (Head, bool) { panic("todo") }

// Load returns the data of a saved game. If its newest version is damaged and
// the one before is whole, that is returned, with the Text to tell the player.
func (s *Saves) Load(id string) (Head, []byte, Text, error) { panic("todo") }

// Keep writes a game under a name given by the player. An empty h.ID makes a
// new one; otherwise that game is written over. The head written is returned.
func (s *Saves) Keep(h Head, data []byte) (Head, error) { panic("todo") }

// Rename gives a saved game another name.
func (s *Saves) Rename(id, name string) error { panic("todo") }

// Delete forgets a saved game.
func (s *Saves) Delete(id string) error { panic("todo") }

// Autosave starts the autosave of a match. h.ID is empty for a new match, and
// the ID of a Head for one that was loaded: an autosave is then continued, and
// a game kept by name gets an autosave beside it.
func (s *Saves) Autosave(h Head) *Autosave { panic("todo") }

// Autosave is the file of the match in progress.
type Autosave struct{}

// Write keeps the match as it is now. It never fails for the caller: a full or
// read-only disk is told to the player once, and the game goes on.
func (a *Autosave) Write(info map[string]string, data []byte) { panic("todo") }

// Finish forgets the autosave: the match is over.
func (a *Autosave) Finish() { panic("todo") }

// Export gives a saved game to the player as a file: in the downloads folder,
// or as a download of the browser. It returns where it is.
func (s *Saves) Export(id string) (where string, err error) { panic("todo") }

// Import takes a file in (see FilesDropped and PickFile), under a new ID.
func (s *Saves) Import(f File) (Head, error) { panic("todo") }
