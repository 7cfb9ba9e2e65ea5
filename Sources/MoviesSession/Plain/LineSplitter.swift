/// Cuts bytes into lines of text.
struct LineSplitter {
  /// The most bytes that are kept of a line; the rest of the line is dropped.
  static let limit = 4096

  private var pending: [UInt8] = []

  /// The part so far of a line that has not ended.
  var unfinished: String { String(decoding: pending, as: UTF8.self) }

  /// The lines that end in these bytes.
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

  /// The last line if it did not end with a line break; `nil` if there is none.
  mutating func end() -> String? { pending.isEmpty ? nil : finish() }

  private mutating func keep(_ bytes: ArraySlice<UInt8>) {
    pending += bytes.prefix(Self.limit - pending.count)
  }

  /// The line, without the carriage return that line breaks of other systems begin with.
  private mutating func finish() -> String {
    defer { pending = [] }
    if pending.last == UInt8(ascii: "\r") { pending.removeLast() }
    return String(decoding: pending, as: UTF8.self)
  }
}
