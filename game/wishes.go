package game

// wishes is what a person has asked of the system, or of the browser, for all
// programs.
type wishes struct {
	Still    bool // less motion
	Contrast bool // more contrast, or a few colours of his own
}

// Own says which of these wishes the player has decided himself, in our settings:
// the others follow the system, also when it changes its mind.
type Own struct {
	Motion   bool `json:"motion,omitempty"`
	Contrast bool `json:"contrast,omitempty"`
}

// decide takes what is not as the system has it for a decision. One that was made
// stays one, even if the system comes to say the same.
func (s *Settings) decide() {
	s.Own.Motion = s.Own.Motion || s.ReducedMotion != s.told.Still
	s.Own.Contrast = s.Own.Contrast || s.HighContrast != s.told.Contrast
}

// adopt makes what a file says the settings: what is on in it was decided (files of
// older versions do not say so), what is off only if it says so.
func (s *Settings) adopt() {
	s.Own.Motion = s.Own.Motion || s.ReducedMotion
	s.Own.Contrast = s.Own.Contrast || s.HighContrast
	s.follow(s.told)
}

// follow takes over from the system what the player has not decided.
func (s *Settings) follow(w wishes) {
	s.told = w
	if !s.Own.Motion {
		s.ReducedMotion = w.Still
	}
	if !s.Own.Contrast {
		s.HighContrast = w.Contrast
	}
}
