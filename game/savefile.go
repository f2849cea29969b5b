package game

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"time"
)

// Head is what is known of a saved game without opening it.
type Head struct {
	ID    string            `json:"id"`              // unique; made by Saves
	Name  string            `json:"name,omitempty"`  // given by the player; empty for an autosave
	Game  string            `json:"game"`            // which game: "dracoliath"
	Saved time.Time         `json:"saved"`           // when; set by Saves
	Info  map[string]string `json:"info,omitempty"`  // what a scene wants to show of it
	Auto  bool              `json:"auto,omitempty"`  // kept by the program, not by the player
	Done  bool              `json:"done,omitempty"`  // an autosave of a match that is over: there to be watched again
	Owner string            `json:"owner,omitempty"` // the running copy that writes an autosave
	Of    string            `json:"of,omitempty"`    // the autosave of the same match that it parted from, if another copy has that
}

// kept is the head of the same game as the player's own, which no copy of the
// program writes.
func (h Head) kept() Head {
	h.Auto, h.Done, h.Owner, h.Of = false, false, "", ""
	return h
}

// A save file is one line of JSON and then the data as it was given:
//
//	{"wyrmtable":1,"size":1234,"sha256":"…","head":{…}}
//	data
//
// so that the program can list saves without understanding them, and tell a
// truncated file from a whole one.
type envelope struct {
	Format int    `json:"wyrmtable"`
	Size   int    `json:"size"`
	Sum    string `json:"sha256"`
	Head   Head   `json:"head"`
}

const saveFormat = 1

// EncodeSave writes a save file.
func EncodeSave(h Head, data []byte) ([]byte, error) {
	sum := sha256.Sum256(data)
	line, err := json.Marshal(envelope{saveFormat, len(data), hex.EncodeToString(sum[:8]), h})
	if err != nil {
		return nil, err
	}
	return append(append(line, '\n'), data...), nil
}

// SaveError says for a person why a file is not a save that can be used.
type SaveError struct{ Why Text }

// Error returns the reason in English.
func (e *SaveError) Error() string { return e.Why.EN }

func saveError(fr, en string) error { return &SaveError{Text{FR: fr, EN: en}} }

// DecodeSave reads a save file. The error is a *SaveError.
func DecodeSave(file []byte) (Head, []byte, error) {
	if len(file) > maxFile {
		return Head{}, nil, errTooLarge
	}
	line, data, found := bytes.Cut(file, []byte("\n"))
	var e envelope
	err := json.Unmarshal(line, &e)
	switch {
	case len(file) == 0:
		return Head{}, nil, saveError("fichier vide", "empty file")
	case err != nil && bytes.HasPrefix(file, []byte(`{"wyrmtable":`)):
		return Head{}, nil, saveError("fichier coupé ou endommagé", "file cut short or damaged")
	case err != nil || e.Format == 0:
		return Head{}, nil, saveError("ce n’est pas une partie de Wyrmtable", "not a Wyrmtable game")
	case e.Format != saveFormat:
		return Head{}, nil, saveError(
			fmt.Sprintf("partie d’une autre version du programme (format %d)", e.Format),
			fmt.Sprintf("game of another version of the program (format %d)", e.Format))
	case !found || len(data) < e.Size:
		return Head{}, nil, saveError(
			fmt.Sprintf("fichier coupé (%d octets sur %d)", len(data), e.Size),
			fmt.Sprintf("file cut short (%d of %d bytes)", len(data), e.Size))
	}
	sum := sha256.Sum256(data)
	if len(data) != e.Size || hex.EncodeToString(sum[:8]) != e.Sum {
		return Head{}, nil, saveError("fichier endommagé", "file damaged")
	}
	return e.Head.clipped(), data, nil
}

// What is said of a save without opening it is short; a file may say anything.
const (
	mostName = 60 // letters of a name, of a game, of a value
	mostInfo = 80 // values of Info
)

// clipped is the head with everything cut to a sensible length.
func (h Head) clipped() Head {
	for _, s := range []*string{&h.ID, &h.Name, &h.Game, &h.Owner, &h.Of} {
		*s = Clip(*s, mostName)
	}
	if h.Info == nil {
		return h
	}
	info := map[string]string{}
	for _, k := range slices.Sorted(maps.Keys(h.Info)) {
		if len(info) < mostInfo && len(k) <= mostName {
			info[k] = Clip(h.Info[k], mostName)
		}
	}
	h.Info = info
	return h
}

// maxFile is the largest file taken in: saves are some tens of kilobytes.
const maxFile = 16 << 20

var errTooLarge = saveError("trop gros pour une partie", "too large for a game")
