/// The props of the box over the screen.
public enum OverlayProps: Sendable, Equatable {
  case help(HelpState, HelpProps)
  case history(HistoryProps)
  case copyMenu(CopyMenu)
  case prompt(PromptProps)
  case viewingForm(ViewingFormProps)
  case doorLabels(DoorLabels)

  /// Selects the props of a state; returns `nil` if nothing is over the screen.
  init?(_ state: borrowing AppState) {
    switch state.screen.overlay {
    case .help(let help): self = .help(help, HelpProps(state))
    case .history(let history): self = .history(HistoryProps(history, in: state))
    case .copyMenu(let menu): self = .copyMenu(menu)
    case .prompt(let prompt): self = .prompt(PromptProps(prompt, in: state))
    case .viewingForm(let form): self = .viewingForm(ViewingFormProps(form, in: state))
    case .doorLabels(let labels): self = .doorLabels(labels)
    case nil: return nil
    }
  }
}

/// The facts about the page below the help that only the help needs: they decide which keys do
/// something there.
public struct HelpProps: Sendable, Equatable {
  /// Whether there is a question to ask again.
  public var hasQuestion: Bool

  /// Selects the facts of a state with an open help.
  init(_ state: borrowing AppState) { hasQuestion = !state.retriedRequests.isEmpty }
}
