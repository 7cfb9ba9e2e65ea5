/// The place of an episode in its series, stored compactly.
struct SeriesPlace: BitwiseCopyable {
  var series: UInt32
  var place: IMDbEpisodePlace.Packed
}

extension NumberTable<SeriesPlace> {
  /// Reads the places of all episodes of a dump.
  ///
  /// - Parameters:
  ///   - reader: The reader of the dump of episodes.
  ///   - tally: Counts the lines.
  /// - Throws: An ``IMDbImportError``.
  convenience init(_ reader: DumpReader, into tally: inout DumpTally) throws {
    self.init()
    var seen = NumberSet()
    try reader.read(into: &tally) { line in
      guard let number = line[0].id("tt"), let series = line[1].id("tt") else {
        return .unreadable
      }
      guard seen.insert(number) else { return .repeated }
      let place = IMDbEpisodePlace.Packed(season: line[2].number, number: line[3].number)
      append(SeriesPlace(series: series, place: place), for: number)
      return nil
    }
    sort()
  }

  /// Returns the numbers of series that divide all episodes into parts of about the same size.
  func seriesBounds(parts: Int) -> [UInt32] {
    var sample: [UInt32] = []
    let step = max(1, count / (parts * 256))
    var index = 0
    forEach { _, value in
      if index.isMultiple(of: step) { sample.append(value.series) }
      index += 1
    }
    sample.sort()
    return (1..<parts).compactMap { part in
      let index = part * sample.count / parts
      return index < sample.count ? sample[index] : nil
    }
  }
}
