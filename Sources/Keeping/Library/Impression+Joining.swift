import Titles

extension Impression {
  /// Whether another impression can be of the same occasion: it does not contradict this one.
  func isCompatible(with other: Impression) -> Bool {
    let isRatedSo = rating == nil || other.rating == nil || rating == other.rating
    guard isRatedSo, let note, let others = other.note else { return isRatedSo }
    return note.contains(others) || others.contains(note)
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
  /// Each impression goes to a viewing of its own: one that it does not contradict, else one
  /// without an impression, else the last.
  func having(_ impressions: [Impression]) -> [Viewing] {
    guard !isEmpty else { return self }
    var viewings = self
    var free = Set(indices)
    for impression in impressions {
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

  /// The viewings with what was said of earlier ones on the same days, where nothing is said of
  /// them.
  func remembering(_ earlier: [Viewing]) -> [Viewing] {
    let said = compactMap(\.impression)
    var known = earlier.filter { viewing in viewing.impression.map { !said.contains($0) } ?? false }
    return map { viewing in
      guard viewing.impression == nil,
        let index = known.firstIndex(where: { $0.day == viewing.day })
      else { return viewing }
      var viewing = viewing
      viewing.impression = known.remove(at: index).impression
      return viewing
    }
  }
}
