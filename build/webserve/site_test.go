package main

import (
	"net"
	"net/http"
	"net/http/httptest"
	"os"
	"strings"
	"testing"
	"testing/fstest"
)

func testSite() site {
	file := func(s string) *fstest.MapFile { return &fstest.MapFile{Data: []byte(s)} }
	return site{fstest.MapFS{
		"index.html": file("page"), "index.html.gz": file("page-gz"), "index.html.br": file("page-br"),
		"game-1.wasm": file("wasm"), "game-1.wasm.gz": file("wasm-gz"),
		"icon-64.png": file("picture"), "secret.txt": file("no"),
	}}
}

func ask(t *testing.T, method, target string, headers ...string) *httptest.ResponseRecorder {
	t.Helper()
	r := httptest.NewRequest(method, target, nil)
	r.Host = "127.0.0.1:8484"
	for i := 0; i+1 < len(headers); i += 2 {
		r.Header.Add(headers[i], headers[i+1])
	}
	w := httptest.NewRecorder()
	testSite().ServeHTTP(w, r)
	return w
}

func TestTheBrowserGetsTheSmallestFormItTakes(t *testing.T) {
	for _, c := range []struct{ target, accept, body, encoding string }{
		{"/", "gzip, deflate, br", "page-br", "br"},
		{"/", "gzip", "page-gz", "gzip"},
		{"/", "", "page", ""},
		{"/", "br;q=0, gzip", "page-gz", "gzip"},
		{"/", "br; q=0.0, gzip;q=0", "page", ""},
		{"/", "*", "page-br", "br"},
		{"/", "*;q=0", "page", ""},
		{"/", "identity, BR", "page-br", "br"},
		{"/game-1.wasm", "br, gzip", "wasm-gz", "gzip"},
		{"/icon-64.png", "br, gzip", "picture", ""},
	} {
		w := ask(t, "GET", c.target, "Accept-Encoding", c.accept)
		if w.Code != 200 || w.Body.String() != c.body || w.Header().Get("Content-Encoding") != c.encoding {
			t.Errorf("%s with %q: %d %q encoded %q, want %q encoded %q",
				c.target, c.accept, w.Code, w.Body, w.Header().Get("Content-Encoding"), c.body, c.encoding)
		}
		if w.Header().Get("Vary") != "Accept-Encoding" {
			t.Errorf("%s: a cache between would mix the encodings up", c.target)
		}
	}
}

func TestTypesAndCacheRules(t *testing.T) {
	const forever = "public, max-age=31536000, immutable"
	for _, c := range []struct{ target, kind, cache string }{
		{"/", "text/html; charset=utf-8", "no-cache"},
		{"/index.html?v=1", "text/html; charset=utf-8", forever},
		{"/game-1.wasm", "application/wasm", forever},
		{"/icon-64.png", "image/png", "no-cache"},
	} {
		h := ask(t, "GET", c.target).Header()
		if h.Get("Content-Type") != c.kind || h.Get("Cache-Control") != c.cache {
			t.Errorf("%s: type %q cache %q, want %q and %q", c.target, h.Get("Content-Type"), h.Get("Cache-Control"), c.kind, c.cache)
		}
	}
}

func TestOnlyTheBundleIsServed(t *testing.T) {
	for _, target := range []string{"/secret.txt", "/../main.go", "/missing.js", "/index.html.br", "//etc/passwd", "/a/../index.html"} {
		if w := ask(t, "GET", target); w.Code != http.StatusNotFound {
			t.Errorf("%s answered %d, want 404", target, w.Code)
		}
	}
	if w := ask(t, "POST", "/"); w.Code != http.StatusMethodNotAllowed {
		t.Errorf("POST answered %d, want 405", w.Code)
	}
}

func TestAnUnchangedFileIsNotSentAgain(t *testing.T) {
	tag := ask(t, "GET", "/", "Accept-Encoding", "br").Header().Get("ETag")
	if w := ask(t, "GET", "/", "Accept-Encoding", "br", "If-None-Match", tag); w.Code != http.StatusNotModified || w.Body.Len() != 0 {
		t.Errorf("an unchanged page was answered with %d and %d bytes", w.Code, w.Body.Len())
	}
	if w := ask(t, "GET", "/", "Accept-Encoding", "gzip", "If-None-Match", tag); w.Code != 200 {
		t.Errorf("another encoding was taken for the same file: %d", w.Code)
	}
}

func TestThePortIsOnThisMachineOnly(t *testing.T) {
	l, err := listen(0)
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	host, _, _ := net.SplitHostPort(l.Addr().String())
	if host != "127.0.0.1" {
		t.Errorf("it listens on %s", host)
	}
	if _, err := listen(70000); err == nil {
		t.Error("port 70000 was accepted")
	}
}

// Other hosts send no policy: the page has it, before anything is loaded.
func TestThePageCarriesThePolicy(t *testing.T) {
	page, err := os.ReadFile("../bundle/page/index.html")
	if err != nil {
		t.Fatal(err)
	}
	text := strings.Join(strings.Fields(string(page)), " ")
	for _, want := range []string{
		`<meta http-equiv="Content-Security-Policy" content="` + pagePolicy + `">`,
		`<meta name="referrer" content="no-referrer">`,
	} {
		at := strings.Index(text, want)
		if at < 0 {
			t.Errorf("the page has no %s", want)
		}
		for _, loads := range []string{"<link", "<style", "<script", "src="} {
			if first := strings.Index(text, loads); first < at {
				t.Errorf("%s stands before %s", loads, want)
			}
		}
	}
	if !strings.HasPrefix(policy, pagePolicy+"; ") {
		t.Errorf("%q is sent, and %q is in the page", policy, pagePolicy)
	}
}

// A page of this machine is shown in no frame, loads from here alone, and is given
// to nobody who comes by another name.
func TestOnlyThisMachineIsAnswered(t *testing.T) {
	for host, want := range map[string]int{"localhost": 200, "localhost:8484": 200, "127.0.0.1:99": 200, "[::1]:8484": 200,
		"evil.example": 421, "evil.example:8484": 421, "127.0.0.1.evil.example": 421, "": 421} {
		r := httptest.NewRequest("GET", "/", nil)
		r.Host = host
		w := httptest.NewRecorder()
		testSite().ServeHTTP(w, r)
		if w.Code != want {
			t.Errorf("asked for %q it answers %d, want %d", host, w.Code, want)
		}
		h := w.Header()
		if csp := h.Get("Content-Security-Policy"); !strings.Contains(csp, "default-src 'self'") || !strings.Contains(csp, "frame-ancestors 'none'") {
			t.Errorf("%q: the policy is %q", host, csp)
		}
		if h.Get("Referrer-Policy") != "no-referrer" {
			t.Errorf("%q: the referrer policy is %q", host, h.Get("Referrer-Policy"))
		}
	}
}
