/// The lines of a table, each read from the text when it is asked for.
///
/// So a million of them need little more memory than the text.
public struct CSVRecords: RandomAccessCollection, Sendable {
  /// Where a line begins.
  struct Start {
    /// The number of the first byte, from 0.
    var index: Int
    /// From 1.
    var line: Int
  }

  private let bytes: [UInt8]
  private let separator: CSVSeparator
  private let starts: ArraySlice<Start>

  init(_ bytes: [UInt8], _ separator: CSVSeparator, starts: some Collection<Start>) {
    self.bytes = bytes
    self.separator = separator
    self.starts = ArraySlice(starts)
  }

  public var startIndex: Int { starts.startIndex }
  public var endIndex: Int { starts.endIndex }

  public subscript(index: Int) -> CSVRecord {
    CSVReader.record(at: starts[index], in: bytes, separator)
  }

  public subscript(bounds: Range<Int>) -> CSVRecords {
    CSVRecords(bytes, separator, starts: starts[bounds])
  }
}
