/// The lines of a table, parsed once: the ranges of their fields in the text.
///
/// A million lines therefore need little more memory than the text and twelve bytes for each field.
public struct CSVRecords: RandomAccessCollection, Sendable {
  /// The range of a field's content, in bytes from the beginning of the text.
  struct Slice {
    var start: UInt32
    var end: UInt32
    var isQuoted: Bool
  }

  /// A line of the table.
  struct Line {
    /// The index of the line's first field among the fields of all lines.
    var firstField: Int
    /// The line's number in the text, from 1.
    var number: Int32
  }

  let bytes: [UInt8]
  private var slices: [Slice] = []
  private var lines: [Line] = []

  init(of bytes: [UInt8]) { self.bytes = bytes }

  mutating func beginLine(_ number: Int) {
    lines.append(Line(firstField: slices.count, number: Int32(clamping: number)))
  }

  mutating func append(_ slice: Slice) { slices.append(slice) }

  public var startIndex: Int { 0 }
  public var endIndex: Int { lines.count }

  public subscript(index: Int) -> CSVRecord {
    let end = index + 1 < lines.count ? lines[index + 1].firstField : slices.count
    return CSVRecord(
      bytes: bytes, slices: slices[lines[index].firstField..<end],
      number: Int(lines[index].number))
  }
}

/// A line of a table: usually one line of the file, or more if a quoted field has line breaks.
public struct CSVRecord: Sendable {
  fileprivate let bytes: [UInt8]
  fileprivate let slices: ArraySlice<CSVRecords.Slice>
  /// The number of the record's first line in the text, from 1.
  fileprivate let number: Int

  /// The number of fields; at least one.
  var count: Int { slices.count }

  /// Returns the text of a field, without the quotation marks of the table.
  ///
  /// - Parameter index: The index of the field, from 0.
  /// - Returns: The text; empty if the line has no such field.
  func text(at index: Int) -> String {
    guard index < slices.count else { return "" }
    let slice = slices[slices.startIndex + index]
    let content = bytes[Int(slice.start)..<Int(slice.end)]
    guard slice.isQuoted, content.contains(CSVByte.quote) else {
      return String(decoding: content, as: UTF8.self)
    }
    // This compares bytes, not characters: a quotation mark with a combining mark is a different
    // character.
    var isSecond = false
    let single = content.filter { byte in
      isSecond = byte == CSVByte.quote && !isSecond
      return byte != CSVByte.quote || isSecond
    }
    return String(decoding: single, as: UTF8.self)
  }

  /// Whether a field is empty or missing.
  func isEmpty(at index: Int) -> Bool {
    guard index < slices.count else { return true }
    let slice = slices[slices.startIndex + index]
    return slice.start == slice.end
  }

  /// Returns the start of a field, including its quotation mark.
  ///
  /// - Complexity: O(*n*) in the characters before it.
  func place(at index: Int) -> TextPlace {
    guard let first = slices.first, index < slices.count else {
      return TextPlace(line: number, column: 1)
    }
    let slice = slices[slices.startIndex + index]
    let start = Int(first.start) - (first.isQuoted ? 1 : 0)
    let before = bytes[start..<Int(slice.start) - (slice.isQuoted ? 1 : 0)]
    return TextPlace(line: number, column: 1).moved(over: before)
  }

  public var fields: [CSVField] {
    slices.indices.map { index in
      let index = index - slices.startIndex
      return CSVField(
        text: text(at: index), isQuoted: slices[slices.startIndex + index].isQuoted,
        place: place(at: index))
    }
  }

  public var texts: [String] { (0..<slices.count).map(text(at:)) }

  /// Whether all fields are empty, as in the line between two tables, with or without separators.
  public var isBlank: Bool { slices.allSatisfy { $0.start == $0.end && !$0.isQuoted } }
}

/// A field of a table.
public struct CSVField: Hashable, Sendable {
  /// The text, without the quotation marks of the table.
  public var text: String
  public var isQuoted: Bool
  /// The start of the field, including its quotation mark.
  public var place: TextPlace
}

extension TextPlace {
  /// Returns the place after these bytes: a line end begins a new line, and any other character
  /// moves the place one column to the right.
  fileprivate func moved(over bytes: ArraySlice<UInt8>) -> TextPlace {
    var place = self
    var previous: UInt8?
    for byte in bytes {
      switch byte {
      case CSVByte.lineFeed where previous == CSVByte.carriageReturn: break
      case CSVByte.lineFeed, CSVByte.carriageReturn:
        place = TextPlace(line: place.line + 1, column: 1)
      case 0x80..<0xC0: break
      default: place.column += 1
      }
      previous = byte
    }
    return place
  }
}
