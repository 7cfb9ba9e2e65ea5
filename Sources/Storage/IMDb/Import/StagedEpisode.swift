/// An episode staged for its season: a head of fixed size, followed by its name.
struct StagedEpisode: BitwiseCopyable {
  var place: SeriesPlace
  var id: UInt32
  /// The year; 0 if it is unknown.
  var year: UInt16
  var nameSize: UInt16

  /// The size of the whole record, in bytes.
  var size: Int { MemoryLayout<Self>.size + Int(nameSize) }

  /// The key that sorts episodes by series, season, number and id.
  fileprivate var order: (UInt32, UInt32, UInt32) { (place.series, place.place.bits, id) }

  /// Returns the episode in a record with this head.
  fileprivate func episode(in record: UnsafeRawBufferPointer) -> IMDbEpisode {
    let name = record[MemoryLayout<Self>.size..<size]
    return IMDbEpisode(
      id: id, number: place.place.number, name: String(decoding: name, as: UTF8.self),
      year: year == 0 ? nil : Int(year))
  }
}

extension [UInt8] {
  /// Calls a function with the seasons of staged episodes, sorted by series and number.
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
