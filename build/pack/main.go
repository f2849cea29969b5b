// Pack puts a folder into an archive that comes out the same, byte for byte,
// whenever and wherever it is made: names sorted, one fixed date, no owners.
// The folder's own name is the archive's top folder; -flat leaves it out. For a Debian
// package the folder is the root, with what dpkg is told in DEBIAN/control.
//
//	go run ./build/pack [-flat] OUT.zip|OUT.tar.gz|OUT.deb FOLDER
package main

import (
	"archive/tar"
	"archive/zip"
	"compress/gzip"
	"errors"
	"flag"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strconv"
	"strings"
	"time"
)

func main() {
	flat := flag.Bool("flat", false, "put the folder's content at the top of the archive")
	flag.Parse()
	if flag.NArg() != 2 {
		fmt.Fprintln(os.Stderr, "usage: pack [-flat] OUT.zip|OUT.tar.gz|OUT.deb FOLDER")
		os.Exit(2)
	}
	if err := pack(flag.Arg(0), flag.Arg(1), *flat, date()); err != nil {
		fmt.Fprintln(os.Stderr, "pack:", err)
		os.Exit(1)
	}
}

// date is the one given to every file: SOURCE_DATE_EPOCH where it is set, as
// reproducible builds do, else the first day a zip can write.
func date() time.Time {
	if seconds, err := strconv.ParseInt(os.Getenv("SOURCE_DATE_EPOCH"), 10, 64); err == nil {
		return time.Unix(seconds, 0).UTC()
	}
	return time.Date(1980, 1, 1, 0, 0, 0, 0, time.UTC)
}

// add puts one file into an archive. mode holds its permissions.
type add func(name string, mode fs.FileMode, data []byte) error

func pack(out, folder string, flat bool, date time.Time) (err error) {
	file, err := os.Create(out)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, file.Close()) }()
	top := filepath.Base(filepath.Clean(folder))
	if flat {
		top = ""
	}
	switch {
	case strings.HasSuffix(out, ".zip"):
		return packZip(file, os.DirFS(folder), top, date)
	case strings.HasSuffix(out, ".tar.gz"):
		return packTar(file, os.DirFS(folder), top, date)
	case strings.HasSuffix(out, ".deb"):
		return packDeb(file, os.DirFS(folder), date)
	}
	return fmt.Errorf("%s is neither .zip, .tar.gz nor .deb", out)
}

func packZip(w io.Writer, files fs.FS, top string, date time.Time) error {
	z := zip.NewWriter(w)
	err := walk(files, top, func(name string, mode fs.FileMode, data []byte) error {
		header := &zip.FileHeader{Name: name, Method: zip.Deflate, Modified: date}
		header.SetMode(mode)
		f, err := z.CreateHeader(header)
		if err != nil {
			return err
		}
		_, err = f.Write(data)
		return err
	})
	return errors.Join(err, z.Close())
}

func packTar(w io.Writer, files fs.FS, top string, date time.Time) error {
	gz, err := gzip.NewWriterLevel(w, gzip.BestCompression)
	if err != nil {
		return err
	}
	t := tar.NewWriter(gz)
	err = walk(files, top, func(name string, mode fs.FileMode, data []byte) error {
		header := &tar.Header{Name: name, Mode: int64(mode), Size: int64(len(data)), ModTime: date, Format: tar.FormatPAX}
		if err := t.WriteHeader(header); err != nil {
			return err
		}
		_, err := t.Write(data)
		return err
	})
	return errors.Join(err, t.Close(), gz.Close())
}

// walk hands every file to do, in the order of names. Permissions are evened
// out: readable by all, runnable where the owner may run it.
func walk(files fs.FS, top string, do add) error {
	return fs.WalkDir(files, ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		info, err := entry.Info()
		if err != nil {
			return err
		}
		data, err := fs.ReadFile(files, name)
		if err != nil {
			return err
		}
		mode := fs.FileMode(0o644)
		if info.Mode()&0o100 != 0 {
			mode = 0o755
		}
		return do(path.Join(top, name), mode, data)
	})
}
