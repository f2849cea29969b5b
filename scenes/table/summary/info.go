package summary

import (
	"wyrmtable/rules"
	"wyrmtable/scenes/saves"
	"wyrmtable/scenes/table/look"
)

// Info is what lists of saved games show of a session: turn, players, rulers.
func Info(lk *look.Look, s *rules.Session) map[string]string {
	b := s.View(rules.Nobody)
	var n look.Numbers
	n.Resolve(lk, b.Layout())
	seats := s.Setup().Seats
	seating := lk.Game.Seated(len(seats))
	sum := saves.Summary{Turn: int(n.TurnNow(b)), Word: lk.Turn.Name()}
	sum.Score = s.Score()
	out, over := s.Match().Outcome()
	_, decided := s.Decided()
	sum.Between = over && !decided
	if over && decided {
		sum.Over = true
		for i, p := range seats {
			if out.Winners.Has(rules.Seat(i)) {
				sum.Winners = append(sum.Winners, p.Name)
			}
		}
	}
	if k := s.Match().Asks(); len(k) == 1 && int(k[0].Decider) < len(seats) {
		sum.Asked = seats[k[0].Decider].Name
	}
	for i, p := range seats {
		player := saves.Player{Name: p.Name, Colour: p.Colour}
		for j, v := range n.Counters {
			if j < len(lk.Players.Counters) && seating.Holder(rules.Seat(i)) != rules.Seat(i) {
				continue // it stands beside his partner
			}
			player.Facts = append(player.Facts, saves.Fact{Icon: lk.Players.Counters[j].Icon,
				Value: int(b.Var(v, rules.Seat(i)))})
		}
		for _, k := range lk.Told() {
			player.Facts = append(player.Facts, saves.Fact{Icon: k.Icon, Value: k.Of(b, rules.Seat(i))})
		}
		if n.HasScore {
			player.Facts = append(player.Facts, saves.Fact{Icon: "crown", Value: int(b.Var(n.Score, rules.Seat(i)))})
		}
		sum.Players = append(sum.Players, player)
	}
	return sum.Info()
}
