package cardfile

// Words are what is still to be read of a line.
type Words []string

// Peek returns the next word, "" at the end.
func (w Words) Peek() string {
	if len(w) == 0 {
		return ""
	}
	return w[0]
}

// Next takes the next word, "" at the end.
func (w *Words) Next() string {
	word := w.Peek()
	if word != "" {
		*w = (*w)[1:]
	}
	return word
}

// Accept takes the next word if it is this one.
func (w *Words) Accept(word string) bool {
	if word == "" || w.Peek() != word {
		return false
	}
	*w = (*w)[1:]
	return true
}
