package game

// Place says where games and settings are kept, for the player.
func (s *Saves) Place() string { return s.store.Place() }

// Troubled reports whether the last attempt to write a game failed.
func (s *Saves) Troubled() bool { return s.troubled }

// Lasting reports whether what is kept outlives the program.
func (s *Saves) Lasting() bool {
	_, fleeting := s.store.(*Memory)
	return !fleeting
}
