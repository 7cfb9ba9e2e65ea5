import MoviesCore
import MoviesSession
import MoviesUI
import Transport

/// The values that a setting takes, in words and as a JSON schema.
enum SettingForm: Sendable {
  /// A text that is not empty.
  case text
  /// The address of a service.
  case address
  /// The path of a file, or null.
  case file
  /// True or false.
  case flag
  /// A number of seconds.
  case seconds(ClosedRange<Double>)
  /// A whole number.
  case whole(ClosedRange<Int>)
  /// One of a few words.
  case word([String])
  /// One of a few words, or the name of a file with colours.
  case theme([String])
  /// An object with a list of keys for each command.
  case keys
}

extension SettingForm {
  /// Says which values are valid: `a whole number from 1 to 20`.
  var expected: String {
    switch self {
    case .text: "a text that is not empty"
    case .address: ServiceURL.expectation
    case .file: "the path of a file, or null"
    case .flag: "true or false"
    case .seconds(let range):
      "a number of seconds from \(JSON.number(range.lowerBound).text) to "
        + JSON.number(range.upperBound).text
    case .whole(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .word(let words): "one of \(Self.list(words))"
    case .theme(let words): "one of \(Self.list(words)), or the name of a theme of your own"
    case .keys: "an object with a list of keys for each command, such as {\"quit\": [\"^X\"]}"
    }
  }

  private static func list(_ words: [String]) -> String {
    words.map { "\"\($0)\"" }.joined(separator: ", ")
  }

  /// The members of a JSON schema for the values.
  var schema: JSON {
    switch self {
    case .text, .address, .theme: ["type": "string", "minLength": JSON(1)]
    case .file: ["type": JSON(["string", "null"])]
    case .flag: ["type": "boolean"]
    case .seconds(let range):
      [
        "type": "number", "minimum": JSON(range.lowerBound), "maximum": JSON(range.upperBound),
      ]
    case .whole(let range):
      [
        "type": "integer", "minimum": JSON(range.lowerBound), "maximum": JSON(range.upperBound),
      ]
    case .word(let words): ["enum": JSON(words)]
    case .keys:
      [
        "type": "object", "propertyNames": ["enum": JSON(Command.names)],
        "additionalProperties": ["type": "array", "items": ["type": "string"]],
      ]
    }
  }
}
