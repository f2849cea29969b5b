package art

import (
	"strings"
	"testing"
)

// words is the text of a block, a line break as "|".
func words(b *Block) string {
	var lines []string
	for _, l := range b.lines {
		var s strings.Builder
		for _, a := range l.atoms {
			if a.space && s.Len() > 0 {
				s.WriteByte(' ')
			}
			switch {
			case a.Sym != SymNone:
				s.WriteString("{" + a.Sym.String() + "}")
			case a.Icon != "":
				s.WriteString("{" + a.Icon + "}")
			}
			s.WriteString(a.Text)
		}
		lines = append(lines, s.String())
	}
	return strings.Join(lines, "|")
}

func TestMarkup(t *testing.T) {
	got := Markup("Gagnez **2**\u00a0{life} et {crown}, _naïf_.\n{rien} {")
	want := []Token{T("Gagnez "), B("2"), T("\u00a0"), Sym(SymLife), T(" et "), {Icon: "crown"}, T(", "),
		I("naïf"), T("."), {Break: true}, T("{rien} {")}
	if len(got) != len(want) {
		t.Fatalf("%d tokens, want %d: %+v", len(got), len(want), got)
	}
	for i := range want {
		if got[i] != want[i] {
			t.Errorf("token %d is %+v, want %+v", i, got[i], want[i])
		}
	}
}

func TestLayKeepsTogether(t *testing.T) {
	style := RulesStyle(20, Left)
	text := Markup("Jouez à\u00a0vous **deux**, puis 3\u00a0{damage} à la fin de ce tour\u00a0!")
	for w := 60.0; w < 400; w += 7 {
		b := Lay(text, style, w)
		for _, l := range b.lines {
			if l.width > w && len(l.atoms) > 1 && l.atoms[1].space {
				t.Fatalf("width %.0f: line %.1f wide could have been broken: %s", w, l.width, words(b))
			}
		}
		for _, glued := range []string{"à\u00a0vous", "deux,", "3\u00a0{damage}", "tour\u00a0!"} {
			if !strings.Contains(words(b), glued) {
				t.Errorf("width %.0f: %q was torn: %s", w, glued, words(b))
			}
		}
	}
}

func TestFitShrinks(t *testing.T) {
	text := Markup("Quand vous prenez une carte de la Rivière, perdez une Vie ou défaussez une carte de votre Main.")
	big := Fit(text, RulesStyle(30, Left), 300, 400, 8)
	if big.Size() != 30 {
		t.Errorf("text that fits was shrunk to %.1f", big.Size())
	}
	b := Fit(text, RulesStyle(30, Left), 200, 80, 8)
	if b.Height > 80.1 || b.Widest > 200.1 || b.Size() < 8 {
		t.Errorf("%.0f by %.0f at size %.1f, want at most 200 by 80", b.Widest, b.Height, b.Size())
	}
	long := Fit(Markup("Anticonstitutionnellement"), RulesStyle(30, Left), 90, 80, 20)
	if long.Widest > 90.1 {
		t.Errorf("a long word is %.0f wide, want at most 90", long.Widest)
	}
}

func TestBalance(t *testing.T) {
	text := Markup("Fin de votre tour, si vous avez six de Puissance ou plus")
	style := RulesStyle(20, Centre)
	for w := 150.0; w < 500; w += 13 {
		greedy, even := Lay(text, style, w), Balance(text, style, w)
		if len(even.lines) != len(greedy.lines) || even.Widest > greedy.Widest+0.01 {
			t.Errorf("width %.0f: %s became %s", w, words(greedy), words(even))
		}
		if strings.ReplaceAll(words(even), "|", " ") != strings.ReplaceAll(words(greedy), "|", " ") {
			t.Errorf("width %.0f: words were lost: %s", w, words(even))
		}
	}
}

func TestBlockStaysInColumn(t *testing.T) {
	for _, a := range []Anchor{Left, Centre, Right} {
		c := NewCanvas(300, 200, 1)
		b := Fit(Markup("Gagnez **3** {life} puis infligez **2** {damage} à votre adversaire."), RulesStyle(24, a).OnDark(), 200, 150, 10)
		c.Block(b, 50, 20)
		r := inked(c.Img)
		if r.Min.X < 49 || r.Max.X > 251 || r.Min.Y < 19 || float64(r.Max.Y) > 21+b.Height {
			t.Errorf("anchor %d: ink in %v, column is 50..250 by 20..%.0f", a, r, 20+b.Height)
		}
	}
}

// TestClip: words that fit are left alone; others end with an ellipsis inside
// their box.
func TestClip(t *testing.T) {
	style := RulesStyle(12, Left)
	short, long := Markup("Soin **1**."), Markup("Regardez 1, puis dégagez au plus une **Mine** ciblée que vous contrôlez. Gagnez 1 point de vie, puis piochez.")
	if b := Clip(short, style, 80, 30, 9); b.Lines() != 1 || b.lines[0].atoms[len(b.lines[0].atoms)-1].Text == "…" {
		t.Errorf("short words were cut: %d lines", b.Lines())
	}
	b := Clip(long, style, 80, 32, 9)
	if b.Height > 32.5 || b.Size() < 8.9 {
		t.Errorf("%.1f high in 32, words of %.1f", b.Height, b.Size())
	}
	last := b.lines[len(b.lines)-1]
	if end := last.atoms[len(last.atoms)-1]; end.Text != "…" || end.x+end.w > 80.5 {
		t.Errorf("the last line ends with %q at %.1f", end.Text, end.x+end.w)
	}
}
