import MoviesCore
import MoviesUI
import Redux
import Testing
import Titles

@Suite("Filtering and searching by expressions in plain mode", .timeLimit(.minutes(5)))
struct PlainFilterTests {
  private func listed() throws -> Plain {
    var plain = try Plain(Catalogued.listing(Samples.batman))
    _ = plain.report()
    return plain
  }

  @Test("f and an expression list what matches, and f alone lists all rows again")
  func filter() throws {
    var plain = try listed()
    #expect(
      plain.say("f type:series year<1990") == [
        "number 1 of 1:", " 1. Batman, series, 1966 to 1968",
      ])
    #expect(plain.say("1").first?.isEmpty != true)
    #expect(plain.say("l 2") == ["The list ends at number 1."])
    #expect(plain.say("f").first == "1 to 10 of 33:")
    #expect(
      plain.say("filter year>2015 sort:-year").first?.hasSuffix(", by year, oldest first:") == true)
  }

  @Test("A mistake is told with its column, and the rows stay as they were")
  func mistake() throws {
    var plain = try listed()
    let filtered = plain.say("f type:series")
    #expect(
      plain.say("f raitng>7") == ["Column 1: unknown field “raitng”. Did you mean “rating”?"])
    #expect(
      plain.say("f type:series rating>") == [
        "Column 13: rating needs a value: a number from 0 to 10, such as rating>7.5."
      ])
    #expect(plain.say("l") == filtered)
  }

  @Test("Where nothing is left, that is said, and how to have all rows again")
  func nothingLeft() throws {
    var plain = try listed()
    #expect(
      plain.say("f genre:western") == [
        "No title here matches “genre:western”. Only what is known of a title is compared. "
          + "Type f for all rows.",
        "33 of 33 can't be judged yet. Type load to look them up (33 requests).",
      ])
    #expect(plain.say("l") == ["The list is empty. Type / and some words to search."])
    #expect(plain.say("f").count == 11)
  }

  @Test("Rows that are not loaded end the list, with the way to load them")
  func unloaded() throws {
    var plain = try Plain.listingFirstPage()
    #expect(
      plain.say("f type:movie").suffix(2) == [
        " 1. Batman, 1989", "Number 2 is not loaded. Type load to load the whole list.",
      ])
  }

  @Test("Of a list that nobody has counted, it is said how many have come")
  func openEnded() throws {
    let page = Samples.answer(try Samples.titles(), total: nil, sent: 10)
    var plain = try Plain([
      SearchAction.edited(TextInput(text: "batman")), GetMovies(Samples.batman),
      MoviesAction.setMovies(page, number: 1, query: Samples.batman),
      MoviesLifecycle.failed(
        RequestTicket<MoviesRequestID>(number: 1, id: .page(2)), .timedOut(milliseconds: 9_000)),
    ])
    #expect(
      plain.report().first
        == "movies-tui 1.0, plain mode. More than 3 titles for “batman”:")
    #expect(plain.say("l").first == "1 to 4 of more than 3:")
    #expect(plain.say("f type:game").first == "1 to 2 of 2:")
  }

  @Test("There is nothing to filter before there is a list")
  func noList() {
    var plain = Plain([])
    _ = plain.report()
    #expect(plain.say("f type:movie") == ["The list is empty. Type / and some words to search."])
  }

  @Test("A mistake in what is searched for is told, and nothing is listed")
  func searchMistake() throws {
    let words = "Column 8: expected a number from 0 to 10, such as rating>7.5."
    var plain = Plain([])
    _ = plain.report()
    #expect(plain.say("/ rating>x") == [words])
    plain = try listed()
    #expect(plain.say("/ rating>x") == [words])
    #expect(plain.say("l").first == "1 to 10 of 33:")
  }

  @Test(
    "What find says of a search is said of it here, and nothing else",
    arguments: [
      (
        "genre:noir rating>",
        "Column 12: rating needs a value: a number from 0 to 10, such as rating>7.5."
      ),
      ("genre:noir (year<1970", "Column 12: this parenthesis is not closed."),
      (
        "year:199", "Column 6: expected a year or a range, such as year:1994 or year:1990..1999."
      ),
    ])
  func unfinishedSearch(text: String, words: String) throws {
    var plain = try listed()
    #expect(plain.say("/ \(text)") == [words])
  }

  @Test("Of words that look like a field, it is said where they lead to nothing")
  func doubtfulSearch() throws {
    func words(_ text: String) throws -> [String] {
      let query = TitleQuery(text)
      var plain = Plain([
        SearchAction.edited(TextInput(text: text)), SearchAction.submitted, GetMovies(query),
        MoviesLifecycle.failed(RequestTicket(number: 1, id: .search), .notFound),
      ])
      return plain.report()
    }
    #expect(
      try words("genr:noir").last == "Column 1: unknown field “genr”. Did you mean “genre”?")
    #expect(
      try words("re:zero").last
        == "Column 1: unknown field “re”. Put it in quotes to search for it as text.")
    #expect(try words("mission: impossible").count == 1)
  }

  @Test("What was probably meant is said before its hits")
  func spelling() throws {
    let query = TitleQuery("batmna")
    var plain = Plain([
      SearchAction.edited(TextInput(text: "batmna")), GetMovies(query),
      MoviesAction.setMovies(
        Samples.answer(
          try Samples.titles(), total: 3, fallback: .spelling("batman")), number: 1, query: query),
    ])
    #expect(
      plain.report().prefix(2) == [
        "movies-tui 1.0, plain mode. Nothing matches “batmna”; showing matches for “batman”.",
        "3 titles:",
      ])
  }
}
