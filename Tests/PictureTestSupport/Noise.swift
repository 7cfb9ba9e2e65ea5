/// Random values that change smoothly from place to place (value noise), the same in every run.
struct Noise {
  let seed: UInt64

  /// A value from 0 to 1; it has a bump in about each unit.
  func value(_ place: Place) -> Double {
    let (left, top) = (place.x.rounded(.down), place.y.rounded(.down))
    let (column, row) = (Int(left), Int(top))
    let (across, down) = (smooth(place.x - left), smooth(place.y - top))
    let above = between(random(column, row), random(column + 1, row), across)
    let below = between(random(column, row + 1), random(column + 1, row + 1), across)
    return between(above, below, down)
  }

  /// Bumps of several sizes, each half as large and half as strong as the one before; from 0 to 1.
  func cloud(_ place: Place, octaves: Int = 6) -> Double {
    var (sum, weight, scale) = (0.0, 0.5, 1.0)
    for _ in 0..<octaves {
      sum += weight * value(place * scale)
      weight /= 2
      scale *= 2
    }
    return sum
  }

  /// A value from 0 to 1 for a point of the grid, without any pattern.
  func random(_ column: Int, _ row: Int) -> Double {
    var mixed = seed &+ UInt64(bitPattern: Int64(column)) &* 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ mixed >> 29) &+ UInt64(bitPattern: Int64(row)) &* 0xC2B2_AE3D_27D4_EB4F
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return Double((mixed ^ mixed >> 31) >> 11) / Double(1 << 53)
  }

  private func smooth(_ part: Double) -> Double { part * part * (3 - 2 * part) }

  private func between(_ from: Double, _ to: Double, _ part: Double) -> Double {
    from + (to - from) * part
  }
}
