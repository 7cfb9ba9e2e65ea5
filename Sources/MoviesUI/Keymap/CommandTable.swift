import MoviesCore
import Redux
import Titles

/// The table of all commands, with their actions and their words in the help and the footer.
enum CommandTable {
  /// All commands, by their purpose.
  static let entries: [CommandEntry] =
    of(.moving, moving) + of(.reading, reading) + of(.keeping, keeping + ratings)
    + of(.library, going) + of(.searching, searching) + of(.filtering, filtering)
    + of(.sorting, sorting) + of(.links, links) + of(.program, program)
    + Pane.allCases.flatMap(\.face.commands)

  /// Returns the entry of a command; a command without one, such as a rating of 11, does nothing.
  static func entry(of command: Command) -> CommandEntry {
    entriesByCommand[command] ?? CommandEntry(command, "") { _ in nil }
  }

  private static let entriesByCommand = Dictionary(
    entries.map { ($0.command, $0) }, uniquingKeysWith: { first, _ in first })

  /// Returns entries for a section of the help.
  static func of(
    _ purpose: CommandEntry.Purpose, _ entries: [CommandEntry]
  ) -> [CommandEntry] {
    entries.map { entry in
      var entry = entry
      entry.purpose = purpose
      return entry
    }
  }

  private static let moving: [CommandEntry] = [
    CommandEntry(.moveUp, "up", isMovement: true) { $0.step(by: -1) },
    CommandEntry(.moveDown, "down", isMovement: true) { $0.moveDown },
    CommandEntry(.moveLeft, "left", isMovement: true) { $0.moveSideways(by: -1) },
    CommandEntry(.moveRight, "right", isMovement: true) { $0.moveSideways(by: 1) },
    CommandEntry(.pageUp, "page up", isMovement: true) { $0.move(by: -$0.page) },
    CommandEntry(.pageDown, "page down", hint: "page", isMovement: true) { $0.move(by: $0.page) },
    CommandEntry(.halfPageUp, "half a page up", isMovement: true) {
      $0.move(by: -$0.halfPage)
    },
    CommandEntry(.halfPageDown, "half a page down", isMovement: true) {
      $0.move(by: $0.halfPage)
    },
    CommandEntry(.moveFirst, "first", hint: "first") {
      $0.pane.face.moveToEnd(-1, in: $0)
    },
    CommandEntry(.moveLast, "last") { $0.pane.face.moveToEnd(1, in: $0) },
  ]

  private static let reading: [CommandEntry] = [
    CommandEntry(.open, "open details", hint: "open") { $0.pane.face.open(in: $0) },
    CommandEntry(.back, "back; never quits", hint: "back") { $0.back },
    CommandEntry(.switchPane, "switch pane", hint: "pane") { $0.switchPane },
    CommandEntry(.detailsUp, "scroll details up", isMovement: true) {
      $0.scrolled(.details, by: -$0.times)
    },
    CommandEntry(.detailsDown, "scroll details down", isMovement: true) {
      $0.scrolled(.details, by: $0.times)
    },
    CommandEntry(.nextTitle, "next title", hint: "next", isMovement: true) {
      $0.turn(by: $0.times)
    },
    CommandEntry(.previousTitle, "previous title", isMovement: true) {
      $0.turn(by: -$0.times)
    },
    CommandEntry(.posters, "posters on/off") { $0.posters },
    CommandEntry(.wall, "wall of posters", hint: "posters") { $0.wall },
    CommandEntry(.mark, "mark or unmark, and go on", hint: "mark") { $0.mark },
    CommandEntry(.compare, "compare what is marked", hint: "compare") { $0.compare },
    CommandEntry(.openSeries, "open the series", hint: "series") { $0.openSeries },
    CommandEntry(.nextView, "episodes, heat map, chart", hint: "heat map") {
      $0.state.seriesPage == nil ? nil : SeriesAction.viewSwitched
    },
    CommandEntry(.labelDoors, "open a link by its letter", hint: "letters") { $0.labelDoors },
  ]

  private static let searching: [CommandEntry] = [
    CommandEntry(.search, "search by title", hint: "search") { _ in
      ScreenAction.fieldEntered(.search)
    },
    CommandEntry(.submit, "search now", hint: "search") { $0.pane.face.submit(in: $0) },
    CommandEntry(.complete, "complete; again: the next one") { $0.complete },
    CommandEntry(.olderQuery, "earlier searches", hint: "earlier") { $0.olderQuery },
    CommandEntry(.newerQuery, "later search", isMovement: true) { $0.move(by: -1) },
    CommandEntry(.retry, "retry, or ask again", hint: "retry") { _ in
      MoviesAction.retried
    },
  ]

  private static let filtering: [CommandEntry] = [
    CommandEntry(.filterKind, "filter by type", hint: "type") { $0.filterKind },
    CommandEntry(.filterYear, "filter by year", hint: "year") { $0.filterYear },
    CommandEntry(.filterRows, "filter the rows", hint: "filter") {
      $0.pane.face.filter(in: $0)
    },
  ]

  private static let links: [CommandEntry] = [
    CommandEntry(.openLink, "open the IMDb page", hint: "IMDb") { $0.openLink },
    CommandEntry(.copyMenu, "copy id, title or Markdown") { $0.copyMenu },
    CommandEntry(.copyLink, "copy the IMDb link", hint: "copy") { $0.copy(.link) },
    CommandEntry(.copyID, "copy the IMDb id") { $0.copy(.id) },
    CommandEntry(.copyTitle, "copy title and year") { $0.copy(.title) },
    CommandEntry(.copyMarkdown, "copy as a Markdown link") { $0.copy(.markdown) },
    CommandEntry(.choose, "copy the selected line", hint: "copy") { $0.choose },
  ]

  private static let program: [CommandEntry] = [
    CommandEntry(.help, "this help", hint: "help") { $0.help },
    CommandEntry(.mouse, "mouse on/off") { _ in ScreenAction.mouseToggled },
    CommandEntry(.theme, "next theme") { _ in ScreenAction.themeSwitched },
    CommandEntry(.redraw, "redraw", requests: { _ in .redraw }) { _ in nil },
    CommandEntry(.inspect, "inspector, for developers", requests: { _ in .inspect }) { _ in nil },
    CommandEntry(.suspend, "suspend; fg resumes", requests: { _ in .suspend }) { _ in nil },
    CommandEntry(.quit, "back; quits from the results", hint: "quit") { $0.quit },
    CommandEntry(.quitAtOnce, "quit at once") { _ in ScreenAction.quit },
  ]
}

extension CommandTable {
  /// Commands that sort a list, or load all of it.
  static let sorting: [CommandEntry] = [
    sort(.rating, "sortRating", "sort by rating", hint: "rating", chord: "sort"),
    sort(.votes, "sortVotes", "sort by votes", hint: "votes"),
    sort(.year, "sortYear", "sort by year", hint: "year"),
    sort(.title, "sortTitle", "sort by title", hint: "title"),
    sort(.runtime, "sortRuntime", "sort by runtime", hint: "runtime", brief: "length"),
    sort(.disagreement, "sortDisagreement", "sort by critics against IMDb", hint: "critics"),
    sort(.mine, "sortMine", "sort by your rating", hint: "yours"),
    sort(.seen, "sortSeen", "sort by when you saw it", hint: "seen"),
    sort(.added, "sortAdded", "sort by when you added it", hint: "added"),
    sort(nil, "sortOriginal", "original order", hint: "original", brief: "none"),
    CommandEntry(
      .loadAll, "load the whole list", hint: "load all", brief: "load"
    ) { $0.hasList ? MoviesAction.restRequested : nil },
  ]

  private static func sort(
    _ key: TitleOrder.Key?, _ name: String, _ summary: String, hint: String, brief: String? = nil,
    chord: String? = nil
  ) -> CommandEntry {
    CommandEntry(.sort(key), named: name, summary, hint: hint, brief: brief, chord: chord) {
      $0.hasList ? $0.state.sorting(by: key) : nil
    }
  }
}

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
