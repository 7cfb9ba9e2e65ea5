import MoviesCore
import Redux
import Testing
import Titles

@Suite("What a filter cannot judge", .timeLimit(.minutes(5)))
struct UnjudgedTests {
  private func filter(_ text: String, in state: inout AppState) {
    let actions: [any Action] = [
      ScreenAction.fieldEntered(.filter), SearchAction.filterEdited(TextInput(text: text)),
      SearchAction.filterSubmitted,
    ]
    for action in actions { AppState.reduce(&state, action) }
  }

  /// A list of ten titles: of 1 the rating is known, of 2 that it has none, of 3 only its length.
  private func listing() throws -> AppState {
    var state = try Samples.listing(1, total: 10)
    var page = try Samples.page(1, total: 10)
    page.known = [TitleDetail(id: try Samples.id(3), title: "Title 3", minutes: 80)]
    let details = [
      Samples.details(
        TitleDetail(id: try Samples.id(1), title: "Title 1", ratings: [Rating(imdb: 81)])),
      Samples.details(TitleDetail(id: try Samples.id(2), title: "Title 2", minutes: 90)),
    ]
    let answer = Samples.answer(page)
    AppState.reduce(&state, MoviesAction.setMovies(answer, number: 1, query: Samples.batman))
    for detail in details { AppState.reduce(&state, detail) }
    return state
  }

  /// Lets the ratings of the other titles come.
  private func bringRatings(to state: inout AppState) throws {
    for number in 3...10 {
      let detail = TitleDetail(
        id: try Samples.id(number), title: "Title \(number)",
        ratings: [Rating(imdb: Double(number * 10))])
      AppState.reduce(&state, Samples.details(detail))
    }
  }

  @Test("A filter says how many titles it cannot judge, and offers to look them up")
  func said() throws {
    var state = try listing()
    filter("rating>7", in: &state)
    #expect(state.list.count == 1)
    #expect(BrowseProps(state).list.remark == .unjudged(8, of: 10, canLookUp: true))
    let offer = FactsOffer(need: .filter, lacking: 8, count: 10, requests: 8)
    #expect(BrowseProps(state).footer.question == .factsPrice(offer))
    AppState.reduce(&state, MoviesAction.factsRequested)
    #expect(state.list.lookUp?.count == 8)
    AppState.reduce(&state, SearchAction.filterCleared)
    #expect(BrowseProps(state).list.remark == nil)
  }

  @Test("What is looked up passes the filter in the end, or does not")
  func looked() throws {
    var state = try listing()
    filter("rating>7", in: &state)
    AppState.reduce(&state, MoviesAction.factsRequested)
    try bringRatings(to: &state)
    let names = (0..<state.list.count).map { state.name(inRow: $0) }
    #expect(names == ["Title 1", "Title 8", "Title 9", "Title 10"])
    #expect(BrowseProps(state).list.remark == nil)
  }

  @Test("What has become known in another way is judged once the rest is asked for")
  func judgedAgain() throws {
    var state = try listing()
    filter("rating>7", in: &state)
    AppState.reduce(&state, MoviesAction.restDeclined)
    try bringRatings(to: &state)
    #expect(BrowseProps(state).list.remark == .unjudged(8, of: 10, canLookUp: true))
    AppState.reduce(&state, MoviesAction.restRequested)
    #expect(BrowseProps(state).list.remark == nil)
    #expect(state.list.count == 4)
  }

  @Test("What every row tells is judged; words are judged, too, but nothing is offered for them")
  func rows() throws {
    var state = try listing()
    filter("year<1904 type:movie title:3", in: &state)
    #expect(BrowseProps(state).list.remark == nil)
    #expect(state.list.offer == nil)
    filter("batman", in: &state)
    #expect(BrowseProps(state).list.remark == .unjudged(8, of: 10, canLookUp: true))
    #expect(state.list.offer == nil)
  }

  @Test("Where nothing may be asked, that is no offer")
  func offline() throws {
    var state = try listing()
    AppState.reduce(&state, ServiceAction.wentOffline)
    filter("rating>7", in: &state)
    #expect(BrowseProps(state).list.remark == .unjudged(8, of: 10, canLookUp: false))
    #expect(state.list.offer == nil)
  }
}
