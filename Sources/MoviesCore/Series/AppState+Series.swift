public import Titles

extension AppState {
  /// The page of a series, if one is on top.
  public var seriesPage: SeriesPage? { screen.pages.series }

  /// Returns the page that shows a title: a series has one of its own, which also shows its
  /// episodes without ids.
  func page(of id: TitleID) -> Page {
    if let place = id.place { return .series(SeriesPage(at: place)) }
    return kind(of: id) == .series
      ? .series(SeriesPage(id, after: library.seenEpisodes[id]?.last)) : .title(id)
  }

  /// Replaces the page of a title that turns out to be a series, or an episode without an id, with
  /// the page of the series.
  mutating func turnTitleIntoSeries() {
    guard let id = screen.pages.title, kind(of: id) == .series || id.place != nil else { return }
    screen.pages.replaceTitle(with: page(of: id))
    resumeSeries()
  }

  /// The episode whose page is open; `nil` for any other title, or if its series is unknown.
  public var readEpisode: TitleID? {
    guard let id = screen.pages.title, kind(of: id) == .episode, seriesOfEpisode(id) != nil else {
      return nil
    }
    return id
  }

  /// Whether a title is known to be a series.
  public func isSeries(_ id: TitleID) -> Bool { kind(of: id) == .series }

  private func kind(of id: TitleID) -> TitleKind? {
    titles.detail(of: id)?.value.kind ?? titles.summary(of: id)?.kind
  }

  /// Returns the seasons that a series itself lists; `nil` if it does not.
  func toldSeasons(of series: TitleID) -> [Int]? { titles.detail(of: series)?.value.seasons }

  /// Returns the numbers of the seasons of a series to show, rising; at least one.
  public func seasons(of series: TitleID) -> [Int] {
    self.series.guide(of: series).numbers(told: toldSeasons(of: series))
  }

  /// Whether no source says how many seasons a series has.
  func isOpenEnded(_ id: TitleID) -> Bool {
    let guide = series.guide(of: id)
    guard toldSeasons(of: id) == nil, guide.counted == nil, guide.listed == nil,
      let last = seasons(of: id).last
    else { return false }
    return guide[last] == nil && !guide.unlisted.contains(last)
  }

  /// The selected episode on the page of a series.
  public var selectedEpisode: EpisodeSummary? {
    guard let page = seriesPage, let place = page.place else { return nil }
    return series.guide(of: page.series)[place]
  }

  /// Returns the summary of a title for a list; it may be an episode of the series on the page.
  public func summary(of id: TitleID) -> TitleSummary? {
    if let summary = titles.summary(of: id) { return summary }
    if let page = seriesPage, let place = page.place, selectedEpisode?.id == id {
      return summary(of: place, in: page.series)
    }
    return placeOnPage(of: id).flatMap { summary(of: $0.place, in: $0.series) }
  }

  /// Returns the place of an episode of a series on the page; `nil` for any other title.
  func placeOnPage(of id: TitleID) -> (series: TitleID, place: EpisodePlace)? {
    let shown =
      seriesPage.map { [$0.series] } ?? screen.pages.nextUp?.titles
      ?? (screen.pages.isHomeOnTop ? home.nextUp.titles : [])
    for owner in shown {
      if let place = series.guide(of: owner).place(of: id, season: nil) { return (owner, place) }
    }
    return nil
  }

  /// Returns the episode at a place as a row of a list; `nil` if it is unknown or has no id.
  func summary(of place: EpisodePlace, in series: TitleID) -> TitleSummary? {
    guard let episode = self.series.guide(of: series)[place], let id = episode.id else {
      return nil
    }
    let year = episode.released.map { YearRange(start: $0.year, end: $0.year) }
    return TitleSummary(
      id: id, title: episode.title, years: year, kind: .episode,
      episode: EpisodeOrigin(
        series: titles.summary(of: series)?.title, season: place.season, number: episode.number))
  }

  /// Returns the seasons of a series that have not loaded, in order.
  public func missingSeasons(of id: TitleID) -> [Int] {
    let guide = series.guide(of: id)
    return seasons(of: id).filter { guide.lacks($0) }
  }

  /// Whether all missing seasons of the series on the page are being loaded.
  public var isLoadingSeasons: Bool {
    guard let page = seriesPage, page.loadsAll else { return false }
    return missingSeasons(of: page.series).contains { errors.season($0, of: page.series) == nil }
  }
}
