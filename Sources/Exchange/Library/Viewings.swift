internal import Titles

/// Viewings of one title in several places that may speak of the same ones.
enum Viewings {
  /// The fewest viewings that all places can mean.
  ///
  /// Viewings on one day are the same ones in every place, and a viewing without a day is one of
  /// those with a day, unless a place counts more in all than there are days.
  ///
  /// - Parameter places: The viewings that each place has.
  /// - Returns: The viewings, the earliest first, those without a day before all others.
  static func union(of places: [[Viewing]]) -> [Viewing] {
    let dated = places.reduce([]) { adding($1.filter { $0.day != nil }, to: $0) }
    let undated = places.reduce([]) { adding($1.filter { $0.day == nil }, to: $0) }
    let most = places.map(\.count).max() ?? 0
    return undated.prefix(max(0, most - dated.count)) + dated
  }

  /// Some viewings and those of an import, which takes none away.
  static func adding(imported: [Viewing], to kept: [Viewing]) -> [Viewing] {
    let dated = adding(imported.filter { $0.day != nil }, to: kept.filter { $0.day != nil })
    let keptWithoutDay = kept.filter { $0.day == nil }
    let undated = adding(imported.filter { $0.day == nil }, to: keptWithoutDay)
    return undated.prefix(max(keptWithoutDay.count, imported.count - dated.count)) + dated
  }

  /// The viewings with those that are new: of each day, and of none, as many as the place with the
  /// most has.
  private static func adding(_ others: [Viewing], to viewings: [Viewing]) -> [Viewing] {
    let groups = Dictionary(grouping: viewings, by: \.day)
      .merging(Dictionary(grouping: others, by: \.day)) { first, second in
        let shared = zip(first, second).map { $0.joined(with: $1) }
        return shared + first.dropFirst(shared.count) + second.dropFirst(shared.count)
      }
    return groups.sorted { $1.key.isLater(than: $0.key) }.flatMap(\.value)
  }
}

extension Viewing {
  /// What either place knows of a viewing.
  fileprivate func joined(with other: Viewing) -> Viewing {
    Viewing(
      day: day, isInCinema: isInCinema || other.isInCinema,
      isRewatch: isRewatch || other.isRewatch)
  }
}
