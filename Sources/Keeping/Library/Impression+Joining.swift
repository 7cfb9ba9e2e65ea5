import Titles

extension Impression {
  /// Whether another impression can be of the same occasion: it does not contradict this one.
  func isCompatible(with other: Impression) -> Bool {
    let isRatedSo = rating == nil || other.rating == nil || rating == other.rating
    guard isRatedSo, let note, let others = other.note else { return isRatedSo }
    return note.contains(others) || others.contains(note)
  }

  /// Whether it says all that another one does.
  func says(_ other: Impression) -> Bool {
    isCompatible(with: other) && joined(with: other) == self
  }

  /// The impression with all that another one of the same occasion says; where they contradict each
  /// other, this rating counts.
  func joined(with other: Impression) -> Impression {
    var result = self
    result.rating = rating ?? other.rating
    result.tags = tags.united(with: other.tags)
    result.note = Note.joined(note, other.note)
    return result
  }
}

extension [Viewing] {
  /// The viewings with impressions.
  ///
  /// Each impression goes to a viewing of its own: one that says all of it already, else one that
  /// it does not contradict, else one without an impression, else the last.
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

  /// The viewings with what was said of earlier ones, where nothing is said of them.
  ///
  /// Each takes what was said of one on its day. Where a day was put right, the first viewing on a
  /// new day takes what was said first of a day that is gone.
  func remembering(_ earlier: [Viewing]) -> [Viewing] {
    let said = compactMap(\.impression)
    var known = earlier.filter { viewing in viewing.impression.map { !said.contains($0) } ?? false }
    var viewings = self
    func remember(where isMeant: (_ earlier: Viewing, _ viewing: Viewing) -> Bool) {
      for index in viewings.indices where viewings[index].impression == nil {
        if let place = known.firstIndex(where: { isMeant($0, viewings[index]) }) {
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
