extension Season {
  /// The same season and, for each fact that is missing, the one from another source.
  ///
  /// - Parameter other: The same season elsewhere; its further episodes are added.
  /// - Returns: What both know together, in the order of the numbers.
  public func completed(by other: Season) -> Season {
    var sum = self
    sum.totalSeasons = [totalSeasons, other.totalSeasons].compactMap(\.self).max()
    let others = Dictionary(
      other.episodes.compactMap { episode in episode.id.map { ($0, episode) } },
      uniquingKeysWith: { first, _ in first })
    sum.episodes = episodes.map { episode in
      episode.id.flatMap { others[$0] }.map(episode.completed) ?? episode
    }
    let known = Set(episodes.compactMap(\.id))
    let further = other.episodes.filter { episode in
      episode.id.map { !known.contains($0) } ?? false
    }
    guard !further.isEmpty else { return sum }
    sum.episodes = (sum.episodes + further).enumerated()
      .sorted { ($0.element.number ?? .max, $0.offset) < ($1.element.number ?? .max, $1.offset) }
      .map(\.element)
    return sum
  }
}

extension EpisodeSummary {
  /// The same row and, for each thing that is missing in it, that of another one.
  fileprivate func completed(by other: EpisodeSummary) -> EpisodeSummary {
    var sum = self
    sum.number = number ?? other.number
    sum.released = released ?? other.released
    sum.score = score ?? other.score
    return sum
  }
}
