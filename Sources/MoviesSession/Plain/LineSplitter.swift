/// Cuts bytes into lines of text.
struct LineSplitter {
  /// The maximum number of bytes to keep from a line; the rest of the line is dropped.
  static let limit = 4096

  private var pending: [UInt8] = []

  /// The part that has arrived of a line that has not ended.
  var unfinished: String { String(decoding: pending, as: UTF8.self) }

  /// Takes more bytes, and returns the lines that end in them.
  mutating func feed(_ bytes: [UInt8]) -> [String] {
    let parts = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    var lines: [String] = []
    for part in parts.dropLast() {
      keep(part)
      lines.append(finish())
    }
    if let rest = parts.last { keep(rest) }
    return lines
  }

  /// Returns the last line if it did not end with a line break; `nil` if it did.
  mutating func end() -> String? { pending.isEmpty ? nil : finish() }

  private mutating func keep(_ bytes: ArraySlice<UInt8>) {
    pending += bytes.prefix(Self.limit - pending.count)
  }

  /// Returns the line, without the carriage return with which line breaks on other systems begin.
  private mutating func finish() -> String {
    defer { pending = [] }
    if pending.last == UInt8(ascii: "\r") { pending.removeLast() }
    return String(decoding: pending, as: UTF8.self)
  }
}
