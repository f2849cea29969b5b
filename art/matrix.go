package art

import "math"

// Matrix is an affine map of the plane: x' = M[0]x + M[2]y + M[4],
// y' = M[1]x + M[3]y + M[5].
type Matrix [6]float64

// Identity leaves every point where it is.
func Identity() Matrix { return Matrix{1, 0, 0, 1, 0, 0} }

// Translate moves by (x, y).
func Translate(x, y float64) Matrix { return Matrix{1, 0, 0, 1, x, y} }

// Scale stretches about the origin.
func Scale(x, y float64) Matrix { return Matrix{x, 0, 0, y, 0, 0} }

// Rotate turns clockwise on screen by rad radians about the origin.
func Rotate(rad float64) Matrix {
	s, c := math.Sincos(rad)
	return Matrix{c, s, -s, c, 0, 0}
}

// RotateAbout turns clockwise by rad radians about (x, y).
func RotateAbout(rad, x, y float64) Matrix {
	return Translate(x, y).Mul(Rotate(rad)).Mul(Translate(-x, -y))
}

// Mul is the map that does n first and m after it.
func (m Matrix) Mul(n Matrix) Matrix {
	return Matrix{
		m[0]*n[0] + m[2]*n[1],
		m[1]*n[0] + m[3]*n[1],
		m[0]*n[2] + m[2]*n[3],
		m[1]*n[2] + m[3]*n[3],
		m[0]*n[4] + m[2]*n[5] + m[4],
		m[1]*n[4] + m[3]*n[5] + m[5],
	}
}

// Apply maps one point.
func (m Matrix) Apply(x, y float64) (float64, float64) {
	return m[0]*x + m[2]*y + m[4], m[1]*x + m[3]*y + m[5]
}

// Size is how much longer, on average, a length becomes.
func (m Matrix) Size() float64 {
	return math.Sqrt(math.Abs(m[0]*m[3] - m[1]*m[2]))
}

// inverse undoes m. A flat matrix has no inverse; the identity stands in, as
// nothing drawn through a flat matrix is seen.
func (m Matrix) inverse() Matrix {
	det := m[0]*m[3] - m[1]*m[2]
	if det == 0 {
		return Identity()
	}
	k := 1 / det
	return Matrix{
		m[3] * k, -m[1] * k, -m[2] * k, m[0] * k,
		(m[2]*m[5] - m[3]*m[4]) * k,
		(m[1]*m[4] - m[0]*m[5]) * k,
	}
}
