// Package summary has what lists of saved games show of a match without playing
// it: a few numbers and a small picture, both as everybody at the table may know
// them.
package summary
