/// The separator between fields: a comma according to the standard, a semicolon where a spreadsheet
/// writes decimals with commas, a tab or a vertical bar.
public enum CSVSeparator: UInt8, Hashable, Sendable, CaseIterable {
  case comma = 0x2C
  case semicolon = 0x3B
  case tab = 0x09
  case bar = 0x7C

  /// Detects the separator: the most frequent one outside quotes in the first line that has one.
  ///
  /// It is a comma if the whole text has no separator.
  init(usedIn text: some StringProtocol) {
    let lines = text.utf8.lazy.split { $0 == CSVByte.lineFeed || $0 == CSVByte.carriageReturn }
    for line in lines {
      let counts = Self.counts(in: line)
      if let most = counts.values.max(),
        let separator = Self.allCases.first(where: { counts[$0] == most })
      {
        self = separator
        return
      }
    }
    self = .comma
  }

  private static func counts(in line: some Sequence<UInt8>) -> [CSVSeparator: Int] {
    var counts: [CSVSeparator: Int] = [:]
    var isQuoted = false
    for byte in line {
      if byte == CSVByte.quote { isQuoted.toggle() }
      if !isQuoted, let separator = CSVSeparator(rawValue: byte) {
        counts[separator, default: 0] += 1
      }
    }
    return counts
  }
}

/// The bytes that structure a table.
enum CSVByte {
  static let quote = UInt8(ascii: "\"")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let blank = UInt8(ascii: " ")
}
