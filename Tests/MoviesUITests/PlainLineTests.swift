import MoviesUI
import Testing

@Suite("Lines typed in plain mode", .timeLimit(.minutes(5)))
struct PlainLineTests {
  @Test(
    "A line is a verb, numbers and a text",
    arguments: [
      ("n", "more"), ("More", "more"), ("p", "previous"), ("l", "list"), ("sort", "sort"),
      ("load", "load"), ("o", "open"), ("c", "copy"), ("r", "retry"), ("s", "stop"),
      ("?", "help"), ("help", "help"), ("q", "exit"), ("u", "undo"), ("redo", "redo"),
      ("yes", "yes"), ("library", "library"), ("stats", "statistics"), ("tonight", "tonight"),
      ("w", "watchlist"), ("x", "seen"), ("y", "year"), ("names", "names"),
    ])
  func verb(line: String, name: String) {
    let line = PlainLine(line)
    #expect(line.name == name)
    #expect(line.numbers == [])
    #expect(line.text == "")
  }

  @Test(
    "Numbers stand between blanks or commas",
    arguments: [
      ("l 40", "list", [40]), ("o 3", "open", [3]), ("v 2", "veto", [2]),
      ("watchlist 3", "watchlist", [3]), ("w 1, 3 5", "watchlist", [1, 3, 5]),
      ("= 1 2", "compare", [1, 2]), ("=1,2", "compare", [1, 2]), ("x 2,3", "seen", [2, 3]),
    ])
  func numbers(line: String, name: String, numbers: [Int]) {
    let line = PlainLine(line)
    #expect(line.name == name)
    #expect(line.numbers == numbers)
    #expect(line.text == "")
  }

  @Test("A number alone is that of a title to be read", arguments: [("2", 2), (" 12 ", 12)])
  func number(line: String, number: Int) {
    let line = PlainLine(line)
    #expect(line.name == nil)
    #expect(line.numbers == [number])
  }

  @Test(
    "A text is what follows the word, or the numbers",
    arguments: [
      ("/  blade runner ", "search", [], "blade runner"), ("/alien", "search", [], "alien"),
      ("search up", "search", [], "up"), ("t films", "type", [], "films"),
      ("sort Title", "sort", [], "Title"), ("y 1989", "year", [], "1989"),
      ("x 2 = 2026-03-17, today", "seen", [2], "= 2026-03-17, today"), ("x =", "seen", [], "="),
      ("x 3 2026-03-17 cinema", "seen", [3], "2026-03-17 cinema"),
      ("x yesterday", "seen", [], "yesterday"), ("* 8", "rate", [], "8"),
      ("*10 2", "rate", [2], "10"), ("rate 8 3", "rate", [3], "8"), ("* - 2", "rate", [2], "-"),
      ("* 8 2,3", "rate", [2, 3], "8"), ("note  too long ", "note", [], "too long"),
      ("note 2 12 angry men", "note", [2], "12 angry men"), ("note 2 -", "note", [2], "-"),
      ("add 2 rainy days", "add", [2], "rainy days"), ("add noir", "add", [], "noir"),
      ("names 3 2", "names", [3], "2"), ("save rainy days", "save", [], "rainy days"),
      ("library rainy days", "library", [], "rainy days"),
      ("tonight runtime<110", "tonight", [], "runtime<110"),
    ] as [(String, String, [Int], String)])
  func text(line: String, name: String, numbers: [Int], text: String) {
    let line = PlainLine(line)
    #expect(line.name == name)
    #expect(line.numbers == numbers)
    #expect(line.text == text)
  }

  @Test(
    "Words that only begin like a command are none",
    arguments: [
      "no country for old men", "n 2", "quit now", "open season", "alien", "2 fast", "w hat",
      "rate 8 mile", "v for vendetta", "o 1 2",
    ])
  func unknown(line: String) throws {
    var plain = try Plain.listingFirstPage()
    _ = plain.say("")
    #expect(plain.say(line).last?.contains("Unknown command “\(line)”.") == true)
  }

  @Test("An empty line is no command", arguments: ["", "  \r"])
  func nothing(line: String) throws {
    var plain = try Plain.listingFirstPage()
    #expect(plain.say(line) == [])
    #expect(!plain.isWaiting)
  }

  @Test("Only stop and quit may interrupt")
  func interruption() {
    #expect(PlainLine("s").interrupts)
    #expect(PlainLine("quit").interrupts)
    #expect(!PlainLine("n").interrupts)
  }

  @Test("What a terminal would act on is taken out of a line")
  func harmless() {
    #expect(PlainLine("x\u{1B}]0;owned\u{7}y").text == "xy")
  }
}
