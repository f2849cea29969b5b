package game

import "testing"

// kept writes settings and reads them where the system tells other wishes.
func kept(t *testing.T, s Settings, told wishes) Settings {
	t.Helper()
	st := NewMemory()
	if err := s.Save(st); err != nil {
		t.Fatal(err)
	}
	got, said := LoadSettings(st)
	if !said.Empty() {
		t.Fatal(said)
	}
	got.follow(told)
	return got
}

// What the player has set nothing of is as the system has it, at each start anew.
func TestWishesOfTheSystemAreFollowed(t *testing.T) {
	still, strong := wishes{Still: true}, wishes{Contrast: true}
	s := DefaultSettings()
	s.follow(still)
	if !s.ReducedMotion || s.HighContrast {
		t.Errorf("asked to be still: %+v", s)
	}
	s = kept(t, s, strong)
	if s.ReducedMotion || !s.HighContrast {
		t.Errorf("asked for contrast since: motion reduced %v, contrast %v", s.ReducedMotion, s.HighContrast)
	}
	if s = kept(t, s, wishes{}); s.ReducedMotion || s.HighContrast {
		t.Errorf("asked for nothing any more: motion reduced %v, contrast %v", s.ReducedMotion, s.HighContrast)
	}
}

// What he has set stays, whatever the system says, also when it came to say the same
// in between.
func TestOwnSettingsWin(t *testing.T) {
	asks, none := wishes{Still: true, Contrast: true}, wishes{}
	for _, test := range []struct {
		told wishes // when he decides
		set  bool
	}{{asks, false}, {none, true}} {
		s := DefaultSettings()
		s.follow(test.told)
		s.ReducedMotion, s.HighContrast = test.set, test.set
		for _, told := range []wishes{asks, none, asks} {
			s = kept(t, s, told)
			if s.ReducedMotion != test.set || s.HighContrast != test.set {
				t.Errorf("set to %v under %+v, now told %+v: motion reduced %v, contrast %v",
					test.set, test.told, told, s.ReducedMotion, s.HighContrast)
			}
		}
	}
	// He comes back to what the system says: that was decided too.
	s := DefaultSettings()
	s.follow(asks)
	s.HighContrast = false
	s.decide()
	s.HighContrast = true
	if s = kept(t, s, none); !s.HighContrast || s.ReducedMotion {
		t.Errorf("contrast put on again: %v, motion reduced %v", s.HighContrast, s.ReducedMotion)
	}
}

// Files of before say nothing of who decided: what is on in them was wanted.
func TestOlderSettingsKeepTheirContrast(t *testing.T) {
	s, said := parseSettings([]byte(`{"version":1,"highContrast":true,"reducedMotion":false}`))
	if !said.Empty() || !s.HighContrast || !s.Own.Contrast || s.Own.Motion {
		t.Errorf("%v, %+v", said, s)
	}
}
