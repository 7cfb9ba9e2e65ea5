import MoviesCore
import Titles

/// The pending answers of the catalogue for the page on top.
extension AppState {
  /// Whether rows of the list are still loading, or facts about them.
  var isListAwaited: Bool {
    let list = list
    return isLoading(.search) || list.isStale || list.isLoadingRest || list.lookUp != nil
      || list.visible.contains { list[$0] == nil && isAwaited(row: $0, of: list) }
  }

  /// Whether a missing row is still loading.
  ///
  /// In another order than the catalogue's, this is `false`: the row can be any title, and comes
  /// only with the rest of the list.
  private func isAwaited(row: Int, of list: ListPage) -> Bool {
    list.pages(ofRows: row..<(row + 1))?.contains { errors.page($0) == nil } ?? false
  }

  /// Whether facts about a title, or the user's entry for it, are still loading.
  func isAwaited(_ id: TitleID) -> Bool {
    let isMissing = !knowsAll(about: id) && errors.detail(id) == nil
    return isLoading(.title(id)) || isMissing || !hasEntry(of: id)
  }

  /// Whether the titles similar to another one are still loading: the library looks for them once
  /// all details of that title are known.
  func awaitsSimilar(to id: TitleID) -> Bool {
    library.revision != nil && knowsAll(about: id) && !similar.hasCome(for: id)
  }

  /// Whether something on the page of a series is still loading.
  func isAwaited(_ page: SeriesPage) -> Bool {
    guard let season = page.part.season else { return isAwaited(page.series) }
    return page.loadsAll
      ? isLoadingSeasons
      : isLoading(.season(page.series, season))
        || absence(of: season, of: page.series) == .loading
  }

  /// Whether no more facts about a title can arrive.
  func knowsAll(about id: TitleID) -> Bool {
    titles.detail(of: id).map { $0.reach == .anywhere || $0.quality == .complete } ?? false
  }

  /// Whether the user's entry for a title has been read, if it can be.
  private func hasEntry(of id: TitleID) -> Bool {
    library.marks[id] == nil || library.entries[id] != nil || library.error != nil
  }

  /// Whether a request is under way, or its first step, which asks only this machine.
  func isLoading(_ id: MoviesRequestID) -> Bool {
    loading.inFlight.contains { $0.ticket.id?.question == id }
  }
}
