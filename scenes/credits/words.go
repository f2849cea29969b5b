package credits

import "wyrmtable/game"

var (
	titleText   = game.Text{FR: "Crédits", EN: "Credits"}
	programText = game.Text{
		FR: "Cinq jeux de cartes de dragons et de magie, sur une même table. Programme libre sous licence Apache 2.0. Les règles sont redites avec nos mots ; cartes, textes et images du programme lui sont propres.",
		EN: "Five card games of dragons and magic at one table. Free software under the Apache License 2.0. The rules are told in our own words; the program’s cards, texts and pictures are its own.",
	}
	iconsHead = game.Text{FR: "Icônes", EN: "Icons"}
	iconsText = game.Text{
		FR: "Les illustrations, emblèmes et symboles sont composés d’icônes du recueil game-icons.net, recolorées, mises en relief, éclairées et assemblées par le programme. Elles sont sous licence Creative Commons Attribution 3.0 (CC BY 3.0) : https://creativecommons.org/licenses/by/3.0/. Icônes faites par :",
		EN: "Illustrations, emblems and symbols are composed of icons from the collection game-icons.net, recoloured, embossed, lit and assembled by the program. They are licensed under Creative Commons Attribution 3.0 (CC BY 3.0): https://creativecommons.org/licenses/by/3.0/. Icons made by:",
	}
	iconsMore = game.Text{
		FR: "Source : https://game-icons.net. La liste complète, icône par icône, est dans le fichier CREDITS.md livré avec le programme. Ces auteurs n’ont ni approuvé ni soutenu ce programme.",
		EN: "Source: https://game-icons.net. The whole list, icon by icon, is in the file CREDITS.md that comes with the program. These authors neither endorse nor support this program.",
	}
	fontsHead     = game.Text{FR: "Caractères", EN: "Typefaces"}
	showLicence   = game.Text{FR: "Lire la licence", EN: "Read the licence"}
	hideLicence   = game.Text{FR: "Fermer la licence", EN: "Close the licence"}
	librariesHead = game.Text{FR: "Bibliothèques", EN: "Libraries"}
)

// library is a piece of other people's software in the program.
type library struct {
	name    string
	use     game.Text
	licence string
	modules []string // of go.mod that it stands for
}

var libraries = []library{
	{
		"Ebitengine", game.Text{FR: "fenêtre, images, saisie (Hajime Hoshi)", EN: "window, pictures, input (Hajime Hoshi)"},
		"Apache License 2.0 — https://ebitengine.org",
		[]string{"github.com/hajimehoshi/ebiten/v2"},
	},
	{
		"Oto", game.Text{FR: "sortie du son (Hajime Hoshi et l’équipe d’Ebitengine)",
			EN: "sound output (Hajime Hoshi and the Ebitengine authors)"},
		"Apache License 2.0 — https://github.com/ebitengine/oto",
		[]string{"github.com/ebitengine/oto/v3"},
	},
	{
		"purego, hideconsole, gomobile", game.Text{FR: "accès au système (l’équipe d’Ebitengine, l’équipe de Go)",
			EN: "reaching the system (the Ebitengine authors, the Go authors)"},
		"Apache License 2.0, BSD 3-Clause — https://github.com/ebitengine",
		[]string{"github.com/ebitengine/purego", "github.com/ebitengine/hideconsole", "github.com/ebitengine/gomobile"},
	},
	{
		"xgb, GLFW", game.Text{FR: "fenêtres et écrans", EN: "windows and screens"},
		"BSD 3-Clause, zlib — https://github.com/jezek/xgb, https://www.glfw.org",
		[]string{"github.com/jezek/xgb"},
	},
	{
		"rsc.io/qr", game.Text{FR: "codes pour appareils photo", EN: "codes for cameras"},
		"BSD 3-Clause — https://pkg.go.dev/rsc.io/qr",
		[]string{"rsc.io/qr"},
	},
	{
		"Go, golang.org/x (image, text, sync, sys)", game.Text{FR: "langage, tracé des courbes, écritures, système",
			EN: "language, filling of curves, scripts, system"},
		"BSD 3-Clause — https://go.dev",
		[]string{"golang.org/x/image", "golang.org/x/text", "golang.org/x/sync", "golang.org/x/sys"},
	},
}
