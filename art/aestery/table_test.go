package aestery

import (
	"image"
	"testing"

	"wyrmtable/art"
	"wyrmtable/art/arrows"
	"wyrmtable/art/arttest"
	"wyrmtable/art/cardtest"
	"wyrmtable/fonts"
)

// table draws a table in the middle of a fight, to be looked at beside
// the picture it was made after.
func table(scale float64) *art.Canvas {
	w, h := int(1280*scale), int(720*scale)
	px := func(x, y, w, h float64) image.Rectangle {
		return image.Rect(int(x*scale), int(y*scale), int((x+w)*scale), int((y+h)*scale))
	}
	m := MatDeep(w, h, DeepPlan{Glass: px(250, 86, 760, 520), Lane: px(250, 270, 760, 104)}, 5)
	m.Finish()
	c := art.NewCanvasOn(m.Img, scale)
	TideBar(c, 1280, 34, "AESTERY")
	cards := testAestery()
	pos := 0.0
	put := func(k *Card, x, y, w, rot float64, halo string) {
		px := int(w*scale + 0.5)
		s, aw, ah := k.TableArt(px)
		c.Push(art.RotateAbout(rot, x+w/2, y+w*0.7))
		c.Drop(x, y, w, w*1.4, w*0.06)
		if halo != "" {
			arrows.CardHalo(c, x, y, w, w*1.4, halo)
		}
		c.Image(k.RenderTable(art.Illustrate(s, aw, ah), px), x, y, w, w*1.4)
		c.Pop()
		pos += w
	}
	back := func(x, y, w, rot float64) {
		c.Push(art.RotateAbout(rot, x+w/2, y+w*0.7))
		c.Drop(x, y, w, w*1.4, w*0.06)
		c.Image(Back(int(w*scale+0.5)), x, y, w, w*1.4)
		c.Pop()
	}
	names := []string{"Entretien", "Pioche", "Principale 1", "Attaque", "Blocs", "Dégâts", "Principale 2", "Fin", "Pitch", "Pioche 2", "Nettoyage"}
	var phases []Phase
	for i, n := range names {
		p := Phase{Name: n, Past: i < 4, Now: i == 4, Combat: i > 2 && i < 6, Theirs: StopOff, My: StopOff}
		if i >= 8 {
			p.Theirs, p.My = StopNone, StopNone
		}
		if i > 1 && i < 7 {
			p.My = StopOn
		}
		if i == 2 || i == 3 || i == 7 {
			p.Theirs = StopOn
		}
		phases = append(phases, p)
	}
	PhaseStrip(c, 250, 38, 760, 38, phases, "Adv.", "Vous")
	piles := [4]string{"Deck", "Cimetière", "Exil", "Cachette"}
	for i, y := range []float64{40, 380} {
		s := Seat{Name: "Maëlys", Role: "Corsaire Blaise · défenseur", Life: "14", Then: "12", Hero: true, ExperienceName: "Expérience",
			Experience: "5", Piles: piles, PitchName: "Pitch", PitchNote: "1 carte", Pitched: 1}
		if i == 1 {
			s.Name, s.Role, s.Life, s.Then, s.Experience, s.Pitched, s.Active = "Ondine", "Ondine Varech · actif", "20", "", "3", 2, true
		}
		DrawSeat(c, 10, y, 232, 332, s)
		p := SeatPlan(232, 332)
		put(cards[7-4*i], 10+p.HeroX, y+p.HeroY, p.HeroW, 0, "")
		for j, a := range []struct{ cost, words string }{{"+1", "Soin 1"}, {"−4", "Un attaquant gagne −2/+0"}, {"−9", "Exilez un permanent"}} {
			st := art.StateDisabled
			if i == 1 && j == 0 {
				st = art.StateNormal
			}
			AbilityButton(c, 10+p.AbilityX, y+p.AbilityY+float64(j)*p.AbilityPitch, p.AbilityW, p.AbilityH, a.cost, art.Markup(a.words), st)
		}
		at := func(j int) float64 { return 10 + p.PileX + float64(j)*p.PilePitch }
		for j := range 4 {
			back(at(0)+float64(j)*0.8, y+p.PileY-float64(j)*1.3, p.PileW, 0)
		}
		put(cards[1], at(1), y+p.PileY, p.PileW, 0, "")
		put(cards[5], at(2), y+p.PileY, p.PileW, 0, "")
		back(at(3), y+p.PileY, p.PileW, 0)
		CachetteLock(c, at(3), y+p.PileY, p.PileW, p.PileW*1.4, i == 1)
		for j, n := range []string{"31", "4", "6"} {
			PileCount(c, at(j)+p.PileW-4, y+p.PileY+p.PileW*1.4-4, 10, n)
		}
		put(cards[0], 10+p.PitchCardX, y+p.PitchY+3, p.PitchCardW, 0, "")
	}
	for i, y := range []float64{86, 540} {
		n := 6 + i
		MinesPill(c, 262, y, 58+float64(n)*38, 54, "Mines", []string{"1/6", "5/7"}[i])
		for j := range n {
			x := 262 + MinesHead(54) + 18 + float64(j)*38
			eng := j >= 1+4*i
			if eng {
				c.Push(art.RotateAbout(MineAngle, x, y+27))
			}
			MineCrystal(c, x, y+26, 44, eng, i == 1 && j > 2)
			if eng {
				c.Pop()
			}
		}
		PoolPill(c, 858, y+7, 138, 40, []string{"0", "2"}[i], "Réserve", "d’Aether", i == 1)
		zh := []float64{126, 150}[i]
		zy := []float64{140, 378}[i]
		BattleZone(c, 262, zy, 540, zh, "Combattants", i == 1)
		BattleZone(c, 812, zy, 186, zh, "Histoires", false)
	}
	for i := range 5 {
		k := float64(i - 2)
		back(700+k*34-23, 50, 46, -k*0.08)
	}
	put(cards[0], 312, 148, 84, 0, "")
	FlashFrame(c, 312, 148, 84, 117.6)
	w2 := chipWide(19, "lightning-tear", "Flash")
	Chip(c, 312+42-w2/2, 132, w2, 19, ChipFlash, "lightning-tear", "Flash")
	x, y, r := StatPlace(StatForce, 84)
	Medal(c, StatForce, 312+x, 148+y, r, "0", art.ToneVoid)
	put(cards[4], 474, 148, 84, 0, arrows.HaloBlock)
	put(cards[6], 576, 148, 84, 0, arrows.HaloBlock)
	LozengeNumber(c, 474+42, 143, 14, LozengeCoral, "1")
	LozengeNumber(c, 576+42, 143, 14, LozengeCoral, "2")
	put(cards[8], 704, 144, 84, 0.17, "")
	put(cards[1], 828, 152, 76, 0, "")
	put(cards[1], 912, 152, 76, 0, "")
	put(cards[5], 525, 374, 84, 0.157, arrows.HaloAttack)
	put(cards[0], 312, 374, 84, 0.157, arrows.HaloAttack)
	DrawMark(c, MarkEngaged, 322, 434, 9.5, 1)
	DrawMark(c, MarkFirstBlood, 388, 422, 10.5, 1)
	w2 = chipWide(19, "", "First Blood\u00a0: sacrifié en Fin")
	Chip(c, 350, 495, w2, 19, ChipFirstBlood, "", "First Blood\u00a0: sacrifié en Fin")
	put(cards[4], 640, 390, 84, 0, "")
	for i := range int(marks) {
		DrawMark(c, Mark(i), 640+float64(i%4)*24, 400+float64(i/4)*24, 9.5, i%4)
	}
	put(cards[1], 828, 396, 76, 0, "")
	arrows.Draw(c, arrows.Bow(350, 370, 354, 280, -40, -3), 6, arrows.Combat)
	arrows.Draw(c, arrows.Bow(563, 370, 518, 280, -40, -10), 6, arrows.Combat)
	arrows.Draw(c, arrows.Curve{X0: 534, Y0: 274, AX: 552, AY: 308, BX: 590, BY: 308, X1: 612, Y1: 274}, 4, arrows.Combat)
	arrows.Draw(c, arrows.Curve{X0: 304, Y0: 194, AX: 284, AY: 192, BX: 262, BY: 176, X1: 244, Y1: 146}, 2.8, arrows.Damage)
	arrows.Draw(c, arrows.Curve{X0: 1042, Y0: 150, AX: 938, AY: 250, BX: 800, BY: 420, X1: 615, Y1: 424}, 3.6, arrows.Target)
	arrows.TargetSight(c, 565, 420, 24)
	lines := []art.OutcomeLine{{Icon: "death-skull", Ink: "#ffb070", Text: art.Markup("**Crabe** et **Chat** meurent")}, {Icon: "broken-heart", Ink: "#ff9a9a", Text: art.Markup("Adv. **−1** (surplus)")},
		{Icon: "death-skull", Ink: "#d7a2ff", Text: art.Markup("Léviathan\u00a0: **2+3 ≥ 4**, meurt")}}
	bw, bh := OutcomeSize(lines, 12.5, 200)
	OutcomeBox(c, 640, 290, bw, bh, 12.5, lines)
	TidePanel(c, 1018, 40, 252, 186, false)
	TideHeading(c, 1032, 61, 224, 13.5, "La Pile")
	put(cards[2], 1030, 98, 80, -0.12, "")
	put(cards[2], 1042, 78, 84, 0, arrows.HaloStack)
	LozengeNumber(c, 1042, 126, 15, LozengePink, "1")
	LozengeNumber(c, 1030, 176, 11, LozengeTeal, "2")
	StackWords(c, 1138, 74, 122, 130, []StackEntry{{art.Markup("**Harpon abyssal**"), "Maëlys · éphémère", art.Markup("**2 Fatigue** sur **Léviathan des fosses**")},
		{art.Markup("2. **Siphon d’Aether**"), "Vous · éphémère", nil}})
	skull, heart := PredictionCell{"death-skull", "#ffb070", "meurt"}, PredictionCell{"hearts", "#8ff0b8", "3 / 4"}
	Prediction(c, 1018, 234, 252, 148, PredictionTable{Title: "Issue prévue", Heads: []string{"Passer", "Contrer"}, Inks: []string{"#8fe6e0", "#ff9ccc"}, Chosen: 1,
		Rows: []PredictionRow{{"Léviathan", []PredictionCell{skull, heart}}, {"Crabe + Chat", []PredictionCell{skull, skull}},
			{"Garde (Flash)", []PredictionCell{{"portal", "#fff2b0", "exilée"}, {"portal", "#fff2b0", "exilée"}}}, {"Requin", []PredictionCell{heart, heart}},
			{"Maëlys", []PredictionCell{{"broken-heart", "#ff9a9a", "14→12"}, {"broken-heart", "#ff9a9a", "14→12"}}}}})
	TideButton(c, 1018, 566, 252, 58, "Confirmer", "Contre-courant\u00a0: 2 Mines engagées", art.MainWeight, art.StateNormal)
	TideButton(c, 1018, 628, 252, 50, "Passer", "le Harpon se résout", art.PassWeight, art.StateNormal)
	TideButton(c, 1078, 682, 132, 30, "Annuler", "", art.BackWeight, art.StateNormal)
	for i, k := range []int{0, 2, 4, -1, 5, 1} {
		if k >= 0 {
			d := float64(i) - 2.5
			put(cards[k], 612+d*86-48, 611+d*d*2, 96, d*0.07, "")
		}
	}
	put(cards[2], 597, 552, 116, 0, arrows.HaloChosen)
	w2 = chipWide(20, "crystal-growth", "2 Aether = 2 Mines")
	Chip(c, 655-w2/2, 534, w2, 20, ChipPayment, "crystal-growth", "2 Aether = 2 Mines")
	Chip(c, 262, 680, 76, 20, ChipPlain, "poker-hand", "Main 6 / 6")
	MarvelToken(c, 960, 450, 46, false)
	MarvelToken(c, 985, 500, 46, true)
	return c
}

func TestAesteryTableSheet(t *testing.T) { cardtest.WriteTable(t, table) }

// TestPhasePlan: every phase has room for its name, and all stand on the strip.
func TestPhasePlan(t *testing.T) {
	names := []string{"Entretien", "Pioche", "Principale 1", "Attaque", "Blocs", "Dégâts", "Principale 2", "Fin", "Pitch", "Pioche 2", "Nettoyage"}
	short := map[string]bool{}
	for _, n := range names {
		short[shortPhase(n)] = true
	}
	if len(short) != len(names) {
		t.Errorf("shortened, some names are the same: %v", short)
	}
	for _, w := range []float64{760, 690, 370} {
		places, size := PhasePlan(w, 38, names)
		end := 38 * phaseLabel
		for i, p := range places {
			if p.X < end-0.01 {
				t.Errorf("%g: %s begins at %.1f, before %.1f", w, names[i], p.X, end)
			}
			end = p.X + p.W
			name := names[i]
			if w < 600 {
				name = shortPhase(name)
			}
			if tw := art.TextWidth(fonts.LabelBold, size, name); tw > p.W {
				t.Errorf("%g: %s is %.1f wide in %.1f", w, names[i], tw, p.W)
			}
		}
		if end > w {
			t.Errorf("%g: the phases end at %.1f", w, end)
		}
	}
	if p, _ := PhasePlan(760, 38, nil); len(p) != 0 {
		t.Error("no names, yet places")
	}
}

// TestSeatPlanKeepsApart: on the panels of the layouts nothing covers anything
// else, and cards stay inside.
func TestSeatPlanKeepsApart(t *testing.T) {
	for _, size := range [][2]float64{{232, 332}, {200, 332}, {232, 300}} {
		p := SeatPlan(size[0], size[1])
		boxes := map[string]art.Box{
			"hero":      art.BoxAt(p.HeroX, p.HeroY, p.HeroW, p.HeroW*1.4),
			"abilities": art.BoxAt(p.AbilityX, p.AbilityY, p.AbilityW, 2*p.AbilityPitch+p.AbilityH),
			"piles":     art.BoxAt(p.PileX, p.PileY, 3*p.PilePitch+p.PileW, p.PileW*1.4),
			"pitch":     art.BoxAt(p.PitchX, p.PitchY, p.PitchW, p.PitchH),
			"life":      art.BoxAt(p.LifeX-p.LifeR, p.LifeY-p.LifeR, 2*p.LifeR, 2*p.LifeR),
		}
		cardtest.KeepsApart(t, size[0], size[1], boxes)
	}
}

// TestOutcomeSize: a box has room for its lines and no more width than it may.
func TestOutcomeSize(t *testing.T) {
	short := []art.OutcomeLine{{Icon: "portal", Ink: "#fff2b0", Text: art.Markup("Flash **exilé**")}}
	long := append(short, art.OutcomeLine{Icon: "death-skull", Ink: "#ffb070", Text: art.Markup("**Celle qui garde les portes du fond** et **Léviathan des fosses** meurent tous les deux")})
	w, h := OutcomeSize(short, 12, 200)
	if w > 140 || h < 12 || h > 40 {
		t.Errorf("one short line takes %.0f by %.0f", w, h)
	}
	w2, h2 := OutcomeSize(long, 12, 200)
	if w2 > 200 || h2 < h+24 {
		t.Errorf("a long line takes %.0f by %.0f, a short one alone %.0f by %.0f", w2, h2, w, h)
	}
}

// TestArrowEndsAtItsTip: the head of an arrow is at the end of its curve, and
// nothing is drawn beyond its reach.
func TestArrowEndsAtItsTip(t *testing.T) {
	for k := arrows.Combat; k <= arrows.Damage; k++ {
		c := art.NewCanvas(200, 120, 1)
		arrows.Draw(c, arrows.Curve{X0: 20, Y0: 100, AX: 40, AY: 60, BX: 120, BY: 80, X1: 160, Y1: 30}, 6, k)
		if a := c.Img.RGBAAt(158, 32).A; a < 200 {
			t.Errorf("kind %d: alpha %d at the tip", k, a)
		}
		if a := c.Img.RGBAAt(168, 20).A; a > 60 {
			t.Errorf("kind %d: alpha %d beyond the tip", k, a)
		}
	}
	q := arrows.Curve{X0: 0, Y0: 0, AX: 10, AY: 0, BX: 20, BY: 0, X1: 30, Y1: 0}
	if n := q.Length(); n < 29.9 || n > 30.1 {
		t.Errorf("a straight curve of 30 has the length %.2f", n)
	}
	if h := q.Cut(0.5); h.X1 < 14.9 || h.X1 > 15.1 {
		t.Errorf("half of it ends at %.2f", h.X1)
	}
}

// TestDeepMatInSlices: the mat is the same however its work is cut.
func TestDeepMatInSlices(t *testing.T) {
	plan := DeepPlan{Glass: image.Rect(40, 20, 280, 160), Lane: image.Rect(40, 70, 280, 100)}
	whole := cardtest.SameInSlices(t, "deep", func() *art.Mat { return MatDeep(320, 180, plan, 5) })
	if in, out := meanLight(whole, image.Rect(60, 30, 260, 60)), meanLight(whole, image.Rect(285, 30, 315, 60)); in < out*1.4 {
		t.Errorf("the glass has light %.1f, the water around it %.1f", in, out)
	}
	MatDeep(3, 2, DeepPlan{}, 1).Finish() // nothing to lay, nothing to break
}

func meanLight(m *image.RGBA, r image.Rectangle) float64 {
	sum := 0
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			p := m.RGBAAt(x, y)
			sum += int(p.R) + int(p.G) + int(p.B)
		}
	}
	return float64(sum) / float64(r.Dx()*r.Dy())
}

func TestAesteryTablePicture(t *testing.T) {
	arttest.MatchPicture(t, "aestery-scene", table(0.5).Img)
}

// chipWide is how wide a chip h high is with these words.
func chipWide(h float64, icon, text string) float64 {
	w := art.TextWidth(fonts.LabelBold, h*0.60, text) + h*0.9
	if icon != "" {
		w += h * 0.80
	}
	return w
}
