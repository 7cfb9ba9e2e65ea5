/// The facts about the page below the help that decide which keys do something there, and that no
/// other part of the screen needs.
public struct HelpProps: Sendable, Equatable {
  /// Whether there is a question to ask again.
  public var hasQuestion: Bool

  /// Returns `nil` while the help is closed: nobody else asks for it.
  init?(_ state: borrowing AppState) {
    guard case .help = state.screen.overlay else { return nil }
    hasQuestion = !state.retriedRequests.isEmpty
  }
}
