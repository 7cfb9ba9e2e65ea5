/// A reader that parses a dump line by line, while another thread unpacks it.
struct DumpReader {
  let dump: IMDbDump
  let files: IMDbFiles
  let watch: ImportWatch

  /// The number of unpacked blocks that may wait to be read.
  private static let blocksAhead = 8

  /// Reads the whole dump.
  ///
  /// - Parameters:
  ///   - tally: Counts the lines, and the skipped ones among them.
  ///   - body: Called with each line that has the right number of columns; returns the reason to
  ///     skip it, or `nil`.
  /// - Throws: An ``IMDbImportError``, or any error of `body`.
  func read(
    into tally: inout DumpTally, _ body: (DumpLine) throws -> IMDbSkipReason?
  ) throws {
    guard let path = files.path(of: dump) else {
      throw IMDbImportError.missingFiles([dump], folder: files.folder)
    }
    let (dump, size) = (dump, files.size(of: dump))
    var lines = DumpLines(columns: dump.columns)
    do {
      try Handover<DumpBlocks.Block>.run(capacity: Self.blocksAhead) { give in
        var blocks = try DumpBlocks(path)
        while let block = try blocks.next(), give(block) {}
      } using: { block in
        try watch.check()
        try block.bytes.withUnsafeBytes { try lines.read($0, into: &tally, body) }
        watch.tell(
          IMDbProgress(.reading(dump), done: block.position, total: size, lines: tally.lines))
      }
      try lines.finish()
    } catch let fault as IMDbDumpFault {
      throw IMDbImportError.unreadableDump(dump, file: path, fault, line: lines.count + 1)
    }
  }
}

/// The number of lines read from a dump, and the numbers of skipped lines by reason.
struct DumpTally {
  var lines = 0
  private(set) var skipped: [IMDbSkipReason: Int] = [:]
  /// The names of columns that the dump has after the known ones.
  var newColumns: [String] = []

  mutating func skip(_ reason: IMDbSkipReason) { skip(reason, count: 1) }

  mutating func skip(_ reason: IMDbSkipReason, count: Int) {
    if count > 0 { skipped[reason, default: 0] += count }
  }
}
