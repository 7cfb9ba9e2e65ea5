public import Titles

/// An answer to the question about a series that was seen, in the order in which they are offered.
public enum SeenSeriesAnswer: Int, Sendable, CaseIterable {
  case allEpisodes, seriesAsWhole
}

/// The facts for the question whether all episodes of a series were seen, or the series as a whole.
public struct SeenSeriesProps: Sendable, Equatable {
  /// The number of episodes that have aired; `nil` until all of the seasons are known.
  public var episodes: Int?
  /// The number of seasons that have to be loaded first; `nil` if the number of seasons is unknown.
  public var missing: Int?
  /// Whether the missing seasons are loading.
  public var isLoading: Bool
  /// Whether each missing season takes a request.
  public var takesRequests: Bool

  /// Selects the facts for a question; returns `nil` if it is another one.
  init?(_ question: LibraryPrompt.Question, in state: borrowing AppState) {
    guard case .seenSeries(let id, let loads) = question else { return nil }
    let lacking = state.missingSeasons(of: id)
    episodes = state.shownEpisodes(of: id)?.count
    missing = state.isOpenEnded(id) ? nil : lacking.count
    isLoading = loads && lacking.contains { state.errors.season($0, of: id) == nil }
    takesRequests = state.sourceOfSeasons(of: id).takesRequests
  }
}

extension AppState {
  /// The seasons to load so that all episodes of the series in the prompt are known, once the user
  /// wants that or it takes no request.
  var seasonWishesOfPrompt: [SeasonWish] {
    guard case .seenSeries(let id, let loads) = prompt?.question else { return [] }
    return seasonWishes(ofAll: id, asksFor: loads)
  }

  /// Returns the episodes of a series that have aired and can be kept, season by season; `nil`
  /// until all of its seasons are known.
  public func shownEpisodes(of id: TitleID) -> [(season: Int, episode: EpisodeSummary)]? {
    let guide = series.guide(of: id)
    guard guide.episodeCount(told: toldSeasons(of: id)) != nil else { return nil }
    return guide.seasons.sorted { $0.key < $1.key }.flatMap { number, known in
      known.episodes.filter { $0.id != nil && !$0.isUnaired(on: today) }.map { (number, $0) }
    }
  }
}
