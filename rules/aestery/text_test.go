package aestery

import (
	"strings"
	"testing"

	"wyrmtable/rules"
)

// TestSentences checks the texts of lines that try the grammar: genders,
// plurals, what is said again, what is joined.
func TestSentences(t *testing.T) {
	for _, c := range []struct{ line, fr, en string }{
		{"arrival: draw 1", "Arrivée — Piochez une carte.", "Entry — Draw a card."},
		{"arrival: draw 3 opponent", "Arrivée — Votre adversaire pioche trois cartes.", "Entry — Your opponent draws three cards."},
		{"arrival: scry 2, draw 1", "Arrivée — Regardez 2, puis piochez une carte.", "Entry — Scry 2, then draw a card."},
		{"may arrival: discard 1, draw 1", "Arrivée — Vous pouvez défausser une carte, puis piocher une carte.", "Entry — You may discard a card, then draw a card."},
		{"arrival: discard 1, then draw 2", "Arrivée — Défaussez une carte. Dans ce cas, piochez deux cartes.", "Entry — Discard a card. If you do, draw two cards."},
		{"attack: destroy target siren theirs engaged", "Quand cette carte attaque, détruisez une Sirène adverse engagée ciblée.", "When this card attacks, destroy target engaged enemy Siren."},
		{"attack: destroy target object theirs, lose 1 per cost-of target", "Quand cette carte attaque, détruisez un Objet adverse ciblé, puis perdez 1 point de vie pour chaque Aether du coût de cet Objet.",
			"When this card attacks, destroy target enemy Object, then lose 1 life for each Aether of the cost of that Object."},
		{"attack: bounce target story optional", "Quand cette carte attaque, renvoyez au plus une Histoire ciblée dans la main de son propriétaire.", "When this card attacks, return up to one target Story to its owner’s hand."},
		{"attack: boost -1/-1 each fighter theirs white with flying", "Quand cette carte attaque, les Combattants adverses blancs avec Vol gagnent −1/−1 jusqu’à la fin du tour.",
			"When this card attacks, enemy white Fighters with Flying gain −1/−1 until end of turn."},
		{"attack: boost +1/+0 target fighter yours, grant enthrall target, grant bravery 2 target",
			"Quand cette carte attaque, un Combattant ciblé que vous contrôlez gagne +1/+0, Fascination et Bravoure 2 jusqu’à la fin du tour.",
			"When this card attacks, target Fighter you control gains +1/+0, Enthrall and Bravery 2 until end of turn."},
		{"always: boost +1/+1 each siren other yours white", "Vos autres Sirènes blanches ont +1/+1.", "Your other white Sirens have +1/+1."},
		{"always if siren yours = 0: no-attack this", "Si vous ne contrôlez aucune Sirène, cette carte ne peut pas attaquer.", "If you control no Siren, this card cannot attack."},
		{"always: no-block each fish theirs", "Les Poissons adverses ne peuvent pas bloquer.", "Enemy Fish cannot block."},
		{"always: cheaper 2 story green", "Vos cartes Histoire vertes coûtent 2 Aether de moins.", "Your green Story cards cost 2 Aether less."},
		{"always: dearer 1 card", "Les sorts adverses coûtent 1 Aether de plus.", "Enemy spells cost 1 Aether more."},
		{"upkeep both if life theirs <= 5: token 3 ombre", "À chaque entretien, si votre adversaire a 5 points de vie ou moins, créez trois Jetons Ombre 1/1 avec Imblocable.",
			"At each upkeep, if your opponent has 5 life or less, create three 1/1 Shade Tokens with Unblockable."},
		{"upkeep you: token 2 mine engaged", "À votre entretien, créez deux Jetons Mine engagés.", "At your upkeep, create two engaged Mine Tokens."},
		{"death each octopus other theirs: gain 1 both", "Quand une autre Pieuvre adverse meurt, chaque joueur gagne 1 point de vie.", "When another enemy Octopus dies, each player gains 1 life."},
		{"activate 2, engage, sacrifice other bird, discard 2, life 1: draw 1", "2 Aether, engagez cette carte, sacrifiez un autre Oiseau, défaussez deux cartes, perdez 1 point de vie : piochez une carte.",
			"2 Aether, engage this card, sacrifice another Bird, discard two cards, lose 1 life: draw a card."},
		{"anytime once activate 1: untap this", "À tout moment, une fois par tour — 1 Aether : dégagez cette carte.", "At any time, once per turn — 1 Aether: disengage this card."},
		{"arrival: return target octopus graveyard yours", "Arrivée — Renvoyez une carte Pieuvre ciblée de votre cimetière dans votre main.", "Entry — Return target Octopus card in your graveyard to your hand."},
		{"arrival: search 2 object cost<=1", "Arrivée — Cherchez jusqu’à deux cartes Objet de coût 1 ou moins dans votre deck, révélez-les, prenez-les en main, puis mélangez.",
			"Entry — Search your deck for up to two Object cards of cost 1 or less, reveal them, take them in hand, then shuffle."},
		{"arrival: control lasting target human theirs", "Arrivée — Prenez le contrôle d’un Humain adverse ciblé.", "Entry — Gain control of target enemy Human."},
		{"arrival: sacrifice pick-theirs 2 fighter", "Arrivée — Votre adversaire sacrifie deux Combattants.", "Entry — Your opponent sacrifices two Fighters."},
		{"arrival: lose 2 opponent, gain 2", "Arrivée — Votre adversaire perd 2 points de vie et vous en gagnez autant.", "Entry — Your opponent loses 2 life and you gain as much."},
		{"arrival: lose 2 opponent, gain 1", "Arrivée — Votre adversaire perd 2 points de vie. Gagnez 1 point de vie.", "Entry — Your opponent loses 2 life. Gain 1 life."},
		{"arrival: lose 3 opponent, lose 2 opponent if combats >= 2", "Arrivée — Votre adversaire perd 3 points de vie. Si deux combats ou plus ont commencé ce tour, il en perd 2 de plus.",
			"Entry — Your opponent loses 3 life. If two or more combats have begun this turn, they lose 2 more."},
		{"end you if damaged >= 4: lose 2 opponent", "À la fin de votre tour, si vous avez infligé à votre adversaire 4 dégâts de combat ou plus ce tour, votre adversaire perd 2 points de vie.",
			"At the end of your turn, if you have dealt 4 or more combat damage to your opponent this turn, your opponent loses 2 life."},
		{"discard opponent: lose 1 opponent", "Quand votre adversaire défausse une carte au cimetière par un effet ou un coût, votre adversaire perd 1 point de vie.",
			"When your opponent discards a card to the graveyard for an effect or a cost, your opponent loses 1 life."},
		{"death: return this", "Quand cette carte meurt, renvoyez cette carte dans la main de son propriétaire.", "When this card dies, return this card to its owner’s hand."},
		{"arrival: bounce each fighter bloody yours", "Arrivée — Renvoyez tous vos Combattants avec le First Blood dans la main de leur propriétaire.",
			"Entry — Return all your Fighters with First Blood to their owner’s hand."},
		{"arrival: bury target fighter yours", "Arrivée — Mettez un Combattant ciblé que vous contrôlez sous le deck de son propriétaire.", "Entry — Put target Fighter you control under its owner’s deck."},
		{"arrival: soothe 2 target fighter other optional", "Arrivée — Soin 2 sur au plus un autre Combattant ciblé.", "Entry — Heal 2 on up to one other target Fighter."},
		{"attack: engage target fighter theirs ready", "Quand cette carte attaque, engagez un Combattant adverse dégagé ciblé.", "When this card attacks, engage target disengaged enemy Fighter."},
		{"fatigue: mark 1 this", "Quand cette carte reçoit de la Fatigue et survit, mettez un marqueur +1/+1 sur cette carte.", "When this card receives Fatigue and survives, put a +1/+1 marker on this card."},
		{"always: more-mines 1", "Vous pouvez miner une fois de plus par tour.", "You may mine one more time per turn."},
		{"arrival: stash", "Arrivée — Mettez la carte du dessus de votre deck dans votre Cachette, si elle est vide.", "Entry — Put the top card of your deck into your Stash, if it is empty."},
		{"arrival: soothe 2 target fighter", "Arrivée — Soin 2.", "Entry — Heal 2."},
		{"arrival: damage 1 each fighter theirs per cat other yours", "Arrivée — Infligez 1 Fatigue à tous les Combattants adverses pour chaque autre Chat que vous contrôlez.",
			"Entry — Deal 1 Fatigue to all enemy Fighters for each other Cat you control."},
		{"privilege arrival if spells >= 2: gain 3", "Privilège — Arrivée — Si vous avez lancé 2 sorts ou plus ce tour, gagnez 3 points de vie.", "Privilege — Entry — If you have cast 2 spells or more this turn, gain 3 life."},
		{"once cast opponent ephemeral: counter that", "Une fois par tour, quand votre adversaire lance un Éphémère, contrez cet Éphémère.", "Once per turn, when your opponent casts an Ephemeral, counter that Ephemeral."},
		{"arrival if ephemeral graveyard yours >= 3: draw 1", "Arrivée — Si vous avez trois cartes Éphémère ou plus dans votre cimetière, piochez une carte.",
			"Entry — If you have three Ephemeral cards or more in your graveyard, draw a card."},
	} {
		cards, err := parseCards("f.txt", goodCard+c.line+"\ntoken ombre\nname Ombre | Shade\ntype fighter\nspecies wraith\nbody 1/1\nwords unblockable\nicon z\nscene sea\n"+
			"token mine\nname Mine | Mine\nicon m\nscene sea")
		if err != nil {
			t.Errorf("%s: %v", c.line, err)
			continue
		}
		fr := strings.ReplaceAll(cards[1].Text.FR, "\u00a0", " ")
		en := strings.ReplaceAll(cards[1].Text.EN, "\u00a0", " ")
		if fr != c.fr || en != c.en {
			t.Errorf("%s\n got  %s\n      %s\n want %s\n      %s", c.line, fr, en, c.fr, c.en)
		}
	}
}

// TestStressedWords checks that the lines of a card mark the words of the
// glossary, and that its text does not.
func TestStressedWords(t *testing.T) {
	c := &Cards[FaceOf("scaphandre-vide")]
	var strong []string
	for _, l := range c.Lines {
		for _, s := range rules.Spans(l.FR) {
			if s.Strong {
				strong = append(strong, s.Text)
			}
		}
	}
	if got := strings.Join(strong, "|"); got != "Bravoure\u00a01|Portée|Départ" {
		t.Errorf("stressed are %q", got)
	}
	if rules.Plain(c.Text.FR) != c.Text.FR {
		t.Errorf("the text is marked: %q", c.Text.FR)
	}
}
