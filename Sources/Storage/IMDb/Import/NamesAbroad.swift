/// The names in other countries of the titles of one part.
struct NamesAbroad {
  private let records: [UInt8]
  private var heads: [(head: StagedName, start: Int)] = []

  /// Finds the beginning of each name.
  ///
  /// - Parameter records: Staged names, one after the other.
  init(_ records: [UInt8]) {
    self.records = records
    records.withUnsafeBytes { bytes in
      var start = 0
      while start < bytes.count {
        let head = bytes.loadUnaligned(fromByteOffset: start, as: StagedName.self)
        heads.append((head, start))
        start += MemoryLayout<StagedName>.size + Int(head.size)
      }
    }
    heads.sort { ($0.head.number, $0.start) < ($1.head.number, $1.start) }
  }

  /// Returns the names of a title that differ from its own and from each other.
  ///
  /// - Complexity: O(*m* + log *n*) in the number of names of the title and of all titles.
  func names(of title: IMDbTitle) -> [String] {
    var names: [String] = []
    var known: Set<String> = [title.name, title.originalName ?? title.name]
    var index = heads.firstIndex(fromWhich: { $0.head.number >= title.number })
    while index < heads.count, heads[index].head.number == title.number {
      let start = heads[index].start + MemoryLayout<StagedName>.size
      let name = String(
        decoding: records[start..<start + Int(heads[index].head.size)], as: UTF8.self)
      if known.insert(name).inserted { names.append(name) }
      index += 1
    }
    return names
  }
}

/// The head of a staged name; the name itself follows.
struct StagedName: BitwiseCopyable {
  var number: UInt32
  var size: UInt16
}

extension StagedParts {
  /// Reads the names in other countries, and stages those of kept titles.
  mutating func stageNames(
    of kept: KeptTitles, _ reader: DumpReader, into tally: inout DumpTally
  ) throws {
    var name: [UInt8] = []
    try reader.read(into: &tally) { line in
      guard let title = line[0].id("tt") else { return .unreadable }
      guard let part = kept.parts[title] else { return kept.reason(toLeaveOut: title) }
      // The dump of titles has the original name, too.
      guard !line[7].equals("1"), !line[2].isNothing else { return nil }
      name.removeAll(keepingCapacity: true)
      line[2].appendText(to: &name)
      guard !name.isEmpty else { return .unreadable }
      try append(to: Int(part)) { bytes in
        bytes.append(head: StagedName(number: title, size: UInt16(name.count)))
        bytes.append(contentsOf: name)
      }
      return nil
    }
  }
}
