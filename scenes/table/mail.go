package table

import (
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/rules/link"
	"wyrmtable/scenes/curtain"
	"wyrmtable/scenes/share"
	"wyrmtable/scenes/table/mail"
	"wyrmtable/scenes/table/sheet"
	"wyrmtable/scenes/table/watch"
)

// This file sends the match to others, and plays it with other screens. What those are to
// answer, package watch knows.

// shares are the lines of the menu by which something is sent.
func (t *Scene) shares(c *game.Context) []sheet.Line {
	return []sheet.Line{
		{ID: "share", Text: text("Partager", "Share"), Do: func() { t.share(c) },
			Hide: t.doors.Share == nil || t.watch.Mail.On() && t.watch.Awaited() < 0},
		{ID: "bymail", Text: text("Jouer par messages", "Play by messages"), Do: func() { t.askMail(c) },
			Hide: t.doors.Send == nil || t.match.Aside || !t.watch.CanMail()},
	}
}

// share sends the match, or the other screens their link.
func (t *Scene) share(c *game.Context) {
	t.close(c)
	switch {
	case t.watch.Mail.On():
		t.send(c)
		return
	case t.lesson.On() && t.doors.ShareTaught != nil:
		c.Push(t.doors.ShareTaught(t.look.Game, t.lesson.Source(), t.lesson.Riddle()))
		return
	}
	c.Push(t.doors.Share(t.match.Session))
}

// A seatHere is who has said that this is his screen.
type seatHere rules.Seat

// askMail asks whose screen this will be.
func (t *Scene) askMail(c *game.Context) {
	t.close(c)
	c.Push(share.NewPreview(t.ui.Kit, func(*game.Context) share.Card {
		card := share.Card{Title: text("Jouer par messages", "Play by messages"), Says: []game.Text{mailWhose, mailHow},
			Warns: mailTrust}
		if len(t.match.Session.Setup().Seats) > 2 {
			card.Says, card.Warns = []game.Text{mailWhose, mailHowMany}, mailTrustMany
		}
		for s, p := range t.match.Session.Setup().Seats {
			card.Choices = append(card.Choices, share.Choice{ID: t.top.Sub("here", s), Text: text("Ici joue "+p.Name, p.Name+" plays here"),
				Do: func(c *game.Context) { c.Pop(seatHere(s)) }})
		}
		return card
	}))
}

// beginMail makes this the screen of a seat from now on.
func (t *Scene) beginMail(c *game.Context, here rules.Seat) {
	t.watch.Mail = watch.Mail{Here: here, Sent: -1, Seen: -1, Name: link.Name(t.match.Session)}
	t.watch.Claimant = rules.Nobody
	t.save(c)
	t.lookAs(c, here)
}

// arriveByMail shows what other screens have answered since, or how they have ended the
// match.
func (t *Scene) arriveByMail(c *game.Context) {
	switch {
	case !t.watch.Mail.On():
	case t.match.Over():
		t.end(c)
	default:
		if shots := t.watch.MailRecap(); len(shots) > 0 {
			c.Push(curtain.NewRecap(t.ui.Kit, t.watch.Report.Person(t.watch.Mail.Here), t.look.Theme, shots))
		}
	}
}

// send offers the link that the others wait for.
func (t *Scene) send(c *game.Context) {
	n := t.match.Session.Len()
	c.Push(t.doors.Send(t.match.Session, t.watch.Mail.Here, func(c *game.Context) {
		t.watch.Mail.Sent = n
		t.save(c)
		t.refresh()
	}))
}

// mailLies reports whether that plate is there.
func (t *Scene) mailLies() bool {
	return t.watch.Mail.On() && t.doors.Send != nil && !t.busy() && !t.story.Telling() && !t.sheet.Lies() &&
		!t.match.Ended && t.watch.Awaited() >= 0
}

// buildMail describes the plate that lies on the table while others are to answer.
func (t *Scene) buildMail(c *game.Context) {
	if !t.mailLies() {
		return
	}
	p := mail.Plate{Many: len(t.match.Session.Setup().Seats) > 2, Sent: !t.watch.Unsent()}
	for _, s := range t.watch.AllAwaited() {
		p.To = append(p.To, t.name(s))
	}
	if p.Build(t.top, c, t.tableau.Lay.Bar.H+8) {
		t.send(c)
	}
}

// awaitsMail is what is said while another screen is to answer.
func (t *Scene) awaitsMail() string {
	if len(t.watch.AllAwaited()) > 1 {
		return t.in(rules.Text{FR: "Les autres répondent ailleurs", EN: "The others answer elsewhere"})
	}
	n := t.name(t.watch.Awaited())
	return t.in(rules.Text{FR: n + " répond ailleurs", EN: n + " answers elsewhere"})
}

var (
	mailWhose = text("Qui joue sur cet écran\u00a0?", "Who plays at this screen?")
	mailHow   = text("L’autre joue sur le sien\u00a0: après vos réponses, vous lui envoyez un lien, et il vous en renvoie un. Cet écran ne montrera plus que votre main.",
		"The other plays at another: after your answers you send a link, and get one back. From now on this screen shows your hand alone.")
	mailHowMany = text("Chacun des autres joue sur le sien\u00a0: après vos réponses, vous envoyez le même lien à tous, et vous ouvrez ceux qu’ils envoient. Cet écran ne montrera plus que votre main.",
		"Each of the others plays at another: after your answers you send one link to all, and open those that they send. From now on this screen shows your hand alone.")
	mailTrustMany = text("Le lien contient toute la donne. L’écran de chacun n’en montre que sa main, mais qui voudrait tricher pourrait y lire celles des autres et les pioches.",
		"The link holds the whole deal. Everybody’s screen shows no hand but its own, but whoever wants to cheat could read the others’ and the draw piles in it.")
	mailTrust = text("Le lien contient toute la donne. L’écran de l’autre n’en montre que sa main, mais qui voudrait tricher pourrait y lire la vôtre et les pioches.",
		"The link holds the whole deal. The other’s screen shows no hand but its own, but whoever wants to cheat could read yours and the draw piles in it.")
)
