/// A box over the screen.
public enum Overlay: Sendable, Codable, Hashable {
  case help(HelpState)
  /// The earlier queries, to ask one of them again.
  case history(HistoryState)
  case copyMenu(CopyMenu)
  /// A question about the library.
  case prompt(LibraryPrompt)
  /// The form for a viewing.
  case viewingForm(ViewingForm)
  /// A letter beside every door.
  case doorLabels(DoorLabels)

  /// The pane that has the keys there.
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
  /// The question that the next keys answer, unless a box asks it.
  var question: Notice? {
    if case .doorLabels = self { .doorLabels } else { nil }
  }
}

/// The help: how far it is scrolled, and the search in it.
public struct HelpState: Sendable, Codable, Hashable {
  /// How many lines are scrolled away at the top.
  public var scroll = 0
  /// Only keys whose name or meaning contains this text are listed.
  public var search = TextInput()

  public init() {}
}
