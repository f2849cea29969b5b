package share

import "wyrmtable/game"

var (
	offerTitle    = game.Text{FR: "Partager", EN: "Share"}
	whatText      = game.Text{FR: "Ce qui est envoyé", EN: "What is sent"}
	copyLink      = game.Text{FR: "Copier le lien", EN: "Copy the link"}
	copyMessage   = game.Text{FR: "Copier un message", EN: "Copy a message"}
	codeText      = game.Text{FR: "Code à photographier", EN: "Code for a camera"}
	noCodeText    = game.Text{FR: "Cacher le code", EN: "Hide the code"}
	linkCopied    = game.Text{FR: "Lien copié\u00a0: collez-le dans un message.", EN: "Link copied: paste it into a message."}
	messageCopied = game.Text{FR: "Message copié\u00a0: collez-le où vous voulez.",
		EN: "Message copied: paste it where you like."}
	notCopied = game.Text{FR: "Copie impossible\u00a0: ", EN: "It could not be copied: "}
	tooFine   = game.Text{FR: "Ce lien est trop long pour un code qu’un téléphone puisse lire sur cet écran\u00a0: copiez-le.",
		EN: "This link is too long for a code that a phone could read on this screen: copy it."}
	codeSays = game.Text{FR: "Code QR du lien", EN: "QR code of the link"}
	howText  = game.Text{FR: "Rien n’est envoyé d’ici\u00a0: tout est dans le lien, et aucun serveur ne le reçoit.",
		EN: "Nothing is sent from here: all is in the link, and no server gets it."}
	messageHow = game.Text{FR: "Ouvrez ce lien, ou copiez ce message et collez-le dans Wyrmtable (Parties enregistrées, «\u00a0Coller un lien\u00a0»)\u00a0:",
		EN: "Open this link, or copy this message and paste it into Wyrmtable (Saved games, “Paste a link”):"}
)
