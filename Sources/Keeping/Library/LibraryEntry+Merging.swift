public import Titles

extension LibraryEntry {
  /// Returns the entry merged with another program's entry of the same title.
  ///
  /// None of the user's data is lost: of two ratings the later one counts, and everything else is
  /// added. A rating does not imply a viewing. Merging again changes nothing. The facts stay as
  /// they are.
  ///
  /// - Parameter other: The other entry.
  /// - Returns: The merged entry.
  public func merged(with other: some LibraryRecord) -> LibraryEntry {
    var entry = self
    entry.merge(other)
    return entry
  }
}

extension LibraryRecord {
  /// Merges another record of the same title: see `LibraryEntry.merged(with:)`.
  package mutating func merge(_ other: some LibraryRecord) {
    onWatchlistSince = Moment.earlier(onWatchlistSince, other.onWatchlistSince)
    viewings = viewings.merged(with: other.viewings)
    if other.isRatedLater(than: self) {
      rating = other.rating
      ratedOn = other.ratedOn
    } else if rating == other.rating {
      ratedOn = ratedOn ?? other.ratedOn
    }
    note = Note.joined(note, other.note)
    tags = tags.united(with: other.tags)
    lists = lists.united(with: other.lists)
    stopped = StoppedPlace.later(stopped, other.stopped)
  }

  /// Whether this record has a rating that differs from the other's and is later; any rating is
  /// later than none.
  fileprivate func isRatedLater(than other: some LibraryRecord) -> Bool {
    guard rating != nil, rating != other.rating else { return false }
    return other.rating == nil || ratedOn.isLater(than: other.ratedOn)
  }
}

/// The times at which titles were added to the watchlist, in seconds since 1970.
private enum Moment {
  /// Returns the earlier of two times.
  ///
  /// Other services' files contain only days: a time on such a day, in any time zone, is neither
  /// earlier nor later.
  static func earlier(_ one: Int?, _ other: Int?) -> Int? {
    guard let one, let other else { return one ?? other }
    if isWholeDay(other), isAround(other, one) { return one }
    if isWholeDay(one), isAround(one, other) { return other }
    return min(one, other)
  }

  private static func isWholeDay(_ moment: Int) -> Bool { moment.isMultiple(of: day) }

  /// Whether a time is on the day of a midnight in any time zone.
  private static func isAround(_ midnight: Int, _ moment: Int) -> Bool {
    let (distance, overflow) = moment.subtractingReportingOverflow(midnight)
    return !overflow && (-day / 2...day / 2 * 3).contains(distance)
  }

  private static let day = 86_400
}

extension [String] {
  /// Returns these elements, followed by the others that are not among them.
  func united(with others: [String]) -> [String] {
    guard !others.isEmpty else { return self }
    var known = Set(self)
    return self + others.filter { known.insert($0).inserted }
  }
}
