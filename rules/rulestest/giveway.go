//go:build !js

package rulestest

// giveWay is for browsers alone: elsewhere the collector has a thread.
func giveWay() {}
