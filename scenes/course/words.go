package course

import "wyrmtable/game"

var (
	titleText   = game.Text{FR: "Apprendre", EN: "Learn"}
	lessonsHead = game.Text{FR: "Leçons", EN: "Lessons"}
	puzzlesHead = game.Text{FR: "Problèmes", EN: "Puzzles"}
	gradeNames  = []game.Text{
		{FR: "Pour commencer", EN: "To begin with"},
		{FR: "Plus malins", EN: "Trickier"},
		{FR: "Pour les dragons", EN: "For dragons"},
	}
	beginText    = game.Text{FR: "Commencer\u00a0: ", EN: "Begin: "}
	onText       = game.Text{FR: "Continuer\u00a0: ", EN: "Go on: "}
	puzzleText   = game.Text{FR: "Problème\u00a0: ", EN: "Puzzle: "}
	playText     = game.Text{FR: "Jouer une partie", EN: "Play a match"}
	midwayText   = game.Text{FR: "en cours", EN: "under way"}
	doneText     = game.Text{FR: "terminée", EN: "done"}
	solvedText   = game.Text{FR: "résolu", EN: "solved"}
	unsolvedText = game.Text{FR: "à résoudre", EN: "to be solved"}
	allDone      = game.Text{FR: "Tout est fait. Chaque leçon peut se rejouer.",
		EN: "Everything is done. Each lesson can be played again."}
	forgetText   = game.Text{FR: "Oublier mes progrès", EN: "Forget my progress"}
	forgetDetail = game.Text{FR: "Leçons et problèmes de ce jeu seront à refaire. Les parties ne sont pas touchées.",
		EN: "The lessons and puzzles of this game will be to do again. Matches are not touched."}
	forgetYes = game.Text{FR: "Oublier", EN: "Forget"}
	keepText  = game.Text{FR: "Garder", EN: "Keep"}
)
