import MoviesCore

extension Command {
  /// One or two words for the footer of a pane; `nil` for a command that the footer omits.
  func hint(in pane: Pane) -> String? {
    switch self {
    case .moveFirst: "first"
    case .open: hintOfOpening(in: pane)
    case .mark: "mark"
    case .compare: "compare"
    case .openSeries: "series"
    case .nextView: hintOfNextView(in: pane)
    case .watchlist: "watchlist"
    case .seen: "seen"
    case .note: "note"
    case .addToList: "list"
    case .undo: "undo"
    case .redo: "redo"
    case .rate1: "worst"
    case .rate10: "best"
    case .rate2, .rate3, .rate4, .rate5, .rate6, .rate7, .rate8, .rate9: ""
    case .unrate: "none"
    case .goToResults: "results"
    case .goToWatchlist: "watchlist"
    case .goToSeen: "seen"
    case .goToLists: "lists"
    case .goToStatistics: "statistics"
    case .goToOpenNames: "open names"
    case .otherName: "other name"
    case .leaveOut: "leave out"
    case .tonight: "tonight"
    case .veto: "not this one"
    case .drawAgain: "others"
    case .switchSource: "source"
    case .nextTab: pane == .statistics ? "next chart" : "next list"
    case .previousTab: pane == .statistics ? "previous chart" : "previous list"
    case .rowUp: "up"
    case .rowDown: "down"
    case .search: "search"
    case .switchPane: "pane"
    case .filterKind: "type"
    case .filterYear: "year"
    case .filterRows: pane == .tonight ? "what fits" : "filter"
    case .openLink: "IMDb"
    case .copyLink: "copy"
    case .choose: "copy"
    case .sortRating: "rating"
    case .sortVotes: "votes"
    case .sortYear: "year"
    case .sortTitle: "title"
    case .sortRuntime: "runtime"
    case .sortDisagreement: "critics"
    case .sortMine: "yours"
    case .sortSeen: "seen"
    case .sortAdded: "added"
    case .sortOriginal: "original"
    case .loadAll: "load all"
    case .retry: "retry"
    case .back where pane == .yearField: "any year"
    case .back where pane == .filterField: "all rows"
    case .back: pane == .history || pane == .copyMenu || pane == .prompt ? "close" : "back"
    case .submit where pane == .prompt: "keep"
    case .submit where pane == .wishField: "draw"
    case .submit: pane == .yearField || pane == .filterField ? "filter" : "search"
    case .olderQuery where pane == .history: nil
    case .olderQuery: "history"
    case .nextTitle: "next"
    case .wall: pane == .wall ? "list" : "posters"
    case .help: pane == .help ? "close" : "help"
    case .quit: pane == .copyMenu ? nil : "quit"
    default: nil
    }
  }

  private func hintOfOpening(in pane: Pane) -> String {
    switch pane {
    case .about: "episodes"
    case .statistics: "list"
    case .tonight, .openNames: "this one"
    case .episodes, .heatMap, .chart: "read"
    default: "open"
    }
  }

  /// What looking at the episodes in the next way shows.
  private func hintOfNextView(in pane: Pane) -> String {
    switch pane {
    case .heatMap: "chart"
    case .chart: "list"
    default: "heat map"
    }
  }

  /// The word for the footer where the one for the pane is too long; `nil` if that is short.
  var briefHint: String? {
    switch self {
    case .sortRuntime: "length"
    case .sortOriginal: "none"
    case .loadAll: "load"
    default: nil
    }
  }
}
