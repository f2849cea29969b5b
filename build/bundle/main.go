// Bundle builds the browser version into a folder: the game compiled to
// WebAssembly, the page that loads it, and everything once more in gzip and
// brotli for servers that can choose.
//
// It needs no C compiler. The game's file carries a fingerprint in its name and
// every other file is listed under one fingerprint of the whole, so caches never
// mix two versions.
//
//	go run ./build/bundle [-o dist/web] [-icons dist/icons] [-best]
package main

import (
	"bytes"
	"crypto/sha256"
	"embed"
	"encoding/hex"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"go/build"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"text/template"
)

//go:embed page
var page embed.FS

// iconSizes are the pictures the page and its manifest name.
var iconSizes = []int{64, 192, 512}

// onInstall is what a browser fetches only when the game is installed as an
// application: no part of a first visit, and not kept for playing offline.
const onInstall = "icon-512.png"

// maxDownload is what a first visit to a release may fetch, in bytes, compressed
// with brotli as far as it goes. The quick compression leaves 15 % more of the
// same program (5.65 MB where the other had 4.92), and no more than that is let
// pass with it.
const (
	maxDownload = 5_000_000
	maxQuick    = maxDownload * 115 / 100
)

// The levels of brotli.
const (
	hastyQuality = 4
	quickQuality = 9
	bestQuality  = 11
)

func main() {
	out := flag.String("o", "dist/web", "folder to write, emptied first")
	icons := flag.String("icons", "dist/icons", "folder with the icons build/appicon makes")
	best := flag.Bool("best", false, "compress as far as brotli can: slower, for releases")
	hasty := flag.Bool("hasty", false, "compress little, and hold no limit: for tests of what is made of it")
	tags := flag.String("tags", "", "build tags handed to the compiler")
	version := flag.String("version", "", "version the game shows, else the one in its source")
	flag.Parse()
	b := bundle{out: *out, icons: *icons, tags: *tags, version: *version, quality: quickQuality, files: map[string][]byte{}}
	if *best {
		b.quality = bestQuality
	} else if *hasty {
		b.quality = hastyQuality
	}
	if err := b.make(); err != nil {
		fmt.Fprintln(os.Stderr, "bundle:", err)
		os.Exit(1)
	}
}

type bundle struct {
	out, icons    string
	tags, version string
	quality       int
	files         map[string][]byte // name to content, before compression
}

// pageData is what the templates in page/ are filled with.
type pageData struct {
	Version   string // fingerprint of all files
	Wasm      string // the game's file name
	WasmBytes int    // its size unpacked
	Files     string // JSON list of what to keep for offline play
}

func (b *bundle) make() error {
	wasm, err := b.compile()
	if err != nil {
		return err
	}
	if err := b.collect(wasm); err != nil {
		return err
	}
	if err := b.fillTemplates(wasm); err != nil {
		return err
	}
	if err := os.RemoveAll(b.out); err != nil {
		return err
	}
	if err := os.MkdirAll(b.out, 0o755); err != nil {
		return err
	}
	return b.write()
}

// compile builds the game for the browser and returns the file's content.
func (b *bundle) compile() ([]byte, error) {
	dir, err := os.MkdirTemp("", "wyrmtable-wasm-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	file := filepath.Join(dir, "game.wasm")
	ldflags := "-s -w"
	if b.version != "" {
		ldflags += " -X early.wyrmtable.Version=" + b.version
	}
	args := append([]string{"build", "-trimpath", "-buildvcs=false", "-tags", b.tags, "-ldflags", ldflags}, gcflags()...)
	cmd := exec.Command("go", append(args, "-o", file, ".")...)
	cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm", "CGO_ENABLED=0")
	cmd.Stdout, cmd.Stderr = os.Stdout, os.Stderr
	if err := cmd.Run(); err != nil {
		return nil, fmt.Errorf("the game did not compile for the browser: %w", err)
	}
	return os.ReadFile(file)
}

// collect gathers the files that are taken as they are.
func (b *bundle) collect(wasm []byte) error {
	glue, err := os.ReadFile(filepath.Join(goroot(), "lib", "wasm", "wasm_exec.js"))
	if err != nil {
		return fmt.Errorf("this Go installation lacks its own loader: %w", err)
	}
	b.files[wasmName(wasm)] = wasm
	b.files["wasm_exec.js"] = glue
	for _, size := range iconSizes {
		name := fmt.Sprintf("icon-%d.png", size)
		data, err := os.ReadFile(filepath.Join(b.icons, name))
		if err != nil {
			return fmt.Errorf("%w (make the icons first: go run ./build/appicon)", err)
		}
		b.files[name] = data
	}
	return nil
}

func goroot() string {
	out, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return build.Default.GOROOT
	}
	return strings.TrimSpace(string(out))
}

func wasmName(wasm []byte) string { return "wyrmtable-" + fingerprint(wasm)[:12] + ".wasm" }

func fingerprint(data []byte) string {
	sum := sha256.Sum256(data)
	return hex.EncodeToString(sum[:])
}

// fillTemplates adds the page's own files. The whole bundle's fingerprint covers
// their text before it is filled in, so it does not depend on itself.
func (b *bundle) fillTemplates(wasm []byte) error {
	entries, err := page.ReadDir("page")
	if err != nil {
		return err
	}
	texts := map[string]string{}
	for _, e := range entries {
		text, err := page.ReadFile("page/" + e.Name())
		if err != nil {
			return err
		}
		texts[e.Name()] = string(text)
	}
	data := pageData{Wasm: wasmName(wasm), WasmBytes: len(wasm), Version: b.versionOf(texts)}
	if data.Files, err = b.offlineList(texts, data.Version); err != nil {
		return err
	}
	for name, text := range texts {
		t, err := template.New(name).Parse(text)
		if err != nil {
			return err
		}
		var filled bytes.Buffer
		if err := t.Execute(&filled, data); err != nil {
			return err
		}
		b.files[name] = filled.Bytes()
	}
	return nil
}

func (b *bundle) versionOf(texts map[string]string) string {
	var lines []string
	for name, data := range b.files {
		lines = append(lines, name+" "+fingerprint(data))
	}
	for name, text := range texts {
		lines = append(lines, name+" "+fingerprint([]byte(text)))
	}
	slices.Sort(lines)
	return fingerprint([]byte(strings.Join(lines, "\n")))[:12]
}

// offlineList names the files as the page asks for them: scripts by their
// versioned address, the page itself by its folder.
func (b *bundle) offlineList(texts map[string]string, version string) (string, error) {
	list := []string{"./"}
	for name := range b.files {
		if name != onInstall {
			list = append(list, addressOf(name, version))
		}
	}
	for name := range texts {
		if name != "index.html" && name != "sw.js" {
			list = append(list, addressOf(name, version))
		}
	}
	slices.Sort(list)
	text, err := json.Marshal(list)
	return string(text), err
}

func addressOf(name, version string) string {
	if strings.HasSuffix(name, ".js") {
		return name + "?v=" + version
	}
	return name
}

// write puts every file down, with its compressed siblings where they help, and
// reports what a first visit costs.
func (b *bundle) write() error {
	names := make([]string, 0, len(b.files))
	for name := range b.files {
		names = append(names, name)
	}
	slices.Sort(names)
	fmt.Printf("%-32s %12s %12s %12s\n", "bytes", "plain", "gzip", "brotli")
	var total [3]int
	for _, name := range names {
		sizes, err := b.writeOne(name, b.files[name])
		if err != nil {
			return err
		}
		fmt.Printf("%-32s %12d %12d %12d\n", name, sizes[0], sizes[1], sizes[2])
		if name == onInstall {
			continue
		}
		for i, n := range sizes {
			total[i] += n
		}
	}
	fmt.Printf("%-32s %12d %12d %12d\n", "a first visit", total[0], total[1], total[2])
	return checkDownload(total[2], b.quality)
}

// checkDownload returns an error if a first visit is over the limit.
func checkDownload(bytes, quality int) error {
	limit := maxDownload
	switch {
	case quality < quickQuality:
		return nil
	case quality < bestQuality:
		limit = maxQuick
	}
	if bytes > limit {
		return fmt.Errorf("a first visit downloads %d bytes with brotli %d, over the limit of %d", bytes, quality, limit)
	}
	return nil
}

// writeOne writes a file and, unless it is a picture that is compressed already,
// its .gz and .br. The sizes are plain, gzip, brotli.
func (b *bundle) writeOne(name string, data []byte) (sizes [3]int, err error) {
	path := filepath.Join(b.out, name)
	if err := os.WriteFile(path, data, 0o644); err != nil {
		return sizes, err
	}
	if strings.HasSuffix(name, ".png") {
		return [3]int{len(data), len(data), len(data)}, nil
	}
	gz, gzErr := gzipped(data)
	br, brErr := cached(data, b.quality)
	if err := errors.Join(gzErr, brErr); err != nil {
		return sizes, err
	}
	err = errors.Join(os.WriteFile(path+".gz", gz, 0o644), os.WriteFile(path+".br", br, 0o644))
	return [3]int{len(data), len(gz), len(br)}, err
}
