/// Red, green and blue, from 0 to 1.
///
/// Not a `SIMD3`, whose generic operators are slow in a build for debugging.
struct Paint {
  var red: Double
  var green: Double
  var blue: Double

  init(_ red: Double, _ green: Double, _ blue: Double) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// The colour as three bytes.
  var bytes: [UInt8] {
    [red, green, blue].map { UInt8((fraction($0) * 255).rounded()) }
  }

  static func + (left: Paint, right: Paint) -> Paint {
    Paint(left.red + right.red, left.green + right.green, left.blue + right.blue)
  }

  static func * (paint: Paint, light: Double) -> Paint {
    Paint(paint.red * light, paint.green * light, paint.blue * light)
  }

  /// From this colour to another, which is made only if it shows, by a part from 0 to 1.
  func mixed(with other: @autoclosure () -> Paint, _ part: Double) -> Paint {
    if part <= 0 { return self }
    if part >= 1 { return other() }
    return self * (1 - part) + other() * part
  }
}

/// The nearest number from 0 to 1.
func fraction(_ number: Double) -> Double { min(1, max(0, number)) }
