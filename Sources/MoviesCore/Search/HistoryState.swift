public import Redux

/// The list of earlier queries while it is open: the search in it, and the selected row.
public struct HistoryState: Sendable, Codable, Hashable {
  /// The search text; each listed query contains all of its words.
  public var search = TextInput()
  /// The selected row; row 0 is the newest listed query.
  public var selection = 0

  public init() {}

  /// Creates the list as it opens: it selects the newest query other than the one just asked.
  public init(in state: borrowing AppState) {
    let entries = state.search.history.entries
    selection = entries.count > 1 && entries.last?.text == state.search.query?.text ? 1 : 0
  }
}

/// Events of the list of earlier queries.
public enum HistoryAction: Action, Codable, Hashable {
  /// The search text changed.
  case searched(TextInput)
  /// The selection moved by this many rows, to newer queries if negative.
  case moved(by: Int)
}

extension HistoryState {
  /// Changes the list according to an action.
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
  /// Changes the list of earlier queries while it is open.
  mutating func reduceHistory(_ action: HistoryAction) {
    guard case .history(var history) = screen.overlay else { return }
    HistoryState.reduce(&history, action, in: search.history)
    screen.overlay = .history(history)
  }

  /// The query selected in the list of earlier ones; `nil` if it is closed or empty.
  public var selectedEarlierQuery: String? {
    guard case .history(let list) = screen.overlay else { return nil }
    let queries = search.history.matches(list.search.text)
    return queries.indices.contains(list.selection) ? queries[list.selection].text : nil
  }
}

/// The list of earlier queries, as the screen shows it.
public struct HistoryProps: Sendable, Equatable {
  /// The search text.
  public var search: TextInput
  /// The queries that match, newest first.
  public var entries: [QueryHistory.Entry]
  /// The index of the selected query, from 0.
  public var selection: Int

  /// Selects the queries of an open list.
  init(_ list: HistoryState, in state: borrowing AppState) {
    search = list.search
    entries = state.search.history.matches(list.search.text)
    selection = max(0, min(list.selection, entries.count - 1))
  }
}
