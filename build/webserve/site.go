package main

import (
	"crypto/sha256"
	"encoding/hex"
	"io"
	"io/fs"
	"net"
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

// policy lets a page use what lies beside it, and nothing else; the style of the
// page stands in it, and what plays sound is made in the page. The page carries the
// same, for other hosts, but for the frames it is shown in, which is heard only here.
const policy = pagePolicy + "; frame-ancestors 'none'"

const pagePolicy = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval' blob:; " +
	"style-src 'self' 'unsafe-inline'; img-src 'self' blob: data:; base-uri 'none'; form-action 'none'"

// ServeHTTP implements http.Handler.
func (s site) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	h := w.Header()
	h.Set("X-Content-Type-Options", "nosniff")
	h.Set("Content-Security-Policy", policy)
	h.Set("Referrer-Policy", "no-referrer")
	if !ours(r.Host) { // another name that was made to lead here
		http.Error(w, "this server answers to localhost only", http.StatusMisdirectedRequest)
		return
	}
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
	file, encoding, err := s.open(name, r.Header.Values("Accept-Encoding"))
	if err != nil {
		http.NotFound(w, r)
		return
	}
	defer file.Close()
	mark, size, err := etag(file)
	if err != nil {
		http.Error(w, "the file cannot be read", http.StatusInternalServerError)
		return
	}
	h.Set("Content-Type", kind)
	h.Set("Cache-Control", cacheRule(name, r.URL.RawQuery))
	h.Set("Vary", "Accept-Encoding")
	h.Set("ETag", mark)
	if encoding != "" {
		// ServeContent leaves the length out of encoded answers; ours is known.
		h.Set("Content-Encoding", encoding)
		h.Set("Content-Length", strconv.FormatInt(size, 10))
	}
	http.ServeContent(w, r, "", time.Time{}, file)
}

// open returns the smallest form of the file the browser takes, with the name
// of its encoding, empty for the file as it is.
func (s site) open(name string, accept []string) (file, string, error) {
	for _, e := range []struct{ encoding, ending string }{{"br", ".br"}, {"gzip", ".gz"}} {
		if !accepts(accept, e.encoding) {
			continue
		}
		if f, err := s.file(name + e.ending); err == nil {
			return f, e.encoding, nil
		}
	}
	f, err := s.file(name)
	return f, "", err
}

// A file is read as it is sent: held in memory for each of many slow readers, a
// bundle would fill it.
type file interface {
	fs.File
	io.Seeker
}

func (s site) file(name string) (file, error) {
	f, err := s.files.Open(name)
	if err != nil {
		return nil, err
	}
	info, err := f.Stat()
	if seeks, ok := f.(file); ok && err == nil && info.Mode().IsRegular() {
		return seeks, nil
	}
	f.Close()
	return nil, fs.ErrNotExist
}

// ours reports whether a host, with its port or without, is a name of this machine.
func ours(host string) bool {
	if name, _, err := net.SplitHostPort(host); err == nil {
		host = name
	}
	return host == "localhost" || host == "127.0.0.1" || host == "::1" || host == "[::1]"
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

// etag returns the mark of what a file holds, and its size.
func etag(f io.ReadSeeker) (mark string, size int64, err error) {
	sum := sha256.New()
	if size, err = io.Copy(sum, f); err == nil {
		_, err = f.Seek(0, io.SeekStart)
	}
	return `"` + hex.EncodeToString(sum.Sum(nil)[:12]) + `"`, size, err
}
