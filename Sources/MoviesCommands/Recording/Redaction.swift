import OMDB

/// Takes out of what is written to files what is nobody else's business: the key to OMDb, and where
/// the user's files live.
///
/// The program keeps both out of its actions by itself. This is the second line: users type into a
/// search what was on their clipboard, and libraries name files in what they complain of.
struct Redaction: Sendable {
  private let key: APIKey?
  /// The user's home directory; `nil` where there is none worth hiding.
  private let home: String?

  init(key: APIKey?, home: String?) {
    self.key = key
    self.home = home.flatMap { $0.count > 1 ? $0 : nil }
  }

  /// A text without them.
  func applied(to text: String) -> String {
    let text = key?.redacted(text) ?? text
    return home.map { text.replacing($0, with: "~") } ?? text
  }

  /// A line of JSON whose values are without them; names stay, since they are the program's own.
  func applied(toJSON line: [UInt8]) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(line.count)
    var index = line.startIndex
    while index < line.endIndex {
      guard line[index] == quote else {
        output.append(line[index])
        index += 1
        continue
      }
      let end = endOfString(in: line, from: index)
      let isName = end < line.endIndex && line[end] == UInt8(ascii: ":")
      let string = String(decoding: line[index..<end], as: UTF8.self)
      output.append(contentsOf: (isName ? string : applied(to: string)).utf8)
      index = end
    }
    return output
  }

  private var quote: UInt8 { UInt8(ascii: "\"") }

  /// The place behind the closing quotation mark of the string that begins at `start`.
  private func endOfString(in line: [UInt8], from start: Int) -> Int {
    var index = start + 1
    while index < line.endIndex, line[index] != quote {
      index += line[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(index + 1, line.endIndex)
  }
}
