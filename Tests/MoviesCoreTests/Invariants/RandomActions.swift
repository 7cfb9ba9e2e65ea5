import Keeping
import MoviesCore
import Redux
import TestSupport
import Titles

/// Actions of all features in any order, as keys, replies and clocks could send them.
struct RandomActions {
  private var random: SplitMix

  init(seed: UInt64) { random = SplitMix(seed: seed) }

  /// The next action, which mostly concerns what the state is about.
  mutating func next(in state: AppState) -> any Action {
    switch number(below: 20) {
    case 0...3: screen(state)
    case 4...5: search()
    case 6...8: list(state)
    case 9...10: request(state)
    case 11: lifecycle(state)
    case 12: DetailAction.setDetail(Answer(detail(), source: .omdb))
    case 13...14: series(state)
    case 15: library()
    case 16: tonight(state)
    case 17: openNames()
    case 18: page()
    default: other()
    }
  }

  private mutating func screen(_ state: AppState) -> ScreenAction {
    switch number(below: 14) {
    case 0:
      .resized(ScreenSize(columns: 40 + number(below: 90), rows: 40), listRows: number(below: 36))
    case 1: .fieldEntered(.search)
    case 2: .fieldEntered(isTrue() ? .year : .filter)
    case 3...4: isTrue() ? .listEntered : .resultsEntered
    case 5...6: .titleOpened(state.selectedTitle ?? id())
    case 7: .titleOpened(isTrue() ? id() : seriesID())
    case 8...9: .wentBack
    case 10...11: .scrolled(.details, by: 1 + number(below: 5), limit: 9)
    case 12: isTrue() ? .overlayOpened(.help(HelpState())) : .overlayClosed
    default: .backgroundSeen(.light)
    }
  }

  private mutating func search() -> SearchAction {
    switch number(below: 13) {
    case 0...4: .edited(TextInput(text: number(below: 5) > 0 ? words() : ""))
    case 5...6: .submitted
    case 7: .kindChosen(isTrue() ? .movie : nil)
    case 8: .yearCleared
    case 9: .filterEdited(TextInput(text: "year>1950"))
    case 10: .filterSubmitted
    case 11: .reordered("\(words()) sort:-year")
    default: isTrue() ? .filterCleared : .recalled(words())
    }
  }

  private mutating func list(_ state: AppState) -> MoviesAction {
    switch number(below: 14) {
    case 0...4: .setMovies(answer(state), number: 1, query: state.results.asked ?? query())
    case 5: .setMovies(answer(state), number: 2, query: state.results.asked ?? query())
    case 6...8: .moved(by: number(below: 9) - 4)
    case 9: .selected(row: number(below: 30))
    case 10: .sortChosen(isTrue() ? .year : nil)
    case 11: .restRequested
    case 12: isTrue() ? .factsRequested : .restDeclined
    default: isTrue() ? .retried : isTrue() ? .withdrawn : .cleared
    }
  }

  private mutating func request(_ state: AppState) -> any Action {
    switch number(below: 4) {
    case 0...1: GetMovies(state.search.query ?? query())
    case 2: GetMovies(state.results.asked ?? query(), page: 2)
    default: GetSeason(1 + number(below: 4), of: state.seriesPage?.series ?? seriesID())
    }
  }

  private mutating func lifecycle(_ state: AppState) -> any Action {
    guard let flight = state.loading.inFlight.first, isTrue() else {
      let ids: [MoviesRequestID] = [.search, .page(2), .title(id()), .season(seriesID(), 1)]
      let ticket = RequestTicket(number: number(below: 1_000_000), id: ids[number(below: 4)])
      return MoviesLifecycle.started(ticket)
    }
    return switch number(below: 4) {
    case 0: MoviesLifecycle.succeeded(flight.ticket)
    case 1: MoviesLifecycle.failed(flight.ticket, isTrue() ? .notHere : .notFound)
    case 2: MoviesLifecycle.cancelled(flight.ticket)
    default: CancelRequest(id: flight.ticket.id ?? .search)
    }
  }

  private mutating func series(_ state: AppState) -> SeriesAction {
    let series = isTrue() ? state.seriesPage?.series ?? seriesID() : seriesID()
    let number = 1 + number(below: 4)
    return switch self.number(below: 13) {
    case 0...3:
      .setSeason(Answer(season(number, of: series), source: .omdb), number: number, of: series)
    case 4: .notListed(number: number, of: series)
    case 5: .opened(series, at: episodeID(number, of: series), season: number)
    case 6: .seasonMoved(by: self.number(below: 5) - 2)
    case 7: .episodeMoved(by: self.number(below: 40) - 20)
    case 8: .episodeSelected(row: self.number(below: 40))
    case 9: .runMoved(by: self.number(below: 9) - 4)
    case 10: .placeSelected(EpisodePlace(season: number, row: self.number(below: 40)))
    case 11: isTrue() ? .viewSwitched : .viewChosen(.heatMap)
    default: .turned(by: isTrue() ? 1 : -1)
    }
  }

  private mutating func library() -> any Action {
    let tab = LibraryTab.list(isTrue() ? .watchlist : .seen)
    let entries = (0..<number(below: 30)).map { _ in LibraryEntry(detail(), onWatchlistSince: 1) }
    return switch number(below: 6) {
    case 0: LibraryPageAction.tabChosen(tab)
    case 1: LibraryPageAction.tabMoved(by: 1)
    case 2...3: LibraryEvent.rowsCame(tab, entries)
    case 4: LibraryEvent.entriesCame(entries, revision: 1)
    default:
      LibraryEvent.came(
        LibraryReading(
          revision: number(below: 5),
          marks: Dictionary(entries.map { ($0.id, $0.mark) }) { first, _ in first }))
    }
  }

  private mutating func tonight(_ state: AppState) -> TonightAction {
    guard let page = state.screen.pages.tonight else {
      return .opened(TonightWish(), seed: random.next())
    }
    let proposals = (0..<3).map { _ in TonightProposal(detail(), .bestRated) }
    return switch number(below: 4) {
    case 0...1: .offered(TonightOffer(proposals, candidates: 9, fitting: 9), page.draw)
    case 2: .moved(by: isTrue() ? 1 : -1)
    default: .vetoed
    }
  }

  private mutating func openNames() -> OpenNamesAction {
    let name = OpenName(
      number: 1 + number(below: 3), ImportedName(title: "Harbour"), file: "a.zip", place: "1",
      candidates: [summary(), summary()])
    return switch number(below: 6) {
    case 0: .opened
    case 1: .came([name], revision: 1)
    case 2: .factsCame([detail()])
    case 3: .found([detail()], number: name.number)
    case 4: .candidateMoved(by: 1)
    default: .sought("Harbour", number: name.number)
    }
  }

  private mutating func page() -> any Action {
    switch number(below: 17) {
    case 0: StatisticsAction.opened
    case 1: CompareAction.opened([id(), seriesID()])
    case 2: CompareAction.moved(by: isTrue() ? 1 : -1)
    case 3: PosterAction.meansKnown(isTrue() ? .blocks : nil)
    case 4: PosterAction.wallToggled
    case 5: DiaryAction.opened
    case 6: DiaryAction.came(diary(), revision: 1 + number(below: 3))
    case 7: NextUpAction.opened
    case 8: NextUpAction.came(begun(), revision: 1 + number(below: 3))
    case 9: NextUpAction.moved(by: number(below: 9) - 4)
    case 10: DoorAction.walked(to: isTrue() ? DoorPlace(.cast, 1) : nil, scroll: number(below: 9))
    case 11: DoorAction.opened(isTrue() ? .person("Some Body") : .year(1900 + number(below: 99)))
    case 12: HomeAction.opened
    case 13: HomeAction.came(homeFacts(), revision: 1 + number(below: 3))
    case 14: isTrue() ? HomeAction.returned : .moved(by: number(below: 9) - 4)
    default: isTrue() ? DiaryAction.dayMoved(by: number(below: 9) - 4) : .monthMoved(by: 1)
    }
  }

  private mutating func diary() -> Diary {
    Diary(
      (0..<number(below: 30)).map { _ in
        let day = CalendarDate(year: 2026, month: 1 + number(below: 12), day: 1 + number(below: 28))
        return LibraryEntry(detail(), viewings: [Viewing(day: day)])
      })
  }

  private mutating func homeFacts() -> HomeFacts {
    HomeFacts(
      seen: episodesSeen(), watchlist: [LibraryEntry(detail(), onWatchlistSince: 1)],
      today: CalendarDate(year: 2026, month: 6, day: 1))
  }

  private mutating func begun() -> [BegunSeries] { episodesSeen().begunSeries }

  private mutating func episodesSeen() -> [LibraryEntry] {
    (0..<number(below: 9)).map { _ in
      let (series, season) = (seriesID(), 1 + number(below: 4))
      let facts = TitleDetail(
        id: episodeID(season, of: series), title: "Episode", kind: .episode, season: season,
        episode: 1 + number(below: 40), seriesID: series)
      return LibraryEntry(facts, viewings: [Viewing(day: nil)])
    }
  }

  private mutating func other() -> any Action {
    switch number(below: 8) {
    case 0...1: MarkAction.toggled(id())
    case 2...3: LoadingAction.patienceEnded
    case 4: LoadingAction.cancelled
    case 5:
      ServiceAction.counted(RequestCount(used: number(below: 1_000), limit: 1_000, reserve: 9))
    default: LinkAction.copyRequested("tt0000001")
    }
  }

  private mutating func answer(_ state: AppState) -> Answer<TitlePage> {
    let size = isTrue() ? 10 : 200
    let titles = (0..<(isTrue() ? size : number(below: size))).map { _ in summary() }
    let page = TitlePage(
      titles, total: titles.count < size ? titles.count : 3 * size, size: size, last: 100,
      query: state.results.asked ?? query())
    return Answer(page, source: .omdb, quality: isTrue() ? .complete : .partial)
  }

  /// A title whose row does not always say what it is.
  private mutating func summary() -> TitleSummary {
    let id = id()
    return TitleSummary(
      id: id, title: "Title", years: YearRange(1900 + number(below: 99)),
      kind: isTrue() ? Self.kind(of: id) : nil)
  }

  private mutating func detail() -> TitleDetail {
    let id = isTrue() ? id() : seriesID()
    let kind = Self.kind(of: id)
    return TitleDetail(
      id: id, title: "Title", kind: kind, totalSeasons: kind == .series ? number(below: 5) : nil)
  }

  private mutating func season(_ number: Int, of series: TitleID) -> Season {
    let episodes = (0..<self.number(below: 40)).map { row in
      EpisodeSummary(
        id: Self.id(Self.episodes + Self.number(of: series) * 10 + row), title: "Episode",
        number: row + 1, score: 80)
    }
    return Season(title: "Series", number: number, totalSeasons: nil, episodes: episodes)
  }

  private mutating func words() -> String { ["batman", "alien", "star"][number(below: 3)] }

  private mutating func query() -> TitleQuery { TitleQuery(words()) }

  private mutating func id() -> TitleID { Self.id(1 + number(below: Self.titles)) }

  private mutating func seriesID() -> TitleID { Self.id(10 * (1 + number(below: Self.series))) }

  private func episodeID(_ number: Int, of series: TitleID) -> TitleID {
    Self.id(Self.episodes + Self.number(of: series) * 10 + number)
  }

  private mutating func number(below limit: Int) -> Int {
    Int.random(in: 0..<limit, using: &random)
  }

  private mutating func isTrue() -> Bool { Bool.random(using: &random) }
}

extension RandomActions {
  /// How many titles there are, without the episodes of series; the first of them that are series.
  private static let titles = 60_000
  private static let series = 60
  /// Above this number are episodes.
  private static let episodes = 1_000_000

  /// All series that an action may be about.
  static let allSeries: [TitleID] = (1...series).map { id(10 * $0) }

  /// Every tenth title is a series.
  private static func kind(of id: TitleID) -> TitleKind {
    number(of: id) >= episodes ? .episode : number(of: id).isMultiple(of: 10) ? .series : .movie
  }

  private static func number(of id: TitleID) -> Int { Int(id.rawValue.dropFirst(2)) ?? 0 }

  private static func id(_ number: Int) -> TitleID {
    guard let id = TitleID("tt" + String(String(10_000_000 + number).dropFirst())) else {
      preconditionFailure("\(number) has at most seven digits.")
    }
    return id
  }
}
