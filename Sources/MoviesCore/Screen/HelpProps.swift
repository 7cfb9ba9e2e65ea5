/// The facts about the page below the help that only the help needs: they decide which keys do
/// something there.
public struct HelpProps: Sendable, Equatable {
  /// Whether there is a question to ask again.
  public var hasQuestion: Bool

  /// Selects the facts; returns `nil` while the help is closed, since no other part needs them.
  init?(_ state: borrowing AppState) {
    guard case .help = state.screen.overlay else { return nil }
    hasQuestion = !state.retriedRequests.isEmpty
  }
}
