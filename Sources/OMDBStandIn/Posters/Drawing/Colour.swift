import Foundation

/// A colour of a poster: red, green and blue from 0 to 1 (sRGB), and how much it covers.
struct Colour: Hashable, Sendable {
  var red: Double
  var green: Double
  var blue: Double
  var opacity = 1.0

  /// A colour from its usual number, as in `0xFF8800`.
  init(_ code: UInt32) {
    red = Double(code >> 16 & 0xFF) / 255
    green = Double(code >> 8 & 0xFF) / 255
    blue = Double(code & 0xFF) / 255
  }

  static let black = Colour(0x000000)
  static let white = Colour(0xFFFFFF)

  /// The colour at a part of the way to another one.
  func mixed(with other: Colour, _ part: Double) -> Colour {
    var mixture = self
    mixture.red += (other.red - red) * part
    mixture.green += (other.green - green) * part
    mixture.blue += (other.blue - blue) * part
    mixture.opacity += (other.opacity - opacity) * part
    return mixture
  }

  func opacity(_ opacity: Double) -> Colour {
    var colour = self
    colour.opacity = opacity
    return colour
  }

  /// How light the colour is, from 0 to 1, as WCAG 2 counts it.
  var luminance: Double {
    func linear(_ part: Double) -> Double {
      part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// How well one colour can be told from another, from 1 to 21, as WCAG 2 counts it.
  func contrast(to other: Colour) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// The first of some colours that is easy to read on this one, else the one that is easiest.
  func readable(_ inks: [Colour], contrast least: Double) -> Colour {
    inks.first { $0.contrast(to: self) >= least }
      ?? inks.max { $0.contrast(to: self) < $1.contrast(to: self) } ?? .white
  }
}
