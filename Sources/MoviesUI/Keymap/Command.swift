import MoviesCore

/// What a key can do, by its name in the configuration.
public enum Command: String, Sendable, Hashable, CaseIterable {
  case moveUp, moveDown, moveLeft, moveRight, pageUp, pageDown, halfPageUp, halfPageDown, moveFirst,
    moveLast
  case open, back, quit, quitAtOnce, search, switchPane, complete
  case detailsUp, detailsDown, nextTitle, previousTitle
  case filterKind, filterYear, filterRows, openLink, retry
  case copyLink, copyMenu, copyID, copyTitle, copyMarkdown, choose
  case sortRating, sortVotes, sortYear, sortTitle, sortRuntime, sortDisagreement, sortMine,
    sortSeen,
    sortAdded, sortOriginal
  case loadAll
  case submit, olderQuery, newerQuery
  case posters, wall
  case mark, compare
  case openSeries, nextView
  case watchlist, seen, note, noteInEditor, addToList, undo, redo
  case rate1, rate2, rate3, rate4, rate5, rate6, rate7, rate8, rate9, rate10, unrate
  case goToResults, goToWatchlist, goToSeen, goToLists
  case nextTab, previousTab, rowUp, rowDown, saveList, goToStatistics
  case goToOpenNames, otherName, leaveOut
  case candidate1, candidate2, candidate3, candidate4, candidate5, candidate6, candidate7,
    candidate8, candidate9
  case tonight, veto, takeVetoBack, drawAgain, switchSource, switchSeen
  case help, mouse, theme, redraw, inspect, suspend
}

extension Command {
  /// Whether pressing its key several times moves several times as far.
  var isMovement: Bool {
    switch self {
    case .moveUp, .moveDown, .moveLeft, .moveRight, .pageUp, .pageDown, .halfPageUp,
      .halfPageDown, .detailsUp, .detailsDown, .nextTitle, .previousTitle, .newerQuery:
      true
    default: false
    }
  }

  /// What the command does, for the help.
  public var summary: String {
    switch self {
    case .moveUp: "up"
    case .moveDown: "down"
    case .moveLeft: "left"
    case .moveRight: "right"
    case .pageUp: "page up"
    case .pageDown: "page down"
    case .halfPageUp: "half a page up"
    case .halfPageDown: "half a page down"
    case .moveFirst: "first"
    case .moveLast: "last"
    case .open: "open details"
    case .back: "back; never quits"
    case .quit: "back; quits from the list"
    case .quitAtOnce: "quit at once"
    case .search: "search by title"
    case .switchPane: "switch pane"
    case .complete: "complete; again: the next one"
    case .detailsUp: "scroll details up"
    case .detailsDown: "scroll details down"
    case .nextTitle: "next title"
    case .previousTitle: "previous title"
    case .filterKind: "filter by type"
    case .filterYear: "filter by year"
    case .filterRows: "filter the rows"
    case .openLink: "open the IMDb page"
    case .copyLink: "copy the IMDb link"
    case .copyMenu: "copy id, title or Markdown"
    case .copyID: "copy the IMDb id"
    case .copyTitle: "copy title and year"
    case .copyMarkdown: "copy as a Markdown link"
    case .choose: "copy the selected line"
    case .sortRating: "sort by rating"
    case .sortVotes: "sort by votes"
    case .sortYear: "sort by year"
    case .sortTitle: "sort by title"
    case .sortRuntime: "sort by runtime"
    case .sortDisagreement: "sort by critics against IMDb"
    case .sortMine: "sort by your rating"
    case .sortSeen: "sort by when you saw it"
    case .sortAdded: "sort by when you added it"
    case .sortOriginal: "original order"
    case .loadAll: "load the whole list"
    case .retry: "retry, or ask again"
    case .submit: "search now"
    case .olderQuery: "earlier searches"
    case .newerQuery: "later search"
    case .posters: "posters on/off"
    case .mark: "mark, or unmark"
    case .compare: "compare what is marked"
    case .openSeries: "open the series"
    case .nextView: "episodes, heat map, chart"
    case .wall: "wall of posters"
    case .watchlist: "on the watchlist, or off it"
    case .seen: "seen today; again to edit"
    case .note: "note"
    case .noteInEditor: "note in your editor"
    case .addToList: "put into a list"
    case .undo: "undo"
    case .redo: "redo"
    case .rate1: "rate 1 to 10"
    case .rate2, .rate3, .rate4, .rate5, .rate6, .rate7, .rate8, .rate9, .rate10:
      "rate \(rating ?? 0)"
    case .unrate: "remove the rating"
    case .goToResults: "go to the results"
    case .goToWatchlist: "go to the watchlist"
    case .goToSeen: "go to what you have seen"
    case .goToLists: "go to your lists"
    case .goToStatistics: "go to the statistics"
    case .goToOpenNames: "go to open names"
    case .otherName: "look for another name or id"
    case .leaveOut: "leave the name out"
    case .candidate1: "choose a title, 1 to 9"
    case .candidate2, .candidate3, .candidate4, .candidate5, .candidate6, .candidate7,
      .candidate8, .candidate9:
      "choose title \((candidate ?? 0) + 1)"
    case .tonight: "something for tonight"
    case .veto: "not tonight, another"
    case .takeVetoBack: "take the veto back"
    case .drawAgain: "three others"
    case .switchSource: "watchlist or this disk"
    case .switchSeen: "include what was seen"
    case .nextTab: "next list"
    case .previousTab: "previous list"
    case .rowUp: "move the row up"
    case .rowDown: "move the row down"
    case .saveList: "save the filter as a list"
    case .help: "this help"
    case .mouse: "mouse on/off"
    case .theme: "next theme"
    case .redraw: "redraw"
    case .inspect: "inspector"
    case .suspend: "suspend; fg resumes"
    }
  }

  /// The rating that the command gives; `nil` for another command.
  var rating: Int? {
    switch self {
    case .rate1: 1
    case .rate2: 2
    case .rate3: 3
    case .rate4: 4
    case .rate5: 5
    case .rate6: 6
    case .rate7: 7
    case .rate8: 8
    case .rate9: 9
    case .rate10: 10
    default: nil
    }
  }

  /// The candidate that the command chooses, counted from 0; `nil` for another command.
  var candidate: Int? {
    switch self {
    case .candidate1: 0
    case .candidate2: 1
    case .candidate3: 2
    case .candidate4: 3
    case .candidate5: 4
    case .candidate6: 5
    case .candidate7: 6
    case .candidate8: 7
    case .candidate9: 8
    default: nil
    }
  }
}
