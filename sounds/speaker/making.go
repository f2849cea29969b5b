//go:build !js

package speaker

// startMaking makes all sounds beside the game.
func startMaking(b *Bus) {
	go func() {
		for b.makeNext() {
		}
	}()
}

func makeSome(*Bus) {}

func watchPage(*Bus) {}
