import MoviesCore
import Redux
import Titles

extension PlainFront {
  /// Puts the titles with these numbers of the list side by side, or says why that cannot be.
  mutating func compare(_ numbers: [Int], _ state: AppState) -> [any Action] {
    let count = state.list.count
    guard count > 0 else { return say([PlainWording.nothingListed]) }
    guard numbers.allSatisfy({ 1...count ~= $0 }) else {
      return say([PlainWording.numbers(upTo: count)])
    }
    var ids: [TitleID] = []
    for number in numbers {
      guard let id = state.list[number - 1] else {
        return say([PlainWording.unloaded(number: number)])
      }
      if !ids.contains(id) { ids.append(id) }
    }
    guard ComparePage.counts.contains(ids.count) else {
      return say([PlainVerb.compare.explanation])
    }
    wait = .comparison
    return [CompareAction.opened(ids)]
  }

  /// What the titles are like, once all of them and their seasons have come or failed.
  func comparisonOutcome(in state: AppState) -> [String]? {
    guard let props = state.comparison.map({ CompareProps($0, in: state) }) else { return [] }
    guard !props.titles.contains(where: \.isOnTheWay) else { return nil }
    let comparison = Comparison(props.titles)
    let problems = zip(comparison.spokenTitles, props.titles).compactMap { name, title in
      title.error.map { "\(name): \(words($0, query: nil, in: state).joined(separator: " "))" }
    }
    return comparison.sentences + problems
  }

  /// The requests for what is compared.
  func comparedRequests(in state: AppState) -> [MoviesRequestID] {
    let ids = state.comparison?.ids ?? []
    let seasons = state.loading.inFlight.compactMap(\.ticket.id?.question).filter { id in
      if case .season(let series, _) = id { ids.contains(series) } else { false }
    }
    return ids.map(MoviesRequestID.title) + seasons
  }
}

extension ComparedTitle {
  fileprivate var isOnTheWay: Bool { isAwaited || seasons.contains(.awaited) }
}
