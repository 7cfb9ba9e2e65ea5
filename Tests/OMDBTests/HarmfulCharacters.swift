/// Characters that must never reach a terminal.
enum HarmfulCharacters {
  /// The first control, invisible or direction-changing character of a text, or `nil`.
  static func first(in text: String) -> Unicode.Scalar? {
    text.unicodeScalars.first { isHarmful($0) }
  }

  private static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x7E: false
    case 0x00...0x1F, 0x7F...0x9F: true
    case 0xAD, 0x061C, 0x180E, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F: true
    case 0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE007F: true
    default: false
    }
  }
}
