import Redux
import SafeText
import Titles

extension SearchState {
  /// Changes the search line as an action says.
  static func reduce(_ state: inout SearchState, _ action: SearchAction) {
    switch action {
    case .edited(let field):
      state.field = field
    case .submitted:
      if let query = state.query { state.history.remember(query.text) }
    case .kindChosen(let kind):
      state.kind = kind
    case .yearEdited(let field):
      state.yearField = field
      state.isYearWrong = false
    case .yearSubmitted:
      state.takeYear()
    case .recalled(let text):
      state.field = TextInput(text: text)
      state.history.remember(text)
    }
  }

  /// Asks again what an earlier list answers.
  static func reduce(_ state: inout SearchState, returningTo query: TitleQuery) {
    state.field = TextInput(text: query.text)
    state.kind = query.kind
    state.year = query.year
  }

  private mutating func takeYear() {
    let text = yearField.text.filter { !$0.isWhitespace }
    if text.isEmpty {
      year = nil
    } else if let number = Int(text, in: Self.possibleYears) {
      year = number
    } else {
      isYearWrong = true
    }
  }
}
