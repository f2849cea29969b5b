package aestery

import "math/bits"

// The words of the card file, each list indexed by the constants it names.
// Names for people stand in names.go.

var typeWords = map[string]Type{
	"fighter": Fighter, "story": Story, "ephemeral": Ephemeral, "token": Token,
	"permanent": Permanent, "spell": Fighter | Story | Ephemeral, "card": Fighter | Story | Ephemeral,
}

var colorWords = map[string]Color{
	"blue": Blue, "white": White, "green": Green, "red": Red, "black": Black, "purple": Purple, "silver": Silver,
}

var rarityWords = []string{Common: "common", Uncommon: "uncommon", Rare: "rare", Mythic: "mythic"}

var speciesWords = []string{
	Cat: "cat", Human: "human", Beast: "beast", Bird: "bird", Siren: "siren", Automaton: "automaton",
	Serpent: "serpent", Crustacean: "crustacean", Fish: "fish", Wraith: "wraith", Dragon: "dragon",
	Chimera: "chimera", Octopus: "octopus", Golem: "golem",
}

var kindWords = []string{Memory: "memory", Place: "place", Object: "object"}

var keywordWords = []string{
	Bravery: "bravery", Devotion: "devotion", Efficiency: "efficiency", Enthrall: "enthrall", Madness: "madness",
	Unblockable: "unblockable", Elusive: "elusive", Dive: "dive", Marvel: "marvel", Reach: "reach",
	Repeat: "repeat", Slumber: "slumber", Bloodthirst: "bloodthirst", Support: "support", Flying: "flying",
}

// numbered reports whether the keyword has a number X.
func (w Word) numbered() bool {
	switch w {
	case Bravery, Efficiency, Repeat, Slumber, Bloodthirst, Support:
		return true
	}
	return false
}

var onWords = []string{
	OnResolve: "resolve", OnAlways: "always", OnActivate: "activate", OnPower: "power",
	OnArrival: "arrival", OnDeparture: "departure", OnDeath: "death", OnAttack: "attack", OnBlock: "block",
	OnHit: "hit", OnEngage: "engage", OnUntap: "untap", OnBlood: "blood", OnFatigue: "fatigue",
	OnFlash: "flash", OnCast: "cast", OnMine: "mine", OnStash: "stash", OnDraw: "draw", OnDiscard: "discard",
	OnGainLife: "gain-life", OnUpkeep: "upkeep", OnEnd: "end",
}

// ofPermanent reports whether the event happens to a permanent rather than to
// a player.
func (o On) ofPermanent() bool { return o >= OnArrival && o <= OnFatigue }

// triggered reports whether an ability of that moment is set off by an event.
func (o On) triggered() bool { return o >= OnArrival }

// ofPlayer reports whether the event happens to a player.
func (o On) ofPlayer() bool { return o >= OnFlash && o < onEnd }

var whoWords = []string{
	You: "you", Opponent: "opponent", Both: "both", This: "this", Target: "target", Second: "second",
	That: "that", Each: "each", Pick: "pick", PickTheirs: "pick-theirs",
}

var sideWords = []string{Yours: "yours", Theirs: "theirs"}

var whereWords = []string{
	Battlefield: "battlefield", Stack: "stack", Graveyard: "graveyard", InHand: "hand", InDeck: "deck", InExile: "exile",
}

var stateWords = map[string]State{
	"engaged": IsEngaged, "ready": IsReady, "attacking": IsAttacking, "blocking": IsBlocking, "blocked": IsBlocked,
	"tired": IsTired, "asleep": IsAsleep, "bloody": IsBloody, "flashed": IsFlashed, "legendary": IsLegendary,
	"counterfeit": IsToken, "genuine": NotToken, "marked": IsMarked, "other": NotThis, "stolen": NotYours,
}

var statWords = []string{CostStat: "cost", ForceStat: "force", DefenceStat: "defence"}

var compareWords = []string{AtLeast: ">=", AtMost: "<=", Equal: "="}

var quantityWords = []string{
	CardsIn: "cards", LifeOf: "life", MarkersOf: "experience", Combats: "combats", SpellsCast: "spells",
	Damaged: "damaged", ForceOf: "force-of", DefenceOf: "defence-of", CostOf: "cost-of", FatigueOf: "fatigue-of",
	ColorsOf: "colors", FullHand: "full-hand", FromCache: "cached", MyTurn: "my-turn",
}

// ofCard reports whether the quantity is a number of one card.
func (q Quantity) ofCard() bool { return q >= ForceOf && q <= FatigueOf }

var opWords = []string{
	OpDraw: "draw", OpDiscard: "discard", OpMill: "mill", OpGain: "gain", OpLose: "lose", OpAether: "aether",
	OpScry: "scry", OpMine: "mine", OpXP: "experience", OpToken: "token", OpSearch: "search", OpStash: "stash",
	OpDamage: "damage", OpSoothe: "soothe", OpBoost: "boost", OpMark: "mark", OpGrant: "grant", OpDestroy: "destroy",
	OpExile: "exile", OpBounce: "bounce", OpBury: "bury", OpSacrifice: "sacrifice", OpEngage: "engage",
	OpUntap: "untap", OpFreeze: "freeze", OpControl: "control", OpSlumber: "slumber", OpBrave: "brave",
	OpBlood: "blood", OpSilence: "silence", OpFight: "fight", OpCounter: "counter", OpReturn: "return",
	OpRaise: "raise", OpCache: "cache", OpCheaper: "cheaper", OpDearer: "dearer", OpCombat: "combat",
	OpNoAttack: "no-attack", OpNoBlock: "no-block", OpNoUntap: "no-untap", OpBites: "bites", OpHand: "hand",
	OpMoreMines: "more-mines",
}

// toPlayer reports whether the effect is done to a player; such effects are
// done to you unless the line says otherwise.
func (o Op) toPlayer() bool { return o >= OpDraw && o <= OpStash }

// counted reports whether the effect needs a number.
func (o Op) counted() bool {
	switch o {
	case OpDamage, OpSoothe, OpMark, OpSlumber, OpBrave, OpCheaper, OpDearer, OpCombat, OpHand, OpMoreMines:
		return true
	}
	return o.toPlayer() && o != OpStash
}

// multiplied reports whether a count can multiply what the effect does.
func (o Op) multiplied() bool { return o.counted() || o == OpBoost }

// continuous reports whether the effect is only for [OnAlways].
func (o Op) continuous() bool { return o >= OpCheaper }

// forAll reports whether a continuous effect is of the whole table or its
// controller, and is done to nobody.
func (o Op) forAll() bool {
	switch o {
	case OpCombat, OpBites, OpHand, OpMoreMines:
		return true
	}
	return false
}

// Scenes are the names of what may lie behind an illustration.
var Scenes = []string{"mountain", "forest", "sea", "cosmic", "cave", "deep"}

// Colors are the six colours in the order of the sheet.
var Colors = [...]Color{Blue, White, Green, Red, Black, Purple}

// Letter returns the letter of a single colour: U W G R B P, or S.
func (c Color) Letter() string {
	if c == Silver {
		return "S"
	}
	return string("UWGRBP"[bits.TrailingZeros8(uint8(c))])
}

// Word returns the word of a single colour in card files: "blue".
func (c Color) Word() string {
	for w, k := range colorWords {
		if k == c {
			return w
		}
	}
	return ""
}

// Letter returns the letter of the rarity: C, U, R or M; "" for none.
func (r Rarity) Letter() string { return [...]string{"", "C", "U", "R", "M"}[r] }
