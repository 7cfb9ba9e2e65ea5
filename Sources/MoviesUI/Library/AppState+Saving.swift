import MoviesCore

extension AppState {
  /// What can be kept as a list that fills itself: what the filter, or else the search line, asks
  /// for.
  var savableExpression: String? {
    let words = screen.pages.library == nil ? search.query?.text : nil
    return (list.filter?.text ?? words).flatMap { $0.isEmpty ? nil : $0 }
  }
}
