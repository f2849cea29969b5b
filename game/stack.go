package game

import "wyrmtable/sounds"

// stack holds the scenes, the last one on top. What a scene asks for waits in
// ops until its Update is over, so that no scene is left in the middle of one.
type stack struct {
	scenes []Scene
	ops    []stackOp
}

// stackOp is one change asked for: pop first, then push.
type stackOp struct {
	pop    int // how many scenes leave
	result any // given to the scene that is then on top, if nothing is pushed
	push   []Scene
}

func (s *stack) push(scene Scene)    { s.ops = append(s.ops, stackOp{push: []Scene{scene}}) }
func (s *stack) pop(result any)      { s.ops = append(s.ops, stackOp{pop: 1, result: result}) }
func (s *stack) replace(scene Scene) { s.ops = append(s.ops, stackOp{pop: 1, push: []Scene{scene}}) }

// reset empties the stack and puts scenes on it.
func (s *stack) reset(scenes []Scene) {
	s.ops = append(s.ops, stackOp{pop: len(s.scenes), push: scenes})
}

func (s *stack) changing() bool { return len(s.ops) > 0 }

func (s *stack) top() Scene {
	if len(s.scenes) == 0 {
		return nil
	}
	return s.scenes[len(s.scenes)-1]
}

// apply does what was asked for, and what Resumed and Left ask for in turn. It
// reports whether anything changed.
func (s *stack) apply(c *Context) bool {
	changed := false
	for len(s.ops) > 0 {
		op := s.ops[0]
		s.ops = s.ops[1:]
		changed = true
		for range min(op.pop, len(s.scenes)) {
			gone := s.top()
			s.scenes = s.scenes[:len(s.scenes)-1]
			if l, ok := gone.(Leaver); ok {
				l.Left(c)
			}
		}
		s.scenes = append(s.scenes, op.push...)
		if r, ok := s.top().(Resumer); ok && op.pop > 0 && len(op.push) == 0 && len(s.ops) == 0 {
			r.Resumed(c, op.result)
		}
	}
	return changed
}

// visible returns the scenes to draw: the highest one that is no overlay, and
// those above it.
func (s *stack) visible() []Scene {
	i := len(s.scenes) - 1
	for ; i > 0; i-- {
		o, ok := s.scenes[i].(Overlay)
		if !ok || !o.Overlay() {
			break
		}
	}
	return s.scenes[max(i, 0):]
}

// bed is what is heard under the scenes: what the highest that says so wants.
func (s *stack) bed() sounds.Bed {
	for i := len(s.scenes) - 1; i >= 0; i-- {
		if b, ok := s.scenes[i].(Bedded); ok {
			return b.Bed()
		}
	}
	return sounds.NoBed
}
