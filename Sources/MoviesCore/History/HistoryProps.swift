/// The list of earlier queries, as the screen shows it.
public struct HistoryProps: Sendable, Equatable {
  /// The text being searched for.
  public var search: TextInput
  /// The queries that match, newest first.
  public var entries: [QueryHistory.Entry]
  /// The index of the selected query, from 0.
  public var selection: Int

  /// Returns `nil` while the list is closed.
  init?(_ state: AppState) {
    guard case .history(let list) = state.screen.overlay else { return nil }
    search = list.search
    entries = state.search.history.matches(list.search.text)
    selection = max(0, min(list.selection, entries.count - 1))
  }
}
