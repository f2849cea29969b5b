//go:build !js && !windows && !darwin

package game

import (
	"sync"
	"time"

	"github.com/jezek/xgb"
	"github.com/jezek/xgb/xproto"
)

// systemClipboard reaches the clipboard of the X server (or of a Wayland desktop,
// which keeps the two alike). There it is no place but a promise: who copied
// something owns the clipboard and hands it to every program that asks, as long
// as it runs. So there is a connection for it, with an invisible window of its
// own, opened when they are first needed.
func systemClipboard() *Clipboard {
	open := sync.OnceValue(openClip)
	return &Clipboard{
		Read: func() (string, error) {
			if x := open(); x != nil {
				return x.ask(), nil
			}
			return "", errNoClipboard()
		},
		Write: func(text string) error {
			if x := open(); x != nil {
				x.offer(text)
				return nil
			}
			return errNoClipboard()
		},
	}
}

// xclip is the connection to the X server.
type xclip struct {
	conn                              *xgb.Conn
	window                            xproto.Window
	clipboard, utf8, targets, landing xproto.Atom
	answers                           chan string // what an owner has handed over

	mu   sync.Mutex
	text string
	owns bool
}

// Whoever connects to the X server would write its troubles on the terminal, this
// package and Ebitengine alike.
func init() { xgb.Logger.SetOutput(nowhere{}) }

func openClip() *xclip {
	conn, err := xgb.NewConn()
	if err != nil {
		return nil
	}
	x := &xclip{conn: conn, answers: make(chan string, 1)}
	if !x.prepare() {
		conn.Close()
		return nil
	}
	go x.serve()
	return x
}

type nowhere struct{}

func (nowhere) Write(b []byte) (int, error) { return len(b), nil }

func (x *xclip) prepare() bool {
	for name, to := range map[string]*xproto.Atom{"CLIPBOARD": &x.clipboard, "UTF8_STRING": &x.utf8, "TARGETS": &x.targets, "WYRMTABLE": &x.landing} {
		r, err := xproto.InternAtom(x.conn, false, uint16(len(name)), name).Reply()
		if err != nil {
			return false
		}
		*to = r.Atom
	}
	screen := xproto.Setup(x.conn).DefaultScreen(x.conn)
	var err error
	if x.window, err = xproto.NewWindowId(x.conn); err != nil {
		return false
	}
	return xproto.CreateWindowChecked(x.conn, 0, x.window, screen.Root, 0, 0, 1, 1, 0,
		xproto.WindowClassInputOnly, 0, 0, nil).Check() == nil
}

// offer takes the clipboard.
func (x *xclip) offer(s string) {
	x.mu.Lock()
	x.text, x.owns = s, true
	x.mu.Unlock()
	xproto.SetSelectionOwner(x.conn, x.window, x.clipboard, xproto.TimeCurrentTime)
}

// ask asks the clipboard's owner for its text.
func (x *xclip) ask() string {
	x.mu.Lock()
	text, owns := x.text, x.owns
	x.mu.Unlock()
	if owns {
		return text
	}
	select { // of an owner that answered too late
	case <-x.answers:
	default:
	}
	xproto.ConvertSelection(x.conn, x.window, x.clipboard, x.utf8, x.landing, xproto.TimeCurrentTime)
	select {
	case s := <-x.answers:
		return s
	case <-time.After(time.Second):
		return "" // it is somebody's who does not answer
	}
}

// serve answers the X server until the connection ends.
func (x *xclip) serve() {
	for {
		e, err := x.conn.WaitForEvent()
		switch e := e.(type) {
		case nil:
			if err == nil {
				return
			}
		case xproto.SelectionClearEvent:
			x.mu.Lock()
			x.owns = false
			x.mu.Unlock()
		case xproto.SelectionRequestEvent:
			x.hand(e)
		case xproto.SelectionNotifyEvent:
			x.take(e)
		}
	}
}

// hand gives our text to the program that asks.
func (x *xclip) hand(e xproto.SelectionRequestEvent) {
	x.mu.Lock()
	text := x.text
	x.mu.Unlock()
	told := xproto.SelectionNotifyEvent{Time: e.Time, Requestor: e.Requestor, Selection: e.Selection, Target: e.Target, Property: e.Property}
	put := func(kind xproto.Atom, bits byte, n int, data []byte) {
		xproto.ChangeProperty(x.conn, xproto.PropModeReplace, e.Requestor, e.Property, kind, bits, uint32(n), data)
	}
	switch e.Target {
	case x.utf8:
		put(x.utf8, 8, len(text), []byte(text))
	case x.targets:
		data := make([]byte, 8)
		xgb.Put32(data, uint32(x.targets))
		xgb.Put32(data[4:], uint32(x.utf8))
		put(xproto.AtomAtom, 32, 2, data)
	default:
		told.Property = xproto.AtomNone
	}
	xproto.SendEvent(x.conn, false, e.Requestor, 0, string(told.Bytes()))
}

// take reads what an owner has put down for us; of a long text, the beginning.
func (x *xclip) take(e xproto.SelectionNotifyEvent) {
	text := ""
	if e.Property != xproto.AtomNone {
		const words = maxClip / 4
		if r, err := xproto.GetProperty(x.conn, true, x.window, x.landing, xproto.GetPropertyTypeAny, 0, words).Reply(); err == nil && r.Type == x.utf8 {
			text = string(r.Value)
		}
	}
	select {
	case x.answers <- text:
	default:
	}
}
