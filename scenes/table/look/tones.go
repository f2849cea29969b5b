package look

import (
	"wyrmtable/art"
)

// The colours behind the icons of the log.
var (
	TintHurt  = art.Hex("#c2301f")
	TintHeal  = art.Hex("#3c8f3c")
	TintPower = art.Hex("#2f6fd0")
	TintMind  = art.Hex("#7a45b8")
	TintGold  = art.Hex("#a8742c")
	TintRiver = art.Hex("#1d6f8c")
	TintEmber = art.Hex("#c9501f")
)
