package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"io/fs"
	"net/http"
	"path"
	"strconv"
	"strings"
	"time"
)

// site answers GET and HEAD with the files of a bundle, and nothing else.
type site struct{ files fs.FS }

// types are spelled out because the machine's own list may lack them, and a
// browser compiles WebAssembly while it arrives only under its right name.
var types = map[string]string{
	".html":        "text/html; charset=utf-8",
	".js":          "text/javascript; charset=utf-8",
	".wasm":        "application/wasm",
	".png":         "image/png",
	".webmanifest": "application/manifest+json",
}

// ServeHTTP implements http.Handler.
func (s site) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	h := w.Header()
	h.Set("X-Content-Type-Options", "nosniff")
	if r.Method != http.MethodGet && r.Method != http.MethodHead {
		h.Set("Allow", "GET, HEAD")
		http.Error(w, "only GET and HEAD", http.StatusMethodNotAllowed)
		return
	}
	name := strings.TrimPrefix(r.URL.Path, "/")
	if name == "" {
		name = "index.html"
	}
	kind, known := types[path.Ext(name)]
	if !known || !fs.ValidPath(name) {
		http.NotFound(w, r)
		return
	}
	data, encoding, err := s.open(name, r.Header.Values("Accept-Encoding"))
	if err != nil {
		http.NotFound(w, r)
		return
	}
	h.Set("Content-Type", kind)
	h.Set("Cache-Control", cacheRule(name, r.URL.RawQuery))
	h.Set("Vary", "Accept-Encoding")
	h.Set("ETag", etag(data))
	if encoding != "" {
		// ServeContent leaves the length out of encoded answers; ours is known.
		h.Set("Content-Encoding", encoding)
		h.Set("Content-Length", strconv.Itoa(len(data)))
	}
	http.ServeContent(w, r, "", time.Time{}, bytes.NewReader(data))
}

// open returns the smallest form of the file the browser takes, with the name
// of its encoding, empty for the file as it is.
func (s site) open(name string, accept []string) ([]byte, string, error) {
	for _, e := range []struct{ encoding, ending string }{{"br", ".br"}, {"gzip", ".gz"}} {
		if !accepts(accept, e.encoding) {
			continue
		}
		if data, err := fs.ReadFile(s.files, name+e.ending); err == nil {
			return data, e.encoding, nil
		}
	}
	data, err := fs.ReadFile(s.files, name)
	return data, "", err
}

// accepts reads Accept-Encoding: names with an optional weight, where a weight
// of 0 forbids and "*" speaks for all that are not named.
func accepts(header []string, encoding string) bool {
	any := false
	for item := range strings.SplitSeq(strings.Join(header, ","), ",") {
		name, rest, _ := strings.Cut(item, ";")
		name = strings.ToLower(strings.TrimSpace(name))
		ok := !zeroWeight(rest)
		if name == encoding {
			return ok
		}
		if name == "*" {
			any = ok
		}
	}
	return any
}

func zeroWeight(parameters string) bool {
	key, value, _ := strings.Cut(strings.TrimSpace(parameters), "=")
	if strings.ToLower(strings.TrimSpace(key)) != "q" {
		return false
	}
	q, err := strconv.ParseFloat(strings.TrimSpace(value), 64)
	return err == nil && q == 0
}

// cacheRule lets files that carry their fingerprint be kept for ever; all others
// are asked for again each time, which costs one short "unchanged".
func cacheRule(name, query string) string {
	if path.Ext(name) == ".wasm" || strings.HasPrefix(query, "v=") {
		return "public, max-age=31536000, immutable"
	}
	return "no-cache"
}

func etag(data []byte) string {
	sum := sha256.Sum256(data)
	return `"` + hex.EncodeToString(sum[:12]) + `"`
}
