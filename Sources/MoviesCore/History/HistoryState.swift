public import Redux

/// The list of earlier queries while it is open: what is looked for in it, and which row is selected.
public struct HistoryState: Sendable, Codable, Hashable {
  /// Only queries that contain each of these words are listed.
  public var search = TextInput()
  /// The selected row, from 0: the newest query that is listed.
  public var selection = 0

  public init() {}

  /// The list as it opens: the newest query is selected that is not the one just asked.
  public init(in state: AppState) {
    let entries = state.search.history.entries
    selection = entries.count > 1 && entries.last?.text == state.search.query?.text ? 1 : 0
  }
}

/// What happens in the list of earlier queries.
public enum HistoryAction: Action, Codable, Hashable {
  /// What is looked for changed.
  case searched(TextInput)
  /// The selection moved by so many rows, to newer queries where negative.
  case moved(by: Int)
}

extension HistoryState {
  /// Changes the list as an action says.
  static func reduce(
    _ state: inout HistoryState, _ action: HistoryAction, in history: QueryHistory
  ) {
    switch action {
    case .searched(let text):
      state.search = text
      state.selection = 0
    case .moved(let rows):
      let last = history.matches(state.search.text).count - 1
      let (row, overflow) = state.selection.addingReportingOverflow(rows)
      state.selection = max(0, min(overflow ? (rows < 0 ? 0 : last) : row, last))
    }
  }
}

extension AppState {
  /// The earlier query that is selected in their list; `nil` where it is closed or lists nothing.
  public var selectedEarlierQuery: String? {
    guard case .history(let list) = screen.overlay else { return nil }
    return search.history.matches(list.search.text).dropFirst(list.selection).first?.text
  }
}
