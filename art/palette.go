package art

// Element names the palette of an illustration: its sky, its light, and the
// two colours of its subject. Frames and gems of cards take theirs from it
// too.
type Element uint8

// The palettes.
const (
	ElementFire Element = iota
	ElementStorm
	ElementWater
	ElementNature
	ElementShadow
	ElementLight
	ElementSteel
	ElementAzure // the clear blue of summits
	ElementVerdant
	ElementDay
	ElementNight
	ElementTide    // deep blue
	ElementShell   // its white
	ElementKelp    // green
	ElementCoral   // its red
	ElementInk     // black
	ElementAnemone // violet
	ElementSilver  // silver
	ElementMist    // pale violet
	ElementCinder  // dark red
	ElementGrove   // green
	ElementFlood   // blue
	ElementStone   // grey
	ElementArcane  // violet parchment
	ElementRelic   // gold
	ElementVellum  // pale parchment
	elementCount
)

// palette holds colours as 0xRRGGBB.
type palette struct {
	sky             [3]uint32 // top, middle, horizon
	light           uint32    // what shines behind the subject
	near            uint32    // the nearest, darkest ground
	subHigh, subLow uint32    // the subject, top to bottom
	rim             uint32    // light along its edges
	frame           [2]string // card frame, high and low
}

var palettes = [elementCount]palette{
	ElementFire: {[3]uint32{0x1b1033, 0x7a1f2b, 0xf0762a}, 0xffdf9e, 0x1a0a12, 0xffb057, 0x7d1512, 0xffe9b0,
		[2]string{"#b5381d", "#4a0f0c"}},
	ElementStorm: {[3]uint32{0x0a0d2b, 0x3a3a9a, 0xb06ac8}, 0xfdf3c4, 0x0a0c24, 0xfff0a8, 0x5a4fc0, 0xffffff,
		[2]string{"#5566c4", "#171d4a"}},
	ElementWater: {[3]uint32{0x06203f, 0x12708c, 0xf2b98a}, 0xfff0d2, 0x04202c, 0x8ff0dc, 0x0b4f6a, 0xf4fff4,
		[2]string{"#1d879c", "#072a36"}},
	ElementNature: {[3]uint32{0x0c2a2e, 0x3f7a3a, 0xf0d071}, 0xfff6c0, 0x0a1c10, 0xd8e87a, 0x2c5a1f, 0xfffbd0,
		[2]string{"#4f8a3c", "#142c11"}},
	ElementShadow: {[3]uint32{0x0a0820, 0x47206e, 0xc0489a}, 0xd6ffc2, 0x0a0614, 0xb58ae6, 0x2a1148, 0xd8ffb8,
		[2]string{"#6d3c96", "#1d0f2e"}},
	ElementLight: {[3]uint32{0x1f3b6e, 0x7f86a8, 0xffd27a}, 0xfffbe6, 0x3a2410, 0xfff0b8, 0xa8741f, 0xffffff,
		[2]string{"#c4963f", "#4e330e"}},
	ElementSteel: {[3]uint32{0x141b2a, 0x4b5c73, 0xe2a27a}, 0xffeeda, 0x10141c, 0xe6eef6, 0x3f4c5e, 0xfff6e8,
		[2]string{"#74818f", "#232a32"}},
	ElementAzure: {[3]uint32{0x070c26, 0x1c3f8a, 0x8fa6e8}, 0xe4f0ff, 0x060a1e, 0xbfe2ff, 0x123a8c, 0xffffff,
		[2]string{"#2f6fd0", "#0b1f4e"}},
	ElementVerdant: {[3]uint32{0x0a2426, 0x2f6f3a, 0xe8c86a}, 0xfff6c0, 0x0a1c10, 0xd8e87a, 0x2c5a1f, 0xfffbd0,
		[2]string{"#3f9a46", "#0f3516"}},
	ElementDay: {[3]uint32{0x5f86b8, 0xc9b79a, 0xffe0a0}, 0xfffbe6, 0x4a3418, 0xfff4c8, 0xb5852a, 0xffffff,
		[2]string{"#e8c46a", "#7a5420"}},
	ElementNight: {[3]uint32{0x04050f, 0x151a4a, 0x4a3a8a}, 0xcfd8ff, 0x04040c, 0xb9b6ff, 0x1a1650, 0xe8ecff,
		[2]string{"#3a3f86", "#0b0c26"}},
	ElementTide: {[3]uint32{0x041a33, 0x0d5c86, 0x63c8d8}, 0xdffaff, 0x031726, 0x8fe6f6, 0x0c4a80, 0xf2ffff,
		[2]string{"#2a78b8", "#081f40"}},
	ElementShell: {[3]uint32{0x2a4a66, 0x86a0ac, 0xf4dcae}, 0xfffbe8, 0x2c2a26, 0xfff6dc, 0xa08a58, 0xffffff,
		[2]string{"#d8cdb0", "#6a5f46"}},
	ElementKelp: {[3]uint32{0x06262a, 0x1f7a5a, 0xc8e48a}, 0xf6ffd4, 0x04201a, 0xc8f08a, 0x1d6a44, 0xfaffdc,
		[2]string{"#3a9860", "#0d3320"}},
	ElementCoral: {[3]uint32{0x1a1030, 0x80283a, 0xf48a54}, 0xffe4b8, 0x180a14, 0xffb277, 0x8a1a24, 0xffeccc,
		[2]string{"#b83a34", "#4a0f16"}},
	ElementInk: {[3]uint32{0x05070f, 0x2a3148, 0x7d95b0}, 0xd8f6ff, 0x04060c, 0xb8c6da, 0x1a2033, 0xe8fbff,
		[2]string{"#3a4152", "#0c0e16"}},
	ElementAnemone: {[3]uint32{0x0a0824, 0x4a2a80, 0xd076b8}, 0xffe2fa, 0x0a0616, 0xd2a2f4, 0x381a6a, 0xfff0ff,
		[2]string{"#7a48b0", "#221040"}},
	ElementSilver: {[3]uint32{0x0c1e28, 0x48707c, 0xd0dcd4}, 0xf4fffc, 0x0a161c, 0xeef6f4, 0x486068, 0xffffff,
		[2]string{"#8ba0a6", "#2c393e"}},
	ElementMist: {[3]uint32{0x120e2a, 0x54448a, 0xbfa6da}, 0xf8f0ff, 0x0b0918, 0xefe6ff, 0x5c3aa4, 0xffffff,
		[2]string{"#7a58a8", "#241540"}},
	ElementCinder: {[3]uint32{0x34080f, 0xa42c22, 0xea7440}, 0xffe0b4, 0x1a0608, 0xf59a40, 0x8c120c, 0xffe6b8,
		[2]string{"#c83a20", "#620f0a"}},
	ElementGrove: {[3]uint32{0x12301c, 0x4c9a40, 0xdce88e}, 0xf8ffd2, 0x0a1c0c, 0xb8dc54, 0x2a6a1c, 0xf8ffd0,
		[2]string{"#459a3c", "#143f1a"}},
	ElementFlood: {[3]uint32{0x0a1a40, 0x2a5cae, 0x9cc6ee}, 0xe6f4ff, 0x060e22, 0xc2dcf6, 0x1a469e, 0xffffff,
		[2]string{"#3480d6", "#0d2a62"}},
	ElementStone: {[3]uint32{0x22252f, 0x62646e, 0xdcbc9c}, 0xfff2e0, 0x131218, 0xeef0f4, 0x4e5768, 0xfffaf2,
		[2]string{"#8f9096", "#34363c"}},
	ElementArcane: {[3]uint32{0x1c0d3a, 0x6c3c9e, 0xecca7e}, 0xfff4dc, 0x120a20, 0xd8c8b4, 0x6a2ab0, 0xfff2ff,
		[2]string{"#9058d0", "#38125e"}},
	ElementRelic: {[3]uint32{0x1a2036, 0x7480a0, 0xf4d890}, 0xfffbe0, 0x2a1e0a, 0xf2c85c, 0x8a5e14, 0xfffbe0,
		[2]string{"#d0a244", "#684712"}},
	ElementVellum: {[3]uint32{0x2a1c12, 0x8a6a48, 0xe8cfa0}, 0xfff2d0, 0x1c120a, 0xe6cda0, 0x6a4a26, 0xfff6dc,
		[2]string{"#b59a70", "#55401f"}},
}

// of is the palette of e; an unknown element burns as fire.
func (e Element) of() *palette {
	if e >= elementCount {
		e = ElementFire
	}
	return &palettes[e]
}

// Frame gives the high and low colour of a card frame of this element.
func (e Element) Frame() (high, low string) { f := e.of().frame; return f[0], f[1] }

// Bronze is the warm metal of edges over the given box.
func Bronze(x, y, w, h float64) Paint {
	return Linear(x, y, x+0.35*w, y+h, S(0, "#ffe6b8"), S(0.20, "#cf9858"), S(0.46, "#6e4526"),
		S(0.62, "#dca868"), S(0.82, "#94622f"), S(1, "#3f240f"))
}
