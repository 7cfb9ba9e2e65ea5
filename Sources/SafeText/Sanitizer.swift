/// Makes text from outside harmless for a terminal, a log and a file.
///
/// This is the one sanitiser of the program: every remote string passes it once, at the boundary
/// where it becomes a model.
public enum Sanitizer {
  /// The text as one line: controls, escape sequences, invisible and direction-changing characters
  /// gone, line breaks and tabs turned into blanks, at most `limit` characters.
  public static func line(_ text: String, limit: Int = 500) -> String {
    var line = ""
    for character in paragraph(text, limit: limit) {
      line.append(character == "\n" ? " " : character)
    }
    return line
  }

  /// The text as lines: as ``line(_:limit:)``, but line breaks stay.
  public static func paragraph(_ text: String, limit: Int = 20_000) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "\n" {
        scalars.append(scalar)
      } else if scalar.value >= 0x20, !(0x7F...0x9F).contains(scalar.value) {
        scalars.append(scalar)
      }
    }
    return String(String(scalars).prefix(limit))
  }
}
