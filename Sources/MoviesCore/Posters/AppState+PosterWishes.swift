import Redux
import Titles

extension AppState {
  /// The requests for the pictures on the screen, and for those of the next row of a wall.
  ///
  /// Only the shelf knows whether they have arrived.
  var posterWishes: [Wish<Poster, GetPoster>] {
    guard let means = posters.shownBy else { return [] }
    if let grid = screen.wall, screen.pages.isListOnTop {
      let list = list
      let end = min(list.visible.upperBound + grid.columns, list.count)
      let width = grid.posterColumns * means.pixelsPerColumn
      return (list.visible.lowerBound..<max(end, list.visible.lowerBound)).compactMap { row in
        list[row].flatMap { wish(for: $0, width: width) }
      }
    }
    let isHome = screen.pages.isHomeOnTop
    if let tonight = isHome ? home.tonight : screen.pages.tonight {
      let proposals = screen.size.hasCards ? tonight.titles : []
      let seen = isHome && screen.size.hasSeenPosters ? home.facts?.lastSeen ?? [] : []
      return (proposals + seen.map(\.viewing.title.id)).compactMap {
        wish(for: $0, width: Self.mostColumns * means.pixelsPerColumn)
      }
    }
    if let comparison, screen.size.hasGallery {
      return comparison.ids.compactMap {
        wish(for: $0, width: Self.mostColumns * means.pixelsPerColumn)
      }
    }
    guard showsDetails, let title = picturedTitle else { return [] }
    return wish(for: title, width: Self.mostColumns * means.pixelsPerColumn).map { [$0] } ?? []
  }

  /// The title whose picture is next to the details: for an episode without one, its series.
  private var picturedTitle: TitleID? {
    guard let page = seriesPage else { return wantedTitle }
    return wantedTitle.flatMap { posterAddress(of: $0) == nil ? nil : $0 } ?? page.series
  }

  /// The columns of the widest poster next to the details.
  private static var mostColumns: Int { 50 }

  private func wish(for title: TitleID, width: Int) -> Wish<Poster, GetPoster>? {
    guard let address = posterAddress(of: title), posters.failure(at: address) == nil else {
      return nil
    }
    let poster = Poster(title: title, address: address, width: width)
    return Wish(GetPoster(poster), as: poster)
  }

  /// Returns the series whose picture stands in for an episode's; `nil` if the title needs none.
  func seriesWithPoster(for title: TitleID) -> TitleID? {
    guard posters.shownBy != nil, let detail = titles.detail(of: title)?.value,
      detail.kind == .episode, posterAddress(of: title) == nil
    else { return nil }
    return detail.seriesID
  }
}
