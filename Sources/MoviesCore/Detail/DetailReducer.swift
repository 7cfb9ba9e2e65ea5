import Redux

extension DetailState {
  /// Changes the details as an action says.
  static func reduce(_ state: inout DetailState, _ action: DetailAction) {
    switch action {
    case .setDetail:
      break
    case .scrolled(let lines, let limit):
      state.scroll = state.scroll.scrolled(by: lines, limit: limit)
    case .began:
      state.scroll = 0
    }
  }
}
