import Foundation

/// A parser that splits the contents of a dump into lines and columns, block by block.
struct DumpLines: ~Copyable {
  private let columns: [String]
  /// The number of columns of a line, including new ones after the known ones.
  private var width: Int
  /// The ends of the known columns of the current line; owned by this value.
  private let ends: UnsafeMutablePointer<Int>
  /// The beginning of a line that is still incomplete.
  private var rest: [UInt8] = []
  /// The number of lines read, including the one with the names of the columns.
  private(set) var count = 0

  /// The maximum length of a line, in bytes; longer ones are skipped.
  static let longestLine = 1 << 16

  /// Makes a parser for contents whose first line should name the columns.
  init(columns: [String]) {
    self.columns = columns
    width = columns.count
    ends = .allocate(capacity: columns.count)
  }

  deinit { ends.deallocate() }

  /// Reads a block.
  ///
  /// - Parameters:
  ///   - bytes: The next bytes of the dump.
  ///   - tally: Counts the lines.
  ///   - body: As in ``DumpReader/read(into:_:)``.
  /// - Throws: An ``IMDbDumpFault``, or any error of `body`.
  mutating func read(
    _ bytes: UnsafeRawBufferPointer, into tally: inout DumpTally,
    _ body: (DumpLine) throws -> IMDbSkipReason?
  ) throws {
    if count == 0, rest.isEmpty, bytes.beginWebPage { throw IMDbDumpFault.webPage }
    var start = 0
    while let end = bytes.index(of: UInt8(ascii: "\n"), from: start) {
      let piece = UnsafeRawBufferPointer(rebasing: bytes[start..<end])
      start = end + 1
      if rest.isEmpty {
        try read(line: piece, into: &tally, body)
      } else {
        keep(piece)
        let line = rest
        rest = []
        try line.withUnsafeBytes { try read(line: $0, into: &tally, body) }
      }
    }
    keep(UnsafeRawBufferPointer(rebasing: bytes[start...]))
    if count == 0, rest.count > Self.longestLine {
      throw rest.withUnsafeBytes { Self.otherColumns($0) }
    }
  }

  /// Checks that the last line was complete.
  ///
  /// - Throws: An ``IMDbDumpFault``.
  func finish() throws(IMDbDumpFault) {
    guard rest.isEmpty else {
      // A text of one line may not be a dump at all.
      guard count > 0 || names.utf8.starts(with: rest.withoutByteOrderMark) else {
        throw rest.withUnsafeBytes { Self.otherColumns($0) }
      }
      throw .cutOff
    }
    guard count > 0 else { throw .empty }
  }

  /// Keeps the beginning of a line, up to one byte more than the maximum length.
  private mutating func keep(_ piece: UnsafeRawBufferPointer) {
    rest.append(contentsOf: piece.prefix(Self.longestLine + 1 - rest.count))
  }

  private mutating func read(
    line: UnsafeRawBufferPointer, into tally: inout DumpTally,
    _ body: (DumpLine) throws -> IMDbSkipReason?
  ) throws {
    let isReturned = line.last == UInt8(ascii: "\r")
    let line = isReturned ? UnsafeRawBufferPointer(rebasing: line.dropLast()) : line
    guard count > 0 else { return try readNames(line, into: &tally) }
    count += 1
    tally.lines += 1
    guard line.count <= Self.longestLine else { return tally.skip(.tooLong) }
    guard findColumns(of: line) else { return tally.skip(.shiftedColumns) }
    if let reason = try body(DumpLine(bytes: line, ends: ends)) { tally.skip(reason) }
  }

  /// Checks that the first line names the known columns; new ones after them are noted and skipped.
  private mutating func readNames(
    _ line: UnsafeRawBufferPointer, into tally: inout DumpTally
  ) throws(IMDbDumpFault) {
    let line = UnsafeRawBufferPointer(rebasing: line.withoutByteOrderMark)
    let further = line.dropFirst(names.utf8.count)
    let tab = UInt8(ascii: "\t")
    guard line.count <= Self.longestLine, line.starts(with: names.utf8),
      further.isEmpty || further.first == tab
    else { throw Self.otherColumns(line) }
    tally.newColumns = further.split(separator: tab).map {
      DumpColumn(bytes: UnsafeRawBufferPointer(rebasing: $0)).text
    }
    width += further.count { $0 == tab }
    count = 1
  }

  /// The expected first line.
  private var names: String { columns.joined(separator: "\t") }

  private static func otherColumns(_ line: UnsafeRawBufferPointer) -> IMDbDumpFault {
    let longestExcerpt = 200
    let beginning = UnsafeRawBufferPointer(
      rebasing: line.withoutByteOrderMark.prefix(longestExcerpt))
    return .otherColumns(DumpColumn(bytes: beginning).text)
  }

  /// Finds the ends of the columns; returns `false` if there are too few or too many.
  private func findColumns(of line: UnsafeRawBufferPointer) -> Bool {
    var found = 0
    var start = 0
    while let tab = line.index(of: UInt8(ascii: "\t"), from: start) {
      guard found + 1 < width else { return false }
      if found < columns.count { ends[found] = tab }
      found += 1
      start = tab + 1
    }
    if found < columns.count { ends[found] = line.count }
    return found + 1 == width
  }
}

extension Collection<UInt8> {
  /// The text without the byte order mark with which some programs begin a file.
  fileprivate var withoutByteOrderMark: SubSequence {
    starts(with: [0xEF, 0xBB, 0xBF]) ? dropFirst(3) : self[...]
  }
}

extension UnsafeRawBufferPointer {
  /// Whether the text begins like a web page, perhaps after a byte order mark.
  fileprivate var beginWebPage: Bool {
    withoutByteOrderMark.first { $0 > 0x20 } == UInt8(ascii: "<")
  }

  /// Finds the next occurrence of a byte at or after `start`, or `nil`.
  fileprivate func index(of byte: UInt8, from start: Int) -> Int? {
    guard let baseAddress, start < count else { return nil }
    guard let place = memchr(baseAddress + start, Int32(byte), count - start) else { return nil }
    return UnsafeRawPointer(place) - baseAddress
  }
}

/// A line of a dump with its columns, which are read in place and valid only during the call.
struct DumpLine {
  /// The bytes, borrowed from the block or from the kept beginning of the line.
  let bytes: UnsafeRawBufferPointer
  /// The ends of the columns, borrowed from ``DumpLines``.
  let ends: UnsafePointer<Int>

  subscript(column: Int) -> DumpColumn {
    let start = column == 0 ? 0 : ends[column - 1] + 1
    return DumpColumn(bytes: UnsafeRawBufferPointer(rebasing: bytes[start..<ends[column]]))
  }
}
