//go:build !js

package game

import (
	"bufio"
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// exportFile writes a file for the player where he will find it: in his
// downloads folder, or in the folder "exports" beside the saves.
func exportFile(st Store, name string, data []byte) (string, error) {
	var failed error
	for _, dir := range exchangeDirs(st) {
		if filepath.Base(dir) == "exports" {
			_ = os.MkdirAll(dir, 0o755) // the write says what is wrong
		}
		path, err := writeNew(dir, name, data)
		if err == nil {
			return path, nil
		}
		failed = err
	}
	return "", failed
}

// writeNew writes a file that was not there: "name", "name (2)", ...
func writeNew(dir, name string, data []byte) (string, error) {
	ext := filepath.Ext(name)
	base := strings.TrimSuffix(name, ext)
	for n := 1; n < 1000; n++ {
		path := filepath.Join(dir, name)
		if n > 1 {
			path = filepath.Join(dir, fmt.Sprintf("%s (%d)%s", base, n, ext))
		}
		f, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
		if errors.Is(err, fs.ErrExist) {
			continue
		}
		if err != nil {
			return "", err
		}
		_, err = f.Write(data)
		if err = errors.Join(err, f.Close()); err != nil {
			os.Remove(path)
			return "", err
		}
		return path, nil
	}
	return "", fmt.Errorf("%s: too many files of that name", filepath.Join(dir, name))
}

// exchangeDirs lists the folders files are exchanged in, the preferred first.
func exchangeDirs(st Store) []string {
	var dirs []string
	if d := downloads(); d != "" {
		dirs = append(dirs, d)
	}
	if f, ok := st.(*Folder); ok {
		dirs = append(dirs, filepath.Join(f.dir, "exports"))
	}
	return dirs
}

// downloads returns the person's downloads folder, or "" if there is none. On
// Linux it may have any name, written in a file of the desktop's.
func downloads() string {
	home, err := os.UserHomeDir()
	if err != nil {
		return ""
	}
	dir := filepath.Join(home, "Downloads")
	if config, err := os.UserConfigDir(); err == nil {
		if d := xdgDownloads(filepath.Join(config, "user-dirs.dirs"), home); d != "" {
			dir = d
		}
	}
	if info, err := os.Stat(dir); err != nil || !info.IsDir() {
		return ""
	}
	return dir
}

func xdgDownloads(file, home string) string {
	f, err := os.Open(file)
	if err != nil {
		return ""
	}
	defer f.Close()
	for lines := bufio.NewScanner(f); lines.Scan(); {
		if v, ok := strings.CutPrefix(lines.Text(), "XDG_DOWNLOAD_DIR="); ok {
			return strings.ReplaceAll(strings.Trim(v, `"`), "$HOME", home)
		}
	}
	return ""
}

// Importable lists the files that may be imported: those of the downloads
// folder, newest first, as paths for ReadFile. In a browser there are none.
func (s *Saves) Importable() []string { return importable(s.store, saveSuffix) }

func importable(st Store, suffix string) []string {
	type found struct {
		path string
		when int64
	}
	var all []found
	for _, dir := range exchangeDirs(st) {
		entries, _ := os.ReadDir(dir) // a folder that is not there has none
		for _, e := range entries {
			info, err := e.Info()
			if err == nil && info.Mode().IsRegular() && strings.EqualFold(filepath.Ext(e.Name()), suffix) {
				all = append(all, found{filepath.Join(dir, e.Name()), info.ModTime().UnixNano()})
			}
		}
	}
	slices.SortFunc(all, func(a, b found) int { return cmp.Compare(b.when, a.when) })
	var paths []string
	for _, f := range all {
		paths = append(paths, f.path)
	}
	return paths
}

// ReadFile reads a file for Import, or for whatever reads it. What goes wrong
// is in its Err.
func ReadFile(path string) File {
	f := File{Name: filepath.Base(path)}
	info, err := os.Stat(path)
	switch {
	case err != nil:
		f.Err = err
	case !info.Mode().IsRegular():
		f.Err = fmt.Errorf("%s: not a file", path)
	case info.Size() > maxFile:
		f.Err = fmt.Errorf("%s: %w", path, errTooLarge)
	default:
		f.Data, f.Err = readBounded(path)
	}
	return f
}
