import MoviesUI
import Testing

@Suite("Lines typed in plain mode", .timeLimit(.minutes(5)))
struct PlainCommandTests {
  @Test(
    "A line is a command",
    arguments: [
      ("2", .read(2)), (" 12 ", .read(12)), ("n", .more), ("More", .more), ("p", .previous),
      ("l", .list(from: nil)), ("l 40", .list(from: 40)),
      ("/  blade runner ", .search("blade runner")),
      ("/alien", .search("alien")), ("search up", .search("up")), ("t films", .kind(.movie)),
      ("t series", .kind(.series)), ("t games", .kind(.game)), ("t all", .kind(nil)),
      ("y 1989", .year("1989")), ("y", .year("")),
      ("sort rating", .sort(.rating)), ("sort Title", .sort(.title)), ("sort", .sort(nil)),
      ("load", .load), ("o", .open(nil)), ("o 3", .open(3)),
      ("c", .link(nil)), ("c 3", .link(3)), ("r", .retry), ("s", .stop), ("?", .help),
      ("w", .watchlist([])), ("watchlist 3", .watchlist([3])), ("w 1, 3 5", .watchlist([1, 3, 5])),
      ("x", .seen([], day: "")), ("x 2,3", .seen([2, 3], day: "")),
      ("x 2 = 2026-03-17, today", .viewings([2], "2026-03-17, today")), ("x =", .viewings([], "")),
      ("names 3 2", .settle(3, as: .candidate(2))),
      ("names 3 1979", .settle(3, as: .sought("1979"))),
      ("names 3 -", .settle(3, as: .leftOut)),
      ("save rainy days", .save("rainy days")),
      ("x 3", .seen([3], day: "")), ("x 3 2026-03-17 cinema", .seen([3], day: "2026-03-17 cinema")),
      ("x yesterday", .seen([], day: "yesterday")), ("* 8", .rate([], as: 8)),
      ("*10 2", .rate([2], as: 10)), ("rate 8 3", .rate([3], as: 8)),
      ("* - 2", .rate([2], as: nil)), ("* 8 2,3", .rate([2, 3], as: 8)),
      ("note  too long ", .note([], "too long")),
      ("note 2 12 angry men", .note([2], "12 angry men")),
      ("note 2 -", .note([2], "")), ("add 2 rainy days", .add([2], to: "rainy days")),
      ("add noir", .add([], to: "noir")), ("u", .undo), ("redo", .redo), ("yes", .agree),
      ("library", .library("")),
      ("library rainy days", .library("rainy days")), ("stats", .statistics),
      ("tonight", .tonight("")), ("tonight runtime<110", .tonight("runtime<110")),
      ("v 2", .veto(2)), ("help", .help), ("q", .quit), ("", .nothing), ("  \r", .nothing),
    ] as [(String, PlainCommand)])
  func command(line: String, expected: PlainCommand) {
    #expect(PlainCommand(line) == expected)
  }

  @Test(
    "Words that only begin like a command are none",
    arguments: [
      "no country for old men", "n 2", "quit now", "open season", "alien", "2 fast", "w hat",
      "undo 3", "rate 8 mile", "v for vendetta",
    ])
  func unknown(line: String) {
    #expect(PlainCommand(line) == .unknown(line))
  }

  @Test(
    "A command without what it needs says what that is",
    arguments: [
      "/", "t", "t films 1989", "sort by", "* 11", "*", "note", "note 2", "add", "add 2", "v",
    ])
  func incomplete(line: String) {
    guard case .incomplete(let words) = PlainCommand(line) else {
      Issue.record("\(line) is complete")
      return
    }
    #expect(words.hasPrefix(line.prefix(1)))
  }

  @Test("Only stop and quit may interrupt")
  func interruption() {
    #expect(PlainCommand.stop.interrupts)
    #expect(PlainCommand.quit.interrupts)
    #expect(!PlainCommand.more.interrupts)
  }

  @Test("What a terminal would act on is taken out of a line")
  func harmless() {
    #expect(PlainCommand("x\u{1B}]0;owned\u{7}y") == .unknown("xy"))
  }
}
