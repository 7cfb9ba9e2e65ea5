/// OMDb over a catalogue, as a pure function from a request to a reply.
///
/// It was written from OMDb's observed answers, without using any code of the client.
public struct StandIn: Sendable {
  public var catalogue: StandInCatalogue
  /// The only accepted key; `nil` accepts every request, with or without a key.
  public var requiredKey: String?

  /// The faults that every reply has, as far as they show in it.
  public var faults: [Fault]

  public init(catalogue: StandInCatalogue, requiredKey: String? = nil, faults: [Fault] = []) {
    self.catalogue = catalogue
    self.requiredKey = requiredKey
    self.faults = faults
  }

  /// Returns the reply that OMDb would give, with the faults applied.
  public func reply(to request: StandInRequest) -> StandInReply {
    faults.reduce(soundReply(to: request)) { $1.applied(to: $0, of: request) }
  }

  /// The faults in the data about series, which show before an answer is written.
  var seriesFaults: [SeriesFault] {
    faults.compactMap { fault in
      guard case .series(let fault) = fault else { return nil }
      return fault
    }
  }

  private func soundReply(to request: StandInRequest) -> StandInReply {
    if request.isForPoster, request.method == "GET" { return poster(for: request) }
    guard request.isForPoster || request.path == "/" || request.path.isEmpty else {
      return WebPage.reply(status: 404)
    }
    guard request.method == "GET" else { return WebPage.reply(status: 405) }
    if let page = Firewall.page(for: request) { return page }
    let format = ReplyFormat(parameter: request.parameter("r"))
    do {
      try checkKey(request.parameter("apikey") ?? "")
      let answer = try answer(to: request)
      return format.reply(with: answer.map { seriesFaults.reduce($0) { $1.applied(to: $0) } })
    } catch {
      return format.reply(withError: error.message, status: error.status)
    }
  }

  private func checkKey(_ key: String) throws(Refusal) {
    guard let requiredKey else { return }
    guard !key.isEmpty else { throw .noKey }
    guard key == requiredKey else { throw .invalidKey }
  }

  /// Answers a request; if it asks several questions, `i` takes precedence over `t`, and `t` over
  /// `s`.
  private func answer(to request: StandInRequest) throws(Refusal) -> Answer {
    let questions = [request.parameter("i"), request.parameter("t"), request.parameter("s")]
    guard questions.contains(where: { $0 != nil }) else { throw .nothingAsked }
    guard questions.contains(where: { $0?.isEmpty == false }) else { throw .incorrectID }
    if let id = request.parameter("i"), !id.isEmpty { return try title(id: id, request) }
    if let name = request.parameter("t"), !name.isEmpty { return try title(name: name, request) }
    return try search(request.parameter("s") ?? "", request)
  }
}

/// Posters, drawn whenever one is requested.
extension StandIn {
  /// Returns a title's poster, always with the same bytes; a web page with status 404 if it does
  /// not exist, and with status 500 if it cannot be made.
  ///
  /// The key does not matter: OMDb's posters are on another server, which does not ask for one.
  func poster(for request: StandInRequest) -> StandInReply {
    guard let address = PosterPath(path: request.path),
      let entry = catalogue.title(id: address.id)
    else { return WebPage.reply(status: 404) }
    let file = TypesetPoster(of: entry).raster(width: address.width).jpeg
    guard !file.isEmpty else { return WebPage.reply(status: 500) }
    return StandInReply(
      status: 200,
      headers: ["content-type": "image/jpeg", "cache-control": "public, max-age=3600"],
      body: file)
  }

  /// Returns the field `Poster` of a title: its address under the requested authority, if known.
  static func posterField(of entry: CatalogueEntry, _ request: StandInRequest) -> Record.Value {
    guard let authority = request.authority else { return .text(CatalogueEntry.unknown) }
    return .text(PosterPath(id: entry[.imdbID]).text(at: authority))
  }
}

/// `s=`: titles by their words, ten per page, those with the most votes first.
extension StandIn {
  func search(_ text: String, _ request: StandInRequest) throws(Refusal) -> Answer {
    let pattern = WordPattern(text)
    guard !pattern.isTooBroad else { throw .tooManyResults }
    let filter = TitleFilter(request)
    let hits = catalogue.titles.filter { pattern.matches($0.words) && filter.allows($0) }
    let page = Self.page(request.parameter("page"))
    let rows = hits.dropFirst((page - 1) * Self.pageSize).prefix(Self.pageSize)
    guard !rows.isEmpty, page <= Self.lastPage else { throw filter.refusal }
    return .search(
      Record([
        "Search": .records(rows.map { Self.row($0, request) }),
        "totalResults": .text(String(hits.count)),
        "Response": "True",
      ]))
  }

  private static let pageSize = 10
  private static let lastPage = 100

  /// Reads the number of the requested page: fractions are cut off, and anything except a number is
  /// the first page.
  private static func page(_ text: String?) -> Int {
    guard let number = text.flatMap({ Double($0) }), number.isFinite else { return 1 }
    return Int(min(max(number, 1), 1_000_000))
  }

  private static func row(_ entry: CatalogueEntry, _ request: StandInRequest) -> Record {
    Record([
      "Title": .text(entry[.title]), "Year": .text(entry[.year]), "imdbID": .text(entry[.imdbID]),
      "Type": .text(entry[.type]), "Poster": posterField(of: entry, request),
    ])
  }
}

/// Seasons and episodes of a series.
extension StandIn {
  func record(ofSeason season: String, of series: CatalogueEntry) throws(Refusal) -> Record {
    let episodes = episodes(ofSeason: season, of: series)
    guard !episodes.isEmpty else { throw .seasonNotFound }
    return Record([
      "Title": .text(series[.title]), "Season": .text(season),
      "totalSeasons": .text(series[.totalSeasons]), "Episodes": .records(episodes.map(Self.row)),
      "Response": "True",
    ])
  }

  /// Returns the episode with a number.
  func record(ofEpisode number: String, season: String, of series: CatalogueEntry)
    throws(Refusal) -> Record
  {
    let episodes = episodes(ofSeason: season, of: series)
    guard let episode = episodes.first(where: { $0.episode == number }) else {
      throw .episodeNotFound
    }
    return TitleRecord.of(episode, in: series)
  }

  /// Returns the episode that was requested by its id.
  func record(of episode: EpisodeEntry) throws(Refusal) -> Record {
    guard let series = catalogue.title(id: episode.seriesID) else { throw .noData }
    return TitleRecord.of(episode, in: series)
  }

  private func episodes(ofSeason season: String, of series: CatalogueEntry) -> [EpisodeEntry] {
    let known = catalogue.episodes(ofSeries: series[.imdbID], season: season)
    return seriesFaults.reduce(known) { $1.applied(to: $0, of: series) }
  }

  private static func row(_ episode: EpisodeEntry) -> Record {
    Record([
      "Title": .text(episode.title), "Released": .text(episode.released),
      "Episode": .text(episode.episode), "imdbRating": .text(episode.imdbRating),
      "imdbID": .text(episode.imdbID),
    ])
  }
}

/// `i=` and `t=`: one title with everything known about it.
extension StandIn {
  /// Returns the title with an id; `y` and `page` are ignored.
  func title(id: String, _ request: StandInRequest) throws(Refusal) -> Answer {
    try Self.check(id: id)
    if let entry = catalogue.title(id: id) { return try answer(about: entry, request) }
    if let episode = catalogue.episode(id: id) { return .title(try record(of: episode)) }
    throw .noData
  }

  /// Returns the title that fits a name best: the name itself, else a title that begins with it,
  /// else one that has its words; among several, the one with the most votes.
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

  /// Returns a season or an episode if one is requested, else the title; `Episode` without `Season`
  /// is ignored.
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

  /// Throws an error unless an id is `tt` in lower case and a number of seven or eight digits.
  private static func check(id: String) throws(Refusal) {
    guard id.hasPrefix("tt") else { throw .conversion(of: id) }
    let digits = id.dropFirst(2)
    guard digits.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
      throw .conversion(of: digits)
    }
    guard (7...8).contains(digits.utf8.count) else { throw .incorrectID }
  }
}

/// The firewall in front of OMDb, which answers with web pages to requests that look like an
/// attack.
enum Firewall {
  /// Returns the page for a request that is blocked; `nil` for a request that passes.
  ///
  /// `<` or `&#` in any value crashes the application (500), and text like a database command is
  /// blocked (403), with or without a key.
  static func page(for request: StandInRequest) -> StandInReply? {
    let values = request.parameters.map { $0.value.lowercased() }
    if values.contains(where: isCommand) { return WebPage.reply(status: 403) }
    if values.contains(where: { $0.contains("<") || $0.contains("&#") }) {
      return WebPage.reply(status: 500)
    }
    return nil
  }

  private static func isCommand(_ value: String) -> Bool {
    let signs = ["' or ", "union select", "drop table", "insert into", "--", "/*"]
    return signs.contains { value.contains($0) }
  }
}
