package main

import "math"

// A sample is a position of a match and how the match ended.
type sample struct {
	traits []float64 // what one side has more than the other
	won    float64   // 1 if that side has won, 0 if the other has
	guess  float64   // what the game's own value said
	unseen bool      // kept to judge by
}

type samples struct{ rows []sample }

// chance is how likely the side wins by weights.
func (r *sample) chance(w []float64) float64 {
	sum := 0.0
	for i, v := range r.traits {
		sum += v * w[i]
	}
	return 1 / (1 + math.Exp(-sum))
}

const (
	rounds = 8  // of Newton's method: more change nothing in the fourth digit
	ridge  = 30 // how much weights are held back from what only chance has made
)

// fit returns the weights that surprise least (logistic regression by Newton's method).
func (all *samples) fit() []float64 {
	n := len(all.rows[0].traits)
	w, scale := make([]float64, n), all.scale(n)
	for range rounds {
		slope, bend := make([]float64, n), make([][]float64, n)
		for i := range bend {
			bend[i] = make([]float64, n)
			slope[i] = -ridge * w[i] * scale[i] * scale[i]
			bend[i][i] = ridge*scale[i]*scale[i] + 1e-9
		}
		for k := range all.rows {
			r := &all.rows[k]
			if r.unseen {
				continue
			}
			p := r.chance(w)
			for i, v := range r.traits {
				slope[i] += (r.won - p) * v
				for j, u := range r.traits[:i+1] {
					bend[i][j] += p * (1 - p) * v * u
				}
			}
		}
		for i, step := range solve(bend, slope) {
			w[i] += step
		}
	}
	return w
}

// scale is how far each trait lies from nothing, in the square mean.
func (all *samples) scale(n int) []float64 {
	s := make([]float64, n)
	for i := range s {
		for k := range all.rows {
			s[i] += all.rows[k].traits[i] * all.rows[k].traits[i]
		}
		s[i] = math.Sqrt(s[i] / float64(len(all.rows)))
	}
	return s
}

// solve returns x with a·x = b, where a is symmetric, positive, and given by its lower
// half, which is lost (Cholesky).
func solve(a [][]float64, b []float64) []float64 {
	for i := range a {
		for j := 0; j <= i; j++ {
			for k := range j {
				a[i][j] -= a[i][k] * a[j][k]
			}
			if i == j {
				a[i][i] = math.Sqrt(a[i][i])
			} else {
				a[i][j] /= a[j][j]
			}
		}
	}
	x := append([]float64(nil), b...)
	for i := range x {
		for k := range i {
			x[i] -= a[i][k] * x[k]
		}
		x[i] /= a[i][i]
	}
	for i := len(x) - 1; i >= 0; i-- {
		for k := i + 1; k < len(x); k++ {
			x[i] -= a[k][i] * x[k]
		}
		x[i] /= a[i][i]
	}
	return x
}
