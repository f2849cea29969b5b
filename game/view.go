package game

// The smallest space a scene is given, in units.
const (
	LandscapeW = 1280.0
	LandscapeH = 720.0
	PortraitW  = 390.0
	PortraitH  = 700.0
)

// Point is a position in units, from the upper left corner of the window.
type Point struct{ X, Y float64 }

// Add returns p moved by q.
func (p Point) Add(q Point) Point { return Point{p.X + q.X, p.Y + q.Y} }

// Sub returns the way from q to p.
func (p Point) Sub(q Point) Point { return Point{p.X - q.X, p.Y - q.Y} }

// Rect is a rectangle in units: X, Y its upper left corner, W, H its size.
type Rect struct{ X, Y, W, H float64 }

// Contains reports whether p lies in r; the right and lower edges are outside.
func (r Rect) Contains(p Point) bool {
	return p.X >= r.X && p.X < r.X+r.W && p.Y >= r.Y && p.Y < r.Y+r.H
}

// Inset returns r made smaller by d on each side (larger if d is negative).
func (r Rect) Inset(d float64) Rect { return Rect{r.X + d, r.Y + d, r.W - 2*d, r.H - 2*d} }

// Move returns r moved by d.
func (r Rect) Move(d Point) Rect { return Rect{r.X + d.X, r.Y + d.Y, r.W, r.H} }

// Center returns the middle of r.
func (r Rect) Center() Point { return Point{r.X + r.W/2, r.Y + r.H/2} }

// View is the size of the window as scenes see it.
type View struct {
	W, H     float64 // size in units
	Scale    float64 // physical pixels in a unit
	Device   float64 // physical pixels in a device-independent pixel (1 on a plain screen)
	PxW, PxH int     // size in physical pixels
}

// Portrait reports whether the window is higher than wide, as phones are held.
func (v View) Portrait() bool { return v.H > v.W }

// Bounds is the whole window, in units.
func (v View) Bounds() Rect { return Rect{0, 0, v.W, v.H} }

// MostPixels is how many pixels the screen and any picture have on a side at
// most. Graphics cards take twice as many, but not all do, and Ebitengine adds a
// margin.
const MostPixels = 8192

// ViewOf returns the view of a window of pxW by pxH physical pixels on a screen
// of device physical pixels per device-independent pixel. The scale is uniform:
// 1280x720 units (390x700 in portrait) fit exactly in one direction, and the
// other direction has as many more units as there is space.
func ViewOf(pxW, pxH int, device float64) View {
	pxW, pxH = max(pxW, 1), max(pxH, 1)
	if !(device > 0) {
		device = 1
	}
	w, h := float64(pxW), float64(pxH)
	scale := min(w/LandscapeW, h/LandscapeH)
	if h > w {
		scale = min(w/PortraitW, h/PortraitH)
	}
	return View{W: w / scale, H: h / scale, Scale: scale, Device: device, PxW: pxW, PxH: pxH}
}
