import MoviesCore
public import Titles

/// A command that keys can call; each has its entry in the table of commands.
public enum Command: Sendable, Hashable {
  case moveUp, moveDown, moveLeft, moveRight, pageUp, pageDown, halfPageUp, halfPageDown, moveFirst,
    moveLast
  case open, back, quit, quitAtOnce, search, switchPane, complete
  case detailsUp, detailsDown, nextTitle, previousTitle
  case filterKind, filterYear, filterRows, openLink, retry
  case copyLink, copyMenu, copyID, copyTitle, copyMarkdown, choose
  /// Sorts by a key; `nil` restores the order in which the list came.
  case sort(TitleOrder.Key?)
  case loadAll
  case submit, olderQuery, newerQuery
  case posters, wall
  case mark, compare
  case openSeries, nextView, labelDoors
  case watchlist, seen, logSeen, note, noteInEditor, addToList, undo, redo
  /// Gives a rating from 1 to 10.
  case rate(Int)
  case unrate
  case goToResults, goToWatchlist, goToSeen, goToLists
  case nextTab, previousTab, rowUp, rowDown, saveList, goToStatistics
  case goToOpenNames, otherName, leaveOut
  /// Chooses one of the titles that a name may mean, from 1 to 9.
  case candidate(Int)
  case goToSteps, ownSteps
  case goToNextUp
  case goToDiary, previousMonth, nextMonth, previousYear, nextYear
  case nextSeenDay, previousSeenDay
  case tonight, veto, takeVetoBack, drawAgain, switchSource, switchSeen
  case imdb
  case goToImport, dayFirst, monthFirst
  case goToFiles, scanFiles, play, playAnew
  case goHome
  /// Opens a numbered link of the home page, from 1 to 10.
  case door(Int)
  /// Sets the highest rating of a file's scale.
  case scale(Int)
  case help, mouse, theme, redraw, inspect, suspend
}

extension Command {
  /// Finds a command by its name in the configuration; returns `nil` for an unknown name.
  public init?(named name: String) {
    guard let entry = CommandTable.entries.first(where: { $0.name == name }) else { return nil }
    self = entry.command
  }

  /// The names of all commands, as the configuration has them.
  public static var names: [String] { CommandTable.entries.map(\.name) }

  /// The command's name in the configuration.
  public var name: String { entry.name }

  /// The description of the command's effect in the help.
  public var summary: String { entry.summary }

  /// The command's entry in the table of commands.
  var entry: CommandEntry { CommandTable.entry(of: self) }

  /// Commands that differ only in a number, so that the help lists them in one line.
  enum Family: Sendable {
    case rating, candidate, door
  }

  /// The family that the command belongs to; `nil` for one that stands alone.
  var family: Family? {
    switch self {
    case .rate: .rating
    case .candidate: .candidate
    case .door: .door
    default: nil
    }
  }
}
