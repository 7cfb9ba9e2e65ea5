import MoviesCore
import Titles

/// The one rule that says when an answer is complete: nothing of the page on top is awaited.
extension AppState {
  /// Whether something that the page on top shows is still to come from the catalogue.
  var isPageAwaited: Bool {
    switch screen.pages.top {
    case .results, .library: isListAwaited
    case .title(let id): isAwaited(id)
    case .series(let page): isAwaited(page)
    case .compare(let page):
      CompareProps(page, in: self).titles.contains(where: \.isOnTheWay)
    case .openNames: isLoading(.candidates)
    case .statistics, .tonight: false
    }
  }

  /// Whether something that the page on top shows is still to come from the library.
  var isLibraryAwaited: Bool {
    switch screen.pages.top {
    case .library: !hasCurrentRows
    case .statistics: !library.isCounted
    case .openNames: !hasCurrentOpenNames
    case .tonight(let page): page.isDrawing
    case .results, .title, .series, .compare: false
    }
  }

  private var isListAwaited: Bool {
    let list = list
    return isLoading(.search) || list.isStale || list.isLoadingRest || list.lookUp != nil
      || list.visible.contains { list[$0] == nil && isAwaited(row: $0, of: list) }
  }

  /// Whether a missing row is still to come; in another order than the catalogue's, it can be any
  /// title, which comes only with the rest of the list.
  private func isAwaited(row: Int, of list: ListPage) -> Bool {
    list.pages(ofRows: row..<(row + 1))?.contains { errors.page($0) == nil } ?? false
  }

  private func isAwaited(_ id: TitleID) -> Bool {
    let isMissing = !knowsAll(about: id) && errors.detail(id) == nil
    return isLoading(.title(id)) || isMissing || !hasEntry(of: id)
  }

  private func isAwaited(_ page: SeriesPage) -> Bool {
    guard let season = page.part.season else { return isAwaited(page.series) }
    return page.loadsAll
      ? isLoadingSeasons
      : isLoading(.season(page.series, season))
        || absence(of: season, of: page.series) == .loading
  }

  /// Whether nothing more can come about a title.
  func knowsAll(about id: TitleID) -> Bool {
    titles.detail(of: id).map { $0.reach == .anywhere || $0.quality == .complete } ?? false
  }

  /// Whether all that the user keeps about a title has been read, as far as that can be.
  private func hasEntry(of id: TitleID) -> Bool {
    library.marks[id] == nil || library.entries[id] != nil || library.error != nil
  }

  private func isLoading(_ id: MoviesRequestID) -> Bool {
    loading.inFlight.contains { $0.ticket.id?.question == id }
  }
}

extension ComparedTitle {
  fileprivate var isOnTheWay: Bool { isAwaited || seasons.contains(.awaited) }
}
