package game

import (
	"bytes"
	"fmt"
	"io/fs"
	"maps"
	"slices"
	"strings"
	"sync"
)

// Store keeps named pieces of data: in a folder, in the browser's localStorage,
// or in memory for tests.
type Store interface {
	// Read returns the data kept under name. The error is fs.ErrNotExist if
	// there is none.
	Read(name string) ([]byte, error)
	// Write keeps data under name, all of it or nothing of it. What was there
	// before can then be read under name + Previous.
	Write(name string, data []byte) error
	// Delete forgets name and its previous version. It is no error if there is
	// none.
	Delete(name string) error
	// Names lists what is kept, sorted, previous versions left out.
	Names() ([]string, error)
	// Place says where this is, for messages to the player.
	Place() string
}

// Previous is added to a name to read its previous version.
const Previous = ".bak"

// checkName refuses names that a folder or a browser could take for something
// else. Names are made of ASCII letters, digits, '-', '_' and '.'.
func checkName(name string) error {
	bad := func(r rune) bool {
		return !(r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' || r >= '0' && r <= '9' || strings.ContainsRune("-_.", r))
	}
	if name == "" || name[0] == '.' || len(name) > 120 || strings.IndexFunc(name, bad) >= 0 {
		return fmt.Errorf("%q: not a name for a file", name)
	}
	return nil
}

// Memory is a Store that is gone when the program ends.
type Memory struct {
	mu    sync.Mutex
	files map[string][]byte
	Fail  error // if set, Write fails with it: a full or read-only disk
}

// NewMemory returns an empty Memory.
func NewMemory() *Memory { return &Memory{files: map[string][]byte{}} }

// Read implements Store.
func (m *Memory) Read(name string) ([]byte, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	data, ok := m.files[name]
	if !ok {
		return nil, fmt.Errorf("%s: %w", name, fs.ErrNotExist)
	}
	return bytes.Clone(data), nil
}

// Write implements Store.
func (m *Memory) Write(name string, data []byte) error {
	if err := checkName(name); err != nil {
		return err
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.Fail != nil {
		return m.Fail
	}
	if old, ok := m.files[name]; ok {
		m.files[name+Previous] = old
	}
	m.files[name] = bytes.Clone(data)
	return nil
}

// Delete implements Store.
func (m *Memory) Delete(name string) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	delete(m.files, name)
	delete(m.files, name+Previous)
	return nil
}

// Names implements Store.
func (m *Memory) Names() ([]string, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	names := slices.Sorted(maps.Keys(m.files))
	return slices.DeleteFunc(names, func(s string) bool { return strings.HasSuffix(s, Previous) }), nil
}

// Place implements Store.
func (m *Memory) Place() string { return "memory" }
