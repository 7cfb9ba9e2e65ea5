public import Redux
import Titles

/// Fetches the pictures that the screen shows, and those of the next row of a wall; cancels those
/// that have been left before they came.
///
/// An episode without a picture of its own shows its series', whose details are asked for if they
/// are not known.
public func posterMiddleware() -> Middleware<AppState> {
  reaction(to: { $0.posterWishes }) { before, now, context in
    let left = Set(before.posters).subtracting(now.posters)
    for poster in left.sorted(by: { $0.title < $1.title }) {
      context.dispatch(CancelRequest(id: MoviesRequestID.poster(poster.title)))
    }
    let known = Set(before.posters)
    for poster in now.posters where !known.contains(poster) {
      context.dispatch(GetPoster(poster))
    }
    if let series = now.series, series != before.series { context.dispatch(GetDetail(series)) }
  }
}

/// The app's middleware for pictures: sends requests for them to a shelf.
///
/// - Parameters:
///   - clock: Measures delays.
///   - shelf: Keeps the pictures.
/// - Returns: The middleware; its requests end with the store.
public func posterShelfMiddleware(
  clock: any Clock<Duration>, shelf: any PosterShelf
) -> Middleware<AppState> {
  requestMiddleware(AppState.self, shelf as any PosterShelf, clock: clock)
}

/// The pictures that the screen could show.
private struct PosterWishes: Equatable {
  var posters: [Poster] = []
  /// A series whose picture an episode could show, if its details were known.
  var series: TitleID?
}

extension AppState {
  fileprivate var posterWishes: PosterWishes {
    guard let means = posters.shownBy else { return PosterWishes() }
    var wishes = PosterWishes()
    if let grid = screen.wall, screen.pages.isListOnTop {
      let list = list
      let end = min(list.visible.upperBound + grid.columns, list.count)
      let width = grid.posterColumns * means.pixelsPerColumn
      wishes.posters = (list.visible.lowerBound..<max(end, list.visible.lowerBound))
        .compactMap { list[$0].flatMap { wish(for: $0, width: width) } }
    } else if screen.showsDetails, let title = wantedTitle {
      let width = Self.mostColumns * means.pixelsPerColumn
      if let poster = wish(for: title, width: width) { wishes.posters = [poster] }
      wishes.series = seriesToAsk(for: title)
    }
    return wishes
  }

  /// The columns of the widest poster next to the details.
  private static var mostColumns: Int { 30 }

  private func wish(for title: TitleID, width: Int) -> Poster? {
    guard let address = posterAddress(of: title), posters.failure(at: address) == nil else {
      return nil
    }
    return Poster(title: title, address: address, width: width)
  }

  /// The series of an episode that has no picture, unless its details are known or cannot be had.
  private func seriesToAsk(for title: TitleID) -> TitleID? {
    guard let detail = titles.detail(of: title)?.value, detail.kind == .episode,
      posterAddress(of: title) == nil, let series = detail.seriesID,
      titles.detail(of: series) == nil, errors.detail(series) == nil
    else { return nil }
    return series
  }
}
