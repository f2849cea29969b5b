package notice

import (
	"time"

	"wyrmtable/rules"
	"wyrmtable/scenes/table/panel"
)

// Turn announces until a moment whose turn it is by the question k, and for whom
// he decides. Where a turn has ended it says so: it passes by itself.
func (n *Notices) Turn(d *panel.Desk, k *rules.Ask, till time.Duration) {
	name := d.Name(k.Decider)
	call := d.Look.Words.Calls[d.View.Layout().Asks[k.Kind].Name]
	if a := d.Active(); call == nil && a >= 0 && k.Decider == k.Subject && k.Subject != a { // in another's turn
		text := rules.Text{FR: "À " + name + " de décider", EN: name + " decides"}
		if d.Alone(k.Decider) {
			text = rules.Text{FR: "À vous de décider, " + name, EN: "You decide, " + name}
		}
		n.Announce(text, k.Decider, till)
		return
	}
	text := rules.Text{FR: "Au tour " + rules.Of(name, rules.French), EN: name + "’s turn"}
	if d.Alone(k.Decider) {
		text = rules.Text{FR: "À vous, " + name, EN: "Your turn, " + name}
	}
	turn := d.Numbers.TurnNow(d.View)
	if n.turn != 0 && turn == n.turn+1 {
		text = rules.Text{FR: "Fin du tour\u00a0: à " + name, EN: "End of turn: over to " + name}
		if d.Alone(k.Decider) {
			text = rules.Text{FR: "Fin du tour\u00a0: à vous, " + name, EN: "End of turn: over to you, " + name}
		}
	}
	n.turn = turn
	if f := d.Faced(k.Decider); !f.Empty() {
		text = rules.Text{FR: text.FR + ", " + f.FR, EN: text.EN + ", " + f.EN}
	}
	if k.Subject != k.Decider && k.Subject >= 0 { // under mind control
		text = rules.Text{FR: name + " décide pour " + d.Name(k.Subject), EN: name + " decides for " + d.Name(k.Subject)}
	} else if call != nil {
		text = call(name)
	}
	n.Announce(text, k.Decider, till)
}
