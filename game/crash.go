package game

import (
	"fmt"
	"os"
	"runtime/debug"
	"strings"
	"time"
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
	a.stack = stack{scenes: []Scene{&crashPage{what: firstLine(c.what), report: report, where: where}}}
	a.mirror.when, a.mirror.stale = -mirrorEvery, true // the buttons of the scene are dead: a reader hears so at once
}

// Incident keeps what went wrong, and the position in which it did, where a crash
// is kept. The game goes on.
func (c *Context) Incident(what string, position []byte) {
	report := fmt.Sprintf("%s\n%s\n\n%s\n", time.Now().Format(time.RFC3339), what, position)
	if !c.app.staged {
		fmt.Fprint(os.Stderr, report)
	}
	_ = c.app.opt.Store.Write(crashFile, []byte(report)) // where nothing can be kept, it was said above
}

func firstLine(s string) string {
	s, _, _ = strings.Cut(s, "\n")
	if r := []rune(s); len(r) > 140 {
		s = string(r[:140]) + "…"
	}
	return s
}

// crashPage says that something broke, gives the report away, and leads back to
// the menu.
type crashPage struct {
	what   string
	report string
	where  string // the folder it was written to; "" if it could not be
	given  Text   // what became of giving it away
	on     int    // the button that the keys are on
}

var (
	crashTitle = Text{FR: "Le jeu a rencontré une erreur", EN: "The game met an error"}
	crashSaved = Text{
		FR: "La partie est enregistrée jusqu’au dernier coup joué\u00a0: «\u00a0Continuer\u00a0» la reprendra.",
		EN: "The game is saved up to the last action played: “Continue” will resume it.",
	}
	crashGiven = Text{
		FR: "Le rapport de l’erreur est enregistré\u00a0: ",
		EN: "The report of the error is saved: ",
	}
	crashCopied = Text{FR: "Le rapport est copié\u00a0: collez-le dans un message.", EN: "The report is copied: paste it into a message."}
	crashNoCopy = Text{FR: "Le rapport n’a pas pu être copié.", EN: "The report could not be copied."}
	crashNoSave = Text{FR: "Le rapport n’a pas pu être enregistré.", EN: "The report could not be saved."}
)

// crashButton is a button of the page, at a place in its column.
type crashButton struct {
	id   string
	text Text
	do   func(p *crashPage, c *Context)
}

var crashButtons = [...]crashButton{
	{"back", Text{FR: "Retour au menu", EN: "Back to the menu"}, func(_ *crashPage, c *Context) { c.Home() }},
	{"copy", Text{FR: "Copier le rapport", EN: "Copy the report"}, (*crashPage).copy},
	{"save", Text{FR: "Enregistrer le rapport", EN: "Save the report"}, (*crashPage).save},
}

// kept says in plain words where the report is.
func (p *crashPage) kept() Text {
	switch {
	case !p.given.Empty():
		return p.given
	case p.where == "":
		return Text{FR: "Le rapport de l’erreur n’a pas pu être gardé\u00a0: copiez-le.", EN: "The report of the error could not be kept: copy it."}
	case !canQuit:
		return Text{
			FR: "Un rapport de l’erreur est gardé par ce navigateur\u00a0: copiez-le ou enregistrez-le pour l’envoyer.",
			EN: "This browser keeps a report of the error: copy it or save it to send it.",
		}
	}
	return Text{
		FR: "Un rapport de l’erreur est dans le fichier " + crashFile + " du dossier " + p.where,
		EN: "A report of the error is in the file " + crashFile + " of the folder " + p.where,
	}
}

// Back implements Backer: what broke is gone, and the menu is where one was before.
func (p *crashPage) Back(c *Context) { c.Home() }

func (p *crashPage) copy(c *Context) {
	c.Copy(p.report, func(c *Context, err error) {
		if p.given = crashCopied; err != nil {
			p.given = crashNoCopy
		}
		c.Redraw()
	})
}

func (p *crashPage) save(c *Context) {
	where, err := exportFile(c.app.opt.Store, "wyrmtable-"+crashFile, []byte(p.report))
	if p.given = (Text{FR: crashGiven.FR + where, EN: crashGiven.EN + where}); err != nil {
		p.given = crashNoSave
	}
	c.Redraw()
}

// button is the place of button i: the way back first, below it those for the
// report.
func (p *crashPage) button(v View, i int) Rect {
	w := min(v.W-40, 340)
	y := min(v.H-136, v.H/2+130)
	if i == 0 {
		return Rect{v.W/2 - w/2, y, w, 52}
	}
	half := (w - 12) / 2
	return Rect{v.W/2 - w/2 + float64(i-1)*(half+12), y + 62, half, 52}
}

// Update implements Scene.
func (p *crashPage) Update(c *Context) {
	for e := range c.Events() {
		if e.Kind == ActionDown {
			p.key(c, e.Action)
			continue
		}
		for i := range crashButtons {
			b := &crashButtons[i]
			if e.Kind == Tap && p.button(c.View, i).Contains(e.Pos) || e.Kind == MirrorPress && e.ID == b.id {
				b.do(p, c)
			}
		}
	}
}

func (p *crashPage) key(c *Context, a Action) {
	n := len(crashButtons)
	switch a {
	case Confirm:
		crashButtons[p.on].do(p, c)
	case Cancel:
		c.Home()
	case Next, Down, Right:
		p.on = (p.on + 1) % n
	case Prev, Up, Left:
		p.on = (p.on + n - 1) % n
	}
}

// Draw implements Scene. It shows both languages: the settings may be what broke.
func (p *crashPage) Draw(c *Context, dst *Frame) {
	dst.Fill(colNight)
	first, second := c.Settings.Lang, 1-c.Settings.Lang
	y := max(40, (c.H-136)/2-190)
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
	y += 8
	line(p.kept().In(first), 16, false)
	line(p.kept().In(second), 13, false)
	for i := range crashButtons {
		p.drawButton(c, dst, i)
	}
}

func (p *crashPage) drawButton(c *Context, dst *Frame, i int) {
	b, text := p.button(c.View, i), crashButtons[i].text
	if i == p.on {
		fillRect(dst, c.View, b.Inset(-3), colGold)
	}
	fillRect(dst, c.View, b, colEmber)
	drawWrapped(dst, c.View, text.In(c.Settings.Lang), b.X+b.W/2, b.Y+7, b.W, 16, colParchment)
	drawWrapped(dst, c.View, text.In(1-c.Settings.Lang), b.X+b.W/2, b.Y+29, b.W, 12, colParchment)
}

// Mirror implements Mirrored.
func (p *crashPage) Mirror(c *Context) Mirror {
	items := []Item{
		{ID: "what", Label: p.what},
		{ID: "saved", Label: c.T(crashSaved)},
		{ID: "report", Label: c.T(p.kept())},
	}
	for i := range crashButtons {
		items = append(items, Item{ID: crashButtons[i].id, Role: ButtonItem, Label: c.T(crashButtons[i].text), Focused: i == p.on, At: p.button(c.View, i)})
	}
	return Mirror{Title: c.T(crashTitle), Log: []string{c.T(crashTitle)},
		Regions: []Region{{ID: "crash", Label: c.T(crashTitle), Items: items}}}
}

// Crashed returns what a scene panicked with, while the page that says so is
// shown, and "" otherwise.
func (a *App) Crashed() string {
	if p, ok := a.stack.top().(*crashPage); ok {
		return p.what
	}
	return ""
}
