package rules

import "testing"

// TestOf checks when "de" loses its e.
func TestOf(t *testing.T) {
	for name, want := range map[string]string{
		"Léandre": "de Léandre", "Alice": "d’Alice", "Élise": "d’Élise", "Œdipe": "d’Œdipe", "olga": "d’olga",
		"Yves": "d’Yves", "Yann": "de Yann", "Y": "de Y", "Hugo": "de Hugo", "Hydre noire": "d’Hydre noire", "Hallebarde": "de Hallebarde", "": "de ", "7": "de 7",
		SeatRef(1, "Émile"): "d’" + SeatRef(1, "Émile"),
	} {
		if got := Of(name, French); got != want {
			t.Errorf("%q: %q, want %q", name, got, want)
		}
		if got := Of(name, English); got != name {
			t.Errorf("%q: %q in English", name, got)
		}
	}
}

func TestVoice(t *testing.T) {
	s := &Setup{Seats: []SeatSetup{{Name: "Alice"}, {Name: "Bruno"}}}
	v := s.Voice(nil)
	if v.Who(1) != SeatRef(1, "Bruno") || v.Of(0, French) != "d’"+SeatRef(0, "Alice") || v.Who(Nobody) != "" || v.Of(2, French) != "" {
		t.Errorf("%q, %q, %q, %q", v.Who(1), v.Of(0, French), v.Who(Nobody), v.Of(2, French))
	}
}

func TestSay(t *testing.T) {
	s := &Setup{Seats: []SeatSetup{{Name: "Alice"}, {Name: "Bruno"}}}
	v := s.Voice(nil)
	f := Filling{Card: Text{"Œuf", "Egg"}, Other: Same("Roc"), Text: Text{"fin", "end"}, Seat: 0, To: 1, N: -2, M: 30}
	alice, bruno := SeatRef(0, "Alice"), SeatRef(1, "Bruno")
	got := v.Say("$c $o $C $O $s $t $S $T $n $m $x $z", "$c, $C, $S, $x", f)
	want := Text{
		"Œuf Roc d’Œuf de Roc " + alice + " " + bruno + " d’" + alice + " de " + bruno + " -2 30 fin ",
		"Egg, Egg, " + alice + ", end",
	}
	if got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

func TestFill(t *testing.T) {
	words := func(mark byte) string { return map[byte]string{'a': "un", 'b': "$a"}[mark] }
	for pattern, want := range map[string]string{"": "", "$a et $b.": "un et $a.", "rien": "rien", "$a$a": "unun", "fin $": "fin ", "$x!": "!"} {
		if got := Fill(pattern, words); got != want {
			t.Errorf("%q: %q, want %q", pattern, got, want)
		}
	}
}

// TestPieces checks the small pieces of sentences.
func TestPieces(t *testing.T) {
	parts := []Text{{"a", "x"}, {"b", "y"}, {"c", "z"}}
	if got := List(parts, Text{" et ", " and "}, Same(".")); got != (Text{"a et b et c.", "x and y and z."}) {
		t.Errorf("List: %v", got)
	}
	if got := List(nil, Same(", "), Text{}); !got.Empty() {
		t.Errorf("an empty list: %v", got)
	}
	for _, tc := range [][2]string{
		{Capital("épée"), "Épée"}, {Capital(""), ""}, {Capital("Ça"), "Ça"},
		{CountFR(0, "carte", "cartes"), "0 carte"}, {CountFR(1, "carte", "cartes"), "1 carte"}, {CountFR(2, "carte", "cartes"), "2 cartes"},
		{CountEN(0, "card", "cards"), "0 cards"}, {CountEN(1, "card", "cards"), "1 card"},
		{Signed(2), "+2"}, {Signed(0), "+0"}, {Signed(-3), "−3"},
		{CardText(4, Text{}).FR, CardForm(4, Text{"une carte", "a card"}, Feminine).FR}, {CardText(4, Text{"Épée", "Sword"}).EN, CardRef(4, "Sword")},
	} {
		if tc[0] != tc[1] {
			t.Errorf("%q, want %q", tc[0], tc[1])
		}
	}
}
