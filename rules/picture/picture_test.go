package picture_test

import (
	"strings"
	"testing"
	"testing/fstest"

	"wyrmtable/rules"
	"wyrmtable/rules/lesson"
	"wyrmtable/rules/picture"
	"wyrmtable/rules/rulestest/tiny"
)

// bids is a tiny game with these pictures.
func bids(text string) *rules.Game {
	for _, g := range tiny.Games() {
		if g.ID == "bids" {
			own := *g
			own.Pictures = fstest.MapFS{"pictures/bids.txt": {Data: []byte(text)}}
			return &own
		}
	}
	panic("the tiny game of bids is gone")
}

const table = `picture table
about   S1, S2
caption Il reste {zone hand Azur = 2} cartes : pariez ! | {zone hand Azur = 2} cards are left: bid!
zone    hand Azur: Mise de 9, Mise de 2
zone    hand Braise: Mise de 5, Mise de 3
zone    deck: rest
show    zone hand Azur
show    counter points Azur
mark    card "Mise de 9": la plus haute | the highest
mark    counter points Azur: ses points | his points
do      Azur bid "Mise de 9"
do      Braise bid "Mise de 3"
`

const card = `picture card
caption Une mise. | A bid.
card    "Mise de 9"
part    50 8: le nom | the name
part    0 100: le coin | the corner
`

func TestSoundPictures(t *testing.T) {
	all, err := picture.Of(bids("# two of them\n" + table + "\n" + card))
	if err != nil {
		t.Fatal(err)
	}
	if len(all) != 2 || all[0].OfCard() || !all[1].OfCard() {
		t.Fatalf("%d pictures are read, of a card: %v", len(all), all)
	}
	for _, p := range all {
		if err := p.Check(); err != nil {
			t.Error(err)
		}
	}
	p := all[0]
	if p.ID != "table" || p.Line != 2 || len(p.About) != 2 || len(p.Shows) != 2 || len(p.Marks) != 2 || len(p.Does) != 2 {
		t.Errorf("the picture of a table is read as %+v", p)
	}
	if at := p.Marks[0].At; at.Kind != lesson.AtCard {
		t.Errorf("what is named first is read as %+v", at)
	}
	begun, err := p.Open()
	if err != nil {
		t.Fatal(err)
	}
	b := begun.Match().Board()
	if got := rules.Plain(p.Fill(p.Caption, b, rules.French)); got != "Il reste 2 cartes\u00a0: pariez\u00a0!" {
		t.Errorf("the caption reads %q", got)
	}
	told, err := p.Told()
	if err != nil || told.Len() != 2 || begun.Len() != 0 {
		t.Errorf("%v; %d answers are given, and %d where it is opened to play with", err, told.Len(), begun.Len())
	}
	if p = all[1]; p.Parts[1].X != 0 || p.Parts[1].Y != 100 || p.Names()[0].EN != "the name" {
		t.Errorf("the picture of a card is read as %+v", p)
	}
}

// TestFaultsAreNamed plants a fault of each kind and checks that it is found, with its
// line and where it can the word that was meant.
func TestFaultsAreNamed(t *testing.T) {
	// Line 13 follows table, and line 6 card.
	for _, tt := range []struct{ text, want string }{
		{"caption X | X", `:1: the file must begin with a line "picture ID", not "caption"`},
		{"picture two words\ncaption X | X", `:1: a picture needs an id in one word`},
		{"picture x\nzone deck: rest\n", `:1: this picture has no line "caption`},
		{"picture x\ncaption Seul\n", `:2: a text is written in both languages`},
		{"picture x\ncaption \xff | X\n", `:2: this line is not UTF-8`},
		{table + "shows zone deck\n", `:13: unknown keyword "shows" (did you mean "show"?)`},
		{table + "show sone deck\n", `:13: a point is at a zone, card, counter, button or the phase, not "sone" (did`},
		{table + "show zone dek\n", `:13: unknown zone "dek" (did you mean "deck"?)`},
		{table + "mark zone deck la pioche\n", `:13: a mark is written "mark PLACE: français | English"`},
		{table + "mark zone deck: la pioche\n", `:13: a text is written in both languages`},
		{table + "mark zone deck: la [Misse de 9] | X\n", `:13: unknown card "Misse de 9" (did you mean`},
		{table + "mark card \"Misse de 9\": X | X\n", `:13: unknown card "Misse de 9" (did you mean`},
		{table + "mark counter poinst Azur: X | X\n", `:13: unknown counter "poinst" (did you mean "points"?)`},
		{table + "mark zone deck: {points Azur = 3} | X\n", `:13: {points Azur = 3}: points Azur is 0, want 3`},
		{table + "mark card \"Mise de 9\"#9: X | X\n", `:13: this card does not lie on the table`},
		{table + "show button bid\n", `:13: a picture has no buttons`},
		{table + "eyes Azurr\n", `:13: unknown player "Azurr" (did you mean "Azur"?)`},
		{table + "do Azur bit\n", `:13: unknown verb "bit" (did you mean "bid"?)`},
		{table + "do Azur bid \"Mise de 9\"\n", `:13: this cannot be done`},
		{table + "part 5 5: X | X\n", `:13: a picture is of a card`},
		{strings.Replace(table, "= 2} cartes", "= 3} cartes", 1), `:3: {zone hand Azur = 3}: `},
		{strings.Replace(table, "hand Braise", "hand Brase", 1), `:5: whose hand? unknown player "Brase" (did you mean "Braise"?)`},
		{table + table, `:13: there is another picture "table"`},
		{card + "part 5 101: X | X\n", `:6: a part lies within 0 and 100 of the card, not at 5 101`},
		{card + "part 5: X | X\n", `:6: `},
		{card + "part 5 5: {points Azur} | X\n", `:6: on a card there are no numbers`},
		{card + "zone deck: rest\n", `:6: a picture of a card has no table`},
		{card + "do Azur bid\n", `:6: `},
		{strings.Replace(card, "Mise de 9", "Misse de 9", 1), `:3: unknown card "Misse de 9" (did you mean`},
		{"picture card\ncaption X | X\ncard \"Mise de 9\"\n", `:1: no part of this card is named`},
	} {
		all, err := picture.Of(bids(tt.text))
		for _, p := range all {
			if err == nil {
				err = p.Check()
			}
		}
		if err == nil || !strings.HasPrefix(err.Error(), "pictures/bids.txt"+tt.want) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%q:\n got %v\nwant pictures/bids.txt%s, in one line", tt.text, err, tt.want)
		}
	}
}

// TestWhatIsSoundIsShown checks that a picture with a fault takes no other one with it.
func TestWhatIsSoundIsShown(t *testing.T) {
	all, err := picture.Of(bids("picture broken\ncaption X | X\nshow zone dek\nsho zone deck\n" + table + card))
	if len(all) != 2 || all[0].ID != "table" || all[1].ID != "card" {
		t.Errorf("%d pictures are left of two sound ones", len(all))
	}
	if err == nil || strings.Count(err.Error(), "\n") != 0 {
		t.Errorf("of the broken one it says %v, want one line", err)
	}
}

// TestAstray checks that a page shows only what there is, and each picture is shown once.
func TestAstray(t *testing.T) {
	g := bids(table + card)
	page := func(ids ...string) {
		p := rules.Page{ID: "but"}
		for _, id := range ids {
			p.Blocks = append(p.Blocks, rules.Block{Kind: rules.Picture, Shows: id})
		}
		g.Help = func() *rules.Help { return &rules.Help{Pages: []rules.Page{p}} }
	}
	page("table", "card")
	all, err := picture.Of(g)
	if err != nil {
		t.Fatal(err)
	}
	if err := picture.Astray(g, all); err != nil {
		t.Errorf("of pictures in their place it says %v", err)
	}
	for want, ids := range map[string][]string{
		`help: page "but" shows the picture "tabel", which there is not (did you mean "table"?)`: {"table", "card", "tabel"},
		`pictures/bids.txt:13: 0 pages of the help show the picture "card", not one`:             {"table"},
		`pictures/bids.txt:1: 2 pages of the help show the picture "table", not one`:             {"table", "card", "table"},
	} {
		if page(ids...); picture.Astray(g, all) == nil || picture.Astray(g, all).Error() != want {
			t.Errorf("%v: %v, want %s", ids, picture.Astray(g, all), want)
		}
	}
}
