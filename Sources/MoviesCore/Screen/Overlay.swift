/// A box over the screen.
public enum Overlay: Sendable, Codable, Hashable {
  case help(HelpState)
  /// The list of earlier queries, to repeat one of them.
  case history(HistoryState)
  case copyMenu(CopyMenu)
  /// A question about the library.
  case prompt(LibraryPrompt)
  /// The form for a viewing.
  case viewingForm(ViewingForm)
  /// The labels of the links.
  case doorLabels(DoorLabels)

  /// The pane of the overlay.
  public var pane: Pane {
    switch self {
    case .help: .help
    case .history: .history
    case .copyMenu: .copyMenu
    case .prompt: .prompt
    case .viewingForm: .viewingForm
    case .doorLabels: .doorLabels
    }
  }
}

extension Overlay {
  /// The question that the next key answers, unless the overlay has a box that asks it.
  var question: Notice? {
    if case .doorLabels = self { .doorLabels } else { nil }
  }
}

/// The state of the help: its scroll offset, and the search in it.
public struct HelpState: Sendable, Codable, Hashable {
  /// The number of lines scrolled away at the top.
  public var scroll = 0
  /// The text that the listed keys contain in their name or meaning.
  public var search = TextInput()

  public init() {}
}
