package table

// buildPendingOver writes what waits on a phone, where arrows cross the place.
func (t *Scene) buildPendingOver() {
	if t.look.InPlay.Pending == nil || !t.tableau.Lay.Portrait || !t.desk.Waiting() || t.choice.Modal() ||
		!t.notices.Caption.Text.Empty() {
		return
	}
	t.desk.PendingOver(t.top, t.telling())
}

// buildTag says a few words at the card that the open question is about.
func (t *Scene) buildTag() {
	k := t.look.Furniture.Skin
	if t.look.Words.Tag == nil || k == nil || k.Chip == nil || t.question.Ask == nil || t.question.Ask.Source == 0 ||
		t.busy() {
		return
	}
	tell := t.telling()
	if words := t.plain(t.look.Words.Tag(&tell)); words != "" {
		t.desk.Note(t.top, t.tableau.Place(t.question.Ask.Source), words)
	}
}
