package drakerion

import (
	"time"

	"wyrmtable/rules"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/table/motion"
	"wyrmtable/sounds"
)

// ms is the unit in which the meanings count.
const ms = time.Millisecond

// meanings says what each event of Drakerion looks and sounds like.
var meanings = []look.Meaning{
	// Cards that move.
	{Kind: rules.Move, Name: "deck>hand", Motion: motion.Style{Time: 380 * ms, Arc: .7}, Sound: sounds.CardSlide, Icon: "card-draw", Tone: look.TintRiver},
	{Kind: rules.Move, Name: "deck>reserve", Motion: motion.Style{Time: 380 * ms, Arc: .7}, Sound: sounds.CardFlip, Icon: "rally-the-troops", Tone: look.TintGold},
	{Kind: rules.Move, Name: "hand>play", Motion: motion.Style{Time: 420 * ms, Arc: .7, Pause: 350 * ms}, Sound: sounds.CardFlip, Icon: "card-play", Tone: look.TintMind, Lead: true},
	{Kind: rules.Move, Name: "melee>support", Motion: motion.Style{Time: 420 * ms, Arc: .4, Ease: motion.Land}, Sound: sounds.CardSlide, Icon: "card-exchange", Tone: look.TintRiver},
	{Kind: rules.Move, Name: "support>melee", Motion: motion.Style{Time: 420 * ms, Arc: .4, Ease: motion.Land}, Sound: sounds.CardSlide, Icon: "card-exchange", Tone: look.TintRiver},
	{Kind: rules.Move, Name: "*>melee", Motion: motion.Style{Time: 460 * ms, Arc: .8, Ease: motion.Land}, Sound: sounds.CardFlip, Icon: "swordman", Tone: look.TintRiver, Lead: true},
	{Kind: rules.Move, Name: "*>support", Motion: motion.Style{Time: 460 * ms, Arc: .8, Ease: motion.Land}, Sound: sounds.CardFlip, Icon: "swordman", Tone: look.TintRiver, Lead: true},
	{Kind: rules.Move, Name: "*>attached", Motion: motion.Style{Time: 460 * ms, Arc: .8, Ease: motion.Land}, Sound: sounds.CardFlip, Icon: "shining-sword", Tone: look.TintGold, Lead: true},
	{Kind: rules.Move, Name: "*>unveiled", Motion: motion.Style{Time: 520 * ms, Arc: .4, Pause: 350 * ms}, Sound: sounds.CardFlip, Icon: "gears", Tone: look.TintGold, Lead: true},
	{Kind: rules.Move, Name: "*>manoeuvres", Motion: motion.Style{Time: 320 * ms, Arc: .3}, Sound: sounds.CardSlide, Icon: "gears"},
	{Kind: rules.Move, Name: "play>discard", Motion: motion.Style{Time: 380 * ms, Arc: .4}, Sound: sounds.CardSlide, Icon: "card-discard", Tone: look.TintRiver},
	{Kind: rules.Move, Name: "melee>discard", Motion: motion.Style{Time: 460 * ms, Arc: .4, Pause: 180 * ms}, Sound: sounds.Damage, Icon: "death-skull", Tone: look.TintHurt},
	{Kind: rules.Move, Name: "support>discard", Motion: motion.Style{Time: 460 * ms, Arc: .4, Pause: 180 * ms}, Sound: sounds.Damage, Icon: "death-skull", Tone: look.TintHurt},
	{Kind: rules.Move, Name: "*>discard", Motion: motion.Style{Time: 380 * ms, Arc: .4}, Sound: sounds.CardSlide, Icon: "card-discard", Tone: look.TintRiver},
	{Kind: rules.Move, Name: "*>hand", Motion: motion.Style{Time: 420 * ms, Arc: .7}, Sound: sounds.CardSlide, Icon: "card-pickup", Tone: look.TintRiver},
	{Kind: rules.Move, Name: "*>deck", Motion: motion.Style{Time: 380 * ms, Arc: .4}, Sound: sounds.CardSlide, Icon: "stack"},
	{Kind: rules.Move, Name: "*>*", Motion: motion.Style{Time: 380 * ms, Arc: .4}, Sound: sounds.CardSlide, Icon: "card-pickup"},
	{Kind: rules.Seen, Name: "*", Motion: motion.Style{Time: 320 * ms, Pause: 150 * ms}, Sound: sounds.CardFlip, Icon: "card-pick"},
	{Kind: rules.Shuffle, Name: "*", Motion: motion.Style{Time: 420 * ms}, Sound: sounds.Shuffle, Icon: "clockwise-rotation"},
	{Kind: rules.Swap, Name: "*", Motion: motion.Style{Time: 420 * ms}, Sound: sounds.CardSlide, Icon: "card-exchange"},
	{Kind: rules.Mix, Name: "*", Mute: true},

	// Attributes.
	{Kind: rules.Set, Name: "inclined", Motion: motion.Style{Time: 240 * ms}, Sound: sounds.CardSlide, Icon: "clockwise-rotation", Tone: look.TintGold},
	{Kind: rules.Set, Name: "damage", Motion: motion.Style{Time: 240 * ms, Pause: 240 * ms}, Sound: sounds.Damage, Icon: "bleeding-wound", Tone: look.TintHurt},
	{Kind: rules.Set, Name: "shield", Motion: motion.Style{Time: 160 * ms, Pause: 100 * ms}, Sound: sounds.Coin, Icon: "checked-shield", Tone: look.TintPower},
	{Kind: rules.Set, Name: "host", Mute: true, Motion: motion.Style{Time: 160 * ms}, Icon: "shining-sword"},
	{Kind: rules.Set, Name: "*", Motion: motion.Style{Time: 160 * ms, Pause: 60 * ms}, Mute: true, Icon: "upgrade", Tone: look.TintEmber},

	// Counters.
	{Kind: rules.Change, Name: "gold+", Motion: motion.Style{Time: 160 * ms}, Sound: sounds.Coin, Icon: "two-coins", Tone: look.TintGold},
	{Kind: rules.Change, Name: "gold-", Motion: motion.Style{Time: 120 * ms}, Mute: true, Icon: "two-coins", Tone: look.TintGold},
	{Kind: rules.Change, Name: "prestige", Motion: motion.Style{Time: 320 * ms, Pause: 260 * ms}, Sound: sounds.Win, Icon: "laurel-crown", Tone: look.TintGold, Caption: true},
	{Kind: rules.Change, Name: "phase", Motion: motion.Style{Time: 120 * ms, Pause: 60 * ms}, Mute: true, Icon: "hourglass", Tone: look.TintRiver},
	{Kind: rules.Change, Name: "*", Mute: true, Motion: motion.Style{Time: 1 * ms}, Icon: "scroll-unfurled"},

	// Announcements.
	{Kind: rules.Note, Name: "initiative", Motion: motion.Style{Time: 300 * ms, Pause: 700 * ms}, Sound: sounds.Coin, Icon: "knight-banner", Tone: look.TintGold, Caption: true},
	{Kind: rules.Note, Name: "first", Motion: motion.Style{Time: 200 * ms, Pause: 300 * ms}, Mute: true, Icon: "knight-banner", Tone: look.TintGold, Caption: true},
	{Kind: rules.Note, Name: "mulligan", Motion: motion.Style{Time: 200 * ms, Pause: 250 * ms}, Mute: true, Icon: "clockwise-rotation", Tone: look.TintGold, Caption: true},
	{Kind: rules.Note, Name: "turn", Motion: motion.Style{Time: 200 * ms, Pause: 500 * ms}, Mute: true, Icon: "hourglass", Tone: look.TintRiver, Banner: true},
	{Kind: rules.Note, Name: "unveil", Mute: true, Icon: "gears", Tone: look.TintGold},
	{Kind: rules.Note, Name: "rebuild", Motion: motion.Style{Time: 200 * ms, Pause: 200 * ms}, Sound: sounds.CardSlide, Icon: "gears", Tone: look.TintGold, Caption: true},
	{Kind: rules.Note, Name: "empty", Motion: motion.Style{Time: 200 * ms, Pause: 300 * ms}, Sound: sounds.Error, Icon: "stack", Caption: true},
	{Kind: rules.Note, Name: "play", Mute: true, Icon: "card-play", Tone: look.TintMind, Caption: true},
	{Kind: rules.Note, Name: "use", Motion: motion.Style{Time: 200 * ms, Pause: 250 * ms}, Sound: sounds.Magic, Icon: "sparkles", Tone: look.TintMind, Caption: true, Lead: true},
	{Kind: rules.Note, Name: "store", Mute: true, Icon: "castle", Tone: look.TintRiver, Caption: true},
	{Kind: rules.Note, Name: "pass", Motion: motion.Style{Time: 120 * ms, Pause: 120 * ms}, Sound: sounds.Click, Icon: "hourglass", Caption: true},
	{Kind: rules.Note, Name: "retreat", Motion: motion.Style{Time: 300 * ms, Pause: 700 * ms}, Sound: sounds.Win, Icon: "trumpet-flag", Tone: look.TintGold, Caption: true},
	{Kind: rules.Note, Name: "attack", Motion: motion.Style{Time: 240 * ms, Pause: 300 * ms}, Sound: sounds.CardFlip, Icon: "crossed-swords", Tone: look.TintPower, Caption: true},
	{Kind: rules.Note, Name: "shoot", Motion: motion.Style{Time: 240 * ms, Pause: 300 * ms}, Sound: sounds.CardFlip, Icon: "high-shot", Tone: look.TintPower, Caption: true},
	{Kind: rules.Note, Name: "intercept", Motion: motion.Style{Time: 240 * ms, Pause: 300 * ms}, Sound: sounds.CardFlip, Icon: "shield", Tone: look.TintPower, Caption: true},
	{Kind: rules.Note, Name: "redirect", Motion: motion.Style{Time: 240 * ms, Pause: 300 * ms}, Sound: sounds.Magic, Icon: "misdirection", Tone: look.TintMind, Caption: true},
	{Kind: rules.Note, Name: "boost", Mute: true, Icon: "upgrade", Tone: look.TintEmber, Caption: true},
	{Kind: rules.Note, Name: "window", Mute: true, Aside: true, Icon: "crossed-swords"},
	{Kind: rules.Note, Name: "blow", Motion: motion.Style{Time: 160 * ms, Pause: 160 * ms}, Mute: true, Icon: "bleeding-wound", Tone: look.TintHurt},
	{Kind: rules.Note, Name: "cancel", Motion: motion.Style{Time: 200 * ms, Pause: 500 * ms}, Sound: sounds.Error, Icon: "cross-mark", Caption: true},
	{Kind: rules.Note, Name: "destroyed", Mute: true, Icon: "death-skull", Tone: look.TintHurt, Caption: true},
	{Kind: rules.Note, Name: "climb", Motion: motion.Style{Time: 160 * ms, Pause: 250 * ms}, Mute: true, Icon: "upgrade", Tone: look.TintRiver, Caption: true},
	{Kind: rules.Note, Name: "replace", Mute: true, Icon: "card-exchange", Tone: look.TintMind, Caption: true},
	{Kind: rules.Note, Name: "search", Motion: motion.Style{Time: 160 * ms, Pause: 200 * ms}, Mute: true, Icon: "magnifying-glass", Tone: look.TintRiver, Caption: true},
	{Kind: rules.Note, Name: "idle", Motion: motion.Style{Time: 160 * ms, Pause: 300 * ms}, Sound: sounds.Error, Icon: "cross-mark", Caption: true},
	{Kind: rules.Note, Name: "end", Motion: motion.Style{Time: 200 * ms, Pause: 300 * ms}, Mute: true, Icon: "hourglass", Tone: look.TintRiver, Caption: true},
	{Kind: rules.Note, Name: "win", Motion: motion.Style{Time: 300 * ms, Pause: 1500 * ms}, Sound: sounds.Win, Icon: "crown", Tone: look.TintGold, Banner: true},
	{Kind: rules.Note, Name: "stall", Motion: motion.Style{Time: 300 * ms, Pause: 900 * ms}, Sound: sounds.Error, Icon: "hourglass", Banner: true},
}
