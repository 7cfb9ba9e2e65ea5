/// An episode as it waits for its season: a head of fixed size, and its name.
struct StagedEpisode: BitwiseCopyable {
  var place: SeriesPlace
  var id: UInt32
  /// 0 for an episode without a year.
  var year: UInt16
  var nameSize: UInt16

  /// How many bytes the whole record has.
  var size: Int { MemoryLayout<Self>.size + Int(nameSize) }

  /// Sorts episodes by series, season, number and id.
  fileprivate var order: (UInt32, UInt32, UInt32) { (place.series, place.place.bits, id) }

  /// The episode in a record whose head this is.
  fileprivate func episode(in record: UnsafeRawBufferPointer) -> IMDbEpisode {
    let name = record[MemoryLayout<Self>.size..<size]
    return IMDbEpisode(
      id: id, number: place.place.number, name: String(decoding: name, as: UTF8.self),
      year: year == 0 ? nil : Int(year))
  }
}

extension [UInt8] {
  /// The seasons of the episodes that are staged one after the other, by series and number.
  func forEachSeason(_ body: (IMDbSeason) throws -> Void) rethrows {
    try withUnsafeBytes { records in
      var heads: [(head: StagedEpisode, start: Int)] = []
      var start = 0
      while start < records.count {
        let head = records.loadUnaligned(fromByteOffset: start, as: StagedEpisode.self)
        heads.append((head, start))
        start += head.size
      }
      heads.sort { $0.head.order < $1.head.order }
      var season: IMDbSeason?
      for (head, start) in heads {
        let (series, number) = (head.place.series, head.place.place.season)
        if let made = season, made.series != series || made.number != number {
          try body(made)
          season = nil
        }
        let record = UnsafeRawBufferPointer(rebasing: records[start..<start + head.size])
        let episode = head.episode(in: record)
        season = season ?? IMDbSeason(series: series, number: number, episodes: [])
        season?.episodes.append(episode)
      }
      if let season { try body(season) }
    }
  }
}
