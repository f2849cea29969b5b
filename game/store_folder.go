//go:build !js

package game

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"time"
)

// Folder is a Store in a folder of the file system.
type Folder struct{ dir string }

// DataEnv is the environment variable that names the data folder.
const DataEnv = "WYRMTABLE_DATA"

// OpenStore returns the store in dir, in the folder DataEnv names, or in the
// system's place for a program's data, and makes the folder. If none can be
// had, it returns a store in memory and the line to tell the player: the
// program runs, and forgets.
func OpenStore(dir string) (Store, Text) {
	var err error
	if dir == "" {
		dir = os.Getenv(DataEnv)
	}
	if dir == "" {
		if dir, err = os.UserConfigDir(); err == nil {
			dir = filepath.Join(dir, "wyrmtable")
		}
	}
	if err == nil {
		err = os.MkdirAll(dir, 0o755)
	}
	if err != nil {
		why := strings.TrimSuffix(err.Error(), ".") // Windows speaks in whole sentences
		return NewMemory(), Text{
			FR: "Pas de dossier pour les données (" + why + ")\u00a0: rien ne sera gardé. Indiquez-en un par -data.",
			EN: "No folder for data (" + why + "): nothing will be kept. Name one with -data.",
		}
	}
	if abs, err := filepath.Abs(dir); err == nil {
		dir = abs
	}
	sweep(dir)
	return &Folder{dir}, Text{}
}

// newFile is how the files begin that Write makes before they are renamed.
const newFile = ".new-"

// sweep takes away what a killed program has left of a Write. Another copy may
// be writing now, so young files stay.
func sweep(dir string) {
	left, err := filepath.Glob(filepath.Join(dir, newFile+"*"))
	if err != nil {
		return
	}
	for _, path := range left {
		if info, err := os.Stat(path); err == nil && time.Since(info.ModTime()) > time.Hour {
			os.Remove(path)
		}
	}
}

// Place implements Store.
func (f *Folder) Place() string { return f.dir }

func (f *Folder) path(name string) (string, error) {
	if err := checkName(name); err != nil {
		return "", err
	}
	return filepath.Join(f.dir, name), nil
}

// Read implements Store.
func (f *Folder) Read(name string) ([]byte, error) {
	path, err := f.path(name)
	if err != nil {
		return nil, err
	}
	data, err := readBounded(path)
	if errors.Is(err, fs.ErrNotExist) && !strings.HasSuffix(name, Previous) {
		// Stopped between the two renames of Write, where links are not to be had.
		if old, err := readBounded(path + Previous); err == nil {
			return old, nil
		}
	}
	return data, err
}

// readBounded reads a file of the program's own. What is larger than any of them
// is not read at all.
func readBounded(path string) ([]byte, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	if info, err := f.Stat(); err == nil && !info.Mode().IsRegular() {
		return nil, fmt.Errorf("%s: not a file", path)
	}
	data, err := io.ReadAll(io.LimitReader(f, maxFile+1))
	if err == nil && len(data) > maxFile {
		return nil, errTooLarge
	}
	return data, err
}

// Write implements Store. The data goes to a temporary file that is synced and
// then renamed, so that name is at any moment the old version or the new one.
func (f *Folder) Write(name string, data []byte) error {
	path, err := f.path(name)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(f.dir, 0o755); err != nil {
		return err
	}
	tmp, err := os.CreateTemp(f.dir, newFile+"*")
	if err != nil {
		return err
	}
	defer os.Remove(tmp.Name()) // fails once it is renamed
	_, err = tmp.Write(data)
	err = errors.Join(err, tmp.Sync(), tmp.Close())
	if err != nil {
		return err
	}
	keepPrevious(path)
	if err := os.Rename(tmp.Name(), path); err != nil {
		return err
	}
	syncDir(f.dir)
	return nil
}

// keepPrevious makes the file at path its previous version, and leaves it in
// place where the file system can link. It is a convenience: it may fail.
func keepPrevious(path string) {
	link := path + Previous + ".new"
	os.Remove(link)
	if os.Link(path, link) == nil {
		os.Rename(link, path+Previous)
		return
	}
	os.Rename(path, path+Previous)
}

// syncDir makes a rename last through a power cut.
func syncDir(dir string) {
	if runtime.GOOS == "windows" {
		return // folders cannot be opened there
	}
	if d, err := os.Open(dir); err == nil {
		d.Sync()
		d.Close()
	}
}

// Delete implements Store.
func (f *Folder) Delete(name string) error {
	path, err := f.path(name)
	if err != nil {
		return err
	}
	var failed error
	// The previous version first: Read would take it for the file.
	for _, p := range []string{path + Previous, path} {
		if err := os.Remove(p); err != nil && !errors.Is(err, fs.ErrNotExist) {
			failed = err
		}
	}
	return failed
}

// Names implements Store.
func (f *Folder) Names() ([]string, error) {
	entries, err := os.ReadDir(f.dir)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	var names []string
	for _, e := range entries {
		name := strings.TrimSuffix(e.Name(), Previous)
		if e.Type().IsRegular() && checkName(name) == nil && !strings.HasSuffix(name, ".new") && !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	return names, err
}
