/// Reads comma-separated values by RFC 4180, and what programs write in its place.
///
/// Lines end with CR and LF, LF or CR. A field that begins with a quotation mark ends with the next
/// one that is not doubled, and can contain line breaks and separators; within other fields a
/// quotation mark is a character like any other. It takes time linear in the text.
public struct CSVReader {
  /// The most fields that a line can have.
  public static let columnLimit = 500

  private let bytes: [UInt8]
  private let separator: UInt8
  private var index: Int
  private var place: TextPlace

  private init(_ bytes: [UInt8], _ separator: CSVSeparator, at start: CSVRecords.Start) {
    self.bytes = bytes
    self.separator = separator.rawValue
    index = start.index
    place = TextPlace(line: start.line, column: 1)
  }

  /// The lines of a table; empty ones are only counted.
  ///
  /// - Parameters:
  ///   - text: The table.
  ///   - separator: What stands between two fields; found from the text if it is not given.
  /// - Returns: Lines that have at least one field each.
  /// - Throws: `.unclosedQuote`, `.textAfterQuote` or `.tooManyColumns`.
  public static func records(
    in text: String, separator: CSVSeparator? = nil
  ) throws(ExchangeError) -> CSVRecords {
    let (bytes, separator) = (Array(text.utf8), separator ?? CSVSeparator(usedIn: text))
    var reader = CSVReader(bytes, separator, at: CSVRecords.Start(index: 0, line: 1))
    var starts: [CSVRecords.Start] = []
    while reader.current != nil {
      if reader.isAtLineEnd {
        reader.endLine()
      } else {
        starts.append(CSVRecords.Start(index: reader.index, line: reader.place.line))
        _ = try reader.record()
      }
    }
    return CSVRecords(bytes, separator, starts: starts)
  }

  /// The line that begins at a place where one was found.
  static func record(
    at start: CSVRecords.Start, in bytes: [UInt8], _ separator: CSVSeparator
  ) -> CSVRecord {
    var reader = CSVReader(bytes, separator, at: start)
    let nothing = CSVField(text: "", isQuoted: false, place: reader.place)
    return (try? reader.record()) ?? CSVRecord(fields: [nothing])
  }

  private var current: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func record() throws(ExchangeError) -> CSVRecord {
    var fields = [try field()]
    while current == separator {
      advance()
      guard fields.count < Self.columnLimit else {
        throw .tooManyColumns(place, limit: Self.columnLimit)
      }
      fields.append(try field())
    }
    endLine()
    return CSVRecord(fields: fields)
  }

  private mutating func field() throws(ExchangeError) -> CSVField {
    let start = place
    let isQuoted = current == CSVByte.quote
    let content = isQuoted ? try quotedContent() : plainContent()
    return CSVField(
      text: String(decoding: content, as: UTF8.self), isQuoted: isQuoted, place: start)
  }

  private mutating func plainContent() -> ArraySlice<UInt8> {
    let start = index
    while !isAtEndOfField { advance() }
    return bytes[start..<index]
  }

  private mutating func quotedContent() throws(ExchangeError) -> ArraySlice<UInt8> {
    let start = place
    var content: ArraySlice<UInt8> = []
    advance()
    while let byte = current {
      advance()
      if byte == CSVByte.quote {
        guard current == CSVByte.quote else {
          try endQuotedField()
          return content
        }
        advance()
      }
      content.append(byte)
    }
    throw .unclosedQuote(start)
  }

  /// Skips the blanks that some programs put between a quotation mark and the separator.
  private mutating func endQuotedField() throws(ExchangeError) {
    while current == CSVByte.blank { advance() }
    guard isAtEndOfField else { throw .textAfterQuote(place) }
  }

  private var isAtEndOfField: Bool { current == separator || isAtLineEnd }

  /// Whether a line ends here, or the text.
  private var isAtLineEnd: Bool {
    current == nil || current == CSVByte.lineFeed || current == CSVByte.carriageReturn
  }

  /// Goes on to the next line: both characters of CR and LF are one line end.
  private mutating func endLine() {
    let first = current
    if first != nil { advance() }
    if first == CSVByte.carriageReturn, current == CSVByte.lineFeed { advance() }
  }

  /// Goes on by a byte; a character is counted with its first byte.
  private mutating func advance() {
    let byte = bytes[index]
    let follows = index > 0 && bytes[index - 1] == CSVByte.carriageReturn
    index += 1
    switch byte {
    case CSVByte.lineFeed where follows: break
    case CSVByte.lineFeed, CSVByte.carriageReturn:
      place = TextPlace(line: place.line + 1, column: 1)
    case 0x80..<0xC0: break
    default: place.column += 1
    }
  }
}
