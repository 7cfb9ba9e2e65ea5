internal import SafeText
internal import Titles

/// A reader of Simkl's backups: objects with arrays of films, series and anime.
enum SimklReading {
  /// Reads a backup.
  ///
  /// - Parameters:
  ///   - text: JSON that begins like an object.
  ///   - target: The target for titles without any other data.
  /// - Returns: The contents.
  /// - Throws: `.invalidJSON`, or `.unknownJSON` for another object.
  static func read(
    _ text: String, into target: ImportTarget
  ) throws(ExchangeError) -> ImportedFile {
    let members = try JSONElements.members(JSONElements.element(text))
    let arrays = ["movies", "shows", "anime"].compactMap { members[$0] }
      .filter { $0.text.first == UInt8(ascii: "[") }
    guard !arrays.isEmpty else { throw .unknownJSON }
    var rows: [ImportedRow] = []
    var problems: [ImportProblem] = []
    for array in arrays {
      for element in try JSONElements.split(array) {
        guard let item = JSONLines.value(SimklItem.self, in: element) else {
          problems.append(ImportProblem(.invalidItem, at: element.place))
          continue
        }
        let read = item.rows(at: element.place, orListIn: target, &problems)
        if read.isEmpty { problems.append(ImportProblem(.noTitle, at: element.place)) }
        rows += read
      }
    }
    return ImportedFile(format: .simkl, rows: rows, problems: problems)
  }
}

/// A film or a series, with the field names of Simkl's API; any field may be missing.
private struct SimklItem: Decodable {
  var status: String?
  var rating: Int?
  var ratedAt: String?
  var addedAt: String?
  var lastWatchedAt: String?
  var lastWatched: String?
  var memo: Memo?
  var movie: TraktItem.Title?
  var show: TraktItem.Title?
  var seasons: [Season]?

  private enum CodingKeys: String, CodingKey {
    case status, memo, movie, show, seasons
    case rating = "user_rating"
    case ratedAt = "user_rated_at"
    case addedAt = "added_to_watchlist_at"
    case lastWatchedAt = "last_watched_at"
    case lastWatched = "last_watched"
  }

  struct Memo: Decodable {
    var text: String?
  }

  struct Season: Decodable {
    var number: Int?
    var episodes: [Episode]?
  }

  struct Episode: Decodable {
    var number: Int?
    var watchedAt: String?

    private enum CodingKeys: String, CodingKey {
      case number
      case watchedAt = "watched_at"
    }
  }

  /// Returns the rows for the title and for the seen episodes.
  func rows(
    at place: TextPlace, orListIn target: ImportTarget, _ problems: inout [ImportProblem]
  ) -> [ImportedRow] {
    guard let title, let reference = title.reference else { return [] }
    var row = ImportedRow(place: place, reference: reference, facts: title.facts)
    let day = problems.moment(lastWatchedAt, .watchedOn, at: place)?.day
    row.rating = problems.points(rating, at: place)
    row.ratedOn = row.rating == nil ? nil : problems.moment(ratedAt, .ratedOn, at: place)?.day
    row.note = memo?.text?.cleanNote
    let status = status.flatMap { WatchStatus($0) }
    let episodes = episodes(of: title, at: place, &problems)
    switch status {
    case .seen: row.viewings = [Viewing(day: day)]
    case .planned:
      row.go(to: .watchlist, at: problems.moment(addedAt, .addedOn, at: place)?.seconds)
    case nil where row.rating == nil: row.go(to: target)
    default:
      row.list = status?.list
      if episodes.isEmpty, var progress = lastWatched.flatMap(SeriesProgress.init(place:)) {
        progress.day = day
        row.progress = progress
      }
    }
    return [row] + episodes
  }

  /// The film or series, read as an item of Trakt's, which is similar.
  private var title: TraktTitle? {
    var item = TraktItem()
    (item.movie, item.show) = (movie, show)
    return TraktTitle(item)
  }

  private func episodes(
    of series: TraktTitle, at place: TextPlace, _ problems: inout [ImportProblem]
  ) -> [ImportedRow] {
    var rows: [ImportedRow] = []
    for season in seasons ?? [] {
      for episode in season.episodes ?? [] {
        guard let season = season.number, let number = episode.number,
          let title = series.episode(season, number), let reference = title.reference
        else { continue }
        var row = ImportedRow(place: place, reference: reference, facts: title.facts)
        row.viewings = [
          Viewing(day: problems.moment(episode.watchedAt, .watchedOn, at: place)?.day)
        ]
        rows.append(row)
      }
    }
    return rows
  }
}
