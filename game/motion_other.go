//go:build !js && !windows

package game

// systemReducedMotion is not told by these systems in one way that could be
// asked.
func systemReducedMotion() bool { return false }
