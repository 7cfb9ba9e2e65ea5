import MoviesSession
import SafeText
import Transport

/// One setting of the configuration file: its path, its valid values, and where its value goes.
struct Setting: Sendable {
  /// The names from the outside in, joined by dots, such as `omdb.timeouts.connect`.
  let path: String
  /// Says which values are valid: "a number from 0.1 to 600".
  let expected: @Sendable () -> String
  /// Sets a value; returns `false` if the value is not as expected.
  let assign: @Sendable (JSONNode, inout Settings) -> Bool
}

extension Setting {
  /// The target of a value in the settings.
  typealias Target<Value> = any WritableKeyPath<Settings, Value> & Sendable

  /// A setting whose JSON is converted by `convert`, which returns `nil` for a wrong value.
  private init<Value>(
    _ path: String, _ target: Target<Value>,
    expected: @autoclosure @escaping @Sendable () -> String,
    convert: @escaping @Sendable (JSONNode.Content) -> Value?
  ) {
    self.init(path: path, expected: expected) { node, settings in
      guard let value = convert(node.content) else { return false }
      settings[keyPath: target] = value
      return true
    }
  }

  /// A non-empty text.
  static func text(
    _ path: String, _ target: Target<String>,
    expected: String = "a text that is not empty",
    where isRight: @escaping @Sendable (String) -> Bool = { _ in true }
  ) -> Setting {
    Setting(path, target, expected: expected) { content in
      guard case .string(let text) = content, !text.isEmpty, isRight(text) else { return nil }
      return text
    }
  }

  /// The address of a service.
  static func url(_ path: String, _ target: Target<ServiceURL>) -> Setting {
    Setting(path, target, expected: ServiceURL.expectation) { content in
      guard case .string(let text) = content else { return nil }
      return try? ServiceURL(text)
    }
  }

  /// The path of a file, or null.
  static func file(
    _ path: String, _ target: Target<String?>
  ) -> Setting {
    Setting(path, target, expected: "the path of a file, or null") { content in
      switch content {
      case .null: .some(nil)
      case .string(let text) where !text.isEmpty: text
      default: nil
      }
    }
  }

  /// `true` or `false`.
  static func flag(
    _ path: String, _ target: Target<Bool>
  ) -> Setting {
    Setting(path, target, expected: "true or false") { content in
      guard case .bool(let value) = content else { return nil }
      return value
    }
  }

  /// A number of seconds.
  static func seconds(
    _ path: String, _ target: Target<Double>,
    in range: ClosedRange<Double>
  ) -> Setting {
    let bounds = "\(JSON.number(range.lowerBound).text) to \(JSON.number(range.upperBound).text)"
    return Setting(path, target, expected: "a number of seconds from \(bounds)") { content in
      guard case .number(let value) = content, range.contains(value) else { return nil }
      return value
    }
  }

  /// A whole number.
  static func whole(
    _ path: String, _ target: Target<Int>, in range: ClosedRange<Int>
  ) -> Setting {
    let expected = "a whole number from \(range.lowerBound) to \(range.upperBound)"
    return Setting(path, target, expected: expected) { content in
      guard case .number(let number) = content, let value = Int(exactly: number),
        range.contains(value)
      else { return nil }
      return value
    }
  }

  /// One of a few words.
  static func choice<Choice: RawRepresentable<String> & CaseIterable & SendableMetatype>(
    _ path: String, _ target: Target<Choice>
  ) -> Setting {
    var words: String { Choice.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ") }
    return Setting(path, target, expected: "one of \(words)") { content in
      guard case .string(let word) = content else { return nil }
      return Choice(rawValue: word)
    }
  }

  /// An object with a list of keys for each command.
  static func keys(
    _ path: String, _ target: Target<[String: [String]]>
  ) -> Setting {
    let expected =
      "an object with a list of keys for each command, such as {\"quit\": [\"^X\"]}"
    return Setting(path, target, expected: expected) { content in
      guard case .object(let members) = content else { return nil }
      var keys: [String: [String]] = [:]
      for member in members {
        guard let list = member.value.strings else { return nil }
        // The help shows them, so they must be harmless.
        keys[member.name] = list.map { Sanitizer.line($0) }
      }
      return keys
    }
  }
}

extension JSONNode {
  /// The elements of a list of strings; `nil` for anything else.
  fileprivate var strings: [String]? {
    guard case .array(let elements) = content else { return nil }
    let strings = elements.compactMap { element -> String? in
      guard case .string(let text) = element.content else { return nil }
      return text
    }
    return strings.count == elements.count ? strings : nil
  }
}
