public import Titles

/// A title that the user has begun to watch, and the place where they stopped.
public struct BegunTitle: Sendable, Codable, Hashable, Identifiable {
  public var id: TitleID
  public var stopped: StoppedPlace

  /// The maximum number of begun titles that are shown.
  static let mostShown = 3

  /// Returns the titles that were begun last, the latest first.
  ///
  /// - Complexity: O(*n*) in the number of marks.
  static func last(in marks: [TitleID: LibraryMark]) -> [BegunTitle] {
    let begun = marks.compactMap { id, mark in
      mark.stopped.map { BegunTitle(id: id, stopped: $0) }
    }
    return Array(
      begun.sorted { ($1.stopped.time, $0.id) < ($0.stopped.time, $1.id) }.prefix(mostShown))
  }
}

extension AppState {
  /// Returns the name of a begun title; an episode has its series and its place.
  func begunSummary(of id: TitleID) -> TitleSummary {
    guard let place = id.place else {
      return summary(of: id) ?? files.title(id)?.title ?? TitleSummary(id: id, title: nil)
    }
    let series = titles.summary(of: place.series)?.name ?? files.title(place.series)?.title.name
    return TitleSummary(
      id: id, title: titles.summary(of: id)?.name, kind: .episode,
      episode: EpisodeOrigin(series: series, season: place.season, number: place.episode))
  }
}
