import MoviesCore
import Redux
import TestSupport
import Testing
import Titles

@Suite("The titles behind a name", .timeLimit(.minutes(5)))
struct PersonPageTests {
  private let whole = TitleQuery("person:\"Agnès Varda\" sort:-year")
  private let directed = TitleQuery("director:\"Agnès Varda\" sort:-year")

  private func film(_ number: Int, _ year: Int, directs: Bool) throws -> TitleDetail {
    TitleDetail(
      id: try Samples.id(number), title: "Title \(number)", years: YearRange(year), kind: .movie,
      directors: directs ? ["Agnes Varda"] : ["Jane Birkin"],
      actors: directs ? ["Jane Birkin"] : ["Agnès Varda"], ratings: [Rating(imdb: 70)])
  }

  private func page(
    _ films: [TitleDetail], of query: TitleQuery, total: Int? = nil
  ) -> TitlePage {
    var page = Samples.page(films.map { TitleSummary($0) }, total: total ?? films.count)
    page.known = films
    page.query = query
    return page
  }

  private func answer(_ films: [TitleDetail], to query: TitleQuery) -> MoviesAction {
    answer(page(films, of: query), to: query)
  }

  private func answer(
    _ page: TitlePage, number: Int = 1, to query: TitleQuery
  ) -> MoviesAction {
    var answer = Answer(page, source: Samples.disk)
    answer.quality = .complete
    return .setMovies(answer, number: number, query: query)
  }

  /// A state that lists three films, two of which she directed.
  private func listed() throws -> AppState {
    var state = AppState(source: .omdb, settings: SessionSettings())
    let films = try [
      film(1, 1962, directs: true), film(2, 1988, directs: false), film(3, 1988, directs: true),
    ]
    for action: any Action in [
      DoorAction.opened(.person("Agnès Varda")), GetMovies(whole), answer(films, to: whole),
    ] { AppState.reduce(&state, action) }
    return state
  }

  @Test("They tell the parts in each, and who is often there, too")
  func figures() throws {
    let person = try #require(listed().list.origin?.person)
    #expect(person.count(of: nil) == 3)
    #expect(person.count(of: .director) == 2)
    #expect(person.count(of: .writer) == 0)
    #expect(person.roles == [.director, .actor])
    #expect(person.roles(in: try Samples.id(2)) == [.actor])
    #expect(person.companions == [.init(name: "Jane Birkin", titles: 3)])
    #expect(person.credits.map(\.score) == [70, 70, 70])
  }

  @Test("Where namesakes are told apart, it is known who it is, also by the id alone")
  func identity() throws {
    let id = try #require(PersonID("nm0889513"))
    let identity = PersonIdentity(
      KnownPerson(id: id, name: "Agnès Varda", titles: 3),
      namesakes: [
        KnownPerson(
          id: try #require(PersonID("nm0000002")), name: "Agnes Varda (II)", titles: 1)
      ])
    let query = TitleQuery("person:\"nm0889513\" sort:-year")
    var first = page([try film(1, 1962, directs: true)], of: query, total: 2)
    first.person = identity
    var state = AppState(source: .omdb, settings: SessionSettings())
    for action: any Action in [
      DoorAction.opened(.person("nm0889513")), GetMovies(query), answer(first, to: query),
      answer(page([try film(2, 1988, directs: false)], of: query, total: 2), number: 2, to: query),
    ] { AppState.reduce(&state, action) }
    let person = try #require(state.list.origin?.person)
    #expect(person.identity == identity)
    #expect(person.name == "Agnès Varda" || person.name == "Agnes Varda")
    #expect(person.count(of: nil) == 2)
    // What is remembered of the answer tells it, too.
    #expect(ListPart(first).person == identity)
    #expect(BrowseProps(state).header.way.last == .door(.person(person.name)))
  }

  @Test("How many the user has seen is told")
  func seen() throws {
    var state = try listed()
    let entry = LibraryEntry(
      try film(3, 1988, directs: true), viewings: [Viewing(day: nil)])
    AppState.reduce(
      &state, LibraryEvent.came(LibraryReading(revision: 1, marks: [entry.id: entry.mark])))
    let props = try #require(BrowseProps(state).person)
    #expect(props.seen == 1)
    #expect(props.source == Samples.disk)
  }

  @Test("One part is another question about the same page, and its figures stay")
  func role() throws {
    var state = try listed()
    let depth = state.screen.pages.opened.count
    #expect(state.role(turnedBy: 1) == .director)
    #expect(state.role(turnedBy: -1) == .actor)
    for action: any Action in [
      DoorAction.roleChosen(.director), GetMovies(directed),
      answer([try film(1, 1962, directs: true), try film(3, 1988, directs: true)], to: directed),
    ] { AppState.reduce(&state, action) }
    #expect(state.screen.pages.opened.count == depth)
    #expect(state.list.results.count == 2)
    #expect(state.list.origin?.role == .director)
    #expect(state.list.origin?.person?.count(of: nil) == 3)
    #expect(state.search.query == directed)
    #expect(state.role(turnedBy: 1) == .actor)
  }

  @Test("What is typed there is another list, and going back finds the page as it was")
  func typing() throws {
    var state = try listed()
    let query = TitleQuery("alien")
    for action: any Action in [
      ScreenAction.fieldEntered(.search), SearchAction.edited(TextInput(text: "alien")),
      GetMovies(query), answer([try film(4, 1979, directs: false)], to: query),
      ScreenAction.listEntered,
    ] { AppState.reduce(&state, action) }
    #expect(state.list.door == nil)
    #expect(BrowseProps(state).person == nil)
    AppState.reduce(&state, ScreenAction.wentBack)
    #expect(state.list.origin?.person?.count(of: nil) == 3)
    #expect(state.list.door == .person("Agnès Varda"))
  }

  @Test("Without such a page, choosing a part does nothing")
  func nobody() {
    var state = AppState(source: .omdb, settings: SessionSettings())
    let before = state
    AppState.reduce(&state, DoorAction.roleChosen(.actor))
    #expect(state == before)
  }
}
