// Pecheck looks into a Windows program and fails unless it is what a player
// expects: for 64-bit Intel, without a console window, with an icon, version
// facts and a manifest.
//
//	go run ./build/pecheck FILE.exe
package main

import (
	"debug/pe"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"os"
)

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: pecheck FILE.exe")
		os.Exit(2)
	}
	file, err := os.Open(os.Args[1])
	if err == nil {
		defer file.Close()
		err = check(file)
	}
	if err != nil {
		fmt.Fprintf(os.Stderr, "pecheck: %s: %v\n", os.Args[1], err)
		os.Exit(1)
	}
	fmt.Printf("%s: 64-bit, no console, icon, version and manifest\n", os.Args[1])
}

// Kinds of resources, from Microsoft's list.
const (
	kindIcon      = 3
	kindIconGroup = 14
	kindVersion   = 16
	kindManifest  = 24
)

// check returns every fault of the program at once.
func check(r io.ReaderAt) error {
	file, err := pe.NewFile(r)
	if err != nil {
		return err
	}
	defer file.Close()
	var faults []error
	if file.Machine != pe.IMAGE_FILE_MACHINE_AMD64 {
		faults = append(faults, fmt.Errorf("machine %#x is not 64-bit Intel", file.Machine))
	}
	if header, ok := file.OptionalHeader.(*pe.OptionalHeader64); !ok {
		faults = append(faults, errors.New("no 64-bit header"))
	} else if header.Subsystem != pe.IMAGE_SUBSYSTEM_WINDOWS_GUI {
		faults = append(faults, fmt.Errorf("subsystem %d opens a console", header.Subsystem))
	}
	section := file.Section(".rsrc")
	if section == nil {
		return errors.Join(append(faults, errors.New("no resources"))...)
	}
	data, err := section.Data()
	if err != nil {
		return errors.Join(append(faults, err)...)
	}
	kinds := resourceKinds(data)
	for kind, name := range map[uint32]string{kindIcon: "icon pictures", kindIconGroup: "icon", kindVersion: "version", kindManifest: "manifest"} {
		if !kinds[kind] {
			faults = append(faults, fmt.Errorf("no %s among the resources", name))
		}
	}
	return errors.Join(faults...)
}

// resourceKinds reads the root of a resource tree: a header of 16 bytes, whose
// last two numbers count the named and the numbered entries, then entries of 8
// bytes beginning with the kind.
func resourceKinds(tree []byte) map[uint32]bool {
	kinds := map[uint32]bool{}
	if len(tree) < 16 {
		return kinds
	}
	named := int(binary.LittleEndian.Uint16(tree[12:]))
	count := named + int(binary.LittleEndian.Uint16(tree[14:]))
	for i := named; i < count && 16+8*i+8 <= len(tree); i++ {
		kinds[binary.LittleEndian.Uint32(tree[16+8*i:])] = true
	}
	return kinds
}
