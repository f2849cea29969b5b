package main

import (
	"archive/tar"
	"bytes"
	"compress/gzip"
	"io"
	"strconv"
	"strings"
	"testing"
	"testing/fstest"
	"time"
)

var smallDeb = fstest.MapFS{
	"DEBIAN/control": {Data: []byte("Package: small\n\n")},
	"usr/games/run":  {Data: []byte("abc"), Mode: 0o755},
	"usr/share/man":  {Data: []byte("x"), Mode: 0o600},
}

// members reads an ar archive: the names in their order, and what is under them.
func members(t *testing.T, data []byte) (names []string, under map[string][]byte) {
	t.Helper()
	rest, ok := bytes.CutPrefix(data, []byte("!<arch>\n"))
	if !ok {
		t.Fatal("not an ar archive")
	}
	under = map[string][]byte{}
	for len(rest) > 0 {
		head := string(rest[:60])
		n, err := strconv.Atoi(strings.TrimSpace(head[48:58]))
		if err != nil || head[58:] != "`\n" {
			t.Fatalf("a header is %q", head)
		}
		name := strings.TrimSpace(head[:16])
		names, under[name] = append(names, name), rest[60:60+n]
		rest = rest[60+n+n%2:]
	}
	return names, under
}

// listed is what stands in a .tar.gz, a line each, and the text of its files.
func listed(t *testing.T, data []byte) (lines []string, texts map[string]string) {
	t.Helper()
	gz, err := gzip.NewReader(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	texts = map[string]string{}
	for r := tar.NewReader(gz); ; {
		h, err := r.Next()
		if err == io.EOF {
			return lines, texts
		}
		if err != nil {
			t.Fatal(err)
		}
		if h.Uid != 0 || h.Gid != 0 || h.Uname != "root" || h.ModTime.Unix() != 1_700_000_000 {
			t.Errorf("%s is %s's, of %v", h.Name, h.Uname, h.ModTime)
		}
		text, _ := io.ReadAll(r)
		texts[h.Name] = string(text)
		lines = append(lines, strconv.FormatInt(h.Mode, 8)+" "+h.Name)
	}
}

// TestWhatIsInTheDeb holds a package to deb(5): three members in this order, folders
// before files, sums of all that is installed.
func TestWhatIsInTheDeb(t *testing.T) {
	var out, again bytes.Buffer
	for _, w := range []io.Writer{&out, &again} {
		if err := packDeb(w, smallDeb, time.Unix(1_700_000_000, 0)); err != nil {
			t.Fatal(err)
		}
	}
	if !bytes.Equal(out.Bytes(), again.Bytes()) {
		t.Error("the same folder gives two packages")
	}
	names, under := members(t, out.Bytes())
	if got := strings.Join(names, " "); got != "debian-binary control.tar.gz data.tar.gz" {
		t.Errorf("the members are %s", got)
	}
	if got := string(under["debian-binary"]); got != "2.0\n" {
		t.Errorf("the format is %q", got)
	}
	lines, _ := listed(t, under["data.tar.gz"])
	want := "755 ./, 755 ./usr/, 755 ./usr/games/, 755 ./usr/games/run, 755 ./usr/share/, 644 ./usr/share/man"
	if got := strings.Join(lines, ", "); got != want {
		t.Errorf("installed is %s\nwant %s", got, want)
	}
	_, texts := listed(t, under["control.tar.gz"])
	if got := texts["./control"]; got != "Package: small\nInstalled-Size: 2\n" {
		t.Errorf("dpkg is told %q", got)
	}
	sums := "900150983cd24fb0d6963f7d28e17f72  usr/games/run\n9dd4e461268c8034f5c8564e155c67a6  usr/share/man\n"
	if got := texts["./md5sums"]; got != sums { // "abc" is of RFC 1321
		t.Errorf("the sums are %q", got)
	}
}

func TestADebWithoutControlIsRefused(t *testing.T) {
	if err := packDeb(io.Discard, fstest.MapFS{"usr/a": {}}, time.Unix(0, 0)); err == nil {
		t.Error("a package without DEBIAN/control was made")
	}
}
