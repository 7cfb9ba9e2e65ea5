import Titles

extension AppState {
  /// Changes the state according to what happens to a comparison.
  mutating func reduceComparison(_ action: CompareAction) {
    switch action {
    case .opened(let ids):
      guard ComparePage.counts.contains(ids.count) else { return }
      screen.field = nil
      screen.overlay = nil
      screen.notice = nil
      screen.pages.push(.compare(ComparePage(ids)))
      screen.detailsScroll = 0
    case .moved(let columns):
      screen.pages.update { (page: inout ComparePage) in page.move(by: columns) }
    }
  }
}
