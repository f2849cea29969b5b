package game

import (
	"fmt"
	"os"
	"runtime/debug"
	"strings"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
)

// crashFile is where the report of the last crash is kept.
const crashFile = "crash.txt"

// crash is a panic that was caught.
type crash struct {
	what  string
	stack string
}

func newCrash(p any) *crash { return &crash{what: fmt.Sprint(p), stack: string(debug.Stack())} }

// guard runs a piece of a scene. If it panics, the stack of scenes is replaced
// by a page that says so; saves are untouched, since each accepted action was
// written before anything was drawn of it.
func (a *App) guard(f func()) {
	defer func() {
		if p := recover(); p != nil {
			a.crashed(newCrash(p))
		}
	}()
	f()
}

func (a *App) crashed(c *crash) {
	a.dirty = true
	report := fmt.Sprintf("%s\n%s\n\n%s\n", time.Now().Format(time.RFC3339), c.what, c.stack)
	if !a.staged {
		fmt.Fprint(os.Stderr, report)
	}
	where := a.opt.Store.Place()
	if err := a.opt.Store.Write(crashFile, []byte(report)); err != nil {
		where = ""
	}
	if _, again := a.stack.top().(*crashPage); again {
		// The page itself failed: nothing can be shown any more.
		a.fatal = fmt.Errorf("%s (report in %s)", c.what, where)
		return
	}
	a.pointer.lose(nil)
	a.keyboard.release(nil)
	a.field = nil
	a.stack = stack{scenes: []Scene{&crashPage{what: firstLine(c.what), where: where}}}
}

func firstLine(s string) string {
	s, _, _ = strings.Cut(s, "\n")
	if r := []rune(s); len(r) > 140 {
		s = string(r[:140]) + "…"
	}
	return s
}

// crashPage says that something broke, and leads back to the menu.
type crashPage struct {
	what, where string
}

var (
	crashTitle = Text{FR: "Le jeu a rencontré une erreur", EN: "The game met an error"}
	crashSaved = Text{
		FR: "La partie est enregistrée jusqu’au dernier coup joué\u00a0: «\u00a0Continuer\u00a0» la reprendra.",
		EN: "The game is saved up to the last action played: “Continue” will resume it.",
	}
	crashReport = Text{FR: "Rapport dans ", EN: "Report in "}
	crashBack   = Text{FR: "Retour au menu", EN: "Back to the menu"}
)

func (p *crashPage) button(v View) Rect {
	return Rect{v.W/2 - 130, v.H/2 + 110, 260, 56}
}

// Update implements Scene.
func (p *crashPage) Update(c *Context) {
	for e := range c.Events() {
		switch {
		case e.Kind == Tap && p.button(c.View).Contains(e.Pos),
			e.Kind == ActionDown && (e.Action == Confirm || e.Action == Cancel),
			e.Kind == MirrorPress && e.ID == "back":
			c.Home()
		}
	}
}

// Draw implements Scene. It shows both languages: the settings may be what broke.
func (p *crashPage) Draw(c *Context, dst *ebiten.Image) {
	dst.Fill(colNight)
	first, second := c.Settings.Lang, 1-c.Settings.Lang
	y := c.H/2 - 190
	w := min(c.W-40, 900)
	line := func(s string, size float64, gold bool) {
		col := colParchment
		if gold {
			col = colGold
		}
		y += drawWrapped(dst, c.View, s, c.W/2, y, w, size, col) + size*.35
	}
	line(crashTitle.In(first), 30, true)
	line(crashTitle.In(second), 18, true)
	y += 14
	line(p.what, 16, false)
	y += 8
	line(crashSaved.In(first), 18, false)
	line(crashSaved.In(second), 15, false)
	if p.where != "" {
		line(crashReport.In(first)+p.where, 14, false)
	}
	b := p.button(c.View)
	fillRect(dst, c.View, b, colEmber)
	drawWrapped(dst, c.View, crashBack.In(first)+" · "+crashBack.In(second), b.X+b.W/2, b.Y+17, b.W, 17, colParchment)
}

// Mirror implements Mirrored.
func (p *crashPage) Mirror(c *Context) Mirror {
	return Mirror{Title: c.T(crashTitle), Regions: []Region{{ID: "crash", Label: c.T(crashTitle), Items: []Item{
		{ID: "what", Label: p.what},
		{ID: "saved", Label: c.T(crashSaved)},
		{ID: "back", Role: ButtonItem, Label: c.T(crashBack)},
	}}}}
}

// Crashed returns what a scene panicked with, while the page that says so is
// shown, and "" otherwise.
func (a *App) Crashed() string {
	if p, ok := a.stack.top().(*crashPage); ok {
		return p.what
	}
	return ""
}
