import Titles

/// Hands actions to the search line, and keeps it in step with its rows.
extension AppState {
  /// Changes the search line; Enter accepts the suggested words, if any, to search for them.
  mutating func reduceSearch(_ action: SearchAction) {
    if action == .submitted, let words = acceptableSuggestion {
      search.field = TextInput(text: words)
    }
    SearchState.reduce(&search, action, abilities)
    switch action {
    case .submitted, .recalled: noteCount()
    default: break
    }
  }

  /// Prepares a field for editing, remembers the query when the user turns to its rows, and
  /// restores the query of a list that the user goes back to.
  ///
  /// Going back also withdraws a cancelled query, whose list is already the previous one.
  mutating func reduceSearch(_ action: ScreenAction) {
    switch action {
    case .listEntered, .resultsEntered, .titleOpened:
      rememberQuery()
    case .wentBack:
      rememberQuery()
      if let question = earlierQuestion { search.returnTo(question) }
    case .fieldEntered(.search):
      search.isSelected = !search.field.text.isEmpty
    case .fieldEntered(.year):
      rememberQuery()
      search.editYears()
    case .fieldEntered(.filter):
      rememberQuery()
      search.editFilter(list.filter)
    default: break
    }
  }

  /// Remembers the query when the user turns to its rows, and their number once they have arrived.
  mutating func reduceSearch(_ action: MoviesAction) {
    switch action {
    case .selected: rememberQuery()
    case .setMovies: noteCount()
    default: break
    }
  }

  /// Shows the query that the rows answer, with nothing selected, unless a field has the focus.
  mutating func showAnsweredQuery() {
    guard screen.field == nil else { return }
    if search.isSelected { search.isSelected = false }
    if search.query == nil, let question = results.answered { search.returnTo(question) }
  }

  /// Marks rows as visited once they have the focus and answer the query in the search line.
  mutating func visitResults() {
    guard screen.field == nil, !screen.pages.areResultsVisited, showsAnswer else { return }
    screen.pages.updateResults { $0.isVisited = true }
    noteCount()
  }

  /// Notes the number of titles that a visited query has found.
  private mutating func noteCount() {
    guard results.isVisited, showsAnswer, let count = results.results.counted else { return }
    search.note(count: count)
  }

  /// Whether there are rows, and they answer the query in the search line.
  private var showsAnswer: Bool {
    let results = results
    return results.results.count > 0 && !results.isStale && search.query == results.answered
  }

  /// Remembers the query when the user turns to its rows without pressing Enter.
  private mutating func rememberQuery() {
    guard screen.field == .search, let query = search.query, query == results.asked else { return }
    search.rememberQuery(count: results.results.counted)
  }
}
