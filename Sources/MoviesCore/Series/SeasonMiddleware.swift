public import Redux
import Titles

/// Fetches the seasons that the screen shows, here at once and anywhere after a moment, and the one
/// that may be looked at next; for a heat map, a chart and a comparison all of them, a few at a time.
///
/// While requests are saved, only a season that is looked at is worth one. A season that is left
/// before it has come is cancelled; one that failed waits for a retry.
public func seasonMiddleware() -> Middleware<AppState> {
  reaction(to: { $0.seasonWishes }) { before, now, context in
    for id in context.selecting({ $0.unwanted(since: before, now) }) {
      context.dispatch(CancelRequest(id: id))
    }
    if let series = now.unknownSeries, series != before.unknownSeries {
      context.dispatch(GetDetail(series))
    }
    let reach = context.selecting { $0.abilities.answersHere } ? Reach.here : .anywhere
    for wish in now.missing where !before.missing.contains(wish) {
      context.dispatch(
        GetSeason(
          wish.number, of: wish.series, reach: reach, delay: wish.delay, isAwaited: wish.isAwaited))
    }
  }
}

/// How long a season must be looked at before it is fetched: seasons passed over cost nothing.
private let seasonDelay = Duration.milliseconds(100)

/// How many seasons are fetched at a time where all of them are wanted.
private let seasonsAtATime = 4

/// A season that should be fetched.
private struct SeasonWish: Hashable {
  var series: TitleID
  var number: Int
  var delay = Duration.zero
  var isAwaited = true
}

/// The seasons that the screen needs.
private struct SeasonWishes: Equatable {
  /// All of them, fetched or not.
  var wanted: [SeasonWish] = []
  /// Those that are to be requested now.
  var missing: [SeasonWish] = []
  /// A series whose details are needed to tell how many seasons it has.
  var unknownSeries: TitleID?
}

extension AppState {
  fileprivate var seasonWishes: SeasonWishes {
    switch screen.pages.opened.last {
    case .series(let page): wishes(of: page)
    case .title(let id): wishes(ofEpisode: id)
    case .compare(let page): wishes(of: page)
    case .results, .library, .statistics, .openNames, .tonight, nil: SeasonWishes()
    }
  }

  private func wishes(of page: SeriesPage) -> SeasonWishes {
    var wishes = SeasonWishes()
    if page.loadsAll {
      wishes = all(
        missingSeasons(of: page.series).map { SeasonWish(series: page.series, number: $0) })
    } else {
      wishes.wanted = seasons(around: page)
      wishes.missing = wishes.wanted.filter(isMissing)
    }
    if titles.detail(of: page.series) == nil, errors.detail(page.series) == nil {
      wishes.unknownSeries = page.series
    }
    return wishes
  }

  /// The season that is looked at, and the one that may be looked at next.
  private func seasons(around page: SeriesPage) -> [SeasonWish] {
    let last = lastSeason(of: page.series)
    var wishes: [SeasonWish] = []
    if let season = page.part.season {
      wishes.append(SeasonWish(series: page.series, number: season, delay: seasonDelay))
      guard !series.guide(of: page.series).lacks(season) else { return wishes }
    }
    let next = (page.part.season ?? 0) + 1
    let isThere = next <= last || page.looksBeyond && next <= EpisodeGuide.mostSeasons
    if isThere, !service.savesRequests {
      wishes.append(SeasonWish(series: page.series, number: next, isAwaited: false))
    }
    return wishes
  }

  /// The season of an episode that is read and, at its end, the next one, so that its neighbours are
  /// known.
  private func wishes(ofEpisode id: TitleID) -> SeasonWishes {
    guard !service.savesRequests, let detail = titles.detail(of: id)?.value,
      detail.kind == .episode, let owner = seriesOfEpisode(id), let season = detail.season
    else { return SeasonWishes() }
    let guide = series.guide(of: owner)
    var numbers = [season]
    if let place = guide.place(of: id, season: season), let known = guide[season] {
      if place.row == 0, season > 1 { numbers.append(season - 1) }
      if place.row == known.episodes.count - 1 { numbers.append(season + 1) }
    }
    let wanted = numbers.map { SeasonWish(series: owner, number: $0, isAwaited: false) }
    return SeasonWishes(wanted: wanted, missing: wanted.filter(isMissing))
  }

  /// The seasons of the series that are compared.
  private func wishes(of page: ComparePage) -> SeasonWishes {
    guard page.loadsSeasons, !service.savesRequests else { return SeasonWishes() }
    return all(
      page.ids.filter { titles.detail(of: $0)?.value.kind == .series }.flatMap { id in
        missingSeasons(of: id).map { SeasonWish(series: id, number: $0) }
      })
  }

  /// All of these, a few at a time.
  private func all(_ wanted: [SeasonWish]) -> SeasonWishes {
    let onTheWay = wanted.filter { isLoading($0) }
    let missing = wanted.filter(isMissing).prefix(max(0, seasonsAtATime - onTheWay.count))
    return SeasonWishes(wanted: wanted, missing: Array(missing))
  }

  private func isMissing(_ wish: SeasonWish) -> Bool {
    series.guide(of: wish.series).lacks(wish.number) && !isLoading(wish)
      && errors.season(wish.number, of: wish.series) == nil
  }

  private func isLoading(_ wish: SeasonWish) -> Bool {
    series.guide(of: wish.series).onTheWay.contains(wish.number)
  }

  /// The requests for seasons that are no longer wanted, of those wanted before.
  fileprivate func unwanted(since before: SeasonWishes, _ now: SeasonWishes) -> [MoviesRequestID] {
    before.wanted.filter { wish in
      isLoading(wish)
        && !now.wanted.contains { $0.series == wish.series && $0.number == wish.number }
    }
    .flatMap { wish in
      let id = MoviesRequestID.season(wish.series, wish.number)
      return [.here(id), id]
    }
  }
}
