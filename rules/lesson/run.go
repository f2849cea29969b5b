package lesson

// Run proves a lesson: it goes through its steps and returns the first fault, a
// [*scenario.Error] that names the line.
func Run(l *Lesson) error {
	s, err := l.Session()
	if err != nil {
		return err
	}
	for i := range l.Steps {
		step := &l.Steps[i]
		if err := l.table.Untrue(step.Text, s.Match()); err != nil {
			return l.fault(step.Line, err.Error())
		}
		if step.Kind == Check && !l.Holds(step, s) {
			return l.fault(step.Line, "this is not so")
		}
		if err := l.give(step, s); err != nil {
			return err
		}
	}
	return nil
}
