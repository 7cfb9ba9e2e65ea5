internal import SafeText

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// JSON for line-by-line comparison: one value per line, with its names in alphabetical order.
enum JSONLines {
  /// Encodes a value in one line, which is harmless for a terminal.
  static func line(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return Sanitizer.json(String(decoding: try encoder.encode(value), as: UTF8.self))
  }

  /// Encodes an array, with a line for each value.
  static func array(_ values: [some Encodable]) throws -> String {
    guard !values.isEmpty else { return "[]" }
    return "[\n" + (try values.map { try line($0) }).joined(separator: ",\n") + "\n]"
  }

  /// Decodes a value; returns `nil` if it is of another type or invalid.
  static func value<Value: Decodable>(
    _ type: Value.Type = Value.self, in element: JSONElements.Element
  ) -> Value? {
    try? JSONDecoder().decode(type, from: Data(element.text))
  }
}
