package game

import (
	"encoding/base64"
	"fmt"
	"io/fs"
	"slices"
	"strings"
	"syscall/js"
	"unicode/utf8"
)

// localStore is a Store in the browser's localStorage. Values there are
// strings: text is kept as it is, anything else in base 64.
type localStore struct{ storage js.Value }

const (
	localPrefix = "wyrmtable/"
	asText      = "t:"
	asBase64    = "b:"
)

// OpenStore returns the store of this page's origin. If the browser allows
// none, it returns a store in memory and the line to tell the player. A folder
// means nothing here.
func OpenStore(string) (Store, Text) {
	var s *localStore
	err := caught(func() {
		// A browser that refuses throws already when it is asked for the storage,
		// and syscall/js can catch what a call throws only.
		s = &localStore{js.Global().Get("Reflect").Call("get", js.Global(), "localStorage")}
		s.storage.Call("getItem", localPrefix) // refused storages throw here at the latest
	})
	if err != nil {
		return NewMemory(), Text{
			FR: fmt.Sprintf("Ce navigateur ne garde rien pour cette page (%v)\u00a0: les parties seront perdues.", err),
			EN: fmt.Sprintf("This browser keeps nothing for this page (%v): games will be lost.", err),
		}
	}
	return s, Text{}
}

// caught runs f and returns the exception it threw as an error.
func caught(f func()) (err error) {
	defer func() {
		switch p := recover().(type) {
		case nil:
		case js.Error:
			err = fmt.Errorf("%s", p.Value.Get("message").String())
		case error:
			err = p
		default:
			err = fmt.Errorf("%v", p)
		}
	}()
	f()
	return nil
}

// Place implements Store.
func (s *localStore) Place() string { return "localStorage" }

// Read implements Store.
func (s *localStore) Read(name string) (data []byte, err error) {
	var v js.Value
	if err := caught(func() { v = s.storage.Call("getItem", localPrefix+name) }); err != nil {
		return nil, err
	}
	if v.IsNull() {
		return nil, fmt.Errorf("%s: %w", name, fs.ErrNotExist)
	}
	text := v.String()
	if rest, ok := strings.CutPrefix(text, asBase64); ok {
		return base64.StdEncoding.DecodeString(rest)
	}
	return []byte(strings.TrimPrefix(text, asText)), nil
}

// Write implements Store. localStorage replaces a value at once or throws. A
// browser gives a page some megabytes only: when they are full, the previous
// version gives way to the new one.
func (s *localStore) Write(name string, data []byte) error {
	if err := checkName(name); err != nil {
		return err
	}
	text := asText + string(data)
	if !utf8.Valid(data) {
		text = asBase64 + base64.StdEncoding.EncodeToString(data)
	}
	set := func() { s.storage.Call("setItem", localPrefix+name, text) }
	err := caught(func() {
		if old := s.storage.Call("getItem", localPrefix+name); !old.IsNull() {
			s.storage.Call("setItem", localPrefix+name+Previous, old)
		}
		set()
	})
	if err == nil {
		return nil
	}
	return caught(func() {
		s.storage.Call("removeItem", localPrefix+name+Previous)
		set()
	})
}

// Delete implements Store.
func (s *localStore) Delete(name string) error {
	return caught(func() {
		s.storage.Call("removeItem", localPrefix+name+Previous)
		s.storage.Call("removeItem", localPrefix+name)
	})
}

// Names implements Store.
func (s *localStore) Names() (names []string, err error) {
	err = caught(func() {
		for i := range s.storage.Get("length").Int() {
			key := s.storage.Call("key", i)
			if key.IsNull() {
				continue
			}
			name, ours := strings.CutPrefix(key.String(), localPrefix)
			if ours && !strings.HasSuffix(name, Previous) {
				names = append(names, name)
			}
		}
	})
	slices.Sort(names)
	return names, err
}
