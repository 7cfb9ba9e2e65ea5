extension ExchangeFormat {
  /// Recognises a table by the names of its columns; `nil` if none of them names titles.
  ///
  /// - Parameters:
  ///   - header: The names.
  ///   - name: The file's name, for the files that look alike.
  init?(header: [String], _ name: FileName) {
    let columns = Set(header.map(TableVocabulary.key))
    if columns.contains("const") {
      self = columns.contains("position") ? .imdbList : .imdbRatings
    } else if columns.isSuperset(of: ["name", "letterboxduri"]) {
      self = .init(letterboxdColumns: columns, name)
    } else if !columns.isDisjoint(with: ["imdbid", "title"]),
      !columns.isDisjoint(with: ["rating10", "watcheddate", "letterboxduri", "tmdbid"])
    {
      self = .letterboxdImport
    } else if header.contains(where: { [.id, .title].contains(TableVocabulary.anybody[$0]) }) {
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

  /// What the names of its columns mean.
  ///
  /// - Parameter rating: What the column `Rating` of a table by anybody means.
  /// - Returns: The service's names.
  func vocabulary(rating: ColumnMeaning) -> TableVocabulary {
    switch self {
    case .imdbRatings, .imdbList: .imdb
    case .letterboxdRatings, .letterboxdDiary, .letterboxdReviews: .letterboxd
    case .letterboxdWatched, .letterboxdFilms, .letterboxdList:
      .letterboxd.with(["date": .addedOn])
    case .letterboxdImport: .letterboxdImport
    case .trakt, .table, .lines: .anybody.with(["rating": rating])
    }
  }
}
