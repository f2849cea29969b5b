package game

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"wyrmtable/sounds"
)

// Options is how an App is started.
type Options struct {
	Home    func() Scene // makes the first scene, the menu
	Title   Text         // of the window
	Version string
	DataDir string               // where settings and saves are kept; empty: the system's place
	Store   Store                // instead of DataDir, in tests
	Lang    string               // "fr" or "en": instead of the one in the settings, for this run
	Now     func() time.Duration // clock; nil: the wall
	Sound   *sounds.Bus          // nil: silence
}

// App runs scenes. It implements ebiten.Game.
type App struct {
	opt    Options
	stack  stack
	dirty  bool
	quit   bool
	cursor Cursor
}

// New makes an app and its first scene. Bad settings or an unusable folder do
// not fail: they become notices.
func New(opt Options) *App { panic("todo") }

// Run opens the window and runs the app to its end.
func (a *App) Run() error { panic("todo") }

// Update implements ebiten.Game.
func (a *App) Update() error { panic("todo") }

// Draw implements ebiten.Game.
func (a *App) Draw(screen *ebiten.Image) { panic("todo") }

// LayoutF implements ebiten.LayoutFer.
func (a *App) LayoutF(w, h float64) (float64, float64) { panic("todo") }

// Layout is never called: LayoutF is.
func (a *App) Layout(w, h int) (int, int) { panic("game: Layout called instead of LayoutF") }

func (a *App) notice(t Text)    {}
func (a *App) settingsChanged() {}
