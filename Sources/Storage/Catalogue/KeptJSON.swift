import Foundation
import SafeText

/// Converts values to and from JSON in the database.
enum KeptJSON {
  /// Encodes a value as text; returns `nil` if it cannot be encoded.
  static func text(of value: some Encodable) -> String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Decodes a value from text; returns `nil` if the text is not JSON of such a value, or contains
  /// something that no sanitised value has.
  ///
  /// All text passes the sanitiser before it is written, but others can change the file.
  static func value<Value: Decodable>(_ type: Value.Type = Value.self, in text: String) -> Value? {
    guard isHarmless(text) else { return nil }
    return try? JSONDecoder().decode(type, from: Data(text.utf8))
  }

  private static func isHarmless(_ text: String) -> Bool {
    Sanitizer.json(text) == text && !hasEscapedCharacter(text)
  }

  /// Whether the text contains an escape such as `\u001b`.
  private static func hasEscapedCharacter(_ text: String) -> Bool {
    var isEscaped = false
    for byte in text.utf8 {
      if isEscaped, byte == UInt8(ascii: "u") { return true }
      isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
    }
    return false
  }
}
