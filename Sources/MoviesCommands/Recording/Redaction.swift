import OMDB

/// Takes out of what is written to files what is nobody else's business: the keys to OMDb, and where
/// the user's files live.
///
/// The program keeps both out of its actions by itself. This is the second line: users type into a
/// search what was on their clipboard, and libraries name files in what they complain of.
///
/// What takes their place is as long as they are. So the places of cursors, the limits of lengths and
/// whatever else a reducer makes of a text come out the same when a recording is replayed.
struct Redaction: Sendable {
  /// All keys that are known, used or not.
  private let keys: [APIKey]
  /// The user's home directory; `nil` where there is none worth hiding.
  private let home: String?

  init(keys: [APIKey], home: String?) {
    self.keys = keys
    self.home = home.flatMap { $0.count > 1 ? $0 : nil }
  }

  /// A text without them.
  func applied(to text: String) -> String {
    let text = keys.reduce(text) { $1.redacted($0) }
    return home.map { text.replacing($0, with: String(repeating: "~", count: $0.count)) } ?? text
  }

  /// JSON whose values are without them; names stay, since they are the program's own.
  func applied(toJSON text: [UInt8]) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(text.count)
    var index = text.startIndex
    while index < text.endIndex {
      guard text[index] == UInt8(ascii: "\"") else {
        output.append(text[index])
        index += 1
        continue
      }
      let end = text.endOfString(from: index)
      let isName = end < text.endIndex && text[end] == UInt8(ascii: ":")
      output += isName ? text[index..<end] : applied(toString: text[index..<end])[...]
      index = end
    }
    return output
  }

  /// A string of JSON, of which what is escaped stays as it is.
  private func applied(toString string: ArraySlice<UInt8>) -> [UInt8] {
    var output: [UInt8] = []
    var rest = string
    while let escape = rest.firstIndex(of: UInt8(ascii: "\\")) {
      output += applied(to: rest[..<escape])
      let end = rest.endOfEscape(at: escape)
      output += rest[escape..<end]
      rest = rest[end...]
    }
    return output + applied(to: rest)
  }

  private func applied(to text: ArraySlice<UInt8>) -> [UInt8] {
    Array(applied(to: String(decoding: text, as: UTF8.self)).utf8)
  }
}

extension [UInt8] {
  /// The place behind the closing quotation mark of the string that begins at `start`.
  fileprivate func endOfString(from start: Int) -> Int {
    var index = start + 1
    while index < endIndex, self[index] != UInt8(ascii: "\"") {
      index += self[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return Swift.min(index + 1, endIndex)
  }
}

extension ArraySlice<UInt8> {
  /// The place behind the escape, such as `\n` or `\u001b`, that begins at `start`.
  fileprivate func endOfEscape(at start: Int) -> Int {
    let isNumber = dropFirst(start + 1 - startIndex).first == UInt8(ascii: "u")
    return Swift.min(start + (isNumber ? 6 : 2), endIndex)
  }
}
