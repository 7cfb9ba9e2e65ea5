import Redux
import Titles

extension SearchState {
  /// Changes the search line according to an action, given the abilities of the source.
  static func reduce(
    _ state: inout SearchState, _ action: SearchAction, _ abilities: CatalogueAbilities
  ) {
    if action != .rested { state.completion = nil }
    switch action {
    case .edited(let field):
      state.field = field
      state.isSelected = false
    case .completed(let completion, let field):
      let input = TextInput(completion)
      reduce(&state, field == .filter ? .filterEdited(input) : .edited(input), abilities)
      state.completion = completion
    case .rested:
      state.isAtRest = true
    case .submitted:
      state.isAtRest = true
      state.rememberQuery()
    case .kindChosen(let kind):
      state.kind = kind
    case .yearEdited(let field):
      state.yearField = field
      state.isYearWrong = false
    case .yearSubmitted:
      state.takeYears(abilities)
    case .yearCleared:
      state.filter(by: nil)
    case .filterEdited(let field):
      state.filterField = field
      state.isFilterWrong = false
    case .filterSubmitted:
      state.isFilterWrong = state.filterMistake != nil
    case .filterCleared:
      state.filterField = TextInput()
      state.isFilterWrong = false
    case .recalled(let text):
      state.field = TextInput(text: text)
      state.isAtRest = true
      state.rememberQuery()
    case .reordered(let text):
      state.field = TextInput(text: text)
      state.isAtRest = true
    }
  }

  /// Opens the field of the filter with the filter in force.
  mutating func editFilter(_ filter: RowFilter?) {
    filterField = TextInput(text: filter?.text ?? "")
    isFilterWrong = false
  }

  /// Restores the query that an earlier list answers.
  mutating func returnTo(_ query: TitleQuery) {
    field = TextInput(text: query.text)
    isAtRest = true
    kind = query.kind
    filter(by: query.years)
  }

  /// Remembers the query, if there is a valid one, with the number of its titles if that is known.
  mutating func rememberQuery(count: Int? = nil) {
    guard query != nil, !hasToBeMended else { return }
    history.remember(field.text.withSingleBlanks, count: count)
  }

  /// Notes the number of titles that match the query, if it is remembered.
  mutating func note(count: Int) {
    history.note(count: count, of: field.text.withSingleBlanks)
  }

  /// Opens the year field with the years in force.
  mutating func editYears() {
    yearField = TextInput(text: yearsInForce?.text ?? "")
    isYearWrong = false
  }

  private mutating func takeYears(_ abilities: CatalogueAbilities) {
    let text = yearField.text.trimmed
    if text.isEmpty {
      filter(by: nil)
    } else if let years = Years(text), years.single != nil || abilities.takesYearRanges {
      filter(by: years)
    } else {
      isYearWrong = true
    }
  }

  /// Filters by years, and removes a year from the search line, which would take precedence.
  private mutating func filter(by years: Years?) {
    let (words, year) = field.text.withSingleBlanks.separatingBracketedYear
    if year != nil { field = TextInput(text: words) }
    self.years = years
    isYearWrong = false
  }
}
