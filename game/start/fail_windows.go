package start

import (
	"fmt"
	"os"
	"syscall"
	"unsafe"
)

// complain tells the person who started the program: in a box, since a program
// with windows has no console there.
func complain(line string) {
	fmt.Fprintln(os.Stderr, line)
	box := syscall.NewLazyDLL("user32.dll").NewProc("MessageBoxW")
	text, err1 := syscall.UTF16PtrFromString(line)
	head, err2 := syscall.UTF16PtrFromString("Wyrmtable")
	if err1 != nil || err2 != nil || box.Find() != nil {
		return
	}
	const iconError = 0x10
	box.Call(0, uintptr(unsafe.Pointer(text)), uintptr(unsafe.Pointer(head)), iconError)
}
