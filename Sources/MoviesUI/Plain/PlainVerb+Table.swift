import MoviesCore

extension PlainVerb {
  /// All verbs that can be typed, in the order of the help.
  ///
  /// ``PlainPrinter/page`` describes the page that a verb leads to.
  static let table = [read] + listing + library + program

  /// The verb for a number alone.
  static let read = PlainVerb([], .numbers, .plan(PlainContext.read), "2: read all about number 2")

  /// The verb that begins a session.
  static let opening = PlainVerb([], .none, .plan(PlainContext.begin), "")

  /// The verb for an empty line.
  static let nothing = PlainVerb([], .none, .plan(PlainContext.nothing), "")

  /// The verb for anything that is not in the table.
  static let unknown = PlainVerb([], .text, .plan(PlainContext.unknown), "")

  /// Finds the verb that a word calls, in any case, unless a capital letter is another verb.
  init?(calledBy word: some StringProtocol) {
    func verb(_ word: String) -> PlainVerb? { Self.table.first { $0.words.contains(word) } }
    guard let verb = verb(String(word)) ?? verb(word.lowercased()) else { return nil }
    self = verb
  }

  private static let listing = [
    PlainVerb(["n", "next", "more"], .none, .plan(PlainContext.more), "n: the next ten"),
    PlainVerb(["p", "previous"], .none, .plan(PlainContext.previous), "p: the ten before"),
    PlainVerb(
      ["l", "list"], .number, .plan(PlainContext.list),
      "l: the list again; l 40: the list from number 40"),
    PlainVerb(
      ["/", "search"], .text, .plan(PlainContext.search), "/ blade runner: search for these words"),
    PlainVerb(
      ["person"], .text, .plan(PlainContext.person),
      "person agnes varda: everything with somebody that is known on this machine"),
    PlainVerb(
      ["t", "type"], .text, .plan(PlainContext.kind),
      "t films, t series, t games, t all: filter by type"),
    PlainVerb(
      ["y", "year"], .text, .plan(PlainContext.year), "y 1989: filter by year; y alone: any year"),
    PlainVerb(
      ["f", "filter"], .text, .plan(PlainContext.filter),
      "f genre:noir rating>7: list only what matches; f alone: all rows again"),
    PlainVerb(
      ["sort"], .text, .plan(PlainContext.sort),
      "sort rating, sort votes, sort year, sort title, sort runtime, sort disagreement, sort mine, "
        + "sort seen, sort added: sort the list; again: the other way round; sort alone: the "
        + "original order"),
    PlainVerb(
      ["load"], .none, .plan(PlainContext.load),
      "load: load the whole list, or look up what is not known of its titles"),
    PlainVerb(
      ["e", "episodes"], .text, .plan(PlainContext.episodes),
      "e 5: the episodes of season 5 of the series read last; e 5 14: read episode 14 of it; e: a "
        + "line about every season; then x 5x14: you saw that episode, and so with w, *, note, add"),
    PlainVerb(
      ["=", "compare"], .numbers, .plan(PlainContext.compare),
      "= 1 2: compare numbers 1 and 2, side by side; up to four"),
    PlainVerb(
      ["o", "open"], .number, .plan(PlainContext.openLink),
      "o: open the IMDb page of the title read last; o 2: of number 2"),
    PlainVerb(
      ["c", "copy"], .number, .plan(PlainContext.printLink),
      "c: print the id and the link of the title read last; c 2: of number 2"),
  ]

  private static let library = [
    PlainVerb(
      ["w", "watchlist"], .numbers, .keeps(.watchlist),
      "w: put the title read last on the watchlist, or take it off; w 2: number 2; w 2,3: both"),
    PlainVerb(
      ["x", "seen"], .numbersAndText, .asksLibrary(PlainContext.seen),
      "x: you saw the title read last today; x 2: number 2; x 2,3: both; x 2 2026-03-17 cinema: "
        + "another day, in the cinema; x 2 today again at home: not the first time, and where; x 2 = "
        + "2026-03-17 cinema, today: these times and no others"),
    PlainVerb(
      ["*", "rate"], .wordAndNumbers, .asksLibrary(PlainContext.rate),
      "* 8: rate the title read last 8 of 10; * 8 2: number 2; * 8 2,3: both; * - 2: no rating"),
    PlainVerb(
      ["note"], .numbersAndText, .asksLibrary(PlainContext.note),
      "note 2 the book is better: write a note on number 2; note 2 -: remove it; without a number: "
        + "the title read last"),
    PlainVerb(
      ["add"], .numbersAndText, .asksLibrary(PlainContext.addToList),
      "add 2 rainy days: put number 2 on this list of yours, or take it off; without a number: the "
        + "title read last"),
    PlainVerb(
      ["save"], .text, .asksLibrary(PlainContext.saveList),
      "save rainy days: keep what f lists as a list that fills itself, by this name"),
    PlainVerb(
      ["u", "undo"], .number, .asksLibrary(PlainContext.undo),
      "u: undo the last change of your library; one of another session or of more than five titles "
        + "is asked about before; after steps, u 3: undo the third of them and all after it"),
    PlainVerb(["U", "redo"], .none, .changes(.redo), "U: redo what was undone, in the same way"),
    PlainVerb(
      ["yes"], .none, .plan(PlainContext.agree), "yes: do what was asked about"),
    PlainVerb(
      ["library"], .text, .asksLibrary(PlainContext.library),
      "library: your lists; library watchlist: list one of them"),
    PlainVerb(
      ["names"], .numbersAndText, .asksLibrary(PlainContext.openNames),
      "names: the names of an import to match; names 3 1: number 3 is its first title; names 3 "
        + "alien: look for another one; names 3 -: leave it out"),
    PlainVerb(
      ["steps"], .number, .plan(PlainContext.steps),
      "steps: what was done to your library, the latest first; steps 2: the titles that the second "
        + "of them changed"),
    PlainVerb(
      ["nextup"], .none, .shows(.goToNextUp),
      "nextup: the next episode of every series that you have begun; then x 1: number 1 is seen"),
    PlainVerb(
      ["diary"], .text, .asksLibrary(PlainContext.diary),
      "diary: what you saw this month; diary 2026-03: that month; diary 2026-03-17: list that day"),
    PlainVerb(
      ["home"], .none, .shows(.goHome),
      "home: the evening on one page: what goes on, what fits tonight, what you saw last; then 2: "
        + "open number 2"),
    PlainVerb(
      ["files"], .text, .plan(PlainContext.files),
      "files: what you have in your folders; files missing: episodes that you lack; files twice: "
        + "what you have in several versions; files scan: look again"),
    PlainVerb(
      ["play"], .number, .plan(PlainContext.play),
      "play: play the title read last from your files; play 2: number 2"),
    PlainVerb(
      ["stats", "statistics"], .none, .shows(.goToStatistics),
      "stats: what your library amounts to"),
    PlainVerb(
      ["tonight"], .text, .asksLibrary(PlainContext.tonight),
      "tonight: three titles for tonight; tonight runtime<110: only what fits; tonight have: only "
        + "what is in your folders; tonight disk, tonight seen: more to choose from; tonight again: three others"
    ),
    PlainVerb(
      ["v", "veto"], .number, .asksLibrary(PlainContext.veto),
      "v 2: another title in place of number 2 of those for tonight"),
  ]

  private static let program = [
    PlainVerb(["r", "retry"], .none, .plan(PlainContext.retry), "r: retry, or ask again"),
    PlainVerb(
      ["s", "stop"], .none, .plan(PlainContext.stop), "s: stop waiting",
      interruption: LoadingAction.cancelled),
    PlainVerb(
      ["imdb"], .text, .plan(PlainContext.imdb),
      "imdb: whether IMDb's data is on this machine; imdb import: get it, or what is newer of it, "
        + "after a yes; imdb stop: stop that"),
    PlainVerb(
      ["bring"], .text, .plan(PlainContext.bring),
      "bring ratings.csv: what a file of another service would bring, and after a yes, bring it; "
        + "bring scale 10, bring days dmy: say what the file does not"),
    PlainVerb(["?", "h", "help"], .none, .plan(PlainContext.help), "?: this help"),
    PlainVerb(
      ["q", "quit", "exit"], .none, .plan(PlainContext.quit), "q: quit",
      interruption: ScreenAction.quit),
  ]
}
