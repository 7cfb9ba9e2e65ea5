import MoviesCore
import Testing
import Titles

@Suite("How many seasons there are", .timeLimit(.minutes(5)))
struct SeasonCountTests {
  /// The parts of the page, without `About`, and whether there may be more.
  private func seasons(_ state: AppState) -> ([Int], isOpen: Bool) {
    guard let props = BrowseProps(state).series else { return ([], false) }
    return (props.tabs.compactMap(\.part.season), props.isOpenEnded)
  }

  private func miss(_ number: Int, in state: inout AppState) throws {
    state.press(.notListed(number: number, of: try Samples.series()))
  }

  @Test("Where nobody counts them, there may be one more than have come, until it is missing")
  func uncounted() throws {
    var state = try Samples.seriesPage(seasons: nil)
    #expect(seasons(state) == ([1], isOpen: true))
    try Samples.bring(Samples.season(1), to: &state)
    #expect(seasons(state) == ([1, 2], isOpen: true))
    try Samples.bring(Samples.season(2), to: &state)
    try miss(3, in: &state)
    #expect(seasons(state) == ([1, 2], isOpen: false))
  }

  @Test("What a season says of their number counts where the series says nothing, or less")
  func countedBySeason() throws {
    var state = try Samples.seriesPage(seasons: nil, Samples.season(1, of: 4))
    #expect(seasons(state) == ([1, 2, 3, 4], isOpen: false))
    state = try Samples.seriesPage(seasons: 2, Samples.season(1, of: 4))
    #expect(seasons(state) == ([1, 2, 3, 4], isOpen: false))
  }

  @Test("A count that is too small grows with the seasons that are found beyond it")
  func countTooSmall() throws {
    var state = try Samples.seriesPage(seasons: 2, Samples.season(1), Samples.season(2))
    state.press(.partChosen(.season(2)))
    try Samples.bring(Samples.season(3), to: &state)
    #expect(seasons(state) == ([1, 2, 3], isOpen: false))
    #expect(state.selectedCell == [2, 1])
  }

  @Test("A season that is counted and not listed says so, and is no error; season 2 may come first")
  func unlisted() throws {
    var state = try Samples.seriesPage(seasons: 3, Samples.season(2))
    try miss(1, in: &state)
    state.press(.seasonMoved(by: 1))
    let props = try #require(BrowseProps(state).series)
    #expect(props.tabs.map(\.isEmpty) == [false, true, false, false])
    guard case .episodes(let list) = props.content else {
      Issue.record("no list")
      return
    }
    #expect(list.absence == .unlisted(by: .omdb))
    #expect(BrowseProps(state).status == nil)
    state.press(.seasonMoved(by: 1))
    #expect(state.selectedCell == [2, 1])
  }

  @Test("However many seasons are claimed, no more than a hundred are shown")
  func absurdCount() throws {
    let state = try Samples.seriesPage(seasons: 999_999)
    #expect(seasons(state).0.count == 100)
  }
}
