// Package windowtest plays the built program in a real window: it starts it on
// a screen in memory, moves the mouse, presses keys, steals the focus, kills
// it, and looks at what became of the game.
//
// Each test has a screen of its own, made by Xvfb. What the program shows is
// read from the file that -mirror writes; what it has kept, from its data
// folder. Nothing waits for time to pass: tests wait for what must come, and
// give up after a while.
//
// Input goes through the XTEST extension of X, which is what xdotool uses too:
// to the program it is a mouse and a keyboard like any other.
//
//	go test ./build/windowtest
//
// TestOnWindows does the same to the Windows program, which Wine runs in a folder
// of its own; it is skipped where there is no Wine. build/test windows-run installs
// what it takes.
//
// WYRMTABLE_KILLS is how often TestKilledAtAnyMoment kills the program (15
// unless set; 200 before a release). WYRMTABLE_PICTURES names a folder that the
// tests leave pictures of the screen in.
package windowtest
