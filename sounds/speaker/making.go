//go:build !js

package speaker

import "time"

// startMaking makes all sounds beside the game.
func startMaking(b *Bus) {
	go func() {
		for b.makeNext() {
		}
	}()
}

func makeSome(*Bus) {}

func watchPage(*Bus) {}

// quiet is nothing here: what a device costs in silence is little.
type quiet struct{}

func (quiet) follow(*Bus, time.Duration) {}
func (quiet) end(*Bus)                   {}
