import Redux
import Titles

/// A missing season that the screen needs.
typealias SeasonWish = Wish<MoviesRequestID, GetSeason>

extension AppState {
  /// The missing seasons that the page on top or the prompt above it needs.
  var seasonWishes: [SeasonWish] {
    let wishes = screen.pages.content?.seasonWishes(in: self) ?? []
    return wishes
      + seasonWishesOfPrompt.filter { wish in !wishes.contains { $0.id == wish.id } }
  }

  /// Returns all seasons of a series, a few at a time; only those at hand unless asked for.
  func seasonWishes(ofAll id: TitleID, asksFor isAskedFor: Bool) -> [SeasonWish] {
    isAskedFor || isAtHand(id) ? fewAtATime(missingSeasons(of: id), id) : []
  }

  /// Returns the season that a page shows and the one that may be opened next; for a heat map and a
  /// chart all seasons, a few at a time, or all at once if they are at hand.
  ///
  /// Seasons at hand are also wanted where each season has a row of its own.
  ///
  /// While requests are saved, only the season on the screen is worth one.
  func seasonWishes(of page: SeriesPage) -> [SeasonWish] {
    let hasAllOnScreen = page.view != .episodes || screen.size.hasSeasonColumn
    let showsAll = page.loadsAll || hasAllOnScreen && isAtHand(page.series)
    guard !showsAll else { return fewAtATime(missingSeasons(of: page.series), page.series) }
    var wishes: [SeasonWish] = []
    if let season = page.part.season {
      wishes += wish(for: season, of: page.series, after: seasonDelay)
      guard !series.guide(of: page.series).lacks(season) else { return wishes }
    }
    let season = page.part.season ?? 0
    let beyond = page.looksBeyond && season != EpisodeGuide.mostSeasons ? season + 1 : nil
    if let next = seasons(of: page.series).first(where: { $0 > season }) ?? beyond,
      isFree(page.series)
    {
      wishes += wish(for: next, of: page.series, isAwaited: false)
    }
    return wishes
  }

  /// Returns the season of an episode and, for its first or last episode, the neighbouring one, so
  /// that the episodes before and after it are known.
  func seasonWishes(ofEpisode id: TitleID) -> [SeasonWish] {
    guard let detail = titles.detail(of: id)?.value, detail.kind == .episode,
      let owner = seriesOfEpisode(id), isFree(owner), let season = detail.season
    else { return [] }
    let guide = series.guide(of: owner)
    var numbers = [season]
    if let place = guide.place(of: id, season: season), let known = guide[season] {
      let all = seasons(of: owner)
      if place.row == 0, let before = all.last(where: { $0 < season }) { numbers.append(before) }
      if place.row == known.episodes.count - 1 {
        numbers.append(all.first { $0 > season } ?? season + 1)
      }
    }
    return numbers.flatMap { wish(for: $0, of: owner, isAwaited: false) }
  }

  /// Returns all seasons of the series among the titles: for series at hand all at once, for the
  /// others a few at a time.
  func seasonWishes(ofAll ids: [TitleID]) -> [SeasonWish] {
    let series = ids.filter { titles.detail(of: $0)?.value.kind == .series && isFree($0) }
    let wishes = { (id: TitleID) in fewAtATime(missingSeasons(of: id), id) }
    let others = series.filter { !isAtHand($0) }
    return series.filter(isAtHand).flatMap(wishes)
      + others.flatMap(wishes).prefix(seasonsAtATime)
  }

  /// Returns the seasons of next episodes, a few at a time, beginning with those under way.
  func seasonWishes(ofNext seasons: [(series: TitleID, number: Int)]) -> [SeasonWish] {
    let seasons = seasons.filter { isFree($0.series) }
    let isOnTheWay = { (season: (series: TitleID, number: Int)) in
      series.guide(of: season.series).onTheWay.contains(season.number)
    }
    let ordered = seasons.filter(isOnTheWay) + seasons.filter { !isOnTheWay($0) }
    return Array(
      ordered.lazy.flatMap { wish(for: $0.number, of: $0.series) }.prefix(seasonsAtATime))
  }

  /// Whether the seasons of a series are on this machine.
  private func isAtHand(_ id: TitleID) -> Bool { series.guide(of: id).isAtHand }

  /// Whether seasons of a series that are not on the screen yet may be requested.
  private func isFree(_ id: TitleID) -> Bool { !service.savesRequests || isAtHand(id) }

  /// Returns the first of these seasons, beginning with those under way; all of them if they are at
  /// hand.
  private func fewAtATime(_ numbers: [Int], _ series: TitleID) -> [SeasonWish] {
    let onTheWay = self.series.guide(of: series).onTheWay
    let ordered = numbers.filter(onTheWay.contains) + numbers.filter { !onTheWay.contains($0) }
    let count = isAtHand(series) ? ordered.count : seasonsAtATime
    return Array(ordered.lazy.flatMap { wish(for: $0, of: series) }.prefix(count))
  }

  /// Returns the wish for a season; empty if the season is here, or has failed and waits for a
  /// retry.
  private func wish(
    for number: Int, of series: TitleID, after delay: Duration = .zero, isAwaited: Bool = true
  ) -> [SeasonWish] {
    let guide = self.series.guide(of: series)
    guard guide.lacks(number),
      guide.onTheWay.contains(number) || errors.season(number, of: series) == nil
    else { return [] }
    let request = GetSeason(
      number, of: series, reach: abilities.answersHere ? .here : .anywhere, delay: delay,
      isAwaited: isAwaited)
    return [Wish(request, as: request.question)]
  }
}

/// The time a season must be on the screen to be fetched: seasons passed over cost nothing.
private let seasonDelay = Duration.milliseconds(100)

/// The number of seasons that are fetched at a time when all are wanted, and cost requests.
private let seasonsAtATime = 4
