/// A rating and its number of votes, stored compactly.
struct IMDbScore: BitwiseCopyable {
  var votes: UInt32
  /// IMDb's rating times ten, from 10 to 100.
  var rating: UInt8
}

extension NumberTable<IMDbScore> {
  /// Reads all ratings of a dump.
  ///
  /// - Parameters:
  ///   - reader: The reader of the dump of ratings.
  ///   - tally: Counts the lines.
  /// - Throws: An ``IMDbImportError``.
  convenience init(_ reader: DumpReader, into tally: inout DumpTally) throws {
    self.init()
    var seen = NumberSet()
    try reader.read(into: &tally) { line in
      guard let number = line[0].id("tt"), let rating = line[1].tenths, (10...100).contains(rating),
        let votes = line[2].number.flatMap({ UInt32(exactly: $0) })
      else { return .unreadable }
      guard seen.insert(number) else { return .repeated }
      append(IMDbScore(votes: votes, rating: UInt8(rating)), for: number)
      return nil
    }
    sort()
  }
}
