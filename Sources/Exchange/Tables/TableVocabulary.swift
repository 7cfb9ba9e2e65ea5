/// A vocabulary that gives meanings to the names of columns.
///
/// Columns are identified by name, never by position, and only the letters and digits of a name
/// count: `Runtime (mins)` and `runtime_mins` are the same.
struct TableVocabulary {
  private let meanings: [String: ColumnMeaning]

  init(_ meanings: [String: ColumnMeaning]) {
    self.meanings = meanings
  }

  subscript(name: String) -> ColumnMeaning? { meanings[Self.key(name)] }

  /// Returns the vocabulary with other meanings for some names; `nil` takes a name's meaning away.
  func with(_ others: [String: ColumnMeaning?]) -> TableVocabulary {
    TableVocabulary(
      others.reduce(into: meanings) { meanings, other in meanings[other.key] = other.value })
  }

  /// Returns the letters and digits of a name, in lower case.
  static func key(_ name: String) -> String {
    String(name.lowercased().filter { $0.isLetter || $0.isNumber })
  }
}

extension TableVocabulary {
  /// The names that services and people give to columns, for generic tables.
  static let anybody = TableVocabulary(
    namesByMeaning.reduce(into: [:]) { meanings, entry in
      for name in entry.value.split(separator: " ") { meanings[String(name)] = entry.key }
    })

  private static let namesByMeaning: [ColumnMeaning: String] = [
    .id: "id const tconst titleid ttid imdb imdbid imdburl imdblink imdbtt",
    .link: "url link uri",
    .title: """
    title name film movie filmtitle movietitle filmname moviename primarytitle showtitle \
    titlename
    """,
    .series: "series show seriesname seriestitle showname tvshowname tvshow tvseries",
    .originalTitle: "originaltitle originalname",
    .year: "year releaseyear startyear yearreleased",
    .released: "released releasedate releasedatemonthdayyear",
    .kind: "type titletype kind mediatype",
    .genres: "genres genre", .directors: "director directors",
    .minutes: "runtime runtimeminutes runtimemins minutes",
    .season: "season seasonnumber seasonno",
    .episode: "episode episodenumber episodeno",
    .episodeID: "episodeimdbid", .episodeTitle: "episodetitle episodename",
    .imdbRating: "imdbrating", .votes: "numvotes votes",
    .rating: "rating myrating yourrating yourated userrating stars score myscore",
    .points: "rating10",
    .ratingLimit: "maxrating",
    .ratedOn: "daterated ratedon ratedat ratingdate",
    .addedOn: "dateadded addedon addedat added created listedat",
    .watchlistedOn: "watchlistedat watchlistedon",
    .watchedOn: """
    watcheddate datewatched watchedon watchedat lastwatchedat lastwatched dateseen seenon \
    seenat enddate dateviewed
    """,
    .status: "status watchstatus state",
    .lastEpisode: "lastepwatched lastepisode lastepisodewatched",
    .isWatched: "watched seen iswatched isseen",
    .isWatchlisted: "watchlist watchlisted iswatchlisted onwatchlist inwatchlist",
    .rewatch: "rewatch isrewatch rewatched", .tags: "tags",
    .note: "note notes review comment comments description memo",
    .position: "position rank",
  ]

  static let imdb = anybody.with([
    "yourrating": .points, "yourated": .points, "dateadded": .ratedOn, "description": .note,
  ])

  static let letterboxd = anybody.with([
    "date": .ratedOn, "rating": .stars, "review": .review, "description": .review,
  ])

  /// The names in the tables that this program prints, whose `rating` is IMDb's.
  static let own = anybody.with([
    "rating": .imdbRating, "myrating": .points, "start": .year, "watchlistsince": .addedOn,
    "lastseen": .watchedOn,
  ])

  /// Whether a header belongs to one of the tables that this program prints.
  static func isOwn(_ header: [String]) -> Bool {
    Set(header.map(key)).isSuperset(of: ["id", "title", "start", "end", "type"])
  }
}
