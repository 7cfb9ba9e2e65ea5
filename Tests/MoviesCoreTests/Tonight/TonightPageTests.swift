import Files
import Keeping
import Testing
import Titles

@testable import MoviesCore

@Suite("The page for tonight", .timeLimit(.minutes(5)))
struct TonightPageTests {
  private let today = CalendarDate(year: 2026, month: 2, day: 20)
  private let films: [LibraryEntry]

  init() throws {
    films = try (0..<10).map { number in
      LibraryEntry(
        TitleDetail(
          id: try #require(TitleID("tt000000\(number)")), title: "Film \(number)", kind: .movie,
          minutes: 80 + number * 10))
    }
  }

  /// A page, and what is remembered of vetoes.
  private struct State {
    var page: TonightPage
    var vetoes = Vetoes()
  }

  /// Does something on the page, and draws where that asks for it.
  private func perform(_ action: TonightAction, _ state: inout State) {
    TonightPage.reduce(&state.page, &state.vetoes, action, today: today)
    guard let draw = state.page.pendingDraw else { return }
    let offered = TonightAction.offered(draw.offer(from: films, taste: Taste([])), draw)
    TonightPage.reduce(&state.page, &state.vetoes, offered, today: today)
  }

  private func opened(_ wish: TonightWish = TonightWish(), seed: UInt64 = 1) -> State {
    var state = State(page: TonightPage(wish, seed: seed))
    perform(.moved(by: 0), &state)
    return state
  }

  private func titles(_ state: State) -> [String] {
    state.page.offer?.proposals.map(\.title.title) ?? []
  }

  @Test("A new page waits for its first proposals")
  func waiting() {
    let page = TonightPage(TonightWish(), seed: 3)
    #expect(page.pendingDraw == TonightDraw(TonightWish(), seed: 3))
    #expect(page.selected == nil)
    let state = opened()
    #expect(state.page.pendingDraw == nil)
    #expect(titles(state).count == 3)
    #expect(state.page.selected == state.page.offer?.proposals[0])
  }

  @Test("The selection stays among the proposals")
  func selection() {
    var state = opened()
    perform(.moved(by: -1), &state)
    #expect(state.page.selection == 0)
    perform(.moved(by: 7), &state)
    #expect(state.page.selection == 2)
    perform(.selected(1), &state)
    #expect(state.page.selected == state.page.offer?.proposals[1])
  }

  @Test("A veto brings another title in the same place, and is remembered")
  func veto() throws {
    var state = opened()
    perform(.selected(1), &state)
    let before = try #require(state.page.offer).proposals
    perform(.vetoed, &state)
    let after = try #require(state.page.offer).proposals
    #expect(after[0] == before[0])
    #expect(after[2] == before[2])
    #expect(!before.contains(after[1]))
    #expect(state.page.selection == 1)
    #expect(state.vetoes.ids(on: today) == [before[1].id])
  }

  @Test("A veto that is taken back brings back what was there, and is forgotten")
  func takenBack() {
    let state = opened()
    var other = state
    perform(.vetoed, &other)
    #expect(other.page != state.page)
    perform(.vetoTakenBack, &other)
    #expect(other.page == state.page)
    #expect(other.vetoes.ids(on: today).isEmpty)
    perform(.vetoTakenBack, &other)
    #expect(other.page == state.page)
  }

  @Test("Vetoes go on until no title is left")
  func vetoes() {
    var state = opened()
    for count in (0..<10).reversed() {
      perform(.vetoed, &state)
      #expect(titles(state).count == min(3, count))
    }
    #expect(state.page.selected == nil)
    #expect(state.page.offer?.loosenings == [TonightLoosening(.notVetoed, gain: 10)])
    perform(.vetoed, &state)
    #expect(state.vetoes.ids(on: today).count == 10)
  }

  @Test("On an unknown day, a veto holds on the page alone")
  func unknownDay() throws {
    var state = opened()
    let id = try #require(state.page.selected).id
    TonightPage.reduce(&state.page, &state.vetoes, .vetoed, today: nil)
    #expect(state.vetoes == Vetoes())
    #expect(state.page.pendingDraw?.vetoed == [id])
  }

  @Test("While a draw is on its way, nothing is vetoed")
  func drawing() {
    var state = opened()
    TonightPage.reduce(&state.page, &state.vetoes, .drawnAgain, today: today)
    let page = state.page
    TonightPage.reduce(&state.page, &state.vetoes, .vetoed, today: today)
    #expect(state.page == page)
    #expect(state.vetoes == Vetoes())
  }

  @Test("Drawn again, other titles come, until all have been there")
  func again() {
    var state = opened()
    var shown = Set(titles(state))
    for count in [6, 9] {
      perform(.drawnAgain, &state)
      shown.formUnion(titles(state))
      #expect(shown.count == count)
    }
    perform(.drawnAgain, &state)
    #expect(shown.union(titles(state)).count == 10)
    let round = Set(titles(state))
    perform(.drawnAgain, &state)
    #expect(round.isDisjoint(with: titles(state)))
  }

  @Test("The draw after this one is made ahead, and is there at once when it is asked for")
  func ahead() throws {
    var state = opened()
    let next = state.page.nextDraw
    #expect(state.page.libraryNeeds(in: AppState()) == [LibraryNeed(DrawTonight(next))])
    let offer = next.offer(from: films, taste: Taste([]))
    TonightPage.reduce(&state.page, &state.vetoes, .offered(offer, next), today: today)
    #expect(state.page.libraryNeeds(in: AppState()) == [])
    #expect(state.page.offer != offer)
    TonightPage.reduce(&state.page, &state.vetoes, .drawnAgain, today: today)
    #expect(state.page.offer == offer && !state.page.isDrawing)
  }

  @Test("A draw that could not be made ahead is made once it is asked for")
  func failedAhead() throws {
    var state = opened()
    let next = state.page.nextDraw
    let error = LibraryError.file(FileFailure(.locked, of: "library.sqlite"))
    TonightPage.reduce(&state.page, &state.vetoes, .failed(error, next), today: today)
    #expect(state.page.error == nil)
    #expect(state.page.libraryNeeds(in: AppState()) == [])
    TonightPage.reduce(&state.page, &state.vetoes, .drawnAgain, today: today)
    #expect(state.page.libraryNeeds(in: AppState()) == [LibraryNeed(DrawTonight(next))])
  }

  @Test("The details of all proposals are asked for at once, unless only the reserve is left")
  func details() throws {
    var state = AppState()
    AppState.reduce(&state, TonightAction.opened(TonightWish(), seed: 1))
    let draw = try #require(state.screen.pages.tonight?.pendingDraw)
    let offer = draw.offer(from: films, taste: Taste([]))
    AppState.reduce(&state, TonightAction.offered(offer, draw))
    #expect(Set(state.detailWishes.map(\.id)) == Set(offer.proposals.map { .title($0.id) }))
    state.service.requests = RequestCount(used: 990, limit: 1_000, reserve: 50)
    #expect(state.detailWishes.isEmpty)
  }

  @Test("What comes of them takes the place of what the draw knew")
  func facts() throws {
    var state = AppState()
    AppState.reduce(&state, TonightAction.opened(TonightWish(), seed: 1))
    let draw = try #require(state.screen.pages.tonight?.pendingDraw)
    let offer = draw.offer(from: films, taste: Taste([]))
    AppState.reduce(&state, TonightAction.offered(offer, draw))
    var detail = try #require(offer.proposals.last).title
    detail.plot = "Somebody has come to dinner."
    AppState.reduce(&state, DetailAction.setDetail(Answer(detail, source: .omdb)))
    guard case .tonight(let props) = PageProps(state) else {
      Issue.record("another page")
      return
    }
    #expect(props.offer?.proposals.last?.title.plot == detail.plot)
  }

  @Test("What came of an earlier draw is not taken for the present one")
  func late() throws {
    var state = opened()
    let draw = state.page.draw
    TonightPage.reduce(&state.page, &state.vetoes, .seenSwitched, today: today)
    let page = state.page
    let late = TonightOffer([], candidates: 0, fitting: 0)
    TonightPage.reduce(&state.page, &state.vetoes, .offered(late, draw), today: today)
    #expect(state.page == page)
  }

  @Test("A mistake in the field is told once Enter is pressed")
  func mistake() throws {
    var state = AppState()
    AppState.reduce(&state, TonightAction.opened(TonightWish(), seed: 1))
    AppState.reduce(&state, TonightAction.fieldOpened(TextInput()))
    AppState.reduce(&state, TonightAction.fieldEdited(TextInput(text: "rating>")))
    #expect(BrowseProps(state).footer.notice == nil)
    AppState.reduce(&state, TonightAction.fieldSubmitted)
    guard case .wrongFilter(let mistake)? = BrowseProps(state).footer.notice else {
      Issue.record("nothing is told")
      return
    }
    #expect(mistake.column == 1)
  }

  @Test("The field changes what fits, and a mistake keeps it open")
  func field() {
    var state = opened(TonightWish(minutes: 120))
    perform(.fieldOpened(TextInput(text: "up to 120 min")), &state)
    #expect(state.page.field?.input == TextInput(text: "up to 120 min"))
    perform(.fieldEdited(TextInput(text: "runtime<=x")), &state)
    #expect(TonightProps(state.page).field?.isWrong == false)
    perform(.fieldSubmitted, &state)
    #expect(TonightProps(state.page).field?.isWrong == true)
    #expect(TonightProps(state.page).field?.mistake?.column == 10)
    perform(.fieldEdited(TextInput(text: "95 min")), &state)
    perform(.fieldSubmitted, &state)
    #expect(state.page.field == nil)
    #expect(state.page.offer?.fitting == 2)
    #expect(state.page.draw.wish == TonightWish(minutes: 95))
  }

  @Test("A field that is left, or submitted as it was, changes nothing")
  func unchanged() {
    let state = opened(TonightWish(minutes: 120))
    for last in [TonightAction.fieldLeft, .fieldSubmitted] {
      var other = state
      perform(.fieldOpened(TextInput(text: "up to 120 min")), &other)
      if last == .fieldLeft { perform(.fieldEdited(TextInput(text: "genre:war")), &other) }
      perform(last, &other)
      #expect(other.page == state.page)
    }
  }

  @Test("The source and what was seen are switched back and forth")
  func switches() {
    var state = opened()
    perform(.sourceSwitched, &state)
    perform(.seenSwitched, &state)
    #expect(state.page.draw.wish == TonightWish(from: .disk, includesSeen: true))
    perform(.sourceSwitched, &state)
    perform(.seenSwitched, &state)
    #expect(state.page.draw.wish == TonightWish())
  }

  @Test("A draw that fails is told, and made once more when tried again")
  func failure() throws {
    var state = opened()
    TonightPage.reduce(&state.page, &state.vetoes, .drawnAgain, today: today)
    let draw = try #require(state.page.pendingDraw)
    let error = LibraryError.file(FileFailure(.locked, of: "library.sqlite"))
    TonightPage.reduce(&state.page, &state.vetoes, .failed(error, draw), today: today)
    #expect(TonightProps(state.page).error == error)
    #expect(titles(state).count == 3)
    TonightPage.reduce(&state.page, &state.vetoes, .drawnAgain, today: today)
    #expect(state.page.pendingDraw == draw)
    perform(.moved(by: 0), &state)
    #expect(TonightProps(state.page).error == nil)
  }

  @Test(
    "From a proposal that is being read, n and p turn to the others, and back leads to that one")
  func reading() throws {
    let page = opened().page
    let ids = try #require(page.offer?.proposals.map(\.title.id))
    var pages = PageStack()
    pages.push(.tonight(page))
    pages.push(.title(ids[0]))
    pages.moveSelection(by: 1)
    #expect(pages.title == ids[1])
    pages.moveSelection(by: 1)
    pages.moveSelection(by: 1)
    #expect(pages.title == ids[2])
    pages.moveSelection(by: -1)
    #expect(pages.title == ids[1])
    pages.pop()
    #expect(pages.tonight?.selection == 1)
    #expect(pages.tonight?.offer == page.offer)
  }

  @Test("A title that was opened from another one stays")
  func deeper() throws {
    let page = opened().page
    let ids = try #require(page.offer?.proposals.map(\.title.id))
    var pages = PageStack()
    pages.push(.tonight(page))
    pages.push(.title(ids[0]))
    pages.push(.title(ids[2]))
    pages.moveSelection(by: 1)
    #expect(pages.title == ids[2])
  }
}
