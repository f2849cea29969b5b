package art

import (
	"bytes"
	_ "embed"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"maps"
	"math"
	"slices"
	"sync"
)

// The icons are silhouettes of the game-icons.net set, each one path in a
// square of 512 by 512. They are stored as quarter-unit steps from point to
// point, which is a fifth of their text, and unpacked one by one when asked
// for: reading all of them would hold up the browser for over a second. The file
// is not compressed: the program that holds it is, and better as a whole.
//
// It holds the icons in use. Others lie beside it in spare.bin, which no program
// carries; build/packicons takes one from there into use.

// IconSize is the side of the square in which icon paths live.
const IconSize = 512

//go:embed icons/icons.bin
var iconFile []byte

// Icon draws the named icon in a square of the given side about (cx, cy).
// An unknown name draws nothing; HasIcon tells.
func (c *Canvas) Icon(name string, cx, cy, size float64, paint Paint) {
	if p := IconAt(name, cx, cy, size); p != nil {
		c.Fill(p, paint)
	}
}

// IconAt is the outline of the named icon in a square of the given side about
// (cx, cy), or nil.
func IconAt(name string, cx, cy, size float64) *Path {
	p := IconPath(name)
	if p == nil {
		return nil
	}
	k := size / IconSize
	return p.Transformed(Matrix{k, 0, 0, k, cx - size/2, cy - size/2})
}

// HasIcon tells whether an icon of that name is in the set.
func HasIcon(name string) bool { _, ok := iconSet().find[name]; return ok }

// IconNames lists all icons in the order of the set.
func IconNames() []string {
	set := iconSet()
	names := make([]string, len(set.entries))
	for i, e := range set.entries {
		names[i] = e.name
	}
	return names
}

// IconPath is the outline of the named icon in its 512 by 512 square, or nil.
// The caller must not change it.
func IconPath(name string) *Path {
	set := iconSet()
	i, ok := set.find[name]
	if !ok {
		return nil
	}
	set.mu.Lock()
	defer set.mu.Unlock()
	e := &set.entries[i]
	if e.path == nil {
		p, err := UnpackPath(e.data)
		if err != nil {
			p = new(Path) // a test reads every icon, so this is a broken build
		}
		e.path = p
	}
	return e.path
}

// IconCredit is one author of the set with the icons he drew.
type IconCredit struct {
	Author string
	Icons  []string
}

// IconCredits lists who drew what, for the credits page that the licence of
// the icons (CC BY 3.0) asks for. Authors stand in order of their number of
// icons.
func IconCredits() []IconCredit {
	set := iconSet()
	out := make([]IconCredit, len(set.authors))
	for i, a := range set.authors {
		out[i].Author = a
	}
	for _, e := range set.entries {
		out[e.author].Icons = append(out[e.author].Icons, e.name)
	}
	return out
}

type iconEntry struct {
	name   string
	author int
	data   []byte
	path   *Path
}

type iconTable struct {
	mu      sync.Mutex
	authors []string
	entries []iconEntry
	find    map[string]int
}

var iconSet = sync.OnceValue(func() *iconTable {
	t, err := readIcons(iconFile)
	if err != nil {
		return &iconTable{find: map[string]int{}}
	}
	return t
})

const iconMagic = "WTI1"

// An Icon is one of a file of icons.
type Icon struct {
	Name, Author string
	Path         *Path // in its square of 512 by 512
}

// WriteIcons packs icons into w, as build/packicons does. The authors stand in
// order of their number of icons.
func WriteIcons(w io.Writer, icons []Icon) error {
	authors := authorsOf(icons)
	buf := []byte(iconMagic)
	buf = binary.AppendUvarint(buf, uint64(len(authors)))
	for _, a := range authors {
		buf = appendString(buf, a)
	}
	buf = binary.AppendUvarint(buf, uint64(len(icons)))
	var data []byte
	for _, k := range icons {
		packed := PackPath(k.Path)
		buf = appendString(buf, k.Name)
		buf = binary.AppendUvarint(buf, uint64(slices.Index(authors, k.Author)))
		buf = binary.AppendUvarint(buf, uint64(len(packed)))
		data = append(data, packed...)
	}
	_, err := w.Write(append(buf, data...))
	return err
}

func authorsOf(icons []Icon) []string {
	count := map[string]int{}
	for _, k := range icons {
		count[k.Author]++
	}
	authors := slices.Sorted(maps.Keys(count))
	slices.SortStableFunc(authors, func(a, b string) int { return count[b] - count[a] })
	return authors
}

// ReadIcons unpacks a file that WriteIcons wrote.
func ReadIcons(file []byte) ([]Icon, error) {
	t, err := readIcons(file)
	if err != nil {
		return nil, err
	}
	var icons []Icon
	for _, e := range t.entries {
		p, err := UnpackPath(e.data)
		if err != nil {
			return nil, fmt.Errorf("icon %q: %w", e.name, err)
		}
		icons = append(icons, Icon{e.name, t.authors[e.author], p})
	}
	return icons, nil
}

func appendString(b []byte, s string) []byte {
	return append(binary.AppendUvarint(b, uint64(len(s))), s...)
}

var errIcons = errors.New("icon file: cut short or damaged")

func readIcons(file []byte) (*iconTable, error) {
	if !bytes.HasPrefix(file, []byte(iconMagic)) {
		return nil, errors.New("icon file: not one of ours")
	}
	r := byteReader{b: file[len(iconMagic):]}
	t := &iconTable{find: map[string]int{}}
	for n := r.uint(); n > 0 && !r.bad; n-- {
		t.authors = append(t.authors, r.string())
	}
	var lens []int
	for n := r.uint(); n > 0 && !r.bad; n-- {
		e := iconEntry{name: r.string(), author: r.uint()}
		if e.author >= len(t.authors) {
			return nil, errIcons
		}
		lens = append(lens, r.uint())
		t.find[e.name] = len(t.entries)
		t.entries = append(t.entries, e)
	}
	for i, n := range lens {
		t.entries[i].data = r.take(n)
	}
	if r.bad {
		return nil, errIcons
	}
	return t, nil
}

// byteReader reads numbers until something is wrong, then only zeros.
type byteReader struct {
	b   []byte
	bad bool
}

func (r *byteReader) uint() int {
	v, n := binary.Uvarint(r.b)
	if n <= 0 || v > math.MaxInt32 {
		r.bad = true
		return 0
	}
	r.b = r.b[n:]
	return int(v)
}

func (r *byteReader) int() int {
	v, n := binary.Varint(r.b)
	if n <= 0 {
		r.bad = true
		return 0
	}
	r.b = r.b[n:]
	return int(v)
}

func (r *byteReader) take(n int) []byte {
	if n < 0 || n > len(r.b) {
		r.bad = true
		return nil
	}
	out := r.b[:n:n]
	r.b = r.b[n:]
	return out
}

func (r *byteReader) string() string { return string(r.take(r.uint())) }

// packGrain is the number of steps a unit in packed paths.
const packGrain = 4

// PackPath writes a path as its ops and the steps between its points, rounded
// to a quarter unit.
func PackPath(p *Path) []byte {
	b := binary.AppendUvarint(nil, uint64(len(p.ops)))
	for _, op := range p.ops {
		b = append(b, byte(op))
	}
	var px, py int64
	for _, q := range p.pts {
		x, y := int64(math.Round(q.X*packGrain)), int64(math.Round(q.Y*packGrain))
		b = binary.AppendVarint(b, x-px)
		b = binary.AppendVarint(b, y-py)
		px, py = x, y
	}
	return b
}

// UnpackPath reads what PackPath wrote.
func UnpackPath(b []byte) (*Path, error) {
	r := byteReader{b: b}
	ops := r.take(r.uint())
	p := new(Path)
	x, y := 0, 0
	for _, op := range ops {
		if int(op) >= len(opPoints) || len(p.ops) == 0 && pathOp(op) != opMove {
			return nil, errors.New("packed path: not a path")
		}
		p.ops = append(p.ops, pathOp(op))
		for range opPoints[op] {
			x += r.int()
			y += r.int()
			p.pts = append(p.pts, Point{float64(x) / packGrain, float64(y) / packGrain})
		}
	}
	if r.bad {
		return nil, errors.New("packed path: cut short")
	}
	return p, nil
}
