/// The facts about the page below the help that decide which keys do something there.
public struct HelpProps: Sendable, Equatable {
  /// Whether a title is read or selected; an episode without an id counts, since keys then say why
  /// nothing can be done with it.
  public var hasTitle: Bool
  /// Whether there are titles to change: those that are marked on the page, or the selected one.
  public var hasTitles: Bool
  /// Whether there is a question to ask again.
  public var hasQuestion: Bool

  /// Returns `nil` while the help is closed: nobody else asks for it.
  init?(_ state: AppState) {
    guard case .help = state.screen.overlay else { return nil }
    let hasEpisode = state.selectedEpisode != nil
    hasTitle = state.selectedTitle != nil || hasEpisode
    hasTitles = !state.chosenTitles.isEmpty || hasEpisode
    hasQuestion = !state.retriedRequests.isEmpty
  }
}
