package game

import (
	"syscall"
	"unsafe"
)

// systemWishes reports whether the person has switched animations off in the
// system, and high contrast on.
func systemWishes() wishes {
	const (
		getHighContrast        = 0x0042
		getClientAreaAnimation = 0x1042
	)
	proc := syscall.NewLazyDLL("user32.dll").NewProc("SystemParametersInfoW")
	if proc.Find() != nil {
		return wishes{}
	}
	var on int32 // a BOOL
	told, _, _ := proc.Call(getClientAreaAnimation, 0, uintptr(unsafe.Pointer(&on)), 0)
	contrast := struct { // a HIGHCONTRASTW
		size, flags uint32
		scheme      uintptr
	}{}
	contrast.size = uint32(unsafe.Sizeof(contrast))
	ok, _, _ := proc.Call(getHighContrast, uintptr(contrast.size), uintptr(unsafe.Pointer(&contrast)), 0)
	return wishes{Still: told != 0 && on == 0, Contrast: ok != 0 && contrast.flags&1 != 0}
}
