package game

import "syscall/js"

// systemLangs lists the person's languages as the browser knows them.
func systemLangs() []string {
	list := js.Global().Get("navigator").Get("languages")
	if !list.Truthy() {
		return nil
	}
	var langs []string
	for i := range list.Length() {
		langs = append(langs, list.Index(i).String())
	}
	return langs
}
