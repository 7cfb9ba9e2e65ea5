import MoviesCore

/// What a key can do, by the name that the configuration uses.
public enum Command: String, Sendable, Hashable, CaseIterable {
  case moveUp, moveDown, pageUp, pageDown, halfPageUp, halfPageDown, moveFirst, moveLast
  case open, back, quit, quitAtOnce, search, switchPane
  case detailsUp, detailsDown, nextTitle, previousTitle
  case filterKind, filterYear, openLink, copyID, copyLink, retry
  case submit, olderQuery, newerQuery
  case help, mouse, redraw, inspect, suspend
}

extension Command {
  /// Whether calling it several times is to go so many times as far.
  var isMovement: Bool {
    switch self {
    case .moveUp, .moveDown, .pageUp, .pageDown, .halfPageUp, .halfPageDown, .detailsUp,
      .detailsDown, .nextTitle, .previousTitle:
      true
    default: false
    }
  }

  /// What the command does, for the help.
  public var summary: String {
    switch self {
    case .moveUp: "up"
    case .moveDown: "down"
    case .pageUp: "a screen up"
    case .pageDown: "a screen down"
    case .halfPageUp: "half a screen up"
    case .halfPageDown: "half a screen down"
    case .moveFirst: "to the first"
    case .moveLast: "to the last"
    case .open: "read the details"
    case .back: "one step back; never quits"
    case .quit: "back, and at last quit"
    case .quitAtOnce: "quit at once"
    case .search: "type to search"
    case .switchPane: "to the other pane"
    case .detailsUp: "scroll the details up"
    case .detailsDown: "scroll the details down"
    case .nextTitle: "next title"
    case .previousTitle: "previous title"
    case .filterKind: "films, series, games or all"
    case .filterYear: "only one year"
    case .openLink: "open the page at IMDb"
    case .copyID: "copy the IMDb id"
    case .copyLink: "copy the IMDb link"
    case .retry: "try again what failed"
    case .submit: "search now"
    case .olderQuery: "earlier query"
    case .newerQuery: "later query"
    case .help: "this help"
    case .mouse: "listen to the mouse, or no longer"
    case .redraw: "draw the screen anew"
    case .inspect: "look inside the program"
    case .suspend: "suspend; fg comes back"
    }
  }

  /// One or two words for the footer of a pane; `nil` for what does not stand there.
  func hint(in pane: Pane) -> String? {
    switch self {
    case .open: "read"
    case .search: "search"
    case .switchPane: "pane"
    case .filterKind: "type"
    case .filterYear: "year"
    case .openLink: "IMDb"
    case .copyID: "copy"
    case .retry: "retry"
    case .back: "back"
    case .submit: "search"
    case .olderQuery: "history"
    case .nextTitle: "next"
    case .help: pane == .help ? "close" : "help"
    case .quit: "quit"
    default: nil
    }
  }
}
