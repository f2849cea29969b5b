package main

import (
	"bytes"
	"encoding/binary"
	"strings"
	"testing"
)

func TestOnlyAProgramPasses(t *testing.T) {
	if err := check(strings.NewReader("this is no program")); err == nil {
		t.Error("a text passed as a program")
	}
}

func TestTheRootOfTheTreeIsRead(t *testing.T) {
	var tree bytes.Buffer
	tree.Write(make([]byte, 12))
	binary.Write(&tree, binary.LittleEndian, []uint16{1, 2}) // one named, two numbered
	binary.Write(&tree, binary.LittleEndian, []uint32{99, 0, kindIcon, 0, kindManifest, 0})
	kinds := resourceKinds(tree.Bytes())
	if !kinds[kindIcon] || !kinds[kindManifest] || len(kinds) != 2 {
		t.Errorf("read %v", kinds)
	}
	if kinds := resourceKinds(tree.Bytes()[:30]); len(kinds) != 0 {
		t.Errorf("a cut tree gave %v", kinds)
	}
}
