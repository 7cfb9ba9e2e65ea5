/// A reader of comma-separated values according to RFC 4180, and of common variants.
///
/// Lines end with CR and LF, LF or CR. A field that begins with a quotation mark ends with the next
/// one that is not doubled, and can contain line breaks and separators; within other fields a
/// quotation mark is a character like any other. Reading takes time linear in the length of the
/// text.
public struct CSVReader {
  /// The maximum number of fields in a line.
  public static let columnLimit = 500

  private let separator: UInt8
  private var records: CSVRecords
  private var index = 0
  private var line: Int
  /// The start of the current line in the text; a record can extend over several lines.
  private var startOfLine = 0

  private init(_ bytes: [UInt8], _ separator: CSVSeparator, line: Int) {
    records = CSVRecords(of: bytes)
    self.separator = separator.rawValue
    self.line = line
  }

  /// Parses the lines of a table; empty lines are counted but left out.
  ///
  /// - Parameters:
  ///   - text: The table.
  ///   - separator: The separator between fields; detected from the text if it is `nil`.
  ///   - line: The number of the first line.
  /// - Returns: The lines, each with at least one field.
  /// - Throws: `.unclosedQuote`, `.textAfterQuote` or `.tooManyColumns`.
  public static func records(
    in text: some StringProtocol, separator: CSVSeparator? = nil, from line: Int = 1
  ) throws(ExchangeError) -> CSVRecords {
    var reader = CSVReader(Array(text.utf8), separator ?? CSVSeparator(usedIn: text), line: line)
    while reader.current != nil {
      if reader.isAtLineEnd {
        reader.endLine()
      } else {
        try reader.readRecord()
      }
    }
    return reader.records
  }

  private var current: UInt8? { index < records.bytes.count ? records.bytes[index] : nil }

  private mutating func readRecord() throws(ExchangeError) {
    records.beginLine(line)
    var count = 1
    try readField()
    while current == separator {
      index += 1
      guard count < Self.columnLimit else {
        throw .tooManyColumns(place, limit: Self.columnLimit)
      }
      try readField()
      count += 1
    }
    endLine()
  }

  private mutating func readField() throws(ExchangeError) {
    if current == CSVByte.quote { return try readQuotedField() }
    let start = index
    while !isAtEndOfField { index += 1 }
    append(from: start, to: index, isQuoted: false)
  }

  private mutating func readQuotedField() throws(ExchangeError) {
    let start = place
    index += 1
    let first = index
    while let byte = current {
      if byte == CSVByte.quote {
        let last = index
        index += 1
        guard current == CSVByte.quote else {
          append(from: first, to: last, isQuoted: true)
          return try endQuotedField()
        }
        index += 1
      } else if isAtLineEnd {
        endLine()
      } else {
        index += 1
      }
    }
    throw .unclosedQuote(start)
  }

  private mutating func append(from start: Int, to end: Int, isQuoted: Bool) {
    records.append(
      CSVRecords.Slice(
        start: UInt32(clamping: start), end: UInt32(clamping: end), isQuoted: isQuoted))
  }

  /// Skips the blanks that some programs put between a quotation mark and the separator.
  private mutating func endQuotedField() throws(ExchangeError) {
    while current == CSVByte.blank { index += 1 }
    guard isAtEndOfField else { throw .textAfterQuote(place) }
  }

  private var isAtEndOfField: Bool { current == separator || isAtLineEnd }

  /// Whether the line or the text ends here.
  private var isAtLineEnd: Bool {
    current == nil || current == CSVByte.lineFeed || current == CSVByte.carriageReturn
  }

  /// Moves to the next line; CR and LF together are one line end.
  private mutating func endLine() {
    let first = current
    guard first != nil else { return }
    index += 1
    if first == CSVByte.carriageReturn, current == CSVByte.lineFeed { index += 1 }
    line += 1
    startOfLine = index
  }

  /// The place of the current byte; a character counts with its first byte.
  private var place: TextPlace {
    let before = records.bytes[startOfLine..<index].count { !(0x80..<0xC0).contains($0) }
    return TextPlace(line: line, column: before + 1)
  }
}
