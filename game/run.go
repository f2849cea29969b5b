package game

import (
	"errors"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
)

// looper is an App as Ebitengine runs it.
type looper struct {
	*App
	worked time.Duration // by the last Update, if there is a meter
	final  ebiten.DrawImageOptions
}

// Update steps the app and ends the loop without a fault when it has quit.
func (l *looper) Update() error {
	if l.meter != nil {
		began := time.Now()
		defer func() { l.worked = time.Since(began) }()
	}
	err := l.App.Update()
	if errors.Is(err, errQuit) {
		return ebiten.Termination
	}
	return err
}

// Draw draws the app, and tells the meter how long a frame that was drawn took
// us. What the engine makes of it comes later and is not in it.
func (l *looper) Draw(screen *ebiten.Image) {
	if l.meter == nil {
		l.App.Draw(screen)
		return
	}
	before, began := l.drawn, time.Now()
	l.App.Draw(screen)
	if l.drawn > before {
		l.meter(l.worked + time.Since(began))
	}
}

// DrawFinalScreen implements ebiten.FinalScreenDrawer: it puts the frame on the
// window as it is, without blending, which is work where the processor draws.
func (l *looper) DrawFinalScreen(screen ebiten.FinalScreen, offscreen *ebiten.Image, geoM ebiten.GeoM) {
	op := &l.final
	op.GeoM, op.Blend = geoM, ebiten.BlendCopy
	op.Filter = ebiten.FilterNearest
	if geoM.Element(0, 0) != 1 {
		op.Filter = ebiten.FilterLinear
	}
	screen.DrawImage(offscreen, op)
}

// loop runs the app until it quits.
//
// One Update a frame: with a fixed rate of updates, a click shorter than a
// frame without an update would be lost. And the screen is not cleared by
// Ebitengine: that would count as a change, and it would never rest.
func loop(a *App, opt *ebiten.RunGameOptions) error {
	ebiten.SetTPS(ebiten.SyncWithFPS)
	ebiten.SetScreenClearedEveryFrame(false)
	err := ebiten.RunGameWithOptions(&looper{App: a}, opt)
	a.saves.Flush()
	return err
}

var shapes = map[Cursor]ebiten.CursorShapeType{
	Arrow:     ebiten.CursorShapeDefault,
	Hand:      ebiten.CursorShapePointer,
	Grabbing:  ebiten.CursorShapeMove,
	Forbidden: ebiten.CursorShapeNotAllowed,
	IBeam:     ebiten.CursorShapeText,
}

// applyCursor shows the shape asked for in this Update.
func (a *App) applyCursor() {
	if a.cursor != a.shape {
		a.shape = a.cursor
		ebiten.SetCursorShape(shapes[a.shape])
	}
}
