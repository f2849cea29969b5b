// Package quiet silences the library by which Ebitengine and our clipboard speak
// to an X server. It tells the terminal of each screen without a password, which
// is no trouble, at every start; what is trouble it returns as an error too.
//
// It belongs to a path of its own and not to package early, which must not wait
// for any library: this one is loaded right after the library it silences, and so
// before the part of Ebitengine that asks it for the screens.
package quiet
