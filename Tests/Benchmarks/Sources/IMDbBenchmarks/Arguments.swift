/// The words after the command's name.
struct Arguments {
  private var words: [String]

  init(_ words: some Sequence<String>) { self.words = Array(words) }

  mutating func takeFlag(_ name: String) -> Bool {
    guard let index = words.firstIndex(of: name) else { return false }
    words.remove(at: index)
    return true
  }

  mutating func takeValue(_ name: String) throws -> String? {
    guard let index = words.firstIndex(of: name) else { return nil }
    guard index + 1 < words.count else { throw UsageError() }
    defer { words.removeSubrange(index...index + 1) }
    return words[index + 1]
  }

  mutating func takeNumber(_ name: String) throws -> Int? {
    guard let value = try takeValue(name) else { return nil }
    guard let number = Int(value), number > 0 else { throw UsageError() }
    return number
  }

  /// The only word that is left.
  mutating func takeLast() throws -> String {
    guard let word = words.popLast(), words.isEmpty else { throw UsageError() }
    return word
  }
}

/// The words make no command.
struct UsageError: Error, CustomStringConvertible {
  var description: String {
    "give --generate N FOLDER, --import FOLDER DATA or --search DATA, see main.swift"
  }
}
