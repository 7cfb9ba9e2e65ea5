import MoviesCore

extension CommandTable {
  /// What the user keeps about titles.
  static let keeping: [CommandEntry] = [
    CommandEntry(.watchlist, "on the watchlist, or off it", hint: "watchlist") {
      $0.keeping { KeepingAction.watchlistSwitched($0) }
    },
    CommandEntry(.seen, "seen today; again to edit", hint: "seen") { context in
      context.keeping { _ in context.seen }
    },
    CommandEntry(
      .note, "note", hint: "note",
      requests: { $0.state.noteToEdit.contains("\n") ? .editNote : nil }
    ) { context in
      context.keeping { context.asking(.note($0), text: context.state.noteToEdit) }
    },
    CommandEntry(
      .noteInEditor, "note in your editor",
      requests: { $0.state.selectedTitle == nil ? nil : .editNote }
    ) { $0.keeping { _ in nil } },
    CommandEntry(.addToList, "put into a list", hint: "list") { context in
      context.keeping { context.asking(.list($0)) }
    },
    CommandEntry(.undo, "undo", hint: "undo") { _ in RetraceLibrary(.back) },
    CommandEntry(.redo, "redo", hint: "redo") { _ in RetraceLibrary(.forth) },
    CommandEntry(.rowUp, "move the row up", hint: "up") { $0.moveRow(by: -1) },
    CommandEntry(.rowDown, "move the row down", hint: "down") { $0.moveRow(by: 1) },
    CommandEntry(.saveList, "save the filter as a list") { $0.saveList },
  ]

  /// The ratings, and none.
  static let ratings: [CommandEntry] =
    (1...10).map { rating in
      let hint = [1: "worst", 10: "best"][rating] ?? ""
      let summary = rating == 1 ? "rate 1 to 10" : "rate \(rating)"
      return CommandEntry(.rate(rating), named: "rate\(rating)", summary, hint: hint) {
        $0.keeping { KeepingAction.rated(rating, $0) }
      }
    } + [
      CommandEntry(.unrate, "remove the rating", hint: "none") {
        $0.keeping { KeepingAction.rated(nil, $0) }
      }
    ]

  /// What can be said about the proposals for tonight.
  static let proposing: [CommandEntry] = [
    CommandEntry(.veto, "not tonight, another", hint: "not this one") { _ in
      TonightAction.vetoed
    },
    CommandEntry(.takeVetoBack, "take the veto back") { _ in
      TonightAction.vetoTakenBack
    },
    CommandEntry(.drawAgain, "three others", hint: "others") { _ in
      TonightAction.drawnAgain
    },
    CommandEntry(.switchSource, "watchlist or this disk", hint: "source") { _ in
      TonightAction.sourceSwitched
    },
    CommandEntry(.switchSeen, "include what was seen") { _ in
      TonightAction.seenSwitched
    },
  ]

  /// What an open name can be said to mean.
  static let naming: [CommandEntry] =
    (1...9).map { number in
      let summary = number == 1 ? "choose a title, 1 to 9" : "choose title \(number)"
      return CommandEntry(.candidate(number), named: "candidate\(number)", summary) { _ in
        OpenNamesAction.candidateChosen(number - 1)
      }
    } + [
      CommandEntry(
        .otherName, "look for another name or id", hint: "other name"
      ) { $0.otherName },
      CommandEntry(.leaveOut, "leave the name out", hint: "leave out") {
        $0.openName.map { _ in OpenNamesAction.leftOut }
      },
    ]

  /// The ways to the lists and pages of the library, and within it.
  static let going: [CommandEntry] = [
    CommandEntry(.goToResults, "go to the results", hint: "results") { _ in
      ScreenAction.resultsEntered
    },
    CommandEntry(.goToWatchlist, "go to the watchlist", hint: "watchlist") { _ in
      LibraryPageAction.tabChosen(.list(.watchlist))
    },
    CommandEntry(.goToSeen, "go to what you have seen", hint: "seen") { _ in
      LibraryPageAction.tabChosen(.list(.seen))
    },
    CommandEntry(.goToLists, "go to your lists", hint: "lists") { $0.goToLists },
    CommandEntry(
      .goToStatistics, "go to the statistics", hint: "statistics"
    ) { _ in StatisticsAction.opened },
    CommandEntry(
      .goToOpenNames, "go to open names", hint: "open names"
    ) { _ in OpenNamesAction.opened },
    CommandEntry(.tonight, "something for tonight", hint: "tonight") {
      TonightAction.opened($0.state.usualWish, seed: $0.state.tonightSeed)
    },
    CommandEntry(
      .nextTab, "next list",
      hintIn: { $0 == .statistics ? "next chart" : "next list" }
    ) { $0.moveTab(by: 1) },
    CommandEntry(
      .previousTab, "previous list",
      hintIn: { $0 == .statistics ? "previous chart" : "previous list" }
    ) { $0.moveTab(by: -1) },
  ]
}
