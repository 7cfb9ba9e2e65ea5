public import Titles

/// A note for the user at the end of a list.
public enum EndNote: Sendable, Hashable {
  /// The only title was not found by the words of the query, but in this way.
  case onlyTitle(Fallback, for: TitleQuery)
  /// The catalogue counts more titles, but lists only this many.
  case limited(to: Int)
}

extension EndNote {
  /// Selects the note; returns `nil` without one, or if the last row is not on the screen.
  init?(_ list: ListPage) {
    let count = list.results.count
    guard let query = list.answered, list.visible.upperBound == list.count else { return nil }
    switch list.answer?.fallback {
    case .title(let name): self = .onlyTitle(.title(named: name), for: query)
    case .bestMatch(let name): self = .onlyTitle(.bestMatch(for: name), for: query)
    case .words, .spelling, nil:
      guard let total = list.results.total, total > list.results.reachable else { return nil }
      self = .limited(to: count)
    }
  }
}
