package scenes

import (
	"encoding/json"
	"strconv"
	"strings"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/rules/link"
	"wyrmtable/scenes/saves"
	"wyrmtable/scenes/share"
	"wyrmtable/scenes/table/summary"
)

// This file takes in what was sent as a link. Nothing is done with it before the
// person at the screen has read what it is, and nothing of his own is written over.

// A Receiver says what a link of its kind holds, and what can be done with it.
type Receiver func(c *game.Context, k *link.Content) share.Card

// Received makes the page that says what the link in a text holds.
func (r *Router) Received(text string) game.Scene {
	return share.NewPreview(r.Kit, func(c *game.Context) share.Card { return r.card(c, text) })
}

// Paste opens the link that lies on the clipboard.
func (r *Router) Paste(c *game.Context) {
	c.Paste(func(c *game.Context, text string, err error) {
		if err != nil {
			c.Notice(rules.Join(cannotPaste, game.Reason(err)))
			return
		}
		c.Push(r.Received(text))
	})
}

// card is what is said of a link.
func (r *Router) card(c *game.Context, text string) share.Card {
	k, err := r.content(text)
	if err != nil {
		return badCard(badLink, share.Reason(err))
	}
	r.rememberPage(c, text)
	receive := map[link.Kind]Receiver{link.Match: r.receiveMatch, link.Position: r.receivePosition,
		link.Turn: r.receiveTurn, link.Deck: r.receiveDeck,
		link.Lesson: r.receiveLesson, link.Puzzle: r.receivePuzzle}[k.Kind]
	if receive == nil {
		err := &link.Error{Kind: link.OtherFormat, What: strconv.Itoa(int(k.Kind))}
		return share.Card{Title: badLink, Says: []game.Text{err.Text()}}
	}
	card := receive(c, k)
	card.Theme = &r.look(k.Game.ID).Tile.Style
	return card
}

// badCard says what is wrong with what was received.
func badCard(title game.Text, why ...game.Text) share.Card {
	return share.Card{Title: title, Says: why, Choices: []share.Choice{
		{ID: "close", Text: closeText, Do: func(c *game.Context) { c.Pop(nil) }}}}
}

// rememberPage keeps the address that a link came with, to make links with it where
// there is no page.
func (r *Router) rememberPage(c *game.Context, text string) {
	if page := link.Page(text); page != "" && c.Settings.Page != page {
		c.Settings.Page = page
		c.SettingsChanged()
	}
}

// describe is what is said of a match: its game and players, how it stands, and how
// much is sent.
func (r *Router) describe(s *rules.Session) []game.Text {
	sum := saves.ReadSummary(summary.Info(r.look(s.Game().ID), s))
	return []game.Text{rules.Same(s.Game().Name + " · " + sum.Names()), sum.Line()}
}

// size says how much was sent.
func size(k *link.Content) game.Text {
	text, _ := link.Encode(k)
	n := len(text)
	fr := strconv.Itoa(n) + " octets"
	en := strconv.Itoa(n) + " bytes"
	if n >= 1000 {
		kb := strconv.FormatFloat(float64(n)/1000, 'f', 1, 64)
		fr, en = strings.Replace(kb, ".", ",", 1)+"\u00a0Ko", kb+" KB"
	}
	if k.Session == nil || k.Kind == link.Position {
		return game.Text{FR: "Le lien a " + fr + ".", EN: "The link has " + en + "."}
	}
	played := strconv.Itoa(k.Session.Len())
	return game.Text{FR: "Le lien a " + fr + " pour " + played + " réponses.", EN: "The link has " + en + " for " + played + " answers."}
}

func (r *Router) receiveMatch(_ *game.Context, k *link.Content) share.Card {
	return share.Card{Title: matchReceived, Says: append(r.describe(k.Session), size(k)), Choices: r.matchChoices(k.Session)}
}

// matchChoices is what can be done with a match that came from elsewhere.
func (r *Router) matchChoices(s *rules.Session) []share.Choice {
	open := share.Choice{ID: "open", Text: openAside, Says: openAsideSays,
		Do: func(c *game.Context) { c.Home(r.opened(s)) }}
	if _, over := s.Match().Outcome(); over {
		open.Text, open.Says = watchText, game.Text{}
	}
	keep := share.Choice{ID: "keep", Text: keepLater, Says: keepLaterSays,
		Do: func(c *game.Context) { r.keepReceived(c, s) }}
	return []share.Choice{open, keep, noThanks}
}

// opened makes the table on which a match goes on, or is shown again if it is over.
func (r *Router) opened(s *rules.Session) game.Scene {
	if _, over := s.Match().Outcome(); over {
		return r.Replay(s)
	}
	return r.Table(s, game.Head{Game: s.Game().ID})
}

// keepReceived puts a match among the saved games.
func (r *Router) keepReceived(c *game.Context, s *rules.Session) {
	sum := saves.ReadSummary(summary.Info(r.look(s.Game().ID), s))
	h := game.Head{Game: s.Game().ID, Info: sum.Info(), Name: c.T(receivedName) + sum.Names()}
	if _, err := c.Saves.Keep(h, s.Save(rules.Meta{Turn: sum.Turn})); err != nil {
		c.Notice(game.Reason(err))
		return
	}
	c.Notice(keptReceived)
	c.Pop(nil)
}

func (r *Router) receivePosition(_ *game.Context, k *link.Content) share.Card {
	s := k.Session
	return share.Card{Title: positionReceived, Says: append(r.describe(s), size(k)), Choices: []share.Choice{
		{ID: "open", Text: playPosition, Says: openAsideSays, Do: func(c *game.Context) { c.Home(r.opened(s)) }},
		noThanks}}
}

func (r *Router) receiveDeck(c *game.Context, k *link.Content) share.Card {
	d := k.Deck
	if d.Name == "" {
		d.Name = c.T(noName)
	}
	n := 0
	for _, l := range d.Lines {
		n += l.Count
	}
	count := strconv.Itoa(n)
	card := share.Card{Title: deckReceived, Says: []game.Text{rules.Same(k.Game.Name + " · " + d.Name),
		{FR: count + " cartes en tout.", EN: count + " cards in all."}}}
	if p := k.Game.DeckProblems(&d); len(p) > 0 {
		card.Says = append(card.Says, p[0].Text)
	}
	card.Says = append(card.Says, size(k))
	card.Choices = []share.Choice{{ID: "open", Text: keepDeck, Says: keepDeckSays,
		Do: func(c *game.Context) { r.keepDeck(c, k.Game, d) }}, noThanks}
	return card
}

// keepDeck puts a deck among one's own, whatever names there are, and opens it.
func (r *Router) keepDeck(c *game.Context, g *rules.Game, d rules.Deck) {
	data, err := json.Marshal(d)
	if err != nil {
		c.Notice(game.Reason(err))
		return
	}
	h, err := c.Decks.Keep(game.Head{Game: g.ID, Name: d.Name}, data)
	if err != nil {
		c.Notice(game.Reason(err))
		return
	}
	c.Home(r.Decks(g, "own:"+h.ID))
}

var (
	noThanks = share.Choice{ID: "refuse", Text: game.Text{FR: "Ne pas l’ouvrir", EN: "Do not open it"},
		Do: func(c *game.Context) { c.Pop(nil) }}

	badLink          = game.Text{FR: "Ce lien ne s’ouvre pas", EN: "This link cannot be opened"}
	closeText        = game.Text{FR: "Fermer", EN: "Close"}
	cannotPaste      = game.Text{FR: "Rien n’a pu être collé\u00a0: ", EN: "Nothing could be pasted: "}
	matchReceived    = game.Text{FR: "Une partie reçue", EN: "A match received"}
	positionReceived = game.Text{FR: "Une position reçue", EN: "A position received"}
	deckReceived     = game.Text{FR: "Un deck reçu", EN: "A deck received"}
	openAside        = game.Text{FR: "L’ouvrir sur une table à part", EN: "Open it on a table of its own"}
	openAsideSays    = game.Text{FR: "Vos parties restent comme elles sont.", EN: "Your own matches stay as they are."}
	watchText        = game.Text{FR: "Revoir la partie", EN: "Watch the match"}
	keepLater        = game.Text{FR: "La garder pour plus tard", EN: "Keep it for later"}
	keepLaterSays    = game.Text{FR: "Elle sera parmi les parties enregistrées.", EN: "It will be among the saved games."}
	receivedName     = game.Text{FR: "Reçue\u00a0: ", EN: "Received: "}
	keptReceived     = game.Text{FR: "Gardée parmi les parties enregistrées.", EN: "Kept among the saved games."}
	playPosition     = game.Text{FR: "La jouer sur une table à part", EN: "Play it on a table of its own"}
	noName           = game.Text{FR: "Deck reçu", EN: "Deck received"}
	keepDeck         = game.Text{FR: "Le garder et l’ouvrir", EN: "Keep it and open it"}
	keepDeckSays     = game.Text{FR: "Il s’ajoute à vos decks\u00a0; aucun n’est remplacé.",
		EN: "It is added to your decks; none is replaced."}
)
