package main

import (
	"archive/tar"
	"bytes"
	"compress/gzip"
	"crypto/md5"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"path"
	"strings"
	"time"
)

// controlFolder holds what Debian is told of a package; everything else in the
// folder is installed where it lies, from the root on.
const controlFolder = "DEBIAN"

// packDeb writes a Debian package: an ar archive of a format number, a tar of what
// dpkg is told and a tar of what is installed. The size and the sums, which dpkg
// wants to know beforehand, are added to what DEBIAN/control says.
func packDeb(w io.Writer, files fs.FS, date time.Time) error {
	var sums strings.Builder
	kilobytes := 0
	content, err := debTar(date, func(put add) error {
		return walk(files, "", func(name string, mode fs.FileMode, data []byte) error {
			if strings.HasPrefix(name, controlFolder+"/") {
				return nil
			}
			fmt.Fprintf(&sums, "%x  %s\n", md5.Sum(data), name)
			kilobytes += (len(data) + 1023) / 1024
			return put(name, mode, data)
		})
	})
	if err != nil {
		return err
	}
	told, err := fs.ReadFile(files, controlFolder+"/control")
	if err != nil {
		return err
	}
	told = append(bytes.TrimSpace(told), fmt.Sprintf("\nInstalled-Size: %d\n", kilobytes)...)
	control, err := debTar(date, func(put add) error {
		return errors.Join(put("control", 0o644, told), put("md5sums", 0o644, []byte(sums.String())))
	})
	if err != nil {
		return err
	}
	if _, err := io.WriteString(w, "!<arch>\n"); err != nil {
		return err
	}
	return errors.Join(arMember(w, "debian-binary", date, []byte("2.0\n")),
		arMember(w, "control.tar.gz", date, control), arMember(w, "data.tar.gz", date, content))
}

// debTar makes a tar of what fill puts, all of it root's. Every folder stands in it
// before its files: dpkg makes none by itself, and removes those it has been told of.
func debTar(date time.Time, fill func(put add) error) ([]byte, error) {
	var out bytes.Buffer
	gz, err := gzip.NewWriterLevel(&out, gzip.BestCompression)
	if err != nil {
		return nil, err
	}
	t := tar.NewWriter(gz)
	seen := map[string]bool{}
	put := func(h tar.Header, data []byte) error {
		h.Name, h.Size, h.ModTime, h.Format = "./"+h.Name, int64(len(data)), date, tar.FormatGNU
		h.Uname, h.Gname = "root", "root"
		if err := t.WriteHeader(&h); err != nil {
			return err
		}
		_, err := t.Write(data)
		return err
	}
	var folder func(name string) error
	folder = func(name string) error {
		if seen[name] {
			return nil
		}
		seen[name] = true
		if name == "." {
			return put(tar.Header{Typeflag: tar.TypeDir, Mode: 0o755}, nil)
		}
		if err := folder(path.Dir(name)); err != nil {
			return err
		}
		return put(tar.Header{Typeflag: tar.TypeDir, Name: name + "/", Mode: 0o755}, nil)
	}
	err = fill(func(name string, mode fs.FileMode, data []byte) error {
		if err := folder(path.Dir(name)); err != nil {
			return err
		}
		return put(tar.Header{Typeflag: tar.TypeReg, Name: name, Mode: int64(mode)}, data)
	})
	if err := errors.Join(err, t.Close(), gz.Close()); err != nil {
		return nil, err
	}
	return out.Bytes(), nil
}

// arMember writes one file of an ar archive. They begin at even places.
func arMember(w io.Writer, name string, date time.Time, data []byte) error {
	_, err := fmt.Fprintf(w, "%-16s%-12d%-6d%-6d%-8s%-10d`\n%s", name, date.Unix(), 0, 0, "100644", len(data), data)
	if err == nil && len(data)%2 == 1 {
		_, err = io.WriteString(w, "\n")
	}
	return err
}
