package game

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"time"
)

// Saves are the games kept in a Store. Their data is opaque here.
//
// Each match in progress has an autosave of its own, named by the match, so
// that two copies of the program never write over each other's. If both go on
// with the same match, the one that opened it last keeps the name, and the
// other goes on under a new one: both games are kept.
type Saves struct {
	store    Store
	tell     func(Text)
	self     string // this running copy
	now      func() time.Time
	troubled bool // the player was told that saving fails
	writing  chan error
	live     *Autosave // the one begun last
}

const (
	saveSuffix   = ".wyrm"
	keptAutos    = 8
	autosKeptFor = 7 * 24 * time.Hour
)

// IsSave reports whether a file is a saved game by its name.
func IsSave(name string) bool { return strings.HasSuffix(strings.ToLower(name), saveSuffix) }

// NewSaves returns the saves in a store. What the player has to know of them is
// told through tell.
func NewSaves(st Store, tell func(Text)) *Saves {
	return &Saves{store: st, tell: tell, self: newID(), now: time.Now}
}

// newID returns a name no other save has. Chance of this kind is enough for
// names, and the safer kind costs a browser 32 MB of memory.
func newID() string { return strconv.FormatUint(rand.Uint64()|1<<63, 36)[1:13] }

// Damaged is a file among the saves or the decks that cannot be read. It is left
// alone, unless the player has it deleted.
type Damaged struct {
	ID   string // for Delete; empty where there is no such file
	File string
	Why  Text
}

// List returns the saved games, autosaves among them, newest first, and the
// files that cannot be read.
func (s *Saves) List() ([]Head, []Damaged) {
	s.Flush()
	names, err := s.store.Names()
	if err != nil {
		return nil, []Damaged{{File: s.store.Place(), Why: Reason(err)}}
	}
	var heads []Head
	var damaged []Damaged
	for _, name := range names {
		id, ok := strings.CutSuffix(name, saveSuffix)
		if !ok {
			continue
		}
		h, _, _, err := s.read(id)
		if err != nil {
			damaged = append(damaged, Damaged{id, name, Reason(err)})
			continue
		}
		heads = append(heads, h)
	}
	slices.SortStableFunc(heads, func(a, b Head) int { return s.when(b).Compare(s.when(a)) })
	return heads, damaged
}

// when is when a game was saved. A date to come was written by a clock that went
// wrong, or by hand: such a save is the oldest rather than the newest for ever. A
// day is for clocks and time zones that differ.
func (s *Saves) when(h Head) time.Time {
	if h.Saved.After(s.now().Add(24 * time.Hour)) {
		return time.Time{}
	}
	return h.Saved
}

// Reason says for the player what is wrong: in both languages if the error is a
// *SaveError, or as the system put it.
func Reason(err error) Text {
	if e, ok := errors.AsType[*SaveError](err); ok {
		return e.Why
	}
	if errors.Is(err, fs.ErrNotExist) {
		return Text{FR: "la partie n’existe plus", EN: "the game is no longer there"}
	}
	return Text{FR: err.Error(), EN: err.Error()}
}

// Latest returns the newest autosave, to continue.
func (s *Saves) Latest() (Head, bool) { return s.newest(false) }

// LatestDone returns the last match that was played to its end, to be watched
// again.
func (s *Saves) LatestDone() (Head, bool) { return s.newest(true) }

func (s *Saves) newest(done bool) (Head, bool) {
	heads, _ := s.List()
	for _, h := range heads {
		if h.Auto && h.Done == done {
			return h, true
		}
	}
	return Head{}, false
}

// Load returns the data of a saved game. If its newest version is damaged and
// the one before is whole, that one is returned, and warn says so.
func (s *Saves) Load(id string) (h Head, data []byte, warn Text, err error) {
	s.Flush()
	return s.read(id)
}

func (s *Saves) read(id string) (h Head, data []byte, warn Text, err error) {
	file, err := s.store.Read(id + saveSuffix)
	if err == nil {
		if h, data, err = DecodeSave(file); err == nil {
			h.ID = id
			return h, data, Text{}, nil
		}
	}
	if old, err2 := s.store.Read(id + saveSuffix + Previous); err2 == nil {
		if h, data, err2 = DecodeSave(old); err2 == nil {
			h.ID = id
			why := Reason(err)
			return h, data, Text{
				FR: "Dernier enregistrement illisible (" + why.FR + ")\u00a0: le précédent est repris.",
				EN: "The last save cannot be read (" + why.EN + "): the one before is used.",
			}, nil
		}
	}
	return Head{}, nil, Text{}, err
}

// Keep writes a game under the name the player gave it, h.Name. An empty h.ID
// makes a new saved game; otherwise that one is written over. It returns the
// head as written.
func (s *Saves) Keep(h Head, data []byte) (Head, error) {
	s.Flush()
	if h.ID == "" || h.Auto {
		h.ID = newID()
	}
	h = h.kept()
	h.Saved = s.now()
	return h, s.write(h, data)
}

func (s *Saves) write(h Head, data []byte) error {
	_, err := s.put(h, data)
	return err
}

// put is write, and returns the file as it was written.
func (s *Saves) put(h Head, data []byte) (file []byte, err error) {
	if file, err = EncodeSave(h, data); err != nil {
		return nil, err
	}
	return file, s.store.Write(h.ID+saveSuffix, file)
}

// SetAside keeps the file of a save as it is, beside it under a name, before
// something else is written in its place: what cannot be read to its end may be
// all that is left of a match. It returns the name the player finds it by.
func (s *Saves) SetAside(id string) (name string, err error) {
	s.Flush()
	h, data, _, err := s.read(id)
	if err != nil {
		return "", err
	}
	name = "Original " + s.now().Format("2006-01-02 15h04m05")
	if h.Name != "" {
		name = h.Name + " (original)"
	}
	h = h.kept()
	h.ID, h.Name = newID(), name
	return name, s.write(h, data)
}

// Rename gives a saved game another name. An autosave becomes a game kept by
// the player.
func (s *Saves) Rename(id, name string) error {
	s.Flush()
	h, data, _, err := s.read(id)
	if err != nil {
		return err
	}
	h = h.kept()
	h.Name = name
	return s.write(h, data)
}

// Delete forgets a saved game.
func (s *Saves) Delete(id string) error {
	s.Flush()
	return s.store.Delete(id + saveSuffix)
}

// Export gives a saved game to the player as a file: in his downloads folder,
// or as a download of the browser. It returns where the file is.
func (s *Saves) Export(id string) (where string, err error) {
	s.Flush()
	h, data, _, err := s.read(id)
	if err != nil {
		return "", err
	}
	h = h.kept()
	file, err := EncodeSave(h, data)
	if err != nil {
		return "", err
	}
	return exportFile(s.store, exportName(h), file)
}

// exportName makes a file name of a game's name.
func exportName(h Head) string {
	name := h.Name
	if name == "" {
		name = h.Game + " " + h.Saved.Format("2006-01-02 15h04")
	}
	return fileName(name) + saveSuffix
}

// fileName makes a name any system takes for a file of what a player has
// called something.
func fileName(name string) string {
	name = strings.Map(func(r rune) rune {
		if r < ' ' || strings.ContainsRune(`<>:"/\|?*`, r) {
			return '-'
		}
		return r
	}, name)
	if name = strings.Trim(name, " ."); name == "" {
		name = "wyrmtable"
	}
	return name
}

// Import takes in a file the player dropped or picked, as a new saved game. The
// error, a *SaveError, says what is wrong with it; the file is not touched.
func (s *Saves) Import(f File) (Head, error) {
	if f.Err != nil {
		return Head{}, f.Err
	}
	h, data, err := DecodeSave(f.Data)
	if err != nil {
		return Head{}, err
	}
	if h.Name == "" {
		h.Name = strings.TrimSuffix(f.Name, saveSuffix)
	}
	h.ID = "" // never over a game that is already there
	return s.Keep(h, data)
}

// complain tells the player once that saving fails, until it works again.
func (s *Saves) complain(err error) {
	if err == nil {
		s.troubled = false
		return
	}
	if s.troubled {
		return
	}
	s.troubled = true
	s.tell(Text{
		FR: fmt.Sprintf("Enregistrement impossible (%v). La partie continue, sans être gardée.", err),
		EN: fmt.Sprintf("Saving fails (%v). The game goes on, but is not kept.", err),
	})
}

// Flush waits until what was handed to Autosave.Write is written.
func (s *Saves) Flush() {
	if s.writing != nil {
		err := <-s.writing
		s.writing = nil
		s.complain(err)
	}
}

// poll takes note of a write that has ended.
func (s *Saves) poll() {
	if s.writing == nil {
		return
	}
	select {
	case err := <-s.writing:
		s.writing = nil
		s.complain(err)
	default:
	}
}

// Autosave is the file of a match in progress.
type Autosave struct {
	saves  *Saves
	head   Head
	found  Head   // as it was when it was taken over
	before []Head // all that was there then
	shared bool   // another copy goes on with the match
	told   bool   // and the player knows
	file   []byte // as it was written last, where writing is not beside the game
}

// Autosave starts the autosave of a match. h.Game must be set; h.ID is empty
// for a new match, and that of a loaded game otherwise: an autosave is taken
// over, and a game kept by the player gets an autosave beside it.
func (s *Saves) Autosave(h Head) *Autosave {
	s.Flush()
	s.prune()
	before, _ := s.List()
	found := Head{}
	if h.ID == "" || !h.Auto {
		h.ID = newID()
	} else if old, data, _, err := s.read(h.ID); err == nil {
		// Say whose it is now, before the other copy writes again.
		found = old
		old.Owner = s.self
		s.complain(s.write(old, data))
	}
	h = h.kept()
	h.Auto, h.Name, h.Owner = true, "", s.self
	s.live = &Autosave{saves: s, head: h, found: found, before: before}
	return s.live
}

// Head returns what is known of the autosave.
func (a *Autosave) Head() Head { return a.head }

// Write keeps the match as it is now; info is what the menu shows of it. It
// never fails for the caller: a full or read-only disk is told to the player
// once, and the game goes on. The writing is done beside the game, but never
// more than one write behind.
func (a *Autosave) Write(info map[string]string, data []byte) {
	s := a.saves
	s.Flush()
	a.head.Info, a.head.Saved = info, s.now()
	if !a.untouched() {
		if h, _, _, err := s.read(a.head.ID); err == nil && h.Owner != s.self && !a.left(h) {
			a.part(h) // another copy goes on with this match
		}
	}
	if !asyncWrites {
		var err error
		a.file, err = s.put(a.head, data)
		s.complain(err)
		return
	}
	head, copied := a.head, bytes.Clone(data)
	done := make(chan error, 1)
	s.writing = done
	go func() { done <- s.write(head, copied) }()
}

// untouched reports whether the file is known to be as this autosave has written it.
func (a *Autosave) untouched() bool {
	if a.file == nil {
		return false
	}
	file, err := a.saves.store.Read(a.head.ID + saveSuffix)
	return err == nil && bytes.Equal(file, a.file)
}

// Finish ends the autosave: the match is over. As the last one played it stays
// to be watched again, in the place of the one before.
func (a *Autosave) Finish() {
	s := a.saves
	s.Flush()
	h, data, _, err := s.read(a.head.ID)
	if err != nil || h.Owner != s.self {
		return
	}
	heads, _ := s.List()
	for _, old := range heads {
		if old.Auto && old.Done {
			s.complain(s.store.Delete(old.ID + saveSuffix))
		}
	}
	h.Done = true
	s.complain(s.write(h, data))
}

// prune forgets autosaves of matches long left: beyond the newest few, those
// that nobody touched for days.
func (s *Saves) prune() {
	heads, _ := s.List()
	n := 0
	for _, h := range heads {
		if !h.Auto || h.Done {
			continue
		}
		if n++; n > keptAutos && s.now().Sub(s.when(h)) > autosKeptFor {
			s.complain(s.store.Delete(h.ID + saveSuffix))
		}
	}
}
