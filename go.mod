module wyrmtable

go 1.26.0

require (
	early.wyrmtable v0.0.0
	github.com/andybalholm/brotli v1.3.0
	github.com/ebitengine/oto/v3 v3.3.3
	github.com/hajimehoshi/ebiten/v2 v2.8.8
	github.com/jezek/xgb v1.1.1
	golang.org/x/image v0.48.0
	golang.org/x/sys v0.50.0
	golang.org/x/text v0.44.0
	rsc.io/qr v0.2.0
)

require (
	github.com/ebitengine/gomobile v0.0.0-20240911145611-4856209ac325 // indirect
	github.com/ebitengine/hideconsole v1.0.0 // indirect
	github.com/ebitengine/purego v0.8.0 // indirect
	golang.org/x/sync v0.25.0 // indirect
)

// In a module of its own, so that it comes before Ebitengine; see there.
replace early.wyrmtable => ./game/early
