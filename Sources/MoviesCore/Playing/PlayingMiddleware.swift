public import Redux
public import Titles

/// Returns the middlewares of a session that plays the user's own files.
///
/// - Parameters:
///   - clock: Measures delays.
///   - service: The player.
///   - day: Returns the local day of a time in seconds since 1970; `nil` if unknown.
/// - Returns: The middlewares, in their order; each hands on every action unchanged.
public func playingMiddlewares(
  clock: any Clock<Duration>, service: PlayingService,
  day: @escaping @MainActor @Sendable (Int) -> CalendarDate?
) -> [Middleware<AppState>] {
  [
    askingMiddleware, playedMiddleware(day: day),
    requestMiddleware(AppState.self, service, clock: clock),
  ]
}

/// Asks players what they have reported since the last session, once the library and the files are
/// read: a report about a title that seems unknown would be kept twice.
private var askingMiddleware: Middleware<AppState> {
  Middleware { context, next in
    { action in
      guard action.isReading else { return next(action) }
      let couldKeep = context.selecting(\.canKeepPlayed)
      next(action)
      if !couldKeep, context.selecting(\.canKeepPlayed) { context.dispatch(AskPlayers()) }
    }
  }
}

extension Action {
  /// Whether the library or the files were read.
  fileprivate var isReading: Bool {
    if case .came = matching(LibraryEvent.self) { return true }
    if case .came = matching(FilesAction.self) { return true }
    return false
  }
}

/// Keeps in the library what players have reported: a viewing, or the place where the user stopped.
///
/// A report that came before is not kept again, since the user may have undone what followed.
private func playedMiddleware(
  day: @escaping @MainActor @Sendable (Int) -> CalendarDate?
) -> Middleware<AppState> {
  Middleware { context, next in
    { action in
      guard case .told(let news) = action.matching(PlayingAction.self) else { return next(action) }
      let fresh = context.selecting { state in news.filter { !state.files.hasHandled($0) } }
      next(action)
      for news in fresh where news.isSeen || news.hasEnded {
        let edit = context.selecting { $0.edit(after: news, on: day(news.time)) }
        if let edit {
          context.dispatch(KeepPlayed(edit, of: news))
        } else if news.hasEnded {
          context.dispatch(ForgetPlayed([news]))
        }
      }
      let known = news.filter { $0.hasEnded && !fresh.contains($0) }
      if !known.isEmpty { context.dispatch(ForgetPlayed(known)) }
    }
  }
}

extension AppState {
  /// Whether everything is read that decides what follows from a player's report.
  public var canKeepPlayed: Bool { library.revision != nil && files.revision != nil }

  /// Returns the change of the library that follows what a player has reported; `nil` for none.
  func edit(after news: PlayedNews, on day: CalendarDate?) -> LibraryEdit? {
    var edit: LibraryEdit?
    for id in news.changedIDs {
      guard let facts = factsPlayed(id),
        let change = news.change(of: library.marks[facts.id], on: day)
      else { continue }
      if edit == nil { edit = LibraryEdit(leavingWatchlist(change, facts.id), to: []) }
      edit?.titles.append(facts)
    }
    return edit
  }

  /// Returns the change, with which the title leaves the watchlist if the settings say so.
  private func leavingWatchlist(_ change: LibraryChange, _ id: TitleID) -> LibraryChange {
    if case .seen(let viewing) = change { seen(viewing, [id]) } else { change }
  }

  /// Returns the facts to keep about a title that was played.
  private func factsPlayed(_ id: TitleID) -> TitleDetail? {
    guard let place = id.place else {
      return factsToKeep(of: id) ?? files.title(id).map { TitleDetail($0.title) }
        ?? TitleDetail(TitleSummary(id: id, title: nil))
    }
    let listed = series.guide(of: place.series)[place.season]?.episodes
      .first { $0.number == place.episode }
    if let listed, let facts = facts(of: listed, season: place.season, of: place.series) {
      return facts
    }
    let kept = library.marks.first { $0.value.episode == place }?.key
    return TitleDetail(
      id: kept ?? id, title: NamedEpisode.name(ofNumber: place.episode), kind: .episode,
      season: place.season, episode: place.episode,
      seriesID: place.series,
      seriesTitle: titles.summary(of: place.series)?.title
        ?? files.title(place.series)?.title.title)
  }
}
