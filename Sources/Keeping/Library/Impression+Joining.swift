import Titles

extension Impression {
  /// Whether two impressions can belong to the same occasion, since they do not contradict each
  /// other.
  func isCompatible(with other: Impression) -> Bool {
    let isRatedSo = rating == nil || other.rating == nil || rating == other.rating
    guard isRatedSo, let note, let others = other.note else { return isRatedSo }
    return note.contains(others) || others.contains(note)
  }

  /// Whether the impression contains all of another one.
  func says(_ other: Impression) -> Bool {
    isCompatible(with: other) && joined(with: other) == self
  }

  /// Returns the impression joined with another one of the same occasion; if their ratings differ,
  /// this impression's rating counts.
  func joined(with other: Impression) -> Impression {
    var result = self
    result.rating = rating ?? other.rating
    result.tags = tags.united(with: other.tags)
    result.note = Note.joined(note, other.note)
    return result
  }
}

extension [Viewing] {
  /// Returns the viewings with impressions added.
  ///
  /// Each impression goes to a separate viewing: one that already contains it, else one that it
  /// does not contradict, else one without an impression, else the last.
  func having(_ impressions: [Impression]) -> [Viewing] {
    guard !isEmpty else { return self }
    var viewings = self
    var free = Set(indices)
    var rest: [Impression] = []
    for impression in impressions {
      let index = indices.first { index in
        free.contains(index) && viewings[index].impression?.says(impression) == true
      }
      if let index { free.remove(index) } else { rest.append(impression) }
    }
    for impression in rest {
      let index =
        indices.first { index in
          free.contains(index)
            && viewings[index].impression?.isCompatible(with: impression) == true
        } ?? indices.first { free.contains($0) && viewings[$0].impression == nil }
        ?? indices.last ?? 0
      free.remove(index)
      viewings[index].impression =
        viewings[index].impression?.joined(with: impression) ?? impression
    }
    return viewings
  }

  /// Returns the viewings after a change, and gives each one without an impression one of the
  /// earlier viewings' impressions.
  ///
  /// A viewing takes an impression from its own day. If a day was corrected, the first viewing on
  /// the new day takes the first impression from the day that is gone.
  func remembering(_ earlier: [Viewing]) -> [Viewing] {
    let said = compactMap(\.impression)
    var known = earlier.filter { viewing in viewing.impression.map { !said.contains($0) } ?? false }
    var viewings = self
    func remember(where predicate: (_ earlier: Viewing, _ viewing: Viewing) -> Bool) {
      for index in viewings.indices where viewings[index].impression == nil {
        if let place = known.firstIndex(where: { predicate($0, viewings[index]) }) {
          viewings[index].impression = known.remove(at: place).impression
        }
      }
    }
    remember { $0.day == $1.day }
    let days = Set(map(\.day))
    let earlierDays = Set(earlier.map(\.day))
    remember { !days.contains($0.day) && !earlierDays.contains($1.day) }
    return viewings
  }
}
