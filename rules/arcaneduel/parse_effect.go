package arcaneduel

import (
	"slices"
	"strings"

	"wyrmtable/rules/cardfile"
)

// The words of effects: those with a number, those alone, and the two that
// choose.
var (
	countWords = map[string]func(e *Effect) *int32{
		"damage": func(e *Effect) *int32 { return &e.Damage },
		"poison": func(e *Effect) *int32 { return &e.Poison },
		"self":   func(e *Effect) *int32 { return &e.Self },
		"heal":   func(e *Effect) *int32 { return &e.Heal },
		"armour": func(e *Effect) *int32 { return &e.Armour },
		"shock":  func(e *Effect) *int32 { return &e.Shock },
		"spark":  func(e *Effect) *int32 { return &e.Spark },
		"snare":  func(e *Effect) *int32 { return &e.Snare },
		"block":  func(e *Effect) *int32 { return &e.Block },
		"thorns": func(e *Effect) *int32 { return &e.Thorns },
	}
	cardWords = map[string]func(e *Effect) *int{
		"cost": func(e *Effect) *int { return &e.Cost },
		"draw": func(e *Effect) *int { return &e.Draw },
	}
	flagWords = map[string]func(e *Effect) *bool{
		"steal":   func(e *Effect) *bool { return &e.Steal },
		"discard": func(e *Effect) *bool { return &e.Discard },
		"swap":    func(e *Effect) *bool { return &e.Swap },
		"veil":    func(e *Effect) *bool { return &e.Veil },
		"deflect": func(e *Effect) *bool { return &e.Deflect },
		"share":   func(e *Effect) *bool { return &e.Share },
	}
	aimWords     = []string{One: "one", Two: "two", All: "all"}
	recoverWords = []string{Last: "last", AnyCard: "any"}

	// effectWords are all of them, for advice.
	effectWords = []string{"attack", "damage", "poison", "steal", "self", "cost", "draw", "heal", "recover",
		"discard", "swap", "veil", "armour", "shock", "spark", "snare", "block", "deflect", "share", "thorns"}
)

// effects reads a do line: effects with commas between.
func (p *parser) effects(s string) error {
	if p.done {
		return p.Errorf("%s has its do line already", p.what)
	}
	p.done, p.does = true, p.Line
	seen := map[string]bool{}
	for part := range strings.SplitSeq(s, ",") {
		words := strings.Fields(part)
		if len(words) == 0 {
			return p.Errorf("an effect is missing between commas")
		}
		if seen[words[0]] {
			return p.Errorf("%s stands twice", words[0])
		}
		seen[words[0]] = true
		if err := p.oneEffect(words); err != nil {
			return err
		}
	}
	return nil
}

func (p *parser) oneEffect(words []string) error {
	word, rest := words[0], words[1:]
	if !slices.Contains(effectWords, word) {
		return p.Unknown("effect", word, effectWords)
	}
	if flag := flagWords[word]; flag != nil {
		if len(rest) > 0 {
			return p.Errorf("%q behind %s is not understood", rest[0], word)
		}
		*flag(p.effect) = true
		return nil
	}
	if len(rest) != 1 {
		return p.Errorf("%s needs one word behind it", word)
	}
	var err error
	switch word {
	case "attack":
		p.effect.Aim, err = cardfile.Pick[Aim](&p.Reader, "aim", rest[0], aimWords)
		return err
	case "recover":
		p.effect.Recover, err = cardfile.Pick[Recovery](&p.Reader, "card to recover", rest[0], recoverWords)
		return err
	}
	n, err := p.Number(word, rest[0], 1, mostOf(word))
	if err != nil {
		return err
	}
	if field := countWords[word]; field != nil {
		*field(p.effect) = int32(n)
		return nil
	}
	*cardWords[word](p.effect) = int(n)
	return nil
}

// mostOf is the largest number behind a word: a price is one card, and the damage
// of a spell must find room on the counters even if all of it meets on one player.
func mostOf(word string) int {
	switch word {
	case "cost":
		return 1
	case "damage", "poison", "self", "shock", "spark", "snare", "thorns":
		return 3
	}
	return 9
}

// flaw says what in an effect the game cannot do, for a card of a kind or, with
// kind 0, for a combination; "" if nothing.
func (e *Effect) flaw(kind Kind) string {
	parries := 0
	for _, on := range [...]bool{e.Block > 0, e.Deflect, e.Share, e.Thorns > 0} {
		if on {
			parries++
		}
	}
	attacks := e.Damage > 0 || e.Poison > 0 || e.Steal
	later := 0
	for _, on := range [...]bool{e.Recover != NoRecovery, e.Discard, e.Swap} {
		if on {
			later++
		}
	}
	switch {
	case kind == Defence && (parries != 1 || *e != Effect{Block: e.Block, Deflect: e.Deflect, Share: e.Share, Thorns: e.Thorns, Cost: e.Cost}):
		return "is a defence: it blocks, deflects, shares or has thorns, and may have a cost"
	case kind != Defence && parries > 0:
		return "is no defence: it cannot block, deflect, share or have thorns"
	case kind == Attack && e.Aim == NoAim:
		return "is an attack: say \"attack one\", \"attack two\" or \"attack all\""
	case kind == Support && e.Aim != NoAim:
		return "is a support: it attacks nobody"
	case e.Aim != NoAim && !attacks:
		return "attacks with nothing: add damage, poison or steal"
	case e.Aim == NoAim && attacks:
		return "has damage, poison or steal and attacks nobody: add \"attack one\""
	case e.Poison > 0 && (e.Damage > 0 || e.Steal):
		return "attacks with poison and something else: that cannot be told apart"
	case e.Steal && e.Aim != One:
		return "steals from more than one: say \"attack one\""
	case later > 1 || later == 1 && e.Aim != NoAim:
		return "does more than one of attack, recover, discard and swap"
	case kind == 0 && e.Cost > 0:
		return "has a cost: its two cards are the price of a combination"
	case e.Spark > 0 && e.Shock == 0:
		return "has a spark without a shock"
	case kind != 0 && (e.Shock > 0 || e.Snare > 0):
		return "has a shock or a snare: only a combination can leave them"
	}
	return ""
}
