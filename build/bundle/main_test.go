package main

import (
	"bytes"
	"encoding/json"
	"io"
	"regexp"
	"strings"
	"testing"

	"github.com/andybalholm/brotli"
)

func filled(t *testing.T, wasm string) *bundle {
	t.Helper()
	b := &bundle{files: map[string][]byte{"wasm_exec.js": []byte("glue"), "icon-64.png": []byte("picture")}}
	b.files[wasmName([]byte(wasm))] = []byte(wasm)
	if err := b.fillTemplates([]byte(wasm)); err != nil {
		t.Fatal(err)
	}
	return b
}

func TestEveryFileThePageNamesIsKeptForOffline(t *testing.T) {
	b := filled(t, "a game")
	list := regexp.MustCompile(`const files = (\[.*\]);`).FindSubmatch(b.files["sw.js"])
	if list == nil {
		t.Fatal("sw.js has no list of files")
	}
	var files []string
	if err := json.Unmarshal(list[1], &files); err != nil {
		t.Fatal(err)
	}
	kept := "\n" + strings.Join(files, "\n") + "\n"
	for _, m := range regexp.MustCompile(`src="([^"]+)"`).FindAllSubmatch(b.files["index.html"], -1) {
		name := string(m[1])
		if strings.HasPrefix(name, "icon-") && b.files[name] == nil {
			continue // this test's bundle holds one icon only
		}
		if !strings.Contains(kept, "\n"+name+"\n") {
			t.Errorf("the page asks for %q, which is not kept: %v", name, files)
		}
	}
	for _, want := range []string{"./", wasmName([]byte("a game"))} {
		if !strings.Contains(kept, "\n"+want+"\n") {
			t.Errorf("%q is not kept: %v", want, files)
		}
	}
}

func TestWhatOnlyAnInstallationFetchesIsNotKept(t *testing.T) {
	b := &bundle{files: map[string][]byte{"icon-64.png": nil, onInstall: nil}}
	list, err := b.offlineList(nil, "1")
	if err != nil || list != `["./","icon-64.png"]` {
		t.Errorf("kept: %s, %v", list, err)
	}
	manifest, err := page.ReadFile("page/manifest.webmanifest")
	if err != nil || !bytes.Contains(manifest, []byte(onInstall)) {
		t.Errorf("the manifest does not name %s: %v", onInstall, err)
	}
}

func TestTheVersionFollowsTheContent(t *testing.T) {
	version := func(b *bundle) string {
		return string(regexp.MustCompile(`cacheName = prefix \+ "(\w+)"`).FindSubmatch(b.files["sw.js"])[1])
	}
	one, same, other := version(filled(t, "one")), version(filled(t, "one")), version(filled(t, "other"))
	if one != same {
		t.Errorf("the same content got the versions %s and %s", one, same)
	}
	if one == other {
		t.Errorf("different games got the same version %s", one)
	}
}

func TestNoTemplateMarkIsLeft(t *testing.T) {
	for name, data := range filled(t, "a game").files {
		if bytes.Contains(data, []byte("{{")) {
			t.Errorf("%s still holds an unfilled mark", name)
		}
	}
}

func TestBrotliComesBackWhole(t *testing.T) {
	data := bytes.Repeat([]byte("wyrmtable, la table des dragons. "), 500)
	small, err := brotlied(data, 9)
	if err != nil {
		t.Fatal(err)
	}
	back, err := io.ReadAll(brotli.NewReader(bytes.NewReader(small)))
	if err != nil || !bytes.Equal(back, data) {
		t.Fatalf("brotli gave back %d bytes of %d, error %v", len(back), len(data), err)
	}
}

func TestTooBigADownloadIsRefused(t *testing.T) {
	for quality, limit := range map[int]int{quickQuality: maxQuick, bestQuality: maxDownload} {
		if err := checkDownload(limit, quality); err != nil {
			t.Errorf("the limit itself was refused: %v", err)
		}
		if err := checkDownload(limit+1, quality); err == nil {
			t.Errorf("one byte over the limit of brotli %d was accepted", quality)
		}
	}
	if err := checkDownload(2*maxDownload, hastyQuality); err != nil {
		t.Errorf("a limit was held for what nobody downloads: %v", err)
	}
}
