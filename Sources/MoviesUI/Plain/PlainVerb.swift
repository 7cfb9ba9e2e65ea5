/// What can be typed at the prompt of plain mode in addition to the number of a title.
enum PlainVerb: CaseIterable {
  case more, previous, list, search, kind, year, filter, sort, load, episodes, compare, open, link,
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
      "sort rating, sort votes, sort year, sort title, sort runtime, sort disagreement: sort the "
        + "list; again: the other way round; sort alone: the original order"
    case .load: "load: load the whole list"
    case .episodes:
      "e 5: the episodes of season 5 of the series read last; e 5 14: read episode 14 of it; e: a "
        + "line about every season"
    case .compare: "= 1 2: compare numbers 1 and 2, side by side; up to four"
    case .open: "o: open the IMDb page of the title read last; o 2: of number 2"
    case .link: "c: print the id and the link of the title read last; c 2: of number 2"
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
