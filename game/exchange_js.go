package game

import "syscall/js"

// exportFile offers a file as a download of the browser.
func exportFile(_ Store, name string, data []byte) (string, error) {
	err := caught(func() {
		bytes := js.Global().Get("Uint8Array").New(len(data))
		js.CopyBytesToJS(bytes, data)
		blob := js.Global().Get("Blob").New([]any{bytes}, map[string]any{"type": "application/octet-stream"})
		url := js.Global().Get("URL").Call("createObjectURL", blob)
		a := js.Global().Get("document").Call("createElement", "a")
		a.Set("href", url)
		a.Set("download", name)
		a.Call("click")
		// The browser reads it after the click has been dealt with.
		var revoke js.Func
		revoke = js.FuncOf(func(js.Value, []js.Value) any {
			js.Global().Get("URL").Call("revokeObjectURL", url)
			revoke.Release()
			return nil
		})
		js.Global().Call("setTimeout", revoke, 10000)
	})
	return name, err
}

// Importable lists nothing in a browser: files are picked or dropped.
func (s *Saves) Importable() []string { return nil }

func importable(Store, string) []string { return nil }

// ReadFile reads nothing in a browser: files are picked or dropped.
func ReadFile(path string) File {
	return File{Name: path, Err: saveError("un navigateur n’ouvre aucun fichier par son chemin", "a browser opens no file by its path")}
}

// pickFile opens the browser's dialog for files.
func pickFile(a *App, accept string) bool {
	if a.page == nil {
		return false
	}
	in := js.Global().Get("document").Call("createElement", "input")
	in.Set("type", "file")
	in.Set("accept", accept)
	listen(in, "change", false, func(js.Value) { a.page.take(in.Get("files"), RawFiles) })
	in.Call("click")
	return true
}

// installDrop takes files dropped anywhere on the page, before Ebitengine,
// which wants an interface not every browser has.
func (p *page) installDrop(doc js.Value) {
	listen(doc, "dragover", true, func(e js.Value) {
		e.Call("stopImmediatePropagation")
		e.Call("preventDefault")
	})
	listen(doc, "drop", true, func(e js.Value) {
		e.Call("stopImmediatePropagation")
		e.Call("preventDefault")
		if data := e.Get("dataTransfer"); data.Truthy() {
			p.take(data.Get("files"), RawFiles)
		}
	})
}

// installOpen takes the files that the system opens with the page. The page's loader
// hears of them, before the game stands or while it runs.
func (p *page) installOpen(shared js.Value) {
	take := func() {
		if files := shared.Get("files"); files.Truthy() {
			shared.Set("files", []any{})
			p.take(files, RawOpened)
		}
	}
	shared.Set("opened", js.FuncOf(func(js.Value, []js.Value) any {
		take()
		return nil
	}))
	take()
}

// take reads files and queues each one, as raw input of a kind, when it is there.
func (p *page) take(files js.Value, kind RawKind) {
	for i := range files.Length() {
		f := files.Index(i)
		name := f.Get("name").String()
		if f.Get("size").Float() > maxFile {
			p.put(Raw{Kind: kind, Files: []File{{Name: name, Err: errTooLarge}}})
			continue
		}
		var ok, bad js.Func
		done := func(file File) any {
			p.put(Raw{Kind: kind, Files: []File{file}})
			ok.Release()
			bad.Release()
			return nil
		}
		ok = js.FuncOf(func(_ js.Value, args []js.Value) any {
			bytes := js.Global().Get("Uint8Array").New(args[0])
			data := make([]byte, bytes.Get("length").Int())
			js.CopyBytesToGo(data, bytes)
			return done(File{Name: name, Data: data})
		})
		bad = js.FuncOf(func(js.Value, []js.Value) any {
			return done(File{Name: name, Err: saveError("le navigateur ne peut pas le lire", "the browser cannot read it")})
		})
		f.Call("arrayBuffer").Call("then", ok, bad)
	}
}
