public import Titles

extension [Viewing] {
  /// Merges these viewings with another source's viewings of the same title into the fewest that
  /// are consistent with both, without losing any data.
  ///
  /// Viewings on the same day count as the same, and a viewing without a day counts as one of those
  /// with a day, unless one source has more viewings in all. Merging again changes nothing.
  ///
  /// - Parameter others: The viewings of the other source.
  /// - Returns: The viewings, in order.
  public func merged(with others: [Viewing]) -> [Viewing] {
    let facts = ViewingFacts(self).joined(with: ViewingFacts(others))
    let dated = onDays.merged(byDayWith: others.onDays)
    let count = Swift.max(0, facts.count - dated.count)
    let own = withoutDay.suffix(count)
    let undated = others.withoutDay.suffix(count - own.count) + own
    // Impressions and places of undated viewings belong to one of these days.
    func rest<Value: Equatable>(_ value: (Viewing) -> Value?) -> [Value] {
      let own = withoutDay.compactMap(value)
      let all = own + others.withoutDay.compactMap(value).withoutEach(of: own)
      return all.withoutEach(of: undated.compactMap(value))
    }
    return (undated.sorted() + dated).completed(to: facts)
      .having(rest(\.impression)).having(rest(\.place))
  }

  private var withoutDay: [Viewing] { filter { $0.day == nil } }

  private var onDays: [Viewing] { filter { $0.day != nil } }

  /// Merges the viewings day by day, and joins those of a day that both sources have.
  private func merged(byDayWith others: [Viewing]) -> [Viewing] {
    let known = Dictionary(grouping: self, by: \.day)
    let days = known.merging(Dictionary(grouping: others, by: \.day)) { own, theirs in
      let facts = ViewingFacts(own).joined(with: ViewingFacts(theirs))
      let missing = repeatElement(Viewing(day: own[0].day), count: facts.count - own.count)
      return (own + missing).completed(to: facts).having(theirs.compactMap(\.impression))
        .having(theirs.compactMap(\.place))
    }
    return days.values.joined().sorted()
  }

  /// Returns the viewings with another source's places added: each new place goes to a viewing
  /// without one, or is dropped if all viewings have one.
  private func having(_ places: [String]) -> [Viewing] {
    var viewings = self
    var known = viewings.compactMap(\.place)
    for place in places {
      if let index = known.firstIndex(of: place) {
        known.remove(at: index)
      } else if let index = viewings.firstIndex(where: { $0.place == nil }) {
        viewings[index].place = place
      }
    }
    return viewings
  }

  /// Returns the viewings, marking more of them as in the cinema or as rewatches until their counts
  /// match the facts.
  ///
  /// The earliest viewings take the missing visits to the cinema, and the latest ones the missing
  /// rewatches.
  private func completed(to facts: ViewingFacts) -> [Viewing] {
    var (viewings, known) = (self, ViewingFacts(self))
    for index in viewings.indices where known.inCinema < facts.inCinema {
      guard !viewings[index].isInCinema else { continue }
      viewings[index].isInCinema = true
      known.inCinema += 1
    }
    for index in viewings.indices.reversed() where known.rewatches < facts.rewatches {
      guard !viewings[index].isRewatch else { continue }
      viewings[index].isRewatch = true
      known.rewatches += 1
    }
    return viewings.sorted()
  }
}

extension Array where Element: Equatable {
  /// Returns the elements without those of others, each as often as it occurs there.
  fileprivate func withoutEach(of others: [Element]) -> [Element] {
    var others = others
    return filter { element in
      guard let place = others.firstIndex(of: element) else { return true }
      others.remove(at: place)
      return false
    }
  }
}

/// The combined counts of several viewings: their number, and how many were in the cinema or
/// rewatches.
private struct ViewingFacts {
  var count: Int
  var inCinema: Int
  var rewatches: Int
}

extension ViewingFacts {
  init(_ viewings: [Viewing]) {
    count = viewings.count
    inCinema = viewings.count(where: \.isInCinema)
    rewatches = viewings.count(where: \.isRewatch)
  }

  func joined(with other: ViewingFacts) -> ViewingFacts {
    ViewingFacts(
      count: max(count, other.count), inCinema: max(inCinema, other.inCinema),
      rewatches: max(rewatches, other.rewatches))
  }
}
