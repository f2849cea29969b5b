package game

import (
	"syscall"
	"unsafe"
)

// systemReducedMotion reports whether the person has switched animations off in
// the system.
func systemReducedMotion() bool {
	proc := syscall.NewLazyDLL("user32.dll").NewProc("SystemParametersInfoW")
	if proc.Find() != nil {
		return false
	}
	const getClientAreaAnimation = 0x1042
	var on int32 // a BOOL
	ok, _, _ := proc.Call(getClientAreaAnimation, 0, uintptr(unsafe.Pointer(&on)), 0)
	return ok != 0 && on == 0
}
