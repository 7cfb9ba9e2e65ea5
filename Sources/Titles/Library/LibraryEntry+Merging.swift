extension LibraryEntry {
  /// The entry with what another program kept about the same title.
  ///
  /// Nothing that the user has is lost: of two ratings the later one counts, and everything else is
  /// added to what is there. What is merged once more changes nothing. The facts stay as they are.
  ///
  /// - Parameter other: What is kept elsewhere.
  /// - Returns: What is kept about the title then.
  public func merged(with other: LibraryEntry) -> LibraryEntry {
    var entry = self
    entry.onWatchlistSince = [onWatchlistSince, other.onWatchlistSince].compactMap(\.self).min()
    entry.viewings = viewings.merged(with: other.viewings)
    if other.isRatedLater(than: self) {
      entry.rating = other.rating
      entry.ratedOn = other.ratedOn
    } else if rating == other.rating {
      entry.ratedOn = ratedOn ?? other.ratedOn
    }
    entry.note = note.joined(with: other.note)
    entry.tags = tags.united(with: other.tags)
    entry.lists = lists.united(with: other.lists)
    return entry
  }

  /// Whether this has another rating, from a later day; one without a day is older than any.
  private func isRatedLater(than other: LibraryEntry) -> Bool {
    guard rating != nil, rating != other.rating else { return false }
    guard other.rating != nil else { return true }
    guard let ratedOn else { return false }
    return other.ratedOn.map { $0 < ratedOn } ?? true
  }
}

extension [Viewing] {
  /// These and those of other days; of a day that both know, what either knows.
  ///
  /// That a title was seen at some time tells nothing new about one that was seen.
  fileprivate func merged(with others: [Viewing]) -> [Viewing] {
    let own = Dictionary(grouping: self, by: \.day)
    let theirs = Dictionary(grouping: others, by: \.day)
    return Set(own.keys).union(theirs.keys).flatMap { day -> [Viewing] in
      guard let known = own[day] else { return day == nil && !isEmpty ? [] : theirs[day] ?? [] }
      guard let other = theirs[day] else { return known }
      let summary = ViewingsOfDay(known)
      let both = summary.joined(with: ViewingsOfDay(other))
      return both == summary ? known : both.viewings(on: day)
    }.sorted()
  }
}

/// How a title was seen on one day, whichever time was which.
private struct ViewingsOfDay: Equatable {
  var count: Int
  var inCinema: Int
  var rewatches: Int
}

extension ViewingsOfDay {
  init(_ viewings: [Viewing]) {
    count = viewings.count
    inCinema = viewings.count(where: \.isInCinema)
    rewatches = viewings.count(where: \.isRewatch)
  }

  func joined(with other: ViewingsOfDay) -> ViewingsOfDay {
    ViewingsOfDay(
      count: max(count, other.count), inCinema: max(inCinema, other.inCinema),
      rewatches: max(rewatches, other.rewatches))
  }

  /// Who sees a title twice on a day sees it again the second time.
  func viewings(on day: CalendarDate?) -> [Viewing] {
    (0..<count).map { number in
      Viewing(
        day: day, isInCinema: number < inCinema, isRewatch: number >= count - rewatches)
    }
  }
}

extension String? {
  /// Both texts one below the other, unless one of them says all that the other says.
  fileprivate func joined(with other: String?) -> String? {
    guard let own = self, let other else { return self ?? other }
    if own.contains(other) { return own }
    return other.contains(own) ? other : "\(own)\n\n\(other)"
  }
}

extension [String] {
  /// These, and then those of the others that are not among them.
  fileprivate func united(with others: [String]) -> [String] {
    others.reduce(into: self) { all, text in
      if !all.contains(text) { all.append(text) }
    }
  }
}
