internal import Foundation

/// A colour of a cell's text or background.
///
/// It is stored as one number, because every cell of a frame is compared with the last frame's.
public struct Color: Hashable, Sendable {
  /// The components of a colour.
  public enum Kind: Hashable, Sendable {
    case terminalDefault
    case indexed(UInt8)
    case rgb(UInt8, UInt8, UInt8)
  }

  /// The kind in the bits above the lower three bytes, the components in those bytes; 26 bits in
  /// all.
  let code: UInt32

  private static let palette: UInt32 = 1
  private static let direct: UInt32 = 2

  /// The colour that the user chose for the terminal; the only background that is always safe.
  public static let terminalDefault = Color(code: 0)

  /// Returns an entry of the terminal's palette.
  ///
  /// 0–7 are the basic colours, 8–15 their bright forms, 16–231 the 6×6×6 cube, 232–255 greys. The
  /// user chooses the look of the first 16.
  public static func indexed(_ index: UInt8) -> Color {
    Color(code: palette << 24 | UInt32(index))
  }

  /// Makes a colour from red, green and blue (sRGB).
  public static func rgb(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Color {
    Color(code: direct << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue))
  }

  init(code: UInt32) {
    self.code = code
  }

  /// The components of the colour.
  public var kind: Kind {
    switch code >> 24 {
    case Self.palette: .indexed(UInt8(truncatingIfNeeded: code))
    case Self.direct:
      .rgb(
        UInt8(truncatingIfNeeded: code >> 16), UInt8(truncatingIfNeeded: code >> 8),
        UInt8(truncatingIfNeeded: code))
    default: .terminalDefault
    }
  }
}

extension Color {
  /// The colour as `#rrggbb`; black for the terminal's default.
  public var hexadecimal: String {
    let (red, green, blue) = components
    return "#"
      + [red, green, blue].map { channel in
        let digits = String(channel, radix: 16)
        return digits.count < 2 ? "0" + digits : digits
      }.joined()
  }

  /// Reads a colour in the form `#rrggbb`, with or without the `#`; `nil` for any other text.
  public init?(hexadecimal text: String) {
    let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    guard digits.utf8.count == 6, digits.allSatisfy(\.isHexDigit),
      let number = UInt32(digits, radix: 16)
    else { return nil }
    self = .rgb(
      UInt8(truncatingIfNeeded: number >> 16), UInt8(truncatingIfNeeded: number >> 8),
      UInt8(truncatingIfNeeded: number))
  }
}

extension Color {
  /// Returns the nearest colour that a terminal of this depth can show.
  ///
  /// Without colours, everything becomes the terminal's default, which stays the same at every
  /// depth.
  public func reduced(to depth: ColorDepth) -> Color {
    switch (kind, depth) {
    case (.terminalDefault, _), (_, .mono): .terminalDefault
    case (_, .trueColor), (.indexed, .indexed256): self
    case (.indexed(let index), .ansi16) where index < 16: self
    case (.indexed(let index), .ansi8) where index < 16: .indexed(index % 8)
    case (_, .indexed256): .indexed(IndexedColors.nearest(to: components))
    case (_, .ansi16): .indexed(IndexedColors.nearestBasic(to: components))
    case (_, .ansi8): .indexed(IndexedColors.nearestBasic(to: components) % 8)
    }
  }

  /// Red, green and blue; xterm's values for a palette entry, and black for the default colour.
  public var components: (red: UInt8, green: UInt8, blue: UInt8) {
    switch kind {
    case .terminalDefault: (0, 0, 0)
    case .indexed(let index): IndexedColors.components(of: index)
    case .rgb(let red, let green, let blue): (red, green, blue)
    }
  }
}

extension Color {
  /// Returns the contrast between two colours, from 1 to 21; text is easy to read from 4.5 on.
  ///
  /// https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
  public func contrast(to other: Color) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// Whether dark text stands out better on the colour than light text.
  public var isLight: Bool {
    let (red, green, blue) = components
    return 2126 * Int(red) + 7152 * Int(green) + 722 * Int(blue) > 128 * 10_000
  }

  /// The relative luminance of the colour, from 0 to 1.
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
