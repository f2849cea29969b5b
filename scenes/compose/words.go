package compose

import (
	"errors"
	"strconv"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/rules/puzzle"
)

// Words says what a trial has found out.
func Words(t *puzzle.Trial) rules.Text {
	v := t.Verdict
	n := strconv.Itoa(v.Positions)
	switch {
	case errors.Is(v.Err, puzzle.ErrDeals):
		return tooHidden
	case v.Err != nil:
		return rules.Join(noVerdict, rules.Same(v.Err.Error()))
	case v.Already:
		return alreadyText
	case v.Found == puzzle.Refuted:
		return refutedText
	case v.Found == puzzle.Unknown:
		return rules.Text{FR: "Le temps a manqué\u00a0: rien n’est prouvé après " + n + " positions. Un but plus proche se vérifie plus vite.",
			EN: "Out of time: nothing is proven after " + n + " positions. A nearer goal is looked through sooner."}
	}
	out := forced(v.Answers)
	switch {
	case v.Chance:
		return rules.Join(out, chanceText)
	case !t.Whole:
		return rules.Join(out, hastyText)
	}
	out = rules.Join(out, beginnings(len(v.First)))
	if v.Second == nil {
		out = rules.Join(out, onlyText)
	}
	return out
}

// forced says in how many answers a goal is reached.
func forced(n int) rules.Text {
	if n == 1 {
		return rules.Text{FR: "Prouvé\u00a0: une seule réponse suffit, quoi que fassent les autres.",
			EN: "Proven: a single answer is enough, whatever the others do."}
	}
	k := strconv.Itoa(n)
	return rules.Text{FR: "Prouvé\u00a0: on y arrive en " + k + " réponses, quoi que fassent les autres.",
		EN: "Proven: it takes " + k + " answers, whatever the others do."}
}

// beginnings says how many first answers do it.
func beginnings(n int) rules.Text {
	if n == 1 {
		return rules.Text{FR: " Un seul premier coup y mène.", EN: " One first move leads there."}
	}
	k := strconv.Itoa(n)
	return rules.Text{FR: " " + k + " premiers coups y mènent.", EN: " " + k + " first moves lead there."}
}

// unwritten says why there is no file.
func unwritten(err error) game.Text {
	switch {
	case errors.Is(err, puzzle.ErrBefore):
		return beforeText
	case errors.Is(err, puzzle.ErrStopped):
		return slowText
	}
	return unwritableText
}

var (
	pageTitle   = game.Text{FR: "Un problème de cette position", EN: "A puzzle of this position"}
	titleLabel  = game.Text{FR: "Titre", EN: "Title"}
	solverLabel = game.Text{FR: "Qui cherche", EN: "Who solves it"}
	aimLabel    = game.Text{FR: "Le but", EN: "The goal"}
	timeLabel   = game.Text{FR: "Jusqu’à quand", EN: "Until when"}
	openText    = game.Text{FR: "Les mains des autres sont connues", EN: "What the others hold is known"}
	howText     = game.Text{FR: "On cherche toutes les réponses de tous, pendant 20 secondes au plus.",
		EN: "All answers of all are tried, for 20 seconds at most."}
	lookText   = game.Text{FR: "Vérifier", EN: "Look"}
	looksText  = game.Text{FR: "Toutes les réponses sont essayées…", EN: "All answers are being tried…"}
	stopText   = game.Text{FR: "Arrêter", EN: "Stop"}
	againText  = game.Text{FR: "Choisir un autre but", EN: "Choose another goal"}
	playText   = game.Text{FR: "Le jouer", EN: "Play it"}
	copyText   = game.Text{FR: "Copier le fichier", EN: "Copy the file"}
	shareText  = game.Text{FR: "Partager", EN: "Share"}
	answerText = game.Text{FR: "Voir la solution", EN: "Show the solution"}
	copied     = game.Text{FR: "Fichier copié\u00a0: il se lit comme un texte.", EN: "File copied: it reads as a text."}
	notCopied  = game.Text{FR: "Copie impossible\u00a0: ", EN: "It could not be copied: "}
	warnText   = game.Text{FR: "Le fichier et le lien contiennent toutes les mains et l’ordre des pioches.",
		EN: "The file and the link hold all hands and the order of the draw piles."}

	refutedText = rules.Text{FR: "Ce but ne peut pas être forcé. Voici ce qui l’empêche\u00a0:",
		EN: "This goal cannot be forced. This is what prevents it:"}
	heldText    = rules.Text{FR: "Avec ces cartes cachées\u00a0: ", EN: "With these hidden cards: "}
	alreadyText = rules.Text{FR: "Ce but est déjà atteint\u00a0: il n’y a rien à chercher.",
		EN: "This goal is reached already: there is nothing to look for."}
	tooHidden = rules.Text{FR: "Trop de cartes sont cachées pour essayer toutes les donnes\u00a0: dites que les mains sont connues.",
		EN: "Too many cards are hidden to try all deals: say that what the others hold is known."}
	noVerdict  = rules.Text{FR: "La recherche n’a pas abouti\u00a0: ", EN: "The search came to no end: "}
	chanceText = rules.Text{FR: " Mais le hasard décide en route\u00a0: ce n’est vrai que pour les tirages essayés.",
		EN: " But chance decides on the way: this holds for the draws that were tried."}
	hastyText = rules.Text{FR: " Le temps a manqué pour compter les premiers coups.",
		EN: " There was no time to count the first moves."}
	onlyText = rules.Text{FR: " Il n’y a qu’une solution.", EN: " There is one solution only."}

	beforeText = game.Text{FR: "Le premier tour n’a pas commencé\u00a0: cette position ne peut pas encore devenir un problème.",
		EN: "The first turn has not begun: this position cannot become a puzzle yet."}
	slowText       = game.Text{FR: "Le temps a manqué pour écrire cette position.", EN: "There was no time to write this position."}
	unwritableText = game.Text{FR: "Cette position ne se laisse pas écrire\u00a0: ce qui est en cours ne se voit pas sur la table. Jouez une réponse de plus.",
		EN: "This position cannot be written: what is going on does not show on the table. Give one more answer."}
)
