/// A colour of a cell's text or background.
///
/// Stored as one number, because every cell of a frame is compared with the last frame's.
public struct Color: Hashable, Sendable {
  /// The components of a colour.
  public enum Kind: Hashable, Sendable {
    case terminalDefault
    case indexed(UInt8)
    case rgb(UInt8, UInt8, UInt8)
  }

  /// The kind in the bits above the lower three bytes, its components in those; 26 bits in all.
  let code: UInt32

  private static let palette: UInt32 = 1
  private static let direct: UInt32 = 2

  /// The user's choice for the terminal; the only background that is always safe.
  public static let terminalDefault = Color(code: 0)

  /// An entry of the terminal's palette.
  ///
  /// 0–7 are the basic colours, 8–15 their bright forms, 16–231 the 6×6×6 cube, 232–255 greys. The
  /// user chooses the look of the first 16.
  public static func indexed(_ index: UInt8) -> Color {
    Color(code: palette << 24 | UInt32(index))
  }

  /// Red, green and blue (sRGB).
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
