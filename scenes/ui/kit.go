package ui

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"wyrmtable/game"
	"wyrmtable/scenes/beside"
)

// Kit is what all scenes share: the textures and what is remembered of texts.
// It is made once, by the router, and handed to every scene.
type Kit struct {
	Pics *Pictures
	Art  *Illustrations

	// Audit looks over every screen, in tests; nil in the program.
	Audit *Audit
	// Watch is told of every picture that is drawn, in tests; nil in the program.
	Watch func(img *ebiten.Image)

	texts textMemory
	white *ebiten.Image
	quad  [4]ebiten.Vertex
	flat  ebiten.DrawTrianglesOptions
	subs  map[subKey]string
	last  time.Duration
	begun bool

	painting bool          // since memory was last given back
	tidied   time.Duration // when that was
	// arrivals counts the frames in which pictures came in, for screens that
	// lie under another and are not updated.
	arrivals int
}

// NewKit returns an empty kit.
func NewKit() *Kit {
	k := &Kit{Pics: NewPictures()}
	k.flat.Filter = ebiten.FilterLinear
	k.flat.ColorScaleMode = ebiten.ColorScaleModePremultipliedAlpha
	k.Art = &Illustrations{kit: k}
	return k
}

// Update takes in finished pictures. [UI.Update] and [UI.Begin] call it; a scene without
// a UI calls it once in each Update. It reports whether a picture has arrived,
// so that the scene has something new to draw.
func (k *Kit) Update(c *game.Context) bool {
	if k.begun && c.Now == k.last {
		return k.Pics.arrived || k.Art.arrived
	}
	k.begun, k.last = true, c.Now
	k.Pics.screen = c.PxW * c.PxH
	k.Pics.update(c.Scale, c.Now)
	k.Art.update()
	k.tidy(c.Now)
	if k.Pics.Pending() || k.Art.Pending() || beside.AtWork() {
		c.Awake()
	}
	if !k.Pics.arrived && !k.Art.arrived {
		return false
	}
	k.arrivals++
	c.Redraw()
	return true
}

// tidy gives memory that painting took back to the system, once all is painted
// and at least a second and a half after the last time.
func (k *Kit) tidy(now time.Duration) {
	if k.Pics.Pending() || k.Art.Pending() {
		k.painting = true
		return
	}
	if k.painting && now-k.tidied > 1500*time.Millisecond {
		k.painting, k.tidied = false, now
		freeMemory()
	}
}
