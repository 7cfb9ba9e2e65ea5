extension ExchangeFormat {
  /// Recognises a table by the names of its columns; returns `nil` if none of them names titles.
  ///
  /// A table that only resembles a format is a generic one, whose columns are read by their names.
  ///
  /// - Parameters:
  ///   - header: The names of the columns.
  ///   - name: The name of the file, which distinguishes similar tables.
  init?(header: [String], _ name: FileName) {
    let columns = Set(header.map(TableVocabulary.key))
    if columns.contains("const") {
      // Until 2013, ratings had the columns of a list.
      let isList = !columns.contains("yourated") || !name.mentions("rating")
      self = columns.contains("position") && isList ? .imdbList : .imdbRatings
    } else if columns.isSuperset(of: ["name", "letterboxduri"]) {
      self = .init(letterboxdColumns: columns, name)
    } else if let table = ServiceTable.having(columns) {
      self = table.format
    } else if !columns.isDisjoint(with: ["imdbid", "title"]),
      !columns.isDisjoint(with: ["rating10", "letterboxduri"])
    {
      self = .letterboxdImport
    } else if columns == ["title", "date"] {
      self = .netflix
    } else if TableVocabulary.isOwn(header) {
      self = .own
    } else if header.contains(where: {
      [.id, .title, .series].contains(TableVocabulary.anybody[$0])
    }) {
      self = .table
    } else {
      return nil
    }
  }

  private init(letterboxdColumns columns: Set<String>, _ name: FileName) {
    if columns.contains("review") {
      self = .letterboxdReviews
    } else if columns.contains("watcheddate") {
      self = .letterboxdDiary
    } else if columns.contains("rating") {
      self = .letterboxdRatings
    } else {
      self = name.mentions("watched") ? .letterboxdWatched : .letterboxdFilms
    }
  }

  /// Whether the id in the row of an episode is that of its series.
  var hasIDsOfSeries: Bool { [.simkl, .tmdb, .traktTable, .yamtrack].contains(self) }

  /// Returns the vocabulary for the columns of a header.
  ///
  /// - Parameter header: The names of the columns.
  /// - Returns: The vocabulary of the service.
  func vocabulary(of header: [String]) -> TableVocabulary {
    switch self {
    case .imdbRatings: return .imdb.with(["created": .ratedOn])
    case .imdbList: return .imdb.with(["dateadded": .addedOn])
    case .letterboxdRatings, .letterboxdDiary, .letterboxdReviews: return .letterboxd
    case .letterboxdWatched, .letterboxdFilms, .letterboxdList:
      return .letterboxd.with(["date": .addedOn])
    case .letterboxdImport: return .anybody.with(["rating": .stars, "review": .review])
    case .netflix where header.count == 2: return .anybody.with(["date": .watchedOn])
    case .own: return .own
    default:
      let table = ServiceTable.having(Set(header.map(TableVocabulary.key)))
      return table?.vocabulary ?? .anybody
    }
  }
}
