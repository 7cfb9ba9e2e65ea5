public import Titles

extension LibraryEntry {
  /// The entry with what another program kept about the same title.
  ///
  /// Nothing that the user has is lost: of two ratings the later one counts, and everything else is
  /// added to what is there. That a title was rated does not mean that it was seen. What is merged
  /// once more changes nothing. The facts stay as they are.
  ///
  /// - Parameter other: What is kept elsewhere.
  /// - Returns: What is kept about the title then.
  public func merged(with other: some LibraryRecord) -> LibraryEntry {
    var entry = self
    entry.merge(other)
    return entry
  }
}

extension LibraryRecord {
  /// Adds what another record says about the same title: see `LibraryEntry.merged(with:)`.
  package mutating func merge(_ other: some LibraryRecord) {
    onWatchlistSince = [onWatchlistSince, other.onWatchlistSince].compactMap(\.self).min()
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
  }

  /// Whether this has another rating, from a later day.
  fileprivate func isRatedLater(than other: some LibraryRecord) -> Bool {
    guard rating != nil, rating != other.rating else { return false }
    return other.rating == nil || ratedOn.isLater(than: other.ratedOn)
  }
}

extension [String] {
  /// These, and then those of the others that are not among them.
  func united(with others: [String]) -> [String] {
    guard !others.isEmpty else { return self }
    var known = Set(self)
    return self + others.filter { known.insert($0).inserted }
  }
}
