public import Titles

/// A writer of JSON arrays in Trakt's own format.
///
/// Games are left out, since Trakt has none.
public enum TraktExport {
  /// Exports the titles that the user has rated.
  ///
  /// - Parameter entries: The library.
  /// - Returns: A JSON array.
  /// - Throws: An error if a value cannot be written as JSON.
  public static func ratings(_ entries: [LibraryEntry]) throws -> String {
    try array(entries.filter { $0.rating != nil }) { entry in
      var item = TraktItem()
      item.rating = entry.rating
      item.ratedAt = entry.ratedOn.map(start)
      return [item]
    }
  }

  /// Exports every viewing; undated ones are given 1 January 1970, as on Trakt.
  ///
  /// - Parameter entries: The library.
  /// - Returns: A JSON array.
  /// - Throws: An error if a value cannot be written as JSON.
  public static func history(_ entries: [LibraryEntry]) throws -> String {
    try array(entries) { entry in
      entry.viewings.map { viewing in
        var item = TraktItem()
        item.watchedAt = start(of: viewing.day ?? CalendarDate(secondsSince1970: 0))
        return item
      }
    }
  }

  /// Exports the titles of the watchlist or of another list, with their notes.
  ///
  /// - Parameter entries: The titles in the order of the list.
  /// - Returns: A JSON array in which every item has its rank.
  /// - Throws: An error if a value cannot be written as JSON.
  public static func list(_ entries: [LibraryEntry]) throws -> String {
    var rank = 0
    return try array(entries) { entry in
      rank += 1
      var item = TraktItem()
      item.rank = rank
      item.listedAt = entry.onWatchlistSince.map { WrittenMoment.isoText(seconds: $0) }
      item.notes = entry.note
      return [item]
    }
  }

  private static func array(
    _ entries: [LibraryEntry], _ items: (LibraryEntry) -> [TraktItem]
  ) throws -> String {
    try JSONLines.array(
      entries.filter { $0.facts.kind != .game }.flatMap { entry in
        items(entry).map { $0.about(entry.facts) }
      }) + "\n"
  }

  private static func start(of day: CalendarDate) -> String {
    WrittenMoment.isoText(seconds: day.daysSince1970 * 86_400)
  }
}

extension TraktItem {
  /// Returns the item with its title; a title of unknown kind counts as a film.
  fileprivate func about(_ facts: TitleDetail) -> TraktItem {
    var item = self
    var title = Title(title: facts.title, year: facts.years?.start)
    title.ids = facts.id.place == nil ? IDs(imdb: facts.id.rawValue) : nil
    switch facts.kind {
    case .series: (item.type, item.show) = ("show", title)
    case .episode:
      (title.season, title.number) = (facts.season, facts.episode)
      (item.type, item.episode) = ("episode", title)
      item.show = facts.seriesID.map {
        Title(title: facts.seriesTitle, ids: IDs(imdb: $0.rawValue))
      }
    case .movie, .game, nil: (item.type, item.movie) = ("movie", title)
    }
    return item
  }
}
