// Package share hands things out as links and asks before it takes any in: the panel
// on which a match, a position, a deck or whatever else can be sent is copied as a
// link, as a message or as a code for a camera, and the page that says what a link
// holds before anything is done with it.
//
// It knows no game and no rules: what is to be said, and what a button does, it is
// given.
package share
