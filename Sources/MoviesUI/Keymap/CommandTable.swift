import MoviesCore
import Redux

/// The table of all commands, with their actions and their words in the help and the footer.
enum CommandTable {
  /// All commands, by their purpose.
  static let entries: [CommandEntry] =
    of(.moving, moving) + of(.reading, reading) + of(.keeping, keeping + ratings)
    + of(.library, going) + of(.searching, searching) + of(.filtering, filtering)
    + of(.sorting, sorting) + of(.links, links) + of(.program, program)
    + Pane.allCases.flatMap(\.face.commands)

  /// Returns the entry of a command; one that does nothing for a command without an entry, such as
  /// a rating of 11.
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
