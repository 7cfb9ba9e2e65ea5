import MoviesCore

/// The words of the questions about the library.
enum PromptWording {
  /// What is asked, and of which title.
  static func title(of props: PromptProps) -> String {
    let subject = props.title ?? props.count.titles
    return switch props.prompt.question {
    case .note: "Note: \(subject)"
    case .viewings: "Seen: \(subject)"
    case .list: "List: \(subject)"
    case .livingList: "Save as a list"
    case .openName(_, let name): "Look for “\(name)” as"
    }
  }

  /// What may be typed.
  static func help(for props: PromptProps) -> String {
    switch props.prompt.question {
    case .note: "⏎ keeps it; an empty line removes the note."
    case .viewings: "2026-03-17 cinema, today, ? (no day known), again. Empty: not seen."
    case .list:
      props.lists.isEmpty
        ? "Type the name of a new list." : "Type to find a list, or name a new one."
    case .openName: "A name, perhaps with its year: alien (1979). Or an IMDb id."
    case .livingList(let expression): "Name the list of all that matches \(expression)."
    }
  }

  /// A list that is offered, and what Enter does with it.
  static func offer(_ list: OfferedList) -> String {
    if list.isNew { return "new list “\(list.name)”" }
    return list.hasAll ? "✓ \(list.name) (take out)" : "  \(list.name)"
  }
}
