internal import Titles

/// The statements of an item about its title: that it was rated, was seen, or is in a list.
struct TraktStatements {
  private let item: TraktItem
  private let isSeries: Bool
  private let place: TextPlace
  private(set) var problems: [ImportProblem] = []

  /// The maximum number of viewings of one title.
  private static let mostPlays = 1_000

  init(_ item: TraktItem, isSeries: Bool, place: TextPlace) {
    self.item = item
    self.isSeries = isSeries
    self.place = place
  }

  mutating func state(in row: inout ImportedRow, orListIn target: ImportTarget) {
    row.note = note
    row.rating = problems.points(item.rating, at: place)
    row.ratedOn =
      row.rating == nil ? nil : problems.moment(item.ratedAt, .ratedOn, at: place)?.day
    row.viewings = viewings
    guard item.rating == nil, row.viewings.isEmpty, !isWatched else { return }
    row.go(to: target, at: problems.moment(item.listedAt, .addedOn, at: place)?.seconds)
  }

  /// Returns the viewings of a series' episodes, with the numbers of each season and episode.
  mutating func episodes() -> [(season: Int, number: Int, viewings: [Viewing])] {
    var episodes: [(season: Int, number: Int, viewings: [Viewing])] = []
    for season in item.seasons ?? [] {
      for episode in season.episodes ?? [] {
        guard let season = season.number, let number = episode.number else { continue }
        let viewings = viewings(episode.plays, episode.lastWatchedAt)
        episodes.append((season, number, viewings))
      }
    }
    return episodes
  }

  /// The user's note; one that is too long is a problem.
  private var note: String? {
    mutating get {
      guard let note = item.notes?.cleanNote, Note.isTooLong(note) else {
        return item.notes?.cleanNote
      }
      problems.append(ImportProblem(.noteTooLong(String(note.prefix(40))), at: place))
      return nil
    }
  }

  /// Whether the item has counts of viewings, rather than their times.
  private var isWatched: Bool { item.lastWatchedAt != nil || item.plays != nil }

  /// A viewing for each play, the last one with its day if that is known; a series that was watched
  /// to the end has one viewing.
  ///
  /// Trakt counts a series as watched from its first episode on; here, all of its episodes must
  /// have been watched.
  private var viewings: [Viewing] {
    mutating get {
      if let text = item.watchedAt { return [Viewing(day: day(text))] }
      guard isWatched else { return [] }
      guard !isSeries || item.isSeenToEnd else {
        // The viewings of the series are in its episodes.
        guard episodes().isEmpty else { return [] }
        let name = item.show?.title?.cleanLine ?? ""
        problems.append(ImportProblem(.seenInPart(name), at: place))
        return []
      }
      return viewings(isSeries ? 1 : item.plays, item.lastWatchedAt)
    }
  }

  private mutating func viewings(_ plays: Int?, _ last: String?) -> [Viewing] {
    let count = min(max(plays ?? 1, 1), Self.mostPlays)
    let earlier = Array(repeating: Viewing(day: nil), count: count - 1)
    return earlier + [Viewing(day: last.flatMap { day($0) })]
  }

  /// Returns the day of a viewing; Trakt uses the first day of 1970 if it is unknown.
  private mutating func day(_ text: String) -> CalendarDate? {
    guard let moment = problems.moment(text, .watchedOn, at: place), moment.seconds != 0 else {
      return nil
    }
    return moment.day
  }
}

extension TraktItem {
  /// Whether the user has watched as many episodes of a series as have aired, without specials.
  fileprivate var isSeenToEnd: Bool {
    guard let aired = show?.airedEpisodes, aired > 0 else { return false }
    let seasons = (seasons ?? []).filter { ($0.number ?? 0) > 0 }
    return seasons.map { Set(($0.episodes ?? []).map(\.number)).count }.reduce(0, +) >= aired
  }
}
