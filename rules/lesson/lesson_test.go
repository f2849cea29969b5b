package lesson_test

import (
	"strings"
	"testing"

	"wyrmtable/rules"
	"wyrmtable/rules/lesson"
	"wyrmtable/rules/rulestest/tiny"
)

func find(id string) *rules.Game {
	for _, g := range tiny.Games() {
		if g.ID == id {
			return g
		}
	}
	return nil
}

const head = `lesson  Un pari | A bet
idea    Le plus haut pari gagne. | The highest bid wins.
time    1
game    bids
seats   Vous, Braise
zone    hand Vous: Mise de 9, Mise de 2
zone    hand Braise: Mise de 5, Mise de 3
zone    deck: rest
`

const steps = `say     Pariez [Mise de 9] : {zone hand Vous = 2} cartes. | Bid [Mise de 9]: {zone hand Vous = 2} cards.
point   card "Mise de 9"
point   zone hand Vous
point   counter points Vous
point   button bid
wait    Vous bid "Mise de 9"
or      Vous bid "Mise de 2"
else    Pas celle-là. | Not that one.
hint    La plus haute. | The highest.
let     Braise bid "Mise de 3"
again
check   zone hand Braise <= 1
`

const done = "done    Voilà ! | There!\n"

// fault returns the first fault of a lesson, from reading or running it.
func fault(text string) string {
	l, err := lesson.Read("01-bet.txt", text, find)
	if err == nil {
		err = lesson.Run(l)
	}
	if err != nil {
		return err.Error()
	}
	return ""
}

func TestASoundLesson(t *testing.T) {
	if got := fault(head + steps + done); got != "" {
		t.Fatal(got)
	}
	l, err := lesson.Read("lessons/01-bet.txt", head+steps+done, find)
	if err != nil {
		t.Fatal(err)
	}
	if l.ID != "01-bet" || l.Title.EN != "A bet" || l.Minutes != 1 || len(l.Steps) != 3 || l.Done.FR != "Voilà\u00a0!" {
		t.Errorf("the lesson reads as %q, %q, %d minutes, %d steps, %q", l.ID, l.Title.EN, l.Minutes, len(l.Steps), l.Done.FR)
	}
	wait := &l.Steps[0]
	if wait.Kind != lesson.Wait || len(wait.Points) != 4 || len(wait.Takes) != 2 || len(wait.Hints) != 1 || !l.Steps[2].Again {
		t.Errorf("its steps read as %+v", l.Steps)
	}
	s, err := l.Session()
	if err != nil {
		t.Fatal(err)
	}
	said := l.Fill(wait.Text, s, rules.English)
	if got := rules.Plain(said); got != "Bid Bid of 9: 2 cards." {
		t.Errorf("the text reads %q", got)
	}
	if at := rules.Spans(said)[1].Card; at != wait.Points[0].CardOn(s.Match().Board()) || at == 0 {
		t.Errorf("it speaks of card %d and points at %d", at, wait.Points[0].CardOn(s.Match().Board()))
	}
	for _, k := range s.Match().Asks() {
		for _, a := range k.Answers {
			if k.Decider == 0 != wait.Fits(s.Match(), a.Action) {
				t.Errorf("whether %v fits is wrong", a.Action)
			}
		}
	}
	if s, err = l.At(2); err != nil || s.Len() != 2 {
		t.Errorf("at the third step %d answers are given (%v), want 2", s.Len(), err)
	}
}

// TestWhatIsSaidInstead checks that an answer that is not waited for is met by the
// sentence of its own, then by that of the step, then by a general one.
func TestWhatIsSaidInstead(t *testing.T) {
	const say = "say Pariez. | Bid.\nwait Vous bid \"Mise de 9\"\n"
	for _, tt := range []struct{ lines, want string }{
		{"", "That is allowed, but"},
		{"else Non. | No.\n", "No."},
		{"else Non. | No.\nelse Vous bid \"Mise de 2\": Trop peu. | Too little.\n", "Too little."},
		{"else Vous bid \"Mise de 2\": Trop peu. | Too little.\nelse Non. | No.\n", "Too little."},
		{"else Vous verrez : non. | You will see: no.\n", "You will see: no."},
	} {
		l, err := lesson.Read("x.txt", head+say+tt.lines+done, find)
		if err != nil {
			t.Fatal(err)
		}
		s, err := l.Session()
		if err != nil {
			t.Fatal(err)
		}
		for _, a := range rules.AskOf(s.Match(), 0).Answers {
			if step := &l.Steps[0]; !step.Fits(s.Match(), a.Action) {
				if got := step.Instead(s.Match(), a.Action).EN; !strings.HasPrefix(got, tt.want) {
					t.Errorf("%q: it says %q, want %q", tt.lines, got, tt.want)
				}
			}
		}
	}
}

// TestFaultsAreNamed plants a fault of each kind and checks that it is found, with
// its line and where it can the word that was meant.
func TestFaultsAreNamed(t *testing.T) {
	const bid = "say Pariez. | Bid.\nwait Vous bid \"Mise de 9\"\n"
	for _, tt := range []struct{ text, want string }{
		{"say X | X", `01-bet.txt:1: the file must begin with a line "lesson TITLE | TITLE", not "say"`},
		{"", `01-bet.txt:1: the file holds no lesson`},
		{head + "sai X | X\n", `01-bet.txt:9: unknown keyword "sai" (did you mean "say"?)`},
		{head + "say \xff\n", `01-bet.txt:9: this line is not UTF-8`},
		{head + "say Seul\n", `01-bet.txt:9: a text is written in both languages`},
		{head + "say Un | \n", `01-bet.txt:9: a text is written in both languages`},
		{head + "say Un [Misse de 9]. | One.\n", `01-bet.txt:9: unknown card "Misse de 9" (did you mean`},
		{head + "say Un [Mise | One\n", `01-bet.txt:9: "[" has no "]"`},
		{head + "say Il a {poinst Vous}. | He.\n", `01-bet.txt:9: unknown counter "poinst" (did you mean "points"?)`},
		{head + "say " + strings.Repeat("mot ", 60) + "| Word\n", `01-bet.txt:9: this text has 239 letters`},
		{head + "wait Vous bid\n", `01-bet.txt:9: a "wait" follows a "say"`},
		{head + "say X | X\nwait Braise bid\n", `01-bet.txt:10: a "wait" is for the learner`},
		{head + "say X | X\nwait Vous bit\n", `01-bet.txt:10: unknown verb "bit" (did you mean "bid"?)`},
		{head + "say X | X\nor Vous bid\n", `01-bet.txt:10: an "or" follows a "wait"`},
		{head + "say X | X\nelse X | X\n", `01-bet.txt:10: an "else" follows a "wait"`},
		{head + "say X | X\nhint X | X\n", `01-bet.txt:10: a hint follows`},
		{head + bid + "point zone deck\n", `01-bet.txt:11: a "point" follows a "say"`},
		{head + "say X | X\npoint sone deck\n", `01-bet.txt:10: a point is at a zone, card, counter, button or the phase, not "sone" (did you mean "zone"?)`},
		{head + "say X | X\npoint zone dek\n", `01-bet.txt:10: unknown zone "dek" (did you mean "deck"?)`},
		{head + "say X | X\nplay Braise pagee until win\n", `01-bet.txt:10: there is no level "pagee" (did you mean "page"?)`},
		{head + "say X | X\nplay Vous page until win\n", `01-bet.txt:10: free play is written`},
		{head + bid + done + bid, `01-bet.txt:12: "say" comes behind "done"`},
		{head + bid + "set points Vous 1\n", `01-bet.txt:11: "set" must come before the first step`},
		{head + bid, `01-bet.txt:1: the lesson has no end`},
		{head + bid + "again\n" + done, `01-bet.txt:1: no step follows the last "again"`},
		{strings.Replace(head, "time    1\n", "", 1) + bid + done, `01-bet.txt:1: the lesson does not say how many minutes`},
		{strings.Replace(head, "idea", "#", 1) + bid + done, `01-bet.txt:1: the lesson has no idea`},
		{strings.Replace(head, "game    bids", "game    bidz", 1) + bid + done, `01-bet.txt:9: no game "bidz" on the shelf`},
		{strings.Replace(head, "seats   Vous, Braise", "seats   Vous", 1) + bid + done, `01-bet.txt:1: `},

		{head + "say X {points Vous = 3} | X\n" + done, `01-bet.txt:9: {points Vous = 3}: points Vous is 0, want 3`},
		{head + "say X | X\npoint card \"Mise de 1\"#9\n" + done, `01-bet.txt:9: a point is at "Mise de 1", of which there are not so many`},
		{head + "say X | X\npoint card \"Mise de 5\"\n" + done, `01-bet.txt:9: a point is at "Mise de 5", which the learner cannot see`},
		{head + "say X | X\npoint button raise\n" + done, `01-bet.txt:9: a point is at a button that is not there now`},
		{head + "say X | X\nwait Vous bid \"Mise de 5\"\n" + done, `01-bet.txt:10: answer 1 is not legal now; open: ask Vous bid`},
		{head + bid + "or Vous bid \"Mise de 5\"\n" + done, `01-bet.txt:10: answer 2 is not legal now`},
		{head + bid + "else Vous pass: Non. | No.\n" + done, `01-bet.txt:10: an "else" speaks of an answer that is not legal now`},
		{head + bid + "hint Il a {points Vous = 1}. | He has {points Vous = 1}.\n" + done, `01-bet.txt:10: {points Vous = 1}: points Vous is 0, want 1`},
		{head + bid + "let Braise bid \"Mise de 9\"\n" + done, `01-bet.txt:11: this is no legal answer now`},
		{head + bid + bid + done, `01-bet.txt:12: the learner is asked nothing now`},
		{head + "check points Vous = 1\n" + done, `01-bet.txt:9: points Vous is 0, want 1`},
		{head + bid + "or Vous bid \"Mise de 2\"\nlet Braise bid \"Mise de 3\"\ncheck points Vous = 1\n" + done,
			`01-bet.txt:13: points Vous is 0, want 1`},
		{head + bid + "done {points Vous = 7} | {points Vous = 7}\n", `01-bet.txt:11: {points Vous = 7}: points Vous is 0, want 7`},
		{head + "play Braise page until points Vous = 9\nsay {points Vous = 30} | X\n" + done, `01-bet.txt:10: {points Vous = 30}`},
	} {
		if got := fault(tt.text); !strings.HasPrefix(got, tt.want) {
			t.Errorf("%q:\n got %s\nwant %s", strings.TrimPrefix(tt.text, head), got, tt.want)
		}
	}
}

// TestAnotherAnswerIsFollowed checks that what holds on the first way only is found.
func TestAnotherAnswerIsFollowed(t *testing.T) {
	text := head + "say Pariez. | Bid.\nwait Vous bid \"Mise de 9\"\nor Vous bid \"Mise de 2\"\n" +
		"check zone hand Vous: Mise de 2\n" + done
	if got := fault(text); !strings.Contains(got, `01-bet.txt:12: `) || !strings.Contains(got, `(after "Vous bid "Mise de 2"`) {
		t.Errorf("it is said %q", got)
	}
}

func FuzzRead(f *testing.F) {
	f.Add(head + steps + done)
	f.Add(head + "say [[x/y]] {zone deck} *s* | X\npoint phase\nplay Braise page until turn 3\ndone X | X")
	f.Fuzz(func(t *testing.T, text string) {
		l, err := lesson.Read("x.txt", text, find)
		if err != nil {
			return
		}
		s, err := l.Session()
		if err != nil {
			return
		}
		for i := range l.Steps {
			l.Fill(l.Steps[i].Text, s, rules.French)
			for _, p := range l.Steps[i].Points {
				p.CardOn(s.Match().Board())
			}
		}
	})
}
