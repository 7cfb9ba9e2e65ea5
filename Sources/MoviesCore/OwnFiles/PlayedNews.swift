public import Titles

/// The report of a player about a file.
public struct PlayedNews: Hashable, Sendable, Codable {
  /// The film, or the series.
  public var title: TitleID
  /// The places of the episodes in the file; empty for a film.
  public var places: [EpisodeNumber]
  /// Where the user is, or has stopped; `nil` at the very beginning and at the end, where there is
  /// nothing to go on with.
  public var stopped: StoppedPlace?
  /// Whether so much was played that the title counts as seen.
  public var isSeen: Bool
  /// Whether the player has ended.
  public var hasEnded: Bool
  /// The time of the report, in seconds since 1970.
  public var time: Int

  public init(
    _ title: TitleID, places: [EpisodeNumber] = [], stopped: StoppedPlace? = nil, isSeen: Bool,
    hasEnded: Bool, time: Int
  ) {
    self.title = title
    self.places = places
    self.stopped = stopped
    self.isSeen = isSeen
    self.hasEnded = hasEnded
    self.time = time
  }

  /// The titles that were played; episodes by the ids that stand for their places.
  public var ids: [TitleID] { places.isEmpty ? [title] : places.map { TitleID($0) } }

  /// The titles that the report changes: all that were seen, but of several episodes in one file
  /// only the first one keeps the place.
  public var changedIDs: [TitleID] { isSeen ? ids : Array(ids.prefix(1)) }

  /// Returns the change of the library that follows for one of the titles; `nil` for none,
  /// also because the library has it already.
  ///
  /// Whoever has seen a title on the day of the report has not seen it once more: a report may come
  /// twice.
  ///
  /// - Parameters:
  ///   - mark: The user's mark on the title; `nil` for none.
  ///   - day: The day of the report; `nil` if unknown.
  /// - Returns: A viewing, or the place where the user stopped.
  public func change(of mark: LibraryMark?, on day: CalendarDate?) -> LibraryChange? {
    if isSeen {
      if let day, mark?.days.last == day { return nil }
      return .seen(Viewing(day: day, isRewatch: (mark?.viewings ?? 0) > 0))
    }
    guard hasEnded, let stopped else { return nil }
    if let known = mark?.stopped, known.time >= stopped.time { return nil }
    return .stopped(stopped)
  }

  /// Whether another report says the same: of a viewing all reports of half a day do, so that one
  /// that the user has undone is not kept again.
  func says(theSameAs other: PlayedNews) -> Bool {
    guard ids == other.ids, isSeen == other.isSeen else { return false }
    return isSeen ? abs(time - other.time) < 43_200 : stopped == other.stopped
  }
}
