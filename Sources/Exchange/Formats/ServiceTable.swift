/// A table from a service, recognised by columns that only this table has.
struct ServiceTable {
  let format: ExchangeFormat
  /// The columns that identify the table; it may have others, too.
  private let columns: Set<String>
  /// The columns whose meanings differ from those in generic tables.
  private let words: [String: ColumnMeaning?]

  private init(
    _ format: ExchangeFormat, has columns: String, _ words: [String: ColumnMeaning?]
  ) {
    self.format = format
    self.columns = Set(columns.split(separator: " ").map(String.init))
    self.words = words
  }

  var vocabulary: TableVocabulary { .anybody.with(words) }

  /// Recognises a table by the keys of its columns.
  static func having(_ columns: Set<String>) -> ServiceTable? {
    all.first { $0.columns.isSubset(of: columns) }
  }

  private static let episodesOfTVTime: [String: ColumnMeaning?] = [
    "createdat": .watchedOn, "episodeseasonnumber": .season, "status": nil,
  ]

  private static let all = [
    ServiceTable(.simkl, has: "simklid title", ["watchlist": .status, "rating": .points]),
    // TMDB's `Rating` is the rating by all users.
    ServiceTable(
      .tmdb, has: "tmdbid imdbid rating yourrating daterated",
      ["rating": nil, "yourrating": .points]),
    ServiceTable(.traktTable, has: "imdbid tmdbid watchlistedat", ["rating": .points]),
    // Trakt's `trakt_rating` is the rating by all users.
    ServiceTable(.traktTable, has: "traktrating rating ratedat", ["rating": .points]),
    ServiceTable(.traktTable, has: "imdbid tmdbid listedat", ["rating": .points]),
    ServiceTable(.traktTable, has: "traktid watchedat", ["rating": .points]),
    ServiceTable(.movary, has: "title tmdbid imdbid userrating", ["userrating": .points]),
    ServiceTable(.movary, has: "title tmdbid imdbid watchedat comment", [:]),
    ServiceTable(.movary, has: "title year tmdbid imdbid addedat", [:]),
    ServiceTable(
      .yamtrack, has: "mediaid source mediatype title",
      ["mediaid": .link, "score": .points, "createdat": .addedOn]),
    // The seen episodes of series.
    ServiceTable(
      .tvTime, has: "key createdat seriesname",
      ["key": .status, "createdat": .watchedOn, "name": nil, "title": nil]),
    // The seen films and the watchlist.
    ServiceTable(
      .tvTime, has: "moviename type createdat",
      ["type": .status, "createdat": .watchedOn, "name": nil, "title": nil]),
    ServiceTable(.tvTime, has: "tvshowname season episode createdat", episodesOfTVTime),
    ServiceTable(.tvTime, has: "tvshowname seasonnumber episodenumber createdat", episodesOfTVTime),
    ServiceTable(
      .tvTime, has: "tvshowname episodeseasonnumber episodenumber createdat", episodesOfTVTime),
    ServiceTable(.tvTimeSeries, has: "tvshowname tvshowid", ["status": nil]),
    ServiceTable(
      .tvTimeHistory, has: "type iswatchlisted rating",
      ["rating": .points, "date": .watchedOn, "createdat": .watchedOn]),
    ServiceTable(.netflix, has: "profilename starttime title", ["starttime": .watchedOn]),
    ServiceTable(.movieLens, has: "movieid title genres", [:]),
    ServiceTable(.movieLens, has: "movieid imdbid", ["movieid": nil]),
  ]
}
