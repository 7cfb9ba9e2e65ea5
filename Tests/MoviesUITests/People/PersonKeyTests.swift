import MoviesCore
import MoviesUI
import Redux
import TerminalUI
import Testing
import Titles

@Suite("Keys, the mouse and plain mode on somebody's page", .timeLimit(.minutes(5)))
struct PersonKeyTests {
  private let query = TitleQuery("person:\"Tim Burton\" sort:-year")

  private func films() throws -> [TitleDetail] {
    var other = try Samples.detail()
    other.id = try Samples.id("tt0103776")
    other.title = "Batman Returns"
    other.years = YearRange(1992)
    other.writers = ["Tim Burton"]
    return [try Samples.detail(), other]
  }

  private func events(_ person: PersonIdentity? = nil) throws -> [any Action] {
    let films = try films()
    var page = TitlePage(
      films.map { TitleSummary($0) }, total: 2, size: 50, last: 1, query: query)
    page.known = films
    page.person = person
    let answer = Answer(
      page, source: person == nil ? .local(titles: 12) : .imdb(titles: 12, day: nil))
    return [GetMovies(query), MoviesAction.setMovies(answer, number: 1, query: query)]
  }

  private func shown(
    columns: Int = 80, rows: Int = 24, _ person: PersonIdentity? = nil
  ) throws -> AppState {
    try Samples.listed(
      columns: columns, rows: rows,
      then: [DoorAction.opened(.person("Tim Burton"))] + events(person))
  }

  private func burton() throws -> PersonIdentity {
    func person(_ id: String, _ name: String, _ titles: Int) throws -> KnownPerson {
      KnownPerson(id: try #require(PersonID(id)), name: name, titles: titles)
    }
    return PersonIdentity(
      try person("nm0000318", "Tim Burton", 2),
      namesakes: [
        try person("nm0123456", "Tim Burton (III)", 4),
        try person("nm0012345", "Tim Burton (II)", 1),
      ])
  }

  @Test("The brackets turn to the titles in which somebody has one part")
  func parts() throws {
    #expect(
      try Keyboard.action(for: ["]"], in: shown()) as? DoorAction == .roleChosen(.director))
    #expect(try Keyboard.action(for: ["["], in: shown()) as? DoorAction == .roleChosen(.writer))
    #expect(try Samples.frame(of: shown()).canvas.lines.last?.contains("] role") == true)
    #expect(try Keyboard.action(for: ["]"], in: Samples.listed()) == nil)
  }

  @Test("Above the titles stand the parts, what was seen, and what the page covers")
  func tabs() throws {
    let wide = try Samples.frame(of: shown(columns: 120)).canvas.lines[1]
    #expect(wide.contains(" All 2   Director 2   Writer 1   ─"))
    #expect(
      wide.contains("0 of 2 seen · titles on this disk, namesakes together"))
    let wider = try Samples.frame(of: shown(columns: 160)).canvas.lines[1]
    #expect(
      wider.contains(
        "titles on this disk, namesakes together · all with imdb import --people"))
    let narrow = try Samples.frame(of: shown()).canvas.lines[1]
    #expect(narrow.contains("0 of 2 seen · titles on this disk"))
  }

  @Test("Where namesakes are told apart, the id stands there, and the others are doors")
  func namesakes() throws {
    let state = try shown(columns: 120, rows: 40, burton())
    let (canvas, metrics) = try Samples.frame(of: state)
    #expect(canvas.lines[1].contains("0 of 2 seen · nm0000318 · IMDb data"))
    #expect(canvas.lines.contains { $0.contains("Namesakes") })
    #expect(canvas.lines.contains { $0.contains("Tim Burton (III) (4), Tim Burton (II) (1)") })
    let doors = metrics.hitAreas.compactMap { area -> Door? in
      guard case .choice(let choice) = area.target,
        case .opened(let door)? = choice.action as? DoorAction
      else { return nil }
      return door
    }
    #expect(doors.contains(.person("Tim Burton (III)")))
    let alone = try Samples.frame(of: shown(columns: 120, rows: 40)).canvas.lines
    #expect(!alone.contains { $0.contains("Namesakes") })
  }

  @Test("A click on a part turns to it, and a click on a name opens its page")
  func mouse() throws {
    let state = try shown(columns: 120, rows: 40)
    #expect(try Reader.click(on: "Writer 1", in: state) == .roleChosen(.writer))
    #expect(
      try Reader.click(on: "Michael Keaton (2)", in: state) == .opened(.person("Michael Keaton")))
  }

  @Test("Below the details of a title in somebody's list, keys lead to namesakes and companions")
  func keys() throws {
    for (columns, rows) in [(80, 24), (120, 40), (200, 50)] {
      var state = try shown(columns: columns, rows: rows, burton())
      try Reader.press("Enter", in: &state)
      #expect(
        try Reader.walk(&state).suffix(4) == [
          "Tim Burton (III)", "Tim Burton (II)", "Jack Nicholson", "Michael Keaton",
        ])
      try Reader.press("Up", "Up", "Enter", in: &state)
      #expect(state.list.door == .person("Tim Burton (II)"))
      try Reader.press("Esc", in: &state)
      #expect(state.screen.door == DoorPlace(.namesakes, 1))
    }
  }

  @Test("Each row tells the part and how many voted, as far as there is room")
  func rows() throws {
    let lines = try Samples.frame(of: shown()).canvas.lines
    let row = try #require(lines.first { $0.contains("Batman Returns") })
    #expect(row.contains("director, writer"))
    #expect(row.contains("410k"))
    #expect(row.contains("126 min"))
  }

  @Test("In plain mode the figures come before the titles")
  func plain() throws {
    var plain = Plain([])
    _ = plain.report()
    #expect(plain.say("person") == [PersonKeyTests.usage])
    let ticket = RequestTicket(number: 1, id: MoviesRequestID.search)
    plain.happens(MoviesLifecycle.started(ticket))
    #expect(plain.say("person Tim Burton") == [])
    for event in try events() { plain.happens(event) }
    plain.happens(MoviesLifecycle.succeeded(ticket))
    let said = plain.report()
    #expect(
      said.prefix(2) == [
        "Tim Burton: director 2, writer 1; 0 of 2 seen, titles on this disk, "
          + "namesakes together, all with imdb import --people.",
        "Often with Jack Nicholson (2), Michael Keaton (2).",
      ])
    #expect(said.last?.contains("Batman Returns") == true)
  }

  @Test("Plain mode tells the id, and who has the same name")
  func plainNamesakes() throws {
    var plain = Plain([])
    _ = plain.report()
    let ticket = RequestTicket(number: 1, id: MoviesRequestID.search)
    plain.happens(MoviesLifecycle.started(ticket))
    #expect(plain.say("person Tim Burton") == [])
    for event in try events(burton()) { plain.happens(event) }
    plain.happens(MoviesLifecycle.succeeded(ticket))
    #expect(
      plain.report().prefix(2) == [
        "Tim Burton: director 2, writer 1; 0 of 2 seen, nm0000318, IMDb data.",
        "Namesakes: Tim Burton (III) (4), Tim Burton (II) (1).",
      ])
  }

  private static let usage =
    "person agnes varda: everything with somebody that is known on this machine"
}
