package rulestest

import (
	"fmt"
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"

	"wyrmtable/rules"
)

// second finds words that speak to the reader. A log is read by everybody at
// the table, so it names people.
var second = [2]*regexp.Regexp{
	regexp.MustCompile(`(?i)(^|[^\pL])(vous|votre|vos|tu|ton|toi)($|[^\pL])`),
	regexp.MustCompile(`(?i)(^|[^\pL])(you|your|yours)($|[^\pL])`),
}

// badFrench finds signs without their no-break space, and straight apostrophes.
var badFrench = regexp.MustCompile(`[^\x{a0}\x{202f}][;:!?»]|«[^\x{a0}\x{202f}]|'`)

// facts checks what a game says of itself.
func (r *Report) facts(g *rules.Game, cfg Config) {
	p := &play{game: g, cfg: &cfg, report: r}
	ids := map[string]bool{}
	for i, f := range g.Faces {
		if i == 0 {
			continue
		}
		if f.ID == "" || ids[f.ID] || strings.ContainsFunc(f.ID, func(c rune) bool { return c > '~' || c <= ' ' }) {
			p.fault("texts", "card %d has no id of its own: %q", i, f.ID)
		}
		ids[f.ID] = true
		p.checkText("card "+f.ID, f.Name, true)
		p.checkText("card "+f.ID, f.Rules, false)
	}
	for _, o := range g.Options {
		p.checkText("option "+o.Key, o.Text, true)
		p.checkText("option "+o.Key, o.Help, false)
		if o.Default < 0 || o.Default >= len(o.Values) {
			p.fault("texts", "option %s has the default %d of %d values", o.Key, o.Default, len(o.Values))
		}
		for _, v := range o.Values {
			p.checkText("option "+o.Key, v, true)
		}
	}
	for _, n := range cfg.Seats {
		p.seats = n
		setup := cfg.Setup(n, cfg.Seed)
		p.layoutFacts(g.Layout(&setup))
		seating := g.Seated(n)
		if err := seating.Check(n); err != nil {
			p.fault("seating", "%v", err)
		}
	}
}

func (p *play) layoutFacts(l *rules.Layout) {
	if l.Seats != p.seats {
		p.fault("layout", "the layout for %d seats has %d", p.seats, l.Seats)
	}
	if len(l.Zones) == 0 || l.Zones[0].Seat != rules.Nobody || l.Zones[0].Slots != 0 {
		p.fault("layout", "zone 0 must be a plain zone of the table: nowhere")
	}
	zones := map[string]bool{}
	for _, z := range l.Zones {
		name := fmt.Sprint(z.Name, " ", z.Seat)
		if zones[name] {
			p.fault("layout", "two zones are named %q", name)
		}
		zones[name] = true
		p.checkWord("zone", z.Word, nil)
	}
	words := func(what string, n int, word func(i int) rules.Word) {
		seen := map[string]bool{}
		for i := range n {
			p.checkWord(what, word(i), seen)
		}
	}
	words("counter", len(l.Vars), func(i int) rules.Word { return l.Vars[i].Word })
	words("attribute", len(l.Attrs), func(i int) rules.Word { return l.Attrs[i].Word })
	words("verb", len(l.Verbs), func(i int) rules.Word { return l.Verbs[i] })
	words("note", len(l.Notes), func(i int) rules.Word { return l.Notes[i] })
	words("question", len(l.Asks), func(i int) rules.Word { return l.Asks[i] })
}

// checkWord checks a name for scenarios: one plain word, and no other like it.
func (p *play) checkWord(what string, w rules.Word, seen map[string]bool) {
	if !regexp.MustCompile(`^[a-z][a-z0-9_-]*$`).MatchString(w.Name) {
		p.fault("layout", "the %s %q is not one plain word", what, w.Name)
	}
	if seen[w.Name] {
		p.fault("layout", "two words for a %s are %q", what, w.Name)
	}
	if seen != nil {
		seen[w.Name] = true
	}
	p.checkText(what+" "+w.Name, w.Text, true)
}

// checkText checks that a text is there in both languages or in none. A game says
// the same over and over: what was right once is not read again.
func (p *play) checkText(what string, t rules.Text, needed bool) {
	if p.right[t] && (!needed || !t.Empty()) {
		return
	}
	fr, en := rules.Plain(t.FR), rules.Plain(t.EN)
	switch {
	case (fr == "") != (en == ""):
		p.fault("texts", "%s is in one language only: %q, %q", what, fr, en)
	case needed && fr == "":
		p.fault("texts", "%s has no text", what)
	case !utf8.ValidString(t.FR) || !utf8.ValidString(t.EN):
		p.fault("texts", "%s is not valid text", what)
	case badFrench.MatchString(fr):
		p.fault("texts", "%s has a sign without its no-break space, or a straight apostrophe: %q", what, fr)
	default:
		if p.right == nil || len(p.right) > 10000 {
			p.right = map[rules.Text]bool{}
		}
		p.right[t] = true
	}
}

// checkTell checks the words for an event: in both languages, and naming
// people.
func (p *play) checkTell(view *rules.Board, e *rules.Event) {
	t := p.game.Tell(&p.setup, view, e)
	p.checkText("Tell", t, false)
	p.checkForm(t)
	if second[0].MatchString(rules.Plain(t.FR)) || second[1].MatchString(rules.Plain(t.EN)) {
		p.fault("texts", "the log speaks to the reader: %q", rules.Plain(t.EN))
	}
}

// verb finds the word behind the name with which a sentence begins, or the
// participle behind "est" or "sont"; a name may have a person in brackets.
var verb = regexp.MustCompile(`^(?: \([^)]*\))? (?:ne |n’|se |s’)?(\pL+)`)

// others are words behind a name that are no verbs.
var others = regexp.MustCompile(`^(et|and|pour|for|à|de|of|sur|on|is|first)$`)

// checkForm checks that a sentence which begins with the name of a card agrees with
// it in number, as far as its verb shows it, and begins with a capital.
func (p *play) checkForm(t rules.Text) {
	for l, s := range [...]string{t.FR, t.EN} {
		spans := rules.Spans(s)
		if len(spans) == 0 || spans[0].Card == 0 {
			continue
		}
		if first, _ := utf8.DecodeRuneInString(spans[0].Text); unicode.IsLower(first) {
			p.fault("texts", "the line begins with a small letter: %q", rules.Plain(s))
		}
		if len(spans) == 1 {
			continue
		}
		m := verb.FindStringSubmatch(spans[1].Text)
		if m == nil || others.MatchString(m[1]) && !(spans[0].Many && m[1] == "is") {
			continue
		}
		many := strings.HasSuffix(m[1], "nt") && !strings.HasSuffix(m[1], "ient") && !strings.HasSuffix(m[1], "oint")
		if l == int(rules.English) {
			many = !strings.HasSuffix(m[1], "s")
		}
		if spans[0].Many != many && !(l == int(rules.English) && many) {
			p.fault("texts", "the verb does not agree with the name: %q", rules.Plain(s))
		}
	}
}

// checkQuestionTexts checks the words for the questions, as each decider reads
// them.
func (p *play) checkQuestionTexts() {
	var view rules.Board
	for _, k := range cloneAsks(p.m.Asks()) {
		p.m.Board().View(k.Decider, &view)
		p.checkText("Prompt", p.game.Prompt(&p.setup, &view, &k), true)
		labels := map[rules.Text]rules.Action{}
		for i := range k.Answers {
			t := p.game.Label(&p.setup, &view, &k, &k.Answers[i])
			p.checkText("Label", t, true)
			if other, ok := labels[t]; ok {
				p.fault("texts", "two answers are both labelled %q: %+v and %+v", rules.Plain(t.EN), other, k.Answers[i].Action)
			}
			labels[t] = k.Answers[i].Action
		}
	}
}
