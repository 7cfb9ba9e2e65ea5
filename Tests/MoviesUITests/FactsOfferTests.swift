import MoviesCore
import MoviesUI
import Redux
import TerminalUI
import Testing

@Suite("The question whether facts are looked up", .timeLimit(.minutes(5)))
struct FactsOfferTests {
  private let asking: [any Action] = [
    ServiceAction.counted(RequestCount(used: 1, limit: 1_000, reserve: 100)),
    MoviesAction.sortChosen(.rating),
  ]

  @Test("It says what is not known, the key and the price")
  func words() throws {
    let lines = try Samples.frame(of: Samples.listed(then: asking)).canvas.lines
    #expect(
      lines.last?.contains(
        "3 of 3 have no known rating. Press ⏎ to look them up (3 requests).") == true)
  }

  @Test("Enter agrees and Esc does not; while titles are looked up, Esc stops that")
  func keys() throws {
    let state = try Samples.listed(then: asking)
    #expect(try Keyboard.action(for: ["Enter"], in: state) as? MoviesAction == .factsRequested)
    #expect(try Keyboard.action(for: ["Esc"], in: state) as? MoviesAction == .restDeclined)
    let looking = try Samples.listed(then: asking + [MoviesAction.factsRequested])
    #expect(try Keyboard.action(for: ["Esc"], in: looking) as? LoadingAction == .cancelled)
    let header = try #require(Samples.frame(of: looking).canvas.lines.first)
    #expect(header.contains("looking up 3 titles"))
  }

  @Test("A filter says above the rows how many it cannot judge, and which key looks them up")
  func filter() throws {
    let filtering: [any Action] = [
      ScreenAction.fieldEntered(.filter),
      SearchAction.filterEdited(TextInput(text: "rating>7 or year<1990")),
      SearchAction.filterSubmitted, MoviesAction.restDeclined,
    ]
    let lines = try Samples.frame(of: Samples.listed(then: filtering)).canvas.lines
    #expect(
      lines.contains { $0.contains("can't be judged: too little is known of them. Press sa to") },
      "\(lines)")
  }

  @Test("In plain mode the sentence names the command, and the command looks the titles up")
  func plain() throws {
    var plain = try Plain.listingFirstPage()
    plain.happens(MoviesAction.setMovies(Samples.few(of: 3), number: 1, query: Samples.batman))
    #expect(
      plain.say("sort rating").last
        == "3 of 3 have no known rating. Type load to look them up (3 requests).")
    #expect(plain.say("load") == [])
    #expect(plain.isWaiting)
    plain.happens(LoadingAction.cancelled)
    #expect(plain.report().first == "1 to 3 of 3, by rating, highest first:")
    #expect(
      plain.say("f rating>7").last
        == "3 of 3 can't be judged yet. Type load to look them up (3 requests).")
    #expect(plain.say("load") == [])
    #expect(plain.isWaiting)
  }
}
