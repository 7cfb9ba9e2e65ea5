import Keeping
public import Titles

/// The joined rows about a title.
struct SaidInRows: LibraryRecord {
  private let facts: TitleDetail?
  var onWatchlistSince: Int?
  var viewings: [Viewing]
  var rating: Int?
  var ratedOn: CalendarDate?
  var note: String?
  var tags: [String]
  var lists: [String]
  /// No other service tells it.
  var stopped: StoppedPlace?

  init(_ files: [[ImportedRow]], now: Int) {
    let rows = files.flatMap { $0 }
    facts = rows.compactMap(\.facts).reduce(nil) { $0?.completed(by: $1) ?? $1 }
    if rows.contains(where: \.isOnWatchlist) {
      onWatchlistSince = rows.compactMap(\.onWatchlistSince).min() ?? now
    }
    viewings = files.map { $0.flatMap(\.viewings) }.reduce([]) { $0.merged(with: $1) }
    let newest = rows.filter { $0.rating != nil }.reduce(nil) { best, row in
      best.map { $0.ratedOn.isLater(than: row.ratedOn) ? $0 : row } ?? row
    }
    rating = newest?.rating
    ratedOn = newest?.ratedOn
    note = rows.flatMap { [$0.note, $0.progress?.text] }.compactMap(\.self)
      .withoutRepetitions(by: \.self)
      .reduce(nil) { Note.joined($0, $1) }
    tags = rows.flatMap(\.tags).withoutRepetitions(by: \.self)
    lists = rows.compactMap(\.list).withoutRepetitions(by: \.self)
  }

  func facts(of id: TitleID) -> TitleDetail {
    facts ?? TitleDetail(id: id, title: nil)
  }
}

extension ImportedRow {
  /// Returns the entry that results from the row alone.
  ///
  /// - Parameter now: The time in seconds since 1970, for a title on the watchlist without a day.
  /// - Returns: The entry; `nil` as long as only a name is known.
  public func entry(now: Int) -> LibraryEntry? {
    guard let id else { return nil }
    let said = SaidInRows([[self]], now: now)
    return LibraryEntry(said.facts(of: id), as: said)
  }
}
