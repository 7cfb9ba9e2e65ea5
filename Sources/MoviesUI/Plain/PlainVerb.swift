/// What can be typed at the prompt of plain mode in addition to the number of a title.
enum PlainVerb: CaseIterable {
  case more, previous, list, search, kind, year, filter, sort, load, episodes, compare, open, link,
    watchlist, seen, rate, note, add, save, undo, redo, yes, library, names, statistics, tonight,
    veto,
    retry, stop, help, quit

  /// The words that call it, the shortest first.
  var words: [String] {
    switch self {
    case .more: ["n", "next", "more"]
    case .previous: ["p", "previous"]
    case .list: ["l", "list"]
    case .search: ["/", "search"]
    case .kind: ["t", "type"]
    case .year: ["y", "year"]
    case .filter: ["f", "filter"]
    case .sort: ["sort"]
    case .load: ["load"]
    case .episodes: ["e", "episodes"]
    case .compare: ["=", "compare"]
    case .open: ["o", "open"]
    case .link: ["c", "copy"]
    case .watchlist: ["w", "watchlist"]
    case .seen: ["x", "seen"]
    case .rate: ["*", "rate"]
    case .note: ["note"]
    case .add: ["add"]
    case .save: ["save"]
    case .undo: ["u", "undo"]
    case .redo: ["redo"]
    case .yes: ["yes"]
    case .library: ["library"]
    case .names: ["names"]
    case .statistics: ["stats", "statistics"]
    case .tonight: ["tonight"]
    case .veto: ["v", "veto"]
    case .retry: ["r", "retry"]
    case .stop: ["s", "stop"]
    case .help: ["?", "h", "help"]
    case .quit: ["q", "quit", "exit"]
    }
  }

  /// How to type it, and what it does: a line of the help.
  var explanation: String {
    switch self {
    case .more: "n: the next ten"
    case .previous: "p: the ten before"
    case .list: "l: the list again; l 40: the list from number 40"
    case .search: "/ blade runner: search for these words"
    case .kind: "t films, t series, t games, t all: filter by type"
    case .year: "y 1989: filter by year; y alone: any year"
    case .filter: "f genre:noir rating>7: list only what matches; f alone: all rows again"
    case .sort:
      "sort rating, sort votes, sort year, sort title, sort runtime, sort disagreement, sort mine, "
        + "sort seen, sort added: sort the "
        + "list; again: the other way round; sort alone: the original order"
    case .load: "load: load the whole list, or look up what is not known of its titles"
    case .episodes:
      "e 5: the episodes of season 5 of the series read last; e 5 14: read episode 14 of it; e: a "
        + "line about every season"
    case .compare: "= 1 2: compare numbers 1 and 2, side by side; up to four"
    case .open: "o: open the IMDb page of the title read last; o 2: of number 2"
    case .link: "c: print the id and the link of the title read last; c 2: of number 2"
    case .watchlist:
      "w: put the title read last on the watchlist, or take it off; w 2: number 2; w 2,3: both"
    case .seen:
      "x: you saw the title read last today; x 2: number 2; x 2,3: both; x 2 2026-03-17 cinema: "
        + "another day, and where; x 2 = 2026-03-17 cinema, today: these times and no others"
    case .rate:
      "* 8: rate the title read last 8 of 10; * 8 2: number 2; * 8 2,3: both; * - 2: no rating"
    case .note:
      "note 2 the book is better: write a note on number 2; note 2 -: remove it; without a number: "
        + "the title read last"
    case .add:
      "add 2 rainy days: put number 2 on this list of yours, or take it off; without a number: the "
        + "title read last"
    case .save: "save rainy days: keep what f lists as a list that fills itself, by this name"
    case .undo:
      "u: undo the last change of your library; one of another session or of more than five titles "
        + "is asked about before"
    case .redo: "redo: redo what was undone, in the same way"
    case .yes: "yes: undo or redo what was asked about"
    case .library: "library: your lists; library watchlist: list one of them"
    case .names:
      "names: the names that an import has left open; names 3 1: number 3 is its first title; names 3 "
        + "alien: look for another one; names 3 -: leave it out"
    case .statistics: "stats: what your library amounts to"
    case .tonight:
      "tonight: three titles for tonight; tonight runtime<110: only what fits; tonight disk, "
        + "tonight seen: more to choose from; tonight again: three others"
    case .veto: "v 2: another title in place of number 2 of those for tonight"
    case .retry: "r: retry, or ask again"
    case .stop: "s: stop waiting"
    case .help: "?: this help"
    case .quit: "q: quit"
    }
  }

  /// The verb that a word calls, in small or capital letters.
  init?(_ word: some StringProtocol) {
    let word = word.lowercased()
    guard let verb = Self.allCases.first(where: { $0.words.contains(word) }) else { return nil }
    self = verb
  }
}
