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

// Send makes the panel on which the link for the other screens is copied.
func (r *Router) Send(s *rules.Session, here rules.Seat, copied func(c *game.Context)) game.Scene {
	to, warns := toAll, mindTurns
	if seats := s.Setup().Seats; len(seats) == 2 {
		name := seats[1-here].Name
		to = rules.Text{FR: "Pour " + name + ", à l’autre écran.", EN: "For " + name + ", at the other screen."}
		warns = mindTurn
	}
	says := append(r.describe(s), to)
	return share.NewOffer(r.Kit, share.Thing{Says: says, Warns: warns, Copied: copied,
		Content: link.Content{Kind: link.Turn, Game: s.Game(), Session: s, From: here}})
}

// A letter is a match by messages that has come in, beside what this screen has of it.
type letter struct {
	theirs *rules.Session
	from   rules.Seat // who has sent it
	here   rules.Seat // whose screen this is; Nobody while that is not known
	head   game.Head  // of the match here
	mine   *rules.Session
	both   *rules.Session // what is true of both, put together; nil if they contradict each other
	common int            // answers that both have
}

// receiveTurn says what a link of a match by messages adds to the match here.
func (r *Router) receiveTurn(c *game.Context, k *link.Content) share.Card {
	l := r.letterOf(c, k)
	card := share.Card{Title: turnReceived, Says: r.describe(k.Session)}
	if seats := rules.Seat(len(k.Session.Setup().Seats)); seats < 2 || k.From < 0 || k.From >= seats {
		card.Title, card.Says = badLink, []game.Text{oddTurn}
		return card
	}
	if l.here >= 0 {
		card.Says = append(card.Says, rules.Join(playsHere(l.theirs, l.here), rules.Same(".")))
	}
	switch {
	case l.mine == nil:
		r.offerSeats(&card, l)
	case l.both != nil && (l.both.Len() > l.mine.Len() || concededSince(l)):
		card.Says = append(card.Says, added(l.both.Len()-l.mine.Len()))
		card.Choices = []share.Choice{{ID: "open", Text: openTurn, Do: func(c *game.Context) { r.takeLetter(c, l, l.both) }}}
	case l.both != nil:
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

// offerSeats lets whoever opens a match that is new here say who he is, unless only one
// seat is left.
func (r *Router) offerSeats(card *share.Card, l letter) {
	if l.here >= 0 {
		card.Says = append(card.Says, newHere)
		card.Choices = []share.Choice{{ID: "open", Text: openTurn, Says: openAsideSays,
			Do: func(c *game.Context) { r.takeLetter(c, l, l.theirs) }}}
		return
	}
	card.Says = append(card.Says, whoHere)
	for i := range l.theirs.Setup().Seats {
		if s := rules.Seat(i); s != l.from {
			here := l
			here.here = s
			card.Choices = append(card.Choices, share.Choice{ID: "here." + strconv.Itoa(i), Text: playsHere(l.theirs, s),
				Do: func(c *game.Context) { r.takeLetter(c, here, here.theirs) }})
		}
	}
}

// playsHere says whose screen this is.
func playsHere(s *rules.Session, here rules.Seat) game.Text {
	name := s.Setup().Seats[here].Name
	return rules.Text{FR: "Ici joue " + name, EN: name + " plays here"}
}

// letterOf lays what came in against the newest match of that name here.
func (r *Router) letterOf(c *game.Context, k *link.Content) letter {
	l := letter{theirs: k.Session, from: k.From, here: rules.Nobody}
	if len(k.Session.Setup().Seats) == 2 {
		l.here = 1 - k.From
	}
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
		if both, ok := link.Join(l.mine, l.theirs); ok {
			l.both = both
		}
	}
	return l
}

// concededSince reports whether the other has given the match up where it stands here.
func concededSince(l letter) bool { return l.theirs.Conceded() >= 0 && l.mine.Conceded() < 0 }

// takeLetter goes on with s, which is what came in or what is true of both, in the place
// of the match here if there is one: it is the same, played on.
func (r *Router) takeLetter(c *game.Context, l letter, s *rules.Session) {
	h := l.head
	h.Game = s.Game().ID
	info := map[string]string{}
	for k, v := range h.Info {
		info[k] = v
	}
	m := watch.ReadMail(info)
	sent := m.Sent
	m.Here, m.Name = l.here, link.Name(s)
	m.Sent = s.Len()
	if l.mine != nil && s == l.both {
		m.Sent, m.Seen = l.known(sent), link.Common(l.mine, s)
	}
	m.Write(info)
	h.Info = info
	c.Home(r.Table(s, h))
}

// known is how many answers of what is true of both the others have, after so many of the
// match here were sent: all but those of this seat that went out in no link.
func (l *letter) known(sent int) int {
	told := max(l.own(l.mine, sent), l.own(l.theirs, l.theirs.Len()))
	for i := range l.both.Len() {
		if l.both.Action(i).Seat != l.here {
			continue
		}
		if told--; told < 0 {
			return i
		}
	}
	return l.both.Len()
}

// own counts the answers of this seat among the first n of a match.
func (l *letter) own(s *rules.Session, n int) int {
	count := 0
	for i := range min(max(n, 0), s.Len()) {
		if s.Action(i).Seat == l.here {
			count++
		}
	}
	return count
}

// takeOther goes on with what came in and keeps the match here under a name.
func (r *Router) takeOther(c *game.Context, l letter) {
	if !r.setAside(c, l.head) {
		return
	}
	r.takeLetter(c, l, l.theirs)
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
	oddTurn      = game.Text{FR: "Ce lien ne dit pas qui l’envoie\u00a0: demandez à l’autre de partager la partie entière.",
		EN: "This link does not say who has sent it: ask the other to share the whole match."}
	whoHere = game.Text{FR: "Cette partie est nouvelle ici\u00a0: qui joue sur cet écran\u00a0? Il n’en montrera que cette main.",
		EN: "This match is new here: who plays at this screen? It will show no other hand of it."}
	newHere = game.Text{FR: "Cette partie est nouvelle ici\u00a0; cet écran n’en montrera que cette main.",
		EN: "This match is new here; this screen will show no other hand of it."}
	openTurn       = game.Text{FR: "Continuer la partie", EN: "Go on with the match"}
	nothingNew     = game.Text{FR: "Vous avez déjà tout ce que dit ce lien.", EN: "You already have all that is in this link."}
	openMine       = game.Text{FR: "Reprendre ma partie", EN: "Go on with my match"}
	keepMine       = game.Text{FR: "Garder la mienne", EN: "Keep mine"}
	keepMineSays   = game.Text{FR: "Le lien est laissé de côté\u00a0: renvoyez le vôtre à l’autre.", EN: "The link is left alone: send yours to the other again."}
	keepTheirs     = game.Text{FR: "Prendre celle du lien", EN: "Take the one of the link"}
	keepTheirsSays = game.Text{FR: "La vôtre reste sous un nom parmi les parties enregistrées.", EN: "Yours stays under a name among the saved games."}
	toAll          = game.Text{FR: "Le même lien pour tous les autres, chacun à son écran.", EN: "One link for all the others, each at a screen of their own."}
	mindTurns      = game.Text{FR: "Ce lien contient toute la donne. L’écran de chacun n’en montre que sa main, mais qui voudrait tricher pourrait y lire celles des autres et les pioches.",
		EN: "This link holds the whole deal. Everybody’s screen shows no hand but its own, but whoever wants to cheat could read the others’ and the draw piles in it."}
	mindTurn = game.Text{FR: "Ce lien contient toute la donne. L’écran de l’autre n’en montre que sa main, mais qui voudrait tricher pourrait y lire la vôtre et les pioches.",
		EN: "This link holds the whole deal. The other’s screen shows no hand but its own, but whoever wants to cheat could read yours and the draw piles in it."}
)
