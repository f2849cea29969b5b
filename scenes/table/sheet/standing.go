package sheet

import (
	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/panel"
	"wyrmtable/scenes/table/watch"
	"wyrmtable/scenes/ui"
)

// Standing lets a seat decide beforehand, and reports whether it has decided
// anything else.
func (p *Page) Standing(c *game.Context, st *watch.Standing, seat rules.Seat) (changed bool) {
	u, d := p.UI, p.Desk
	stops := d.Look.Game.Stops
	r := p.Plate(c, c.T(StandingTitle)+" — "+d.Name(seat), 640, 120+220*float64(len(stops)))
	var names []string
	for i, n := range standingNames {
		if rules.Standing(i) == rules.Aloud && d.Look.Play.Verbs == nil {
			continue
		}
		names = append(names, c.T(n))
	}
	u.Scroll("standing", r, func(x, y, w float64) float64 {
		f := u.Rows(x, y, w)
		f.Text(c.T(standingNote), ui.AsideText)
		for i := range stops {
			s := &stops[i]
			if d.Look.Turn.Track != nil && s.Phase != 0 {
				continue
			}
			was := int(st.Of(seat, i))
			now := f.Choice(u.Sub("stop", i), d.In(s.Text), names, was)
			if now != was {
				st.Set(seat, i, rules.Standing(now))
				changed = true
			}
			switch rules.Standing(now) {
			case rules.Idle:
				f.Text(d.In(s.Gives), ui.AsideText)
			case rules.Always:
				f.Text(d.In(s.AlwaysGives), ui.AsideText)
			case rules.Aloud:
				f.Text(c.T(aloudGives), ui.AsideText)
			}
		}
		if d.Look.Turn.Track != nil && p.phaseStops(c, f, st, seat) {
			changed = true
		}
		return f.Height()
	})
	return changed
}

// phaseStops are the stops that stand on the strip of phases, a switch for each.
func (p *Page) phaseStops(c *game.Context, f *ui.Rows, st *watch.Standing, seat rules.Seat) (changed bool) {
	f.Gap(10)
	for _, own := range [...]bool{true, false} {
		for i := range p.Desk.Look.Game.Stops {
			s := &p.Desk.Look.Game.Stops[i]
			if s.Phase == 0 || s.Own != own {
				continue
			}
			was := st.Of(seat, i) != rules.Always
			if on := f.Toggle(p.UI.Sub("stop", i), p.Desk.In(s.Text), was); on != was {
				st.Set(seat, i, rules.Asked)
				if !on {
					st.Set(seat, i, rules.Always)
				}
				changed = true
			}
		}
		f.Gap(10)
	}
	f.Text(c.T(passGives), ui.AsideText)
	return changed
}

// Until offers how far to let things go, now as far as was; ok reports whether
// something was chosen.
func (p *Page) Until(c *game.Context, was watch.Until) (how watch.Until, ok bool) {
	u := p.UI
	r := p.Plate(c, c.T(text("Passer jusqu’à…", "Pass until…")), 560, 160+92*float64(len(untils)))
	y := r.Y
	for i, k := range untils {
		words, says := c.T(k.words), c.T(k.says)
		at := game.Rect{X: r.X, Y: y, W: r.W, H: 84}
		if u.Button(u.Sub("until", i), at, ui.Button{Look: ui.PanelLook, Label: words + ". " + says, On: was == k.how}) {
			return k.how, true
		}
		u.Label(game.Rect{X: at.X + 16, Y: at.Y + 8, W: at.W - 32, H: 24}, words,
			panel.Fit(u, words, ui.StrongText.Sized(17).In(ui.Gold), at.W-32))
		panel.Para(u, game.Rect{X: at.X + 16, Y: at.Y + 32, W: at.W - 32, H: 46}, says, ui.BodyText.Sized(15))
		y += 92
	}
	u.Para(r.X, y, r.W, c.T(passGives), ui.AsideText.Sized(14.5).At(art.Centre))
	return 0, false
}

// StandingTitle is what the sheet of standing answers is called.
var StandingTitle = text("Réponses d’avance", "Standing answers")

var (
	standingNote = text("Ce que vous décidez ici épargne des passages d’écran. Cela vaut pour cette partie, et pour vous seul.",
		"What you decide here saves handing the screen over. It holds for this match, and for you alone.")
	standingNames = [rules.Standings]game.Text{
		text("Me demander", "Ask me"), text("Pas sans choix", "Not without a choice"), text("Jamais", "Never"),
		text("À voix haute", "Aloud"),
	}
)

// untils are how far things can be let go, with what that means.
var untils = [...]struct {
	how         watch.Until
	words, says game.Text
}{
	{watch.EndOfTurn, text("Jusqu’à la fin du tour", "Until the end of this turn"),
		text("Ni sort ni phase de ce tour ne vous arrêtera\u00a0; les blocs et les choix obligés vous seront demandés.",
			"No spell and no phase of this turn will stop you; blocks and forced choices will be asked.")},
	{watch.OwnTurn, text("Jusqu’à mon prochain tour", "Until my next turn"),
		text("De même, tout le tour de l’autre compris.", "The same, the other’s whole turn included.")},
	{watch.AnythingUp, text("Jusqu’à ce qu’il se passe quelque chose", "Until something happens"),
		text("Vous serez consulté dès que l’autre lance un sort ou active une capacité.",
			"You will be asked as soon as the other casts a spell or activates an ability.")},
	{watch.AsSet, text("Selon mes arrêts", "As my stops say"),
		text("Seuls vos arrêts comptent\u00a0: ils disent quand on vous consulte.",
			"Only your stops count: they say when you are asked.")},
}

// aloudGives says what a question put aloud gives away.
var aloudGives = text("L’adversaire vous demande de vive voix et garde l’écran\u00a0; il ne vous passe que si vous le voulez. Le vouloir dit que vous y songez.",
	"Your opponent asks you aloud and keeps the screen; you get it only if you want it. To want it says that you are thinking about it.")

// passGives says what an answer given beforehand tells the others.
var passGives = text("Les autres voient que vous avez passé d’avance. Ce que vous avez en main n’y change rien et ne se devine pas.",
	"The others see that you have passed beforehand. What you hold does not change it and cannot be guessed.")
