/// A title staged for its rank: a head of fixed size, its name and its original name.
struct StagedTitle: BitwiseCopyable {
  var number: UInt32
  /// The weight that decides its rank: see ``TitleRank``.
  var weight: UInt32 = 0
  var votes: UInt32
  /// The rating; 0 if it is unknown, as for the years and the minutes.
  var rating: UInt8
  var type: UInt8
  var year: UInt16
  var endYear: UInt16
  var minutes: UInt32
  var genres: UInt32 = 0
  /// The place in the series, for an episode.
  var place = SeriesPlace(series: 0, place: IMDbEpisodePlace.Packed(season: nil, number: nil))
  var nameSize: UInt16 = 0
  var originalNameSize: UInt16 = 0

  /// Reads the years and the minutes of a line.
  init(_ number: UInt32, _ type: IMDbTitleType, _ score: IMDbScore?, _ line: DumpLine) {
    self.number = number
    self.type = UInt8(type.rawValue)
    votes = score?.votes ?? 0
    rating = score?.rating ?? 0
    year = line[5].number.flatMap { UInt16(exactly: $0) } ?? 0
    endYear = line[6].number.flatMap { UInt16(exactly: $0) } ?? 0
    minutes = line[7].number.flatMap { UInt32(exactly: $0) } ?? 0
  }

  var titleType: IMDbTitleType { IMDbTitleType(rawValue: Int(type)) ?? .movie }

  /// The size of the whole record, in bytes.
  fileprivate var size: Int { MemoryLayout<Self>.size + Int(nameSize) + Int(originalNameSize) }

  /// The key that sorts titles, the heaviest first.
  fileprivate var order: (UInt32, UInt32) { (.max - weight, number) }

  /// Returns the title in a record with this head.
  fileprivate func title(in record: UnsafeRawBufferPointer) -> IMDbTitle {
    let nameEnd = MemoryLayout<Self>.size + Int(nameSize)
    let name = record[MemoryLayout<Self>.size..<nameEnd]
    let originalName = record[nameEnd..<size]
    var title = IMDbTitle(
      number: number, type: titleType, name: String(decoding: name, as: UTF8.self),
      originalName: originalName.isEmpty ? nil : String(decoding: originalName, as: UTF8.self))
    title.year = year == 0 ? nil : Int(year)
    title.endYear = endYear == 0 ? nil : Int(endYear)
    title.minutes = minutes == 0 ? nil : Int(minutes)
    title.genres = IMDbGenres(rawValue: Int(genres))
    title.rating = rating == 0 ? nil : Int(rating)
    title.votes = rating == 0 ? nil : Int(votes)
    if title.type == .tvEpisode {
      title.episode = IMDbEpisodePlace(
        series: place.series, season: place.place.season, number: place.place.number)
    }
    return title
  }
}

extension [UInt8] {
  /// Calls a function with the staged titles, the heaviest first.
  func forEachTitle(_ body: (IMDbTitle) throws -> Void) rethrows {
    try withUnsafeBytes { records in
      var heads: [(head: StagedTitle, start: Int)] = []
      var start = 0
      while start < records.count {
        let head = records.loadUnaligned(fromByteOffset: start, as: StagedTitle.self)
        heads.append((head, start))
        start += head.size
      }
      heads.sort { $0.head.order < $1.head.order }
      for (head, start) in heads {
        let record = UnsafeRawBufferPointer(rebasing: records[start..<start + head.size])
        try body(head.title(in: record))
      }
    }
  }
}
