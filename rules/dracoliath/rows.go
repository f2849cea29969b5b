package dracoliath

import "wyrmtable/rules"

// A RowKind says how a row of a card's face is drawn.
type RowKind uint8

// The kinds of rows.
const (
	TextRow    RowKind = iota // Text alone: a trigger, a condition, or a sentence
	SymbolRow                 // Groups, side by side
	ChoiceRow                 // Groups / Alt: the sheet's X / Y
	KeywordRow                // Keyword, with Text as its word
)

// An Arrow says whom a symbol concerns: it points to him.
type Arrow uint8

// The arrows: down to the user of the card, up to his opponent.
const (
	NoArrow Arrow = iota
	Down
	Up
	BothWays
)

// A Keyword is a word on a plate of its own.
type Keyword uint8

// The keywords.
const (
	NoKeyword Keyword = iota
	FusionKeyword
	ReplayKeyword
	AgainKeyword
)

// A SymbolGroup is one symbol, repeated, over its arrow; or one act with its
// words. A group with a Mod or Forbidden modifies what it shows.
type SymbolGroup struct {
	Symbol    Op         // Damage, Life, Power, PowerLoss, Focus, or an act
	Count     int        // how often the symbol is repeated; 1 for modifiers and acts
	Arrow     Arrow      // whom it concerns
	Mod       int        // +1 or -1 beside the symbol; 0 for none
	Forbidden bool       // the symbol is crossed out
	Same      bool       // "as many": drawn once with an equals sign
	Itself    bool       // the act is to turn over the card that says it
	Words     rules.Text // "per red card", or what an act does; often empty
	Short     rules.Text // Words as the face on the table has them; empty: as they are
}

// A Row is one row of a card's face, in the sheet's language of symbols.
type Row struct {
	Kind    RowKind
	Groups  []SymbolGroup
	Alt     []SymbolGroup // the other side of a ChoiceRow
	Parts   bool          // of a ChoiceRow: a side does several things, which belong together
	Keyword Keyword
	Text    rules.Text
	// Short is Text as the face on the table has it, with signs by their names in
	// braces; empty: as it is. LargeOnly rows are left out there, since the next
	// one says it too.
	Short     rules.Text
	LargeOnly bool
}

// cardRows builds the face of a card from its effects, top to bottom.
func cardRows(c *Card) []Row {
	var rows []Row
	told := c.Type != Storm // that "you" is each player
	for i := range c.Lines {
		l := &c.Lines[i]
		r := lineRows(l, c.Type == Storm)
		switch {
		case c.Type == Storm && l.forBoth():
			r[0].Groups[0].Arrow = BothWays
		case !told && l.Kind != Cancel:
			told = true
			rows = append(rows, Row{Text: eachPlayer, Short: eachShort, LargeOnly: l.Kind == StartTurn || l.Kind == EndTurn})
		}
		rows = append(rows, r...)
	}
	if c.Fusion {
		rows = append(rows, Row{Kind: KeywordRow, Keyword: FusionKeyword, Text: rules.Same("Fusion")})
	}
	return rows
}

var (
	eachPlayer = rules.Text{FR: "Pour chaque joueur\u00a0:", EN: "For each player:"}
	eachShort  = rules.Text{FR: "Chaque joueur\u00a0:", EN: "Each player:"}
)

// forBoth reports whether two arrows say all that a Storm's modifier does. They
// do not for damage that is dealt, which leaves out what one does to oneself.
func (l *Line) forBoth() bool {
	return (l.Kind == Modify || l.Kind == Forbid) && l.On != OnDeal && l.If.Is == NoCompare
}

func capital(t rules.Text) rules.Text {
	t.FR, t.EN = sentence(t.FR), sentence(t.EN)
	return t
}

// colon turns a head into "Head :".
func colon(t rules.Text) rules.Text {
	return capital(join(t, rules.Text{FR: "\u00a0:", EN: ":"}))
}

func lineRows(l *Line, storm bool) []Row {
	switch l.Kind {
	case Modify, Forbid:
		g := SymbolGroup{Symbol: variationOf[l.On], Count: 1, Mod: l.Mod, Forbidden: l.Kind == Forbid, Arrow: passiveArrow(l)}
		var rows []Row
		if l.If.Is != NoCompare {
			rows = append(rows, Row{Text: colon(condText(l.If, false)), Short: shortCond(l.If)})
		}
		return append(rows, Row{Kind: SymbolRow, Groups: []SymbolGroup{g}})
	case Cancel:
		return []Row{{Text: capital(lineText(l)), Short: shortCancel(l)}}
	case Again:
		return []Row{{Kind: KeywordRow, Keyword: AgainKeyword, Text: capital(lineText(l)), Short: shortAgain(l)}}
	}
	var rows []Row
	if head := lineHead(l); !head.Empty() {
		rows = append(rows, Row{Text: colon(head), Short: shortHead(l, storm)})
	}
	named := namesOpponent(lineHead(l))
	body := Row{Kind: SymbolRow, Groups: groups(l.X, named)}
	if l.Y != nil {
		body.Kind, body.Alt, body.Parts = ChoiceRow, groups(l.Y, named), l.parts()
	} else if len(body.Groups) == 1 && body.Groups[0].Symbol == Replay {
		if len(rows) > 0 { // under its condition it is no plate of its own
			body.Groups[0].Words = rules.Text{FR: "Rejouez.", EN: "Play again."}
			return append(rows, body)
		}
		body = Row{Kind: KeywordRow, Keyword: ReplayKeyword, Text: rules.Text{FR: "Rejouez", EN: "Play again"}}
	}
	rows = append(rows, body)
	if l.Kind == Instead {
		rows = append(rows, Row{Text: rules.Text{FR: "à la place.", EN: "instead."}})
	}
	return rows
}

// passiveArrow says whom a modifier's arrow points at: damage I deal goes up.
func passiveArrow(l *Line) Arrow {
	if (l.Whom == Me) != (l.On == OnDeal) {
		return Down
	}
	return Up
}

// groups draws effects side by side; named tells that what stands above has named
// the opponent.
func groups(list []Effect, named bool) []SymbolGroup {
	var out []SymbolGroup
	for i := range list {
		e := &list[i]
		if e.Twin {
			if e.Op != FocusLoss {
				out[len(out)-1].Arrow = BothWays
			}
			continue
		}
		g := SymbolGroup{Symbol: e.Op, Count: max(e.N, 1), Same: e.Same, Itself: e.Op == Flip && e.From.At == NoPlace}
		switch {
		case e.Op == FocusLoss: // words say best what has no sign on the sheet
			both := i+1 < len(list) && list[i+1].Twin
			g.Count, g.Words, g.Short = 1, capital(effectText(e, both, named)), shortLoss(e, both)
			if e.Per.At != NoPlace {
				g.Short = rules.Text{}
			}
		case !e.Op.variation():
			if e.Op != Replay {
				g.Words, g.Short = capital(effectText(e, false, named)), shortAct(e)
			}
		case e.Whom == Me:
			g.Arrow = Down
		default:
			g.Arrow = Up
		}
		if e.Per.At != NoPlace && e.Op != FocusLoss {
			g.Words = rules.Text{FR: perText(e.Per).FR[1:], EN: perText(e.Per).EN[1:]}
			g.Short = shortPer(e.Per)
		}
		out = append(out, g)
	}
	return out
}
