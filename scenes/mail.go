package scenes

import (
	"strconv"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/rules/link"
	"wyrmtable/scenes/share"
	"wyrmtable/scenes/table/watch"
)

// This file plays matches by messages: each screen keeps the match, and what comes in
// a link is laid against it.

// Send makes the panel on which the link for the other screen is copied.
func (r *Router) Send(s *rules.Session, here rules.Seat, copied func(c *game.Context)) game.Scene {
	says := append(r.describe(s), rules.Text{FR: "Pour " + s.Setup().Seats[1-here].Name + ", à l’autre écran.",
		EN: "For " + s.Setup().Seats[1-here].Name + ", at the other screen."})
	return share.NewOffer(r.Kit, share.Thing{Says: says, Warns: turnInLink, Copied: copied,
		Content: link.Content{Kind: link.Turn, Game: s.Game(), Session: s, From: here}})
}

// A letter is a match by messages that has come in, beside what this screen has of it.
type letter struct {
	theirs *rules.Session
	here   rules.Seat // whose screen this is
	head   game.Head  // of the match here
	mine   *rules.Session
	common int // answers that both have
}

// receiveTurn says what a link of a match by messages adds to the match here.
func (r *Router) receiveTurn(c *game.Context, k *link.Content) share.Card {
	l := r.letterOf(c, k)
	card := share.Card{Title: turnReceived, Says: r.describe(k.Session)}
	if len(k.Session.Setup().Seats) != 2 || k.From < 0 || k.From > 1 {
		card.Title, card.Says = badLink, []game.Text{notForTwo}
		return card
	}
	me := k.Session.Setup().Seats[l.here].Name
	card.Says = append(card.Says, rules.Text{FR: "Ici joue " + me + ".", EN: me + " plays here."})
	switch {
	case l.mine == nil:
		card.Says = append(card.Says, newHere)
		card.Choices = []share.Choice{{ID: "open", Text: openTurn, Says: openAsideSays,
			Do: func(c *game.Context) { r.takeLetter(c, l) }}}
	case l.common == l.mine.Len() && l.common < l.theirs.Len(), l.common == l.mine.Len() && concededSince(l):
		card.Says = append(card.Says, added(l.theirs.Len()-l.common))
		card.Choices = []share.Choice{{ID: "open", Text: openTurn, Do: func(c *game.Context) { r.takeLetter(c, l) }}}
	case l.common == l.theirs.Len():
		card.Says = append(card.Says, nothingNew)
		card.Choices = []share.Choice{{ID: "mine", Text: openMine, Do: func(c *game.Context) { r.goOn(c, l) }}}
	default:
		card.Title = forkTitle
		card.Says = append(card.Says, fork(l))
		card.Choices = []share.Choice{
			{ID: "mine", Text: keepMine, Says: keepMineSays, Do: func(c *game.Context) { r.goOn(c, l) }},
			{ID: "theirs", Text: keepTheirs, Says: keepTheirsSays, Do: func(c *game.Context) { r.takeOther(c, l) }},
		}
	}
	card.Choices = append(card.Choices, noThanks)
	return card
}

// letterOf lays what came in against the newest match of that name here.
func (r *Router) letterOf(c *game.Context, k *link.Content) letter {
	l := letter{theirs: k.Session, here: 1 - k.From}
	name := link.Name(k.Session)
	heads, _ := c.Saves.List()
	for _, h := range heads {
		m := watch.ReadMail(h.Info)
		if !m.On() || m.Name != name || l.mine != nil && !(h.Auto && !l.head.Auto) {
			continue
		}
		_, data, _, err := c.Saves.Load(h.ID)
		if err != nil {
			continue
		}
		if s, _, _ := rules.Load(data, r.find); s != nil {
			l.head, l.mine, l.here = h, s, m.Here
		}
	}
	if l.mine != nil {
		l.common = link.Common(l.mine, l.theirs)
	}
	return l
}

// concededSince reports whether the other has given the match up where it stands here.
func concededSince(l letter) bool { return l.theirs.Conceded() >= 0 && l.mine.Conceded() < 0 }

// takeLetter goes on with what came in, in the place of the match here if there is one:
// it is the same, played on.
func (r *Router) takeLetter(c *game.Context, l letter) {
	h := l.head
	h.Game = l.theirs.Game().ID
	info := map[string]string{}
	for k, v := range h.Info {
		info[k] = v
	}
	m := watch.ReadMail(info)
	m.Here, m.Name = l.here, link.Name(l.theirs)
	m.Sent = l.theirs.Len() // which the other has, of course
	m.Write(info)
	h.Info = info
	c.Home(r.Table(l.theirs, h))
}

// takeOther goes on with what came in and keeps the match here under a name.
func (r *Router) takeOther(c *game.Context, l letter) {
	if !r.setAside(c, l.head) {
		return
	}
	r.takeLetter(c, l)
}

// goOn goes on with the match here.
func (r *Router) goOn(c *game.Context, l letter) {
	c.Home()
	r.Open(c, l.head)
}

// added says how much came in.
func added(n int) game.Text {
	if n <= 1 {
		return rules.Text{FR: "Une réponse de plus que vous n’avez ici.", EN: "One answer more than you have here."}
	}
	s := strconv.Itoa(n)
	return rules.Text{FR: s + " réponses de plus que vous n’avez ici.", EN: s + " answers more than you have here."}
}

// fork says where two stories part.
func fork(l letter) game.Text {
	at := strconv.Itoa(l.common)
	mine, theirs := strconv.Itoa(l.mine.Len()), strconv.Itoa(l.theirs.Len())
	return rules.Text{
		FR: "Ce n’est pas la suite de votre partie\u00a0: les deux se séparent après " + at + " réponses (la vôtre en a " + mine + ", l’autre " + theirs + ").",
		EN: "This does not go on from your match: the two part after " + at + " answers (yours has " + mine + ", the other " + theirs + ").",
	}
}

var (
	turnReceived = game.Text{FR: "Une partie par messages", EN: "A match by messages"}
	forkTitle    = game.Text{FR: "Deux suites différentes", EN: "Two different stories"}
	notForTwo    = game.Text{FR: "Par messages on joue à deux\u00a0: demandez à l’autre de partager la partie entière.",
		EN: "Only matches of two are played by messages: ask the other to share the whole match."}
	newHere = game.Text{FR: "Cette partie est nouvelle ici\u00a0; cet écran n’en montrera que cette main.",
		EN: "This match is new here; this screen will show no other hand of it."}
	openTurn       = game.Text{FR: "Continuer la partie", EN: "Go on with the match"}
	nothingNew     = game.Text{FR: "Vous avez déjà tout ce que dit ce lien.", EN: "You already have all that is in this link."}
	openMine       = game.Text{FR: "Reprendre ma partie", EN: "Go on with my match"}
	keepMine       = game.Text{FR: "Garder la mienne", EN: "Keep mine"}
	keepMineSays   = game.Text{FR: "Le lien est laissé de côté\u00a0: renvoyez le vôtre à l’autre.", EN: "The link is left alone: send yours to the other again."}
	keepTheirs     = game.Text{FR: "Prendre celle du lien", EN: "Take the one of the link"}
	keepTheirsSays = game.Text{FR: "La vôtre reste sous un nom parmi les parties enregistrées.", EN: "Yours stays under a name among the saved games."}
	turnInLink     = game.Text{FR: "Ce lien contient toute la donne. L’écran de l’autre n’en montre que sa main, mais qui voudrait tricher pourrait y lire la vôtre et les pioches.",
		EN: "This link holds the whole deal. The other’s screen shows no hand but its own, but whoever wants to cheat could read yours and the draw piles in it."}
)
