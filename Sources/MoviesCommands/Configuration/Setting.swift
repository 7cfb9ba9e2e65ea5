import MoviesCore
import MoviesSession
import MoviesUI
import SafeText
import Transport

/// A setting of the configuration file: its path, its purpose, its valid values, and the property
/// that holds its value.
struct Setting: Sendable {
  /// The names from the outermost to the innermost, joined by dots, such as
  /// `omdb.timeouts.connect`.
  let path: String
  /// A sentence about the effect of the setting.
  let summary: String
  let form: SettingForm
  /// Sets a value; returns `false` if the value is not valid.
  let assign: @Sendable (JSONNode, inout Settings) -> Bool
  /// Returns the setting's value in some settings, in the form that a file has.
  let value: @Sendable (Settings) -> JSON
}

extension Setting {
  /// The property of the settings that holds a value.
  typealias Target<Value> = any WritableKeyPath<Settings, Value> & Sendable

  /// Makes a setting whose JSON is converted by `read`, which returns `nil` for an invalid value,
  /// and by `write`.
  private init<Value>(
    _ path: String, _ target: Target<Value>, _ form: SettingForm, _ summary: String,
    read: @escaping @Sendable (JSONNode.Content) -> Value?,
    write: @escaping @Sendable (Value) -> JSON
  ) {
    self.init(path: path, summary: summary, form: form) { node, settings in
      guard let value = read(node.content) else { return false }
      settings[keyPath: target] = value
      return true
    } value: {
      write($0[keyPath: target])
    }
  }

  /// Makes a setting whose value is a text that is not empty.
  static func text(_ path: String, _ target: Target<String>, _ summary: String) -> Setting {
    Setting(path, target, .text, summary) { content in
      guard case .string(let text) = content, !text.isEmpty else { return nil }
      return text
    } write: {
      .string($0)
    }
  }

  /// Makes a setting whose value is the address of a service.
  static func url(_ path: String, _ target: Target<ServiceURL>, _ summary: String) -> Setting {
    Setting(path, target, .address, summary) { content in
      guard case .string(let text) = content else { return nil }
      return try? ServiceURL(text)
    } write: {
      .string($0.text)
    }
  }

  /// Makes a setting whose value is the path of a file, or null.
  static func file(_ path: String, _ target: Target<String?>, _ summary: String) -> Setting {
    Setting(path, target, .file, summary) { content in
      switch content {
      case .null: .some(nil)
      case .string(let text) where !text.isEmpty: text
      default: nil
      }
    } write: {
      JSON($0)
    }
  }

  /// Makes a setting whose value is true or false.
  static func flag(_ path: String, _ target: Target<Bool>, _ summary: String) -> Setting {
    Setting(path, target, .flag, summary) { content in
      guard case .bool(let value) = content else { return nil }
      return value
    } write: {
      .bool($0)
    }
  }

  /// Makes a setting whose value is a number of seconds.
  static func seconds(
    _ path: String, _ target: Target<Double>, in range: ClosedRange<Double>, _ summary: String
  ) -> Setting {
    Setting(path, target, .seconds(range), summary) { content in
      guard case .number(let value) = content, range.contains(value) else { return nil }
      return value
    } write: {
      .number($0)
    }
  }

  /// Makes a setting whose value is a whole number.
  static func whole(
    _ path: String, _ target: Target<Int>, in range: ClosedRange<Int>, _ summary: String
  ) -> Setting {
    Setting(path, target, .whole(range), summary) { content in
      guard case .number(let number) = content, let value = Int(exactly: number),
        range.contains(value)
      else { return nil }
      return value
    } write: {
      JSON($0)
    }
  }

  /// Makes a setting whose value is one of a few words.
  static func choice<Choice: RawRepresentable<String> & CaseIterable & SendableMetatype>(
    _ path: String, _ target: Target<Choice>, _ summary: String
  ) -> Setting {
    Setting(path, target, .word(Choice.allCases.map(\.rawValue)), summary) { content in
      guard case .string(let word) = content else { return nil }
      return Choice(rawValue: word)
    } write: {
      .string($0.rawValue)
    }
  }

  /// Makes a setting whose value is a built-in theme, or one of the user's own.
  static func theme(
    _ path: String, _ target: Target<Settings.ThemeName>, _ summary: String
  ) -> Setting {
    Setting(path, target, .theme(Settings.ThemeName.words), summary) { content in
      guard case .string(let word) = content else { return nil }
      return Settings.ThemeName(word)
    } write: {
      .string($0.text)
    }
  }

  /// Makes a setting whose value is a list of words, a program and its options.
  static func words(_ path: String, _ target: Target<[String]>, _ summary: String) -> Setting {
    Setting(path, target, .words, summary) { content in
      guard let words = JSONNode.strings(in: content), words.first?.isEmpty != true,
        !words.contains(where: { $0.contains("\0") })
      else { return nil }
      return words
    } write: {
      JSON($0)
    }
  }

  /// Makes a setting whose value is an object with a list of keys for each command.
  static func keys(
    _ path: String, _ target: Target<[String: [String]]>, _ summary: String
  ) -> Setting {
    Setting(path, target, .keys, summary) { content in
      guard case .object(let members) = content else { return nil }
      var keys: [String: [String]] = [:]
      for member in members {
        guard let list = JSONNode.strings(in: member.value.content) else { return nil }
        // The help shows them, so they must be harmless.
        keys[member.name] = list.map { Sanitizer.line($0) }
      }
      return keys
    } write: { keys in
      .object(keys.sorted { $0.key < $1.key }.map { (name: $0.key, value: JSON($0.value)) })
    }
  }
}

extension JSONNode {
  /// Returns the elements of an array of strings; `nil` for anything else.
  fileprivate static func strings(in content: Content) -> [String]? {
    guard case .array(let elements) = content else { return nil }
    let strings = elements.compactMap { element -> String? in
      guard case .string(let text) = element.content else { return nil }
      return text
    }
    return strings.count == elements.count ? strings : nil
  }
}

/// The form of a setting's values, which can be described in words and as a JSON schema.
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
  /// A list of words.
  case words
  /// An object with a list of keys for each command.
  case keys
}

extension SettingForm {
  /// A description of the valid values, such as `a whole number from 1 to 20`.
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
    case .words: #"a list of words, such as ["mpv", "--fs"]"#
    case .keys: "an object with a list of keys for each command, such as {\"quit\": [\"^X\"]}"
    }
  }

  private static func list(_ words: [String]) -> String {
    words.map { "\"\($0)\"" }.joined(separator: ", ")
  }

  /// A JSON schema for the values.
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
    case .words: ["type": "array", "items": ["type": "string"]]
    case .keys:
      [
        "type": "object", "propertyNames": ["enum": JSON(Command.names)],
        "additionalProperties": ["type": "array", "items": ["type": "string"]],
      ]
    }
  }
}
