internal import Foundation

extension Color {
  /// How well one colour can be told from another, from 1 to 21; text is easy to read from 4.5 on.
  ///
  /// https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
  public func contrast(to other: Color) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// Whether dark text stands out on the colour better than light text.
  public var isLight: Bool {
    let (red, green, blue) = components
    return 2126 * Int(red) + 7152 * Int(green) + 722 * Int(blue) > 128 * 10_000
  }

  /// How light the colour is, from 0 to 1.
  ///
  /// https://www.w3.org/TR/WCAG22/#dfn-relative-luminance
  private var luminance: Double {
    func linear(_ part: UInt8) -> Double {
      let part = Double(part) / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    let (red, green, blue) = components
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
