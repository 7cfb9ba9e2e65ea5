/// `i=` and `t=`: one title with everything known about it.
extension StandIn {
  /// The title with this id; `y` and `page` are ignored.
  func title(id: String, _ request: StandInRequest) throws(Refusal) -> Answer {
    try Self.check(id: id)
    if let entry = catalogue.title(id: id) { return try answer(about: entry, request) }
    if let episode = catalogue.episode(id: id) { return .title(try record(of: episode)) }
    throw .noData
  }

  /// The title that fits a name best: the name itself, else a title that begins with it, else one
  /// that has its words; among several, the one with the most votes.
  func title(name: String, _ request: StandInRequest) throws(Refusal) -> Answer {
    let filter = TitleFilter(request)
    let isSeriesWanted = request.parameter("season") != nil
    let candidates = catalogue.titles.filter {
      isSeriesWanted ? $0[.type] == "series" : $0[.type] != "game" && filter.allows($0)
    }
    let words = Words.of(name)
    guard !words.isEmpty else { throw .incorrectID }
    let best =
      candidates.first { $0.words == words }
      ?? candidates.first { $0.words.starts(with: words) }
      ?? candidates.first { entry in words.allSatisfy(entry.words.contains) }
    guard let best else { throw isSeriesWanted ? .seasonNotFound : filter.refusal }
    return try answer(about: best, request)
  }

  /// A season or an episode if one is requested; `Episode` without `Season` is ignored.
  private func answer(about entry: CatalogueEntry, _ request: StandInRequest) throws(Refusal)
    -> Answer
  {
    guard let season = request.parameter("season") else {
      return .title(TitleRecord.of(entry, poster: Self.posterField(of: entry, request)))
    }
    guard let number = request.parameter("episode") else {
      return .season(try record(ofSeason: season, of: entry))
    }
    return .title(try record(ofEpisode: number, season: season, of: entry))
  }

  /// An id is `tt` in lower case and a number of at least seven digits.
  private static func check(id: String) throws(Refusal) {
    guard id.hasPrefix("tt") else { throw .conversion(of: id) }
    let digits = id.dropFirst(2)
    guard digits.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
      throw .conversion(of: digits)
    }
    guard (7...8).contains(digits.utf8.count) else { throw .incorrectID }
  }
}
