import Titles

extension AppState {
  /// Changes the page of a series according to an action.
  mutating func reduceSeries(_ action: SeriesAction) {
    switch action {
    case .setSeason(_, let number, let id), .notListed(let number, let id):
      follow(number, of: id)
    case .opened(let id, let episode, let season):
      open(id, at: episode, season: season)
    case .seasonMoved(let seasons): moveSeason(by: seasons)
    case .partChosen(let part): updateSeries { $0.show(part, $1) }
    case .episodeMoved(let rows):
      updateSeries { $0.select(row: $0.rows.selection.saturating(adding: rows), $1) }
    case .episodeSelected(let row): updateSeries { $0.select(row: row, $1) }
    case .runMoved(let steps):
      updateSeries { page, guide in
        guard let place = page.place else { return }
        page.go(to: guide.place(steps, after: place), guide)
      }
    case .placeSelected(let place): updateSeries { $0.go(to: place, $1) }
    case .viewSwitched: if let page = seriesPage { show(page.view.next) }
    case .viewChosen(let view): show(view)
    case .turned(let steps): turn(by: steps)
    }
  }

  /// Loads the missing seasons when the user tries again.
  mutating func reduceSeries(_ action: MoviesAction) {
    guard action == .retried, let page = seriesPage, page.view != .episodes else { return }
    screen.pages.update { (page: inout SeriesPage) in page.loadsAll = true }
  }

  /// Stops loading seasons once the user cancels that.
  mutating func reduceSeries(_ action: LoadingAction) {
    guard action == .cancelled else { return }
    screen.pages.update { (page: inout SeriesPage) in page.loadsAll = false }
  }

  /// Changes the page of a series, given the seasons that have arrived.
  private mutating func updateSeries(_ change: (inout SeriesPage, SeasonGuide) -> Void) {
    guard let id = seriesPage?.series else { return }
    let guide = series.guide(of: id)
    screen.pages.update { change(&$0, guide) }
  }

  /// Goes to the next episode of a series whose page has just opened, if its season is here.
  mutating func resumeSeries() {
    guard let page = seriesPage else { return }
    let seasons = seasons(of: page.series)
    updateSeries { page, guide in
      page.arrive(guide)
      page.resume(guide, seasons: seasons)
    }
  }

  /// Fits the list of episodes and the heat map to the screen, and scrolls to the selection.
  mutating func fitSeries() {
    guard let page = seriesPage else { return }
    let room = EpisodeRoom(height: screen.listRows, size: screen.size)
    let (grid, extent) = (heatMapGrid(of: page), heatMapExtent(of: page))
    updateSeries { page, guide in
      page.rows.show(rows: room.rows, of: page.count(guide))
      guard page.view == .heatMap, let season = page.part.season else { return }
      page.window.season = page.window.season.scrolled(
        toShow: extent.seasons.firstIndex(of: season) ?? 0, room: grid.seasons,
        of: extent.seasons.count)
      let slot = page.selectedNumber(guide).map(extent.episodes.row) ?? 0
      page.window.episode = page.window.episode.scrolled(
        toShow: slot, room: grid.episodes, of: extent.episodes.count)
    }
  }

  /// Goes to the wanted episode of a season once the season has arrived.
  private mutating func follow(_ number: Int, of id: TitleID) {
    guard let page = seriesPage, page.series == id else { return }
    let seasons = seasons(of: id)
    let isComplete = missingSeasons(of: id).isEmpty
    updateSeries { page, guide in
      if isComplete { page.loadsAll = false }
      if page.part == .season(number) { page.arrive(guide) }
      page.resume(guide, seasons: seasons)
      if let season = page.part.season, let last = seasons.last, season > last {
        page.show(.season(last), guide)
      }
    }
  }

  /// Moves by this many seasons; `About` is before the first one.
  ///
  /// Beyond the last season there may be one that was not counted, so it is requested.
  private mutating func moveSeason(by seasons: Int) {
    guard let page = seriesPage else { return }
    let parts: [SeriesPage.Part] =
      (page.view == .episodes ? [.about] : []) + self.seasons(of: page.series).map { .season($0) }
    let here = parts.lastIndex { $0.season ?? 0 <= page.part.season ?? 0 } ?? 0
    let index = here.saturating(adding: seasons)
    let next = parts[max(0, min(index, parts.count - 1))]
    updateSeries { page, guide in
      page.show(next, guide)
      page.looksBeyond = index >= parts.count
    }
  }

  private mutating func show(_ view: SeriesPage.View) {
    // While requests are saved, seasons are loaded only one by one.
    let loadsAll = view != .episodes && !service.savesRequests
    let first = seriesPage.map { seasons(of: $0.series)[0] } ?? 1
    updateSeries { page, guide in
      page.view = view
      if view != .episodes, page.part == .about { page.show(.season(first), guide) }
      page.loadsAll = loadsAll
    }
  }

  /// Opens the page of a series at an episode, or goes back to it if the episode was opened there.
  private mutating func open(_ id: TitleID, at episode: TitleID?, season: Int?) {
    if screen.pages.seriesBelow?.series == id {
      screen.pages.pop()
    } else {
      screen.pages.push(.series(SeriesPage(id)))
    }
    screen.field = nil
    screen.overlay = nil
    guard let season else { return }
    updateSeries { page, guide in
      page.wantedEpisode = episode
      page.show(.season(season), guide)
      page.arrive(guide)
    }
  }

  /// Replaces the page of the open episode with that of another one, and moves the selection on the
  /// page of the series below.
  private mutating func turn(by steps: Int) {
    guard let id = screen.pages.title, let next = neighbour(of: id, by: steps) else { return }
    let (summary, place, guide) = next
    titles.note(summary)
    screen.pages.replaceTitle(with: .title(summary.id))
    if screen.pages.seriesBelow != nil {
      screen.pages.updateBelow { (page: inout SeriesPage) in page.go(to: place, guide) }
    }
  }

  /// Returns the episode this many episodes after the open one; `nil` if it is unknown.
  private func neighbour(
    of id: TitleID, by steps: Int
  ) -> (TitleSummary, EpisodePlace, SeasonGuide)? {
    guard let owner = seriesOfEpisode(id) else { return nil }
    let guide = series.guide(of: owner)
    let season = titles.detail(of: id)?.value.season
    guard let start = guide.place(of: id, season: season) ?? guide.place(of: id, season: nil) else {
      return nil
    }
    // An episode without an id has no page.
    var place = start
    while true {
      let next = guide.place(steps.signum(), after: place)
      guard next != place else { return nil }
      place = next
      if place != start, let summary = summary(of: place, in: owner), summary.id.place == nil {
        return (summary, place, guide)
      }
    }
  }

  /// Returns the series of an open episode: the one on whose page it was opened, or the one that
  /// its details name.
  public func seriesOfEpisode(_ id: TitleID) -> TitleID? {
    screen.pages.seriesBelow?.series ?? titles.detail(of: id)?.value.seriesID
  }
}

extension SeriesPage {
  /// Returns the number of episodes in the chosen season; 0 until it is known.
  func count(_ guide: SeasonGuide) -> Int {
    part.season.flatMap { guide[$0] }?.episodes.count ?? 0
  }

  /// Returns the number of the selected episode, or the wanted one in a season that has not
  /// arrived.
  func selectedNumber(_ guide: SeasonGuide) -> Int? {
    place.flatMap { guide[$0] }.map(\.number) ?? wantedNumber
  }

  /// Shows a part of the page, with the episode nearest to the wanted number.
  mutating func show(_ part: Part, _ guide: SeasonGuide) {
    guard part != self.part, part.season ?? 1 >= 1 else { return }
    self.part = part
    looksBeyond = false
    seenThrough = nil
    arrive(guide)
  }

  /// Selects an episode of the season.
  mutating func select(row: Int, _ guide: SeasonGuide) {
    rows.select(row, of: count(guide))
    seenThrough = nil
    wantedNumber = selectedNumber(guide)
    wantedEpisode = nil
  }

  /// Goes to an episode of any season.
  mutating func go(to place: EpisodePlace, _ guide: SeasonGuide) {
    guard place.season >= 1 else { return }
    part = .season(place.season)
    select(row: place.row, guide)
  }

  /// Selects the wanted episode of the season, or the one nearest to the wanted number.
  mutating func arrive(_ guide: SeasonGuide) {
    guard let season = part.season, let episodes = guide[season]?.episodes else {
      return rows.select(0, of: 0)
    }
    if let wantedEpisode, let row = episodes.firstIndex(where: { $0.id == wantedEpisode }) {
      return select(row: row, guide)
    }
    let wanted = wantedNumber ?? 0
    func distance(_ episode: EpisodeSummary) -> Int {
      episode.number.map { abs($0 - wanted) } ?? .max
    }
    let nearest = episodes.indices.min { distance(episodes[$0]) < distance(episodes[$1]) }
    rows.select(nearest ?? 0, of: episodes.count)
  }
}

extension Int {
  fileprivate func saturating(adding other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? (other < 0 ? .min : .max) : sum
  }
}

extension ErrorsState {
  /// Forgets the failure of a season once it has arrived, or is known not to exist.
  static func reduce(_ state: inout ErrorsState, _ action: SeriesAction) {
    switch action {
    case .setSeason(_, let number, let series), .notListed(let number, let series):
      state.byRequest[.season(series, number)] = nil
    default: break
    }
  }
}
