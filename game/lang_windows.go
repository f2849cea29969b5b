package game

import (
	"syscall"
	"unsafe"
)

// systemLangs lists the person's languages as the system knows them.
func systemLangs() []string {
	proc := syscall.NewLazyDLL("kernel32.dll").NewProc("GetUserDefaultLocaleName")
	if proc.Find() != nil {
		return nil
	}
	var buf [85]uint16 // LOCALE_NAME_MAX_LENGTH
	n, _, _ := proc.Call(uintptr(unsafe.Pointer(&buf[0])), uintptr(len(buf)))
	if n == 0 {
		return nil
	}
	return []string{syscall.UTF16ToString(buf[:])}
}
