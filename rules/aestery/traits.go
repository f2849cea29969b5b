package aestery

// A trait is what the match wants to know of a card at a glance; it follows
// from the card.
type trait struct {
	on      uint64 // bit o: it has an ability of the moment o
	each    uint64 // bit o: one of them listens to what happens to others
	aether  int8   // 1+ the ability that gives Aether for being engaged or sacrificed alone; 0 without
	targets [MaxTargets]spellTarget
	aims    int8 // how many of targets a spell has
}

// A spellTarget is a target of an ephemeral: slot Slot of ability Ability.
type spellTarget struct{ Ability, Slot int8 }

func (t *trait) has(on On) bool { return t.on>>on&1 != 0 }

// traits are those of each card, by Face.
var traits = func() []trait {
	out := make([]trait, len(Cards))
	for f := range Cards {
		c, t := &Cards[f], &out[f]
		for i := range c.Abilities {
			a := &c.Abilities[i]
			t.on |= 1 << a.On
			if a.listens() {
				t.each |= 1 << a.On
			}
			if a.On == OnActivate && a.givesAether() && t.aether == 0 {
				t.aether = int8(i) + 1
			}
			for slot := range a.Targets {
				if a.On == OnResolve && a.Targets[slot].Types != 0 && int(t.aims) < MaxTargets {
					t.targets[t.aims] = spellTarget{int8(i), int8(slot)}
					t.aims++
				}
			}
		}
	}
	return out
}()

// listens reports whether a trigger is set off by what happens to others than
// the card itself.
func (a *Ability) listens() bool {
	return a.On >= OnArrival && a.Of != This
}

// onlyAether reports whether an ability gives Aether and nothing else: it is no
// matter for the stack.
func (a *Ability) onlyAether() bool {
	for i := range a.Do {
		if e := &a.Do[i]; e.Op != OpAether || e.Who != You {
			return false
		}
	}
	return len(a.Do) > 0 && a.Targets[0].Types == 0
}

// givesAether reports whether an ability gives Aether for engaging or
// sacrificing the permanent alone, so that it can be part of a payment.
func (a *Ability) givesAether() bool {
	c := &a.Cost
	return a.onlyAether() && c.Aether == 0 && c.Discard == 0 && c.Life == 0 &&
		(c.Engage || c.Sacrifice == This) && c.Sacrifice != Pick
}
