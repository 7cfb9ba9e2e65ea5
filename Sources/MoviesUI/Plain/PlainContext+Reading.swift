import MoviesCore
import Titles

/// Verbs for the list, and for titles that are read.
extension PlainContext {
  func begin() -> PlainPlan {
    if state.screen.pages.isHomeOnTop { return PlainPlan([], needing: [.page]) }
    return PlainPlan([.action(SearchAction.submitted)]) { $0.found }
  }

  /// Opens the details of a title by its number.
  func read() throws(PlainRefusal) -> PlainPlan {
    if state.screen.pages.isHomeOnTop { return try openHomeDoor(numbers.first ?? 0) }
    if state.numberedFiles != nil || state.numberedNext != nil || state.numberedProposals != nil {
      let opening = ScreenAction.titleOpened(try title(numbers.first))
      let way = state.numberedProposals != nil ? state.wayToTonight ?? [] : []
      return PlainPlan(way + [.action(opening)], needing: [.page])
    }
    let row = try row(numbers.first ?? 0)
    let opening = PlainStep(waits: true) { state throws(PlainRefusal) in
      guard let id = state.list[row] else {
        throw PlainRefusal(PlainPrinter(state: state).missing(row))
      }
      return ScreenAction.titleOpened(id)
    }
    return PlainPlan(
      [.action(MoviesAction.selected(row: row)), opening], needing: [.page])
  }

  func more() throws(PlainRefusal) -> PlainPlan {
    try list(from: start + Self.listedRows)
  }

  func previous() throws(PlainRefusal) -> PlainPlan {
    try list(from: start > 0 ? max(0, start - Self.listedRows) : -1)
  }

  func list() throws(PlainRefusal) -> PlainPlan {
    try list(from: numbers.first.map { $0 - 1 } ?? start)
  }

  /// Lists ten titles.
  func list(from row: Int) throws(PlainRefusal) -> PlainPlan {
    let count = try countOfRows
    guard row >= 0 else { throw PlainRefusal(PlainWording.startOfList) }
    guard row < count else { throw PlainRefusal(PlainWording.endOfList(count)) }
    return PlainPlan(showing(from: row), from: row) { $0.rows }
  }

  func search() throws(PlainRefusal) -> PlainPlan {
    guard !text.isEmpty else { throw usage }
    return PlainPlan(.typing(text, in: .searchField), from: 0) { $0.found }
  }

  func person() throws(PlainRefusal) -> PlainPlan {
    guard Door.person(text).expression.flatMap({ TitleQuery(typed: $0)?.expression }) != nil else {
      throw usage
    }
    return PlainPlan([.action(DoorAction.opened(.person(text)))], from: 0) {
      $0.person + $0.found
    }
  }

  func kind() throws(PlainRefusal) -> PlainPlan {
    let kind: TitleKind?
    switch text.lowercased() {
    case "film", "films", "movie", "movies": kind = .movie
    case "series": kind = .series
    case "game", "games": kind = .game
    case "all": kind = nil
    default: throw usage
    }
    return PlainPlan([.action(SearchAction.kindChosen(kind))], from: 0) { $0.found }
  }

  func year() -> PlainPlan {
    PlainPlan(.typing(text, in: .yearField), from: 0) { $0.found }
  }

  func filter() throws(PlainRefusal) -> PlainPlan {
    guard state.list.results.count > 0 else { throw PlainRefusal(PlainWording.nothingListed) }
    let steps =
      text.isEmpty
      ? [.action(SearchAction.filterCleared)] : [PlainStep].typing(text, in: .filterField)
    return PlainPlan(steps, from: 0) { $0.filtered }
  }

  func sort() throws(PlainRefusal) -> PlainPlan {
    let key = TitleOrder.Key(rawValue: text.lowercased())
    guard key != nil || text.isEmpty else { throw usage }
    let listing = try list(from: 0).steps
    // Sorting by a key shows the first rows, and may end with a question.
    let steps = key == nil ? [.call(.sort(key))] + listing : listing + [.call(.sort(key))]
    return PlainPlan(steps, from: 0) { $0.sorted }
  }

  /// Loads the rest of the list, looks up its missing facts, or says what that costs.
  func load() throws(PlainRefusal) -> PlainPlan {
    if case .facts = state.list.offer {
      return PlainPlan([.call(.open, in: .results)], from: 0) { $0.lookedUp }
    }
    if state.list.missingPages.isEmpty, let offer = state.factsOffer {
      return PlainPlan([.call(.loadAll)], saying: [PlainWording.priceOfFacts(offer)])
    }
    if !state.list.asksForRest, let price = state.priceOfRest {
      return PlainPlan([.call(.loadAll)], saying: [PlainWording.priceOfRest(price)])
    }
    return PlainPlan([.call(.loadAll)] + (try list(from: start).steps)) { $0.loaded }
  }

  func compare() throws(PlainRefusal) -> PlainPlan {
    guard ComparePage.counts.contains(numbers.count) else { throw usage }
    let ids = try titles
    guard ComparePage.counts.contains(ids.count) else { throw usage }
    return PlainPlan([.call(.compare, on: ids)])
  }

  func openLink() throws(PlainRefusal) -> PlainPlan {
    let id = try title(numbers.first)
    return PlainPlan([.call(.openLink, on: [id])], saying: ["Opening \(id.imdbPage)"])
  }

  func printLink() throws(PlainRefusal) -> PlainPlan {
    let id = try title(numbers.first)
    return PlainPlan(saying: ["\(id), \(id.imdbPage)"])
  }

  /// Retries failed requests, or asks again for the page on top.
  func retry() throws(PlainRefusal) -> PlainPlan {
    if case .results = state.screen.pages.top, state.search.query == nil {
      throw PlainRefusal(PlainWording.nothingTyped)
    }
    let failed = state.list.pages(ofRows: state.list.visible)?.contains {
      state.errors.page($0) != nil
    }
    if state.screen.pages.isListOnTop, state.errors.search == nil, failed == true {
      return PlainPlan([.call(.retry)]) { $0.rows }
    }
    return PlainPlan([.call(.retry)])
  }

  /// Lists the seasons of the series read last or the episodes of one season, or opens an episode.
  func episodes() throws(PlainRefusal) -> PlainPlan {
    guard let numbers = PlainArguments.numbers(in: text), numbers.count <= 2,
      numbers.allSatisfy(Self.seasons.contains)
    else { throw usage }
    guard state.seriesRead != nil else { throw PlainRefusal(PlainWording.whichSeries) }
    let back: [PlainStep] = state.readEpisode == nil ? [] : [.call(.openSeries)]
    guard let season = numbers.first else {
      return PlainPlan(back + [.action(SeriesAction.viewChosen(.heatMap))])
    }
    guard season > 0 else { throw PlainRefusal(PlainWording.seasonsFromOne) }
    let listing =
      back + [
        .action(SeriesAction.viewChosen(.episodes)),
        .action(SeriesAction.partChosen(.season(season))),
      ]
    guard let episode = numbers.dropFirst().first else {
      return PlainPlan(listing) { $0.episodes(ofSeason: season) }
    }
    let opening = PlainStep(waits: true) { state throws(PlainRefusal) in
      let printer = PlainPrinter(state: state)
      return ScreenAction.titleOpened(try printer.idOfEpisode(episode, ofSeason: season))
    }
    return PlainPlan(listing + [opening])
  }

  private static let seasons = 0...9_999

  /// Returns steps that select the last row and then the first one, so that all rows are in view.
  private func showing(from row: Int) -> [PlainStep] {
    [min(row + Self.listedRows, state.list.count) - 1, row].map {
      .action(MoviesAction.selected(row: $0))
    }
  }
}
