package game

// Store keeps named pieces of data: a folder, the browser's localStorage, or
// memory in tests. Names are made of letters, digits, '-', '_' and '.'.
type Store interface {
	// Read returns the data kept under name; fs.ErrNotExist if there is none.
	Read(name string) ([]byte, error)
	// Write keeps data under name, all of it or nothing. What was there before
	// stays readable under name + ".bak".
	Write(name string, data []byte) error
	// Delete forgets name and its previous version; no error if there is none.
	Delete(name string) error
	// Names lists what is kept, in order, previous versions left out.
	Names() ([]string, error)
	// Place says where this is, for messages: a folder's path.
	Place() string
}
