public import Redux
import Titles

/// Requests the details of titles that are put side by side: here at once, and anywhere.
public func compareMiddleware() -> Middleware<AppState> {
  reaction(to: { $0.comparedTitles }) { before, now, context in
    for id in now where !before.contains(id) {
      if context.selecting({ $0.abilities.answersHere && $0.titles.detail(of: id) == nil }) {
        context.dispatch(GetDetail(id, reach: .here))
      }
      context.dispatch(GetDetail(id))
    }
  }
}

extension AppState {
  /// The titles that are compared.
  var comparedTitles: [TitleID] {
    comparison?.ids ?? []
  }
}
