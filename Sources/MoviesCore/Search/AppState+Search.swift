import Titles

/// Tells actions to the search line, and keeps it with its rows.
extension AppState {
  /// Changes the search line; Enter accepts the words that were probably meant, to search for them.
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

  /// Prepares a field for the keys, remembers a query that is left for its rows, and restores that
  /// of a list that the user goes back to.
  ///
  /// Going back also takes back a query that was stopped, whose list is the one before already.
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

  /// Remembers a query that is left for its rows, and how many there are once they have come.
  mutating func reduceSearch(_ action: MoviesAction) {
    switch action {
    case .selected: rememberQuery()
    case .setMovies: noteCount()
    default: break
    }
  }

  /// Outside its field the search line says what the rows answer, and nothing in it is selected.
  mutating func showAnsweredQuery() {
    guard screen.field == nil else { return }
    if search.isSelected { search.isSelected = false }
    if search.query == nil, let question = results.answered { search.returnTo(question) }
  }

  /// Rows that the keys go to, and that answer the query in the search line, count as visited.
  mutating func visitResults() {
    guard screen.field == nil, !screen.pages.areResultsVisited, showsAnswer else { return }
    screen.pages.updateResults { $0.isVisited = true }
    noteCount()
  }

  /// Notes how many titles the query has found whose rows the user has turned to.
  private mutating func noteCount() {
    guard results.isVisited, showsAnswer, let count = results.results.counted else { return }
    search.note(count: count)
  }

  /// Whether there are rows, and they answer the query in the search line.
  private var showsAnswer: Bool {
    let results = results
    return results.results.count > 0 && !results.isStale && search.query == results.answered
  }

  /// Remembers the query in the search line when the user turns to its rows without pressing Enter.
  private mutating func rememberQuery() {
    guard screen.field == .search, let query = search.query, query == results.asked else { return }
    search.rememberQuery(count: results.results.counted)
  }
}
