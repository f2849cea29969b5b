// Package pictures has what the table is put together from on the screen: the
// small pictures, each painted once at its size, and the [Brush] that draws them.
//
//	brush.go    draws sprites, all with one set of options
//	turning.go  draws cards that turn over
//	arrow.go    the arrow from a held card to a player
//	thread.go   the ways of the threads of lasting cards
//	pieces.go   the pictures of the furniture and around cards
//	teams.go    those that teams add
package pictures
