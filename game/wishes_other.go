//go:build !js && !windows

package game

// systemWishes: these systems tell them in no one way that could be asked.
func systemWishes() wishes { return wishes{} }
