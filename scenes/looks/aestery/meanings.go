package aestery

import (
	"time"

	"wyrmtable/rules"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/table/motion"
	"wyrmtable/sounds"
)

// ms is the unit in which the meanings count.
const ms = time.Millisecond

// meanings says what each event looks and sounds like.
var meanings = []look.Meaning{
	// Cards that move.
	{Kind: rules.Move, Name: "deck>hand", Motion: motion.Style{Time: 380 * ms, Arc: .7}, Sound: sounds.CardSlide, Icon: "card-draw", Tone: look.TintRiver},
	{Kind: rules.Move, Name: "hand>stack", Motion: motion.Style{Time: 420 * ms, Arc: .7, Pause: 250 * ms}, Sound: sounds.CardFlip, Icon: "card-play", Tone: look.TintMind, Lead: true},
	{Kind: rules.Move, Name: "*>stack", Motion: motion.Style{Time: 360 * ms, Arc: .6, Pause: 200 * ms}, Sound: sounds.Magic, Icon: "card-play", Tone: look.TintMind, Lead: true},
	{Kind: rules.Move, Name: "stack>fighters", Motion: motion.Style{Time: 460 * ms, Arc: .8, Ease: motion.Land}, Sound: sounds.CardFlip, Icon: "swordman", Tone: look.TintRiver},
	{Kind: rules.Move, Name: "stack>stories", Motion: motion.Style{Time: 460 * ms, Arc: .8, Ease: motion.Land}, Sound: sounds.CardFlip, Icon: "open-book", Tone: look.TintRiver},
	{Kind: rules.Move, Name: "hand>fighters", Motion: motion.Style{Time: 420 * ms, Arc: .9, Ease: motion.Land}, Sound: sounds.Magic, Icon: "lightning-helix", Tone: look.TintGold},
	{Kind: rules.Move, Name: "*>fighters", Motion: motion.Style{Time: 420 * ms, Arc: .7, Ease: motion.Land}, Sound: sounds.CardFlip, Icon: "swordman", Tone: look.TintRiver},
	{Kind: rules.Move, Name: "*>stories", Motion: motion.Style{Time: 420 * ms, Arc: .7, Ease: motion.Land}, Sound: sounds.CardFlip, Icon: "open-book", Tone: look.TintRiver},
	{Kind: rules.Move, Name: "*>mines", Motion: motion.Style{Time: 320 * ms, Ease: motion.Land}, Sound: sounds.Coin, Icon: "crystal-growth", Tone: look.TintRiver},
	{Kind: rules.Move, Name: "hand>pitch", Motion: motion.Style{Time: 360 * ms, Arc: .6}, Sound: sounds.CardSlide, Icon: "cut-diamond", Tone: look.TintRiver},
	{Kind: rules.Move, Name: "*>pitch", Motion: motion.Style{Time: 360 * ms, Arc: .6}, Sound: sounds.CardSlide, Icon: "cut-diamond", Tone: look.TintRiver},
	{Kind: rules.Move, Name: "hand>cachette", Motion: motion.Style{Time: 420 * ms, Arc: .6}, Sound: sounds.CardSlide, Icon: "padlock", Tone: look.TintMind},
	{Kind: rules.Move, Name: "*>cachette", Motion: motion.Style{Time: 420 * ms, Arc: .6}, Sound: sounds.CardSlide, Icon: "padlock", Tone: look.TintMind},
	{Kind: rules.Move, Name: "fighters>graveyard", Motion: motion.Style{Time: 460 * ms, Arc: .4, Pause: 180 * ms}, Sound: sounds.Damage, Icon: "death-skull", Tone: look.TintHurt},
	{Kind: rules.Move, Name: "fighters>exile", Motion: motion.Style{Time: 460 * ms, Arc: .4, Pause: 120 * ms}, Sound: sounds.Magic, Icon: "portal", Tone: look.TintGold},
	{Kind: rules.Move, Name: "hand>exile", Motion: motion.Style{Time: 380 * ms, Arc: .5}, Sound: sounds.CardSlide, Icon: "portal", Tone: look.TintRiver},
	{Kind: rules.Move, Name: "*>exile", Motion: motion.Style{Time: 380 * ms, Arc: .4}, Sound: sounds.CardSlide, Icon: "portal", Tone: look.TintGold},
	{Kind: rules.Move, Name: "*>graveyard", Motion: motion.Style{Time: 380 * ms, Arc: .4}, Sound: sounds.CardSlide, Icon: "tombstone", Tone: look.TintHurt},
	{Kind: rules.Move, Name: "*>hand", Motion: motion.Style{Time: 420 * ms, Arc: .7}, Sound: sounds.CardSlide, Icon: "card-pickup", Tone: look.TintRiver},
	{Kind: rules.Move, Name: "*>deck", Motion: motion.Style{Time: 380 * ms, Arc: .4}, Sound: sounds.CardSlide, Icon: "stack"},
	{Kind: rules.Move, Name: "*>hero", Motion: motion.Style{Time: 380 * ms}, Sound: sounds.CardFlip, Icon: "crown"},
	{Kind: rules.Move, Name: "*>nowhere", Motion: motion.Style{Time: 260 * ms}, Sound: sounds.Magic, Icon: "sparkles"},
	{Kind: rules.Move, Name: "*>*", Motion: motion.Style{Time: 380 * ms, Arc: .4}, Sound: sounds.CardSlide, Icon: "card-pickup"},
	{Kind: rules.Seen, Name: "*", Motion: motion.Style{Time: 360 * ms, Pause: 250 * ms}, Sound: sounds.CardFlip, Icon: "card-pick"},
	{Kind: rules.Shuffle, Name: "*", Motion: motion.Style{Time: 420 * ms}, Sound: sounds.Shuffle, Icon: "clockwise-rotation"},
	{Kind: rules.Swap, Name: "*", Motion: motion.Style{Time: 420 * ms}, Sound: sounds.CardSlide, Icon: "card-exchange"},
	{Kind: rules.Mix, Name: "*", Mute: true},

	// Attributes.
	{Kind: rules.Set, Name: "engaged", Motion: motion.Style{Time: 220 * ms}, Sound: sounds.CardSlide, Icon: "clockwise-rotation", Tone: look.TintGold},
	{Kind: rules.Set, Name: "fatigue", Motion: motion.Style{Time: 200 * ms, Pause: 160 * ms}, Sound: sounds.Damage, Icon: "cracked-shield", Tone: look.TintEmber},
	{Kind: rules.Set, Name: "attacking", Motion: motion.Style{Time: 240 * ms}, Mute: true, Icon: "crossed-swords", Tone: look.TintEmber},
	{Kind: rules.Set, Name: "blocking", Motion: motion.Style{Time: 240 * ms}, Mute: true, Icon: "shield", Tone: look.TintPower},
	{Kind: rules.Set, Name: "experience", Motion: motion.Style{Time: 200 * ms, Pause: 120 * ms}, Sound: sounds.Coin, Icon: "crown", Tone: look.TintGold},
	{Kind: rules.Set, Name: "plus", Motion: motion.Style{Time: 200 * ms, Pause: 120 * ms}, Sound: sounds.Heal, Icon: "upgrade", Tone: look.TintHeal},
	{Kind: rules.Set, Name: "blood", Motion: motion.Style{Time: 200 * ms, Pause: 160 * ms}, Mute: true, Icon: "blood", Tone: look.TintHurt},
	{Kind: rules.Set, Name: "slumber", Motion: motion.Style{Time: 160 * ms}, Sound: sounds.Magic, Icon: "moon", Tone: look.TintMind},
	{Kind: rules.Set, Name: "bravery", Motion: motion.Style{Time: 160 * ms}, Sound: sounds.Coin, Icon: "rank-3", Tone: look.TintGold},
	{Kind: rules.Set, Name: "*", Motion: motion.Style{Time: 120 * ms}, Mute: true, Icon: "scroll-unfurled"},

	// Counters.
	{Kind: rules.Change, Name: "life-", Motion: motion.Style{Time: 300 * ms, Pause: 260 * ms}, Sound: sounds.Damage, Icon: "broken-heart", Tone: look.TintHurt},
	{Kind: rules.Change, Name: "life+", Motion: motion.Style{Time: 300 * ms, Pause: 260 * ms}, Sound: sounds.Heal, Icon: "hearts", Tone: look.TintHeal},
	{Kind: rules.Change, Name: "aether+", Motion: motion.Style{Time: 120 * ms}, Sound: sounds.Coin, Icon: "water-drop", Tone: look.TintRiver},
	{Kind: rules.Change, Name: "aether-", Motion: motion.Style{Time: 80 * ms}, Mute: true, Icon: "water-drop", Tone: look.TintRiver},
	{Kind: rules.Change, Name: "phase", Motion: motion.Style{Time: 120 * ms, Pause: 60 * ms}, Mute: true, Icon: "hourglass", Tone: look.TintRiver},
	{Kind: rules.Change, Name: "*", Mute: true, Motion: motion.Style{Time: 1 * ms}, Icon: "scroll-unfurled"},

	// Announcements.
	{Kind: rules.Note, Name: "lot", Motion: motion.Style{Time: 300 * ms, Pause: 500 * ms}, Sound: sounds.Coin, Icon: "coinflip", Tone: look.TintGold, Caption: true},
	{Kind: rules.Note, Name: "begin", Motion: motion.Style{Time: 200 * ms, Pause: 300 * ms}, Mute: true, Icon: "hourglass", Tone: look.TintGold, Caption: true},
	{Kind: rules.Note, Name: "keep", Motion: motion.Style{Time: 160 * ms, Pause: 200 * ms}, Sound: sounds.Click, Icon: "poker-hand", Caption: true},
	{Kind: rules.Note, Name: "mulligan", Motion: motion.Style{Time: 200 * ms, Pause: 250 * ms}, Sound: sounds.Shuffle, Icon: "clockwise-rotation", Tone: look.TintGold, Caption: true},
	{Kind: rules.Note, Name: "turn", Motion: motion.Style{Time: 200 * ms, Pause: 500 * ms}, Mute: true, Icon: "hourglass", Tone: look.TintRiver, Banner: true},
	{Kind: rules.Note, Name: "pass", Mute: true, Aside: true, Icon: "hourglass"},
	{Kind: rules.Note, Name: "cast", Mute: true, Icon: "card-play", Tone: look.TintMind, Caption: true},
	{Kind: rules.Note, Name: "ability", Motion: motion.Style{Time: 200 * ms, Pause: 250 * ms}, Sound: sounds.Magic, Icon: "sparkles", Tone: look.TintMind, Caption: true},
	{Kind: rules.Note, Name: "resolve", Motion: motion.Style{Time: 160 * ms, Pause: 200 * ms}, Sound: sounds.Magic, Icon: "sparkles", Tone: look.TintRiver, Caption: true},
	{Kind: rules.Note, Name: "fizzle", Motion: motion.Style{Time: 200 * ms, Pause: 400 * ms}, Sound: sounds.Error, Icon: "cross-mark", Caption: true},
	{Kind: rules.Note, Name: "counter", Motion: motion.Style{Time: 200 * ms, Pause: 400 * ms}, Sound: sounds.Magic, Icon: "cross-mark", Tone: look.TintMind, Caption: true},
	{Kind: rules.Note, Name: "mine", Mute: true, Icon: "crystal-growth", Tone: look.TintRiver, Caption: true},
	{Kind: rules.Note, Name: "stash", Mute: true, Icon: "padlock", Tone: look.TintMind, Caption: true},
	{Kind: rules.Note, Name: "combat", Motion: motion.Style{Time: 200 * ms, Pause: 300 * ms}, Sound: sounds.Coin, Icon: "crossed-swords", Tone: look.TintEmber, Caption: true},
	{Kind: rules.Note, Name: "attack", Motion: motion.Style{Time: 240 * ms, Pause: 160 * ms}, Sound: sounds.CardFlip, Icon: "crossed-swords", Tone: look.TintEmber, Caption: true},
	{Kind: rules.Note, Name: "block", Motion: motion.Style{Time: 240 * ms, Pause: 160 * ms}, Sound: sounds.CardFlip, Icon: "shield", Tone: look.TintPower, Caption: true},
	{Kind: rules.Note, Name: "flash", Motion: motion.Style{Time: 260 * ms, Pause: 300 * ms}, Sound: sounds.Magic, Icon: "lightning-helix", Tone: look.TintGold, Caption: true},
	{Kind: rules.Note, Name: "strike", Mute: true, Icon: "crossed-swords", Tone: look.TintEmber},
	{Kind: rules.Note, Name: "wound", Mute: true, Icon: "broken-heart", Tone: look.TintHurt, Caption: true},
	{Kind: rules.Note, Name: "blood", Motion: motion.Style{Time: 160 * ms, Pause: 250 * ms}, Sound: sounds.Damage, Icon: "blood", Tone: look.TintHurt, Caption: true},
	{Kind: rules.Note, Name: "thirst", Motion: motion.Style{Time: 160 * ms, Pause: 200 * ms}, Mute: true, Icon: "fangs", Tone: look.TintHurt},
	{Kind: rules.Note, Name: "devotion", Mute: true, Icon: "hearts", Tone: look.TintHeal, Caption: true},
	{Kind: rules.Note, Name: "sacrifice", Motion: motion.Style{Time: 200 * ms, Pause: 250 * ms}, Sound: sounds.Damage, Icon: "sacrificial-dagger", Tone: look.TintHurt, Caption: true},
	{Kind: rules.Note, Name: "die", Mute: true, Icon: "death-skull", Tone: look.TintHurt, Caption: true},
	{Kind: rules.Note, Name: "destroy", Mute: true, Icon: "death-skull", Tone: look.TintHurt, Caption: true},
	{Kind: rules.Note, Name: "legend", Motion: motion.Style{Time: 200 * ms, Pause: 300 * ms}, Mute: true, Icon: "crown", Tone: look.TintGold, Caption: true},
	{Kind: rules.Note, Name: "waste", Motion: motion.Style{Time: 160 * ms, Pause: 200 * ms}, Mute: true, Icon: "water-drop", Tone: look.TintRiver},
	{Kind: rules.Note, Name: "charge", Mute: true, Icon: "upgrade", Tone: look.TintEmber},
	{Kind: rules.Note, Name: "asleep", Motion: motion.Style{Time: 160 * ms, Pause: 250 * ms}, Mute: true, Icon: "moon", Tone: look.TintMind, Caption: true},
	{Kind: rules.Note, Name: "decline", Mute: true, Icon: "cross-mark", Caption: true},
	{Kind: rules.Note, Name: "nothing", Motion: motion.Style{Time: 160 * ms, Pause: 300 * ms}, Sound: sounds.Error, Icon: "cross-mark", Caption: true},
	{Kind: rules.Note, Name: "shuffle", Mute: true, Icon: "clockwise-rotation", Tone: look.TintRiver},
	{Kind: rules.Note, Name: "scry", Motion: motion.Style{Time: 200 * ms, Pause: 250 * ms}, Sound: sounds.CardSlide, Icon: "crystal-ball", Tone: look.TintMind, Caption: true},
	{Kind: rules.Note, Name: "under", Motion: motion.Style{Time: 200 * ms, Pause: 200 * ms}, Sound: sounds.CardSlide, Icon: "stack", Tone: look.TintRiver},
	{Kind: rules.Note, Name: "no-room", Motion: motion.Style{Time: 160 * ms, Pause: 300 * ms}, Sound: sounds.Error, Icon: "cross-mark", Caption: true},
	{Kind: rules.Note, Name: "back", Motion: motion.Style{Time: 200 * ms, Pause: 200 * ms}, Sound: sounds.CardSlide, Icon: "card-exchange", Caption: true},
	{Kind: rules.Note, Name: "empty", Motion: motion.Style{Time: 300 * ms, Pause: 900 * ms}, Sound: sounds.Error, Icon: "stack", Banner: true},
	{Kind: rules.Note, Name: "finish", Motion: motion.Style{Time: 300 * ms, Pause: 1500 * ms}, Sound: sounds.Win, Icon: "crown", Tone: look.TintGold, Banner: true},
}
