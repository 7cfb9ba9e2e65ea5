import MoviesCore

extension CommandTable {
  /// Commands that change what the user keeps about titles.
  static let keeping: [CommandEntry] = [
    CommandEntry(.watchlist, "on the watchlist, or off it", hint: "watchlist") {
      $0.keeping { KeepingAction.watchlistSwitched($0) }
    },
    CommandEntry(.seen, "seen today; again to edit", hint: "seen") { context in
      context.keeping { _ in context.seen }
    },
    CommandEntry(.logSeen, "log a viewing in a form", hint: "log") { context in
      context.keeping { context.viewingForm(about: $0) }
    },
    CommandEntry(
      .note, "note", hint: "note",
      requests: { $0.state.noteToEdit?.contains("\n") == true ? .editNote : nil }
    ) { context in
      context.keeping { context.asking(.note($0)) }
    },
    CommandEntry(
      .noteInEditor, "note in your editor",
      requests: { $0.state.selectedTitle == nil ? nil : .editNote }
    ) { $0.keeping { _ in nil } },
    CommandEntry(.addToList, "put into a list", hint: "list") { context in
      context.keeping { context.asking(.list($0)) }
    },
    CommandEntry(.undo, "undo", hint: "undo") { $0.undo },
    CommandEntry(.redo, "redo", hint: "redo") { _ in RetraceLibrary(.forth) },
    CommandEntry(.rowUp, "move the row up", hint: "up") { $0.moveRow(by: -1) },
    CommandEntry(.rowDown, "move the row down", hint: "down") { $0.moveRow(by: 1) },
    CommandEntry(.saveList, "save the filter as a list") { $0.saveList },
  ]

  /// Commands that rate titles, or remove the rating.
  static let ratings: [CommandEntry] =
    (1...10).map { rating in
      let hint = [1: "worst", 10: "best"][rating] ?? ""
      let summary = rating == 1 ? "rate 1 to 10" : "rate \(rating)"
      let chord = rating == 1 ? "rate" : nil
      return CommandEntry(
        .rate(rating), named: "rate\(rating)", summary, hint: hint, chord: chord
      ) {
        $0.keeping { KeepingAction.rated(rating, $0) }
      }
    } + [
      CommandEntry(.unrate, "remove the rating", hint: "none") {
        $0.keeping { KeepingAction.rated(nil, $0) }
      }
    ]

  /// Commands that go to the lists and pages of the library, and within it.
  static let going: [CommandEntry] = [
    CommandEntry(.goToResults, "go to the results", hint: "results") { _ in
      ScreenAction.resultsEntered
    },
    CommandEntry(
      .goToWatchlist, "go to the watchlist", hint: "watchlist", chord: "go to"
    ) { _ in
      LibraryPageAction.tabChosen(.list(.watchlist))
    },
    CommandEntry(.goToSeen, "go to what you have seen", hint: "seen") { _ in
      LibraryPageAction.tabChosen(.list(.seen))
    },
    CommandEntry(.goToLists, "go to your lists", hint: "lists") { $0.goToLists },
    CommandEntry(
      .goToStatistics, "go to the statistics", hint: "statistics"
    ) { _ in StatisticsAction.opened },
    CommandEntry(.imdb, "get or update IMDb's data", hint: "IMDb") { $0.imdb },
    CommandEntry(.nextTab, "next list", hint: "next list") {
      $0.pane.face.moveTab(by: 1, in: $0)
    },
    CommandEntry(.previousTab, "previous list", hint: "previous list") {
      $0.pane.face.moveTab(by: -1, in: $0)
    },
  ]
}
