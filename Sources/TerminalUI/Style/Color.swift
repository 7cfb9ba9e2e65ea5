/// A colour of a cell's text or background.
public enum Color: Hashable, Codable, Sendable {
  /// What the user chose for the terminal; the only background that is never in the way.
  case terminalDefault
  /// An entry of the terminal's palette: 0–7 the basic colours, 8–15 their bright forms, 16–231 the
  /// 6×6×6 cube, 232–255 greys. The first 16 look as the user likes them.
  case indexed(UInt8)
  /// Red, green and blue (sRGB).
  case rgb(UInt8, UInt8, UInt8)
}
