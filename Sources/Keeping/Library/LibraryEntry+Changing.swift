public import Titles

extension LibraryEntry {
  /// Returns the entry after a change.
  ///
  /// A change without an effect leaves the entry unchanged: a title that gets the same rating again
  /// keeps the day of the first one. The place of a title in a list is not part of its entry.
  ///
  /// - Parameters:
  ///   - change: The change.
  ///   - time: The time, in seconds since 1970.
  /// - Returns: The entry, which may be empty.
  public func changed(by change: LibraryChange, at time: Int) -> LibraryEntry {
    var entry = self
    switch change {
    case .watchlist(isOn: true): entry.onWatchlistSince = onWatchlistSince ?? time
    case .watchlist(isOn: false): entry.onWatchlistSince = nil
    case .seen(let viewing): entry.see(viewing)
    case .logged(let viewing, let leavesWatchlist):
      entry.log(viewing)
      if leavesWatchlist { entry.onWatchlistSince = nil }
    case .viewings(let viewings): entry.viewings = viewings.sorted().remembering(self.viewings)
    case .rating(let rating, let day): entry.rate(rating, on: day)
    case .note(let text): entry.note = text.flatMap { $0.trimmed.isEmpty ? nil : $0 }
    case .list(let name, isIn: true) where !name.isEmpty && !lists.contains(name):
      entry.lists.append(name)
    case .list(let name, isIn: false): entry.lists.removeAll { $0 == name }
    case .list, .place: break
    case .stopped(let place): entry.stopped = place
    case .removal: entry = LibraryEntry(facts)
    }
    return entry
  }

  /// Adds a viewing; whoever has seen a title is no longer in the middle of it.
  private mutating func see(_ viewing: Viewing) {
    viewings = (viewings + [viewing]).sorted()
    stopped = nil
  }

  /// Adds a viewing, and copies its impression to the title's own rating, tags and note.
  private mutating func log(_ viewing: Viewing) {
    see(viewing)
    guard let impression = viewing.impression else { return }
    if let rating = impression.rating { rate(rating, on: viewing.day) }
    tags = tags.united(with: impression.tags)
    note = Note.joined(note, impression.note)
  }

  private mutating func rate(_ rating: Int?, on day: CalendarDate?) {
    let rating = rating.map { min(max($0, 1), 10) }
    guard rating != self.rating else { return }
    self.rating = rating
    ratedOn = rating == nil ? nil : day
  }
}
