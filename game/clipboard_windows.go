package game

import (
	"runtime"
	"slices"
	"time"
	"unicode/utf16"
	"unsafe"

	"golang.org/x/sys/windows"
)

var (
	user32           = windows.NewLazySystemDLL("user32.dll")
	kernel32         = windows.NewLazySystemDLL("kernel32.dll")
	openClipboard    = user32.NewProc("OpenClipboard")
	closeClipboard   = user32.NewProc("CloseClipboard")
	emptyClipboard   = user32.NewProc("EmptyClipboard")
	getClipboardData = user32.NewProc("GetClipboardData")
	setClipboardData = user32.NewProc("SetClipboardData")
	globalAlloc      = kernel32.NewProc("GlobalAlloc")
	globalFree       = kernel32.NewProc("GlobalFree")
	globalLock       = kernel32.NewProc("GlobalLock")
	globalUnlock     = kernel32.NewProc("GlobalUnlock")
	globalSize       = kernel32.NewProc("GlobalSize")
)

const (
	unicodeText = 13 // CF_UNICODETEXT
	moveable    = 2  // GMEM_MOVEABLE
)

// systemClipboard reaches the clipboard through the system's calls.
func systemClipboard() *Clipboard { return &Clipboard{Read: readClip, Write: writeClip} }

// opened runs f while the clipboard is open. Another program may have it open
// for a moment. All calls have to come from one thread.
func opened(f func() error) error {
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	for range 20 {
		if ok, _, _ := openClipboard.Call(0); ok != 0 {
			defer closeClipboard.Call()
			return f()
		}
		time.Sleep(5 * time.Millisecond)
	}
	return errNoClipboard()
}

func writeClip(text string) error {
	units := append(utf16.Encode([]rune(text)), 0)
	return opened(func() error {
		emptyClipboard.Call()
		h, _, _ := globalAlloc.Call(moveable, uintptr(2*len(units)))
		if h == 0 {
			return errNoClipboard()
		}
		at, _, _ := globalLock.Call(h)
		if at == 0 {
			globalFree.Call(h)
			return errNoClipboard()
		}
		copy(unsafe.Slice((*uint16)(address(at)), len(units)), units)
		globalUnlock.Call(h)
		if ok, _, _ := setClipboardData.Call(unicodeText, h); ok == 0 {
			globalFree.Call(h) // else it is the system's now
			return errNoClipboard()
		}
		return nil
	})
}

// readClip returns the clipboard's text, nothing if it holds something else.
func readClip() (text string, err error) {
	err = opened(func() error {
		h, _, _ := getClipboardData.Call(unicodeText)
		if h == 0 {
			return nil
		}
		at, _, _ := globalLock.Call(h)
		size, _, _ := globalSize.Call(h)
		if at == 0 {
			return errNoClipboard()
		}
		defer globalUnlock.Call(h)
		units := unsafe.Slice((*uint16)(address(at)), size/2)
		if end := slices.Index(units, 0); end >= 0 {
			units = units[:end]
		}
		text = string(utf16.Decode(units))
		return nil
	})
	return text, err
}

// address is one that the system has told, which the collector knows
// nothing of.
func address(at uintptr) unsafe.Pointer { return *(*unsafe.Pointer)(unsafe.Pointer(&at)) }
