import Redux
import SafeText
import Titles

extension SearchState {
  /// Changes the search line as an action says.
  static func reduce(_ state: inout SearchState, _ action: SearchAction) {
    switch action {
    case .edited(let field):
      if field.text != state.field.text { state.history.forgetRecall() }
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
    case .olderRecalled:
      if let text = state.history.older(than: state.field.text) {
        state.field = TextInput(text: text)
      }
    case .newerRecalled:
      if let text = state.history.newer() { state.field = TextInput(text: text) }
    }
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
