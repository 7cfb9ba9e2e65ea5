import Keeping
import Titles

extension AppState {
  /// The note on the chosen title; empty without a note, and for several titles; `nil` until it is
  /// read.
  public var noteToEdit: String? { note(on: chosenTitles) }

  /// Returns the note on a title, or an empty text for several titles; `nil` until the note is
  /// read.
  func note(on ids: [TitleID]) -> String? {
    guard ids.count == 1, let id = ids.first else { return "" }
    return library.isRead(id) ? library.entries[id]?.note ?? "" : nil
  }

  /// Returns the sources of the facts about a title; `nil` if the service has just sent them.
  private func origins(of id: TitleID) -> FactOrigins? {
    if let detail = titles.detail(of: id) { return detail.origins }
    return placeOnPage(of: id).flatMap { origins(ofSeason: $0.place.season, of: $0.series) }
  }

  /// Returns the sources of the facts about a season; `nil` if the service has just sent them.
  private func origins(ofSeason season: Int, of series: TitleID) -> FactOrigins? {
    guard case .imdb(_, let day) = self.series.guide(of: series)[season]?.answer.source else {
      return nil
    }
    return FactOrigins(.imdb(day))
  }

  /// Returns the known facts about a title, for the library to keep.
  func factsToKeep(of id: TitleID) -> TitleDetail? {
    let listed = episodeFacts(of: id) ?? summary(of: id).map { TitleDetail($0) }
    guard let detail = titles.detail(of: id) else { return listed }
    var facts = detail.value.keepable(from: detail.source)
    // The library also keeps which series an episode belongs to.
    facts.seriesID = facts.seriesID ?? listed?.seriesID
    facts.seriesTitle = facts.seriesTitle ?? listed?.seriesTitle
    return facts
  }

  /// Returns the request that carries out the user's change; `nil` if nothing would change.
  func request(
    after action: KeepingAction, on today: CalendarDate?, typedIn draft: Draft?
  ) -> (any LibraryRequest)? {
    switch action {
    case .livingListNamed(let list): return KeepSmartList(list, draft: draft)
    case .retraceAgreed(let step, let direction): return RetraceStep(step, direction)
    case .goingBackAgreed(let steps): return UndoSteps(steps)
    default:
      var request = edit(after: action, on: today)
      request?.draft = draft
      return request
    }
  }

  /// Returns the edit for the user's change; `nil` if nothing would change.
  private func edit(after action: KeepingAction, on today: CalendarDate?) -> EditLibrary? {
    switch action {
    case .watchlistSwitched(let ids):
      let isOn = !ids.allSatisfy { library.marks[$0]?.isOnWatchlist == true }
      return edit(.watchlist(isOn: isOn), ids)
    case .seen(let ids):
      let unseen = ids.filter { library.marks[$0].map { $0.viewings == 0 } ?? true }
      return edit(seen(Viewing(day: today), unseen), unseen)
    case .allEpisodesSeen(let series):
      let unseen = (shownEpisodes(of: series) ?? []).compactMap { season, episode in
        facts(of: episode, season: season, of: series)
      }.filter { library.marks[$0.id].map { $0.viewings == 0 } ?? true }
      return edit(seen(Viewing(day: today), unseen.map(\.id)), unseen) {
        origins(ofSeason: $0.season ?? 0, of: series)
      }
    case .seenOn(let viewing, let ids): return edit(seen(viewing, ids), ids)
    case .rated(let rating, let ids): return edit(.rating(rating, on: today), ids)
    case .noted(let text, let ids, let before, _):
      var request = edit(.note(text.trimmed.isEmpty ? nil : text), ids)
      request?.edit.noteBefore = before
      return request
    case .listed(let name, let isIn, let ids): return edit(.list(name, isIn: isIn), ids)
    case .viewingsEdited(let viewings, let id): return edit(.viewings(viewings), [id])
    case .livingListNamed, .retraceAgreed, .goingBackAgreed: return nil
    }
  }

  /// The request that moves the selected title of a list to the place of its row.
  var requestOfPlace: EditLibrary? {
    guard movesRows, case .list(.named(let name)) = screen.pages.library?.tab,
      let id = list.selected
    else { return nil }
    return edit(.place(list.cursor.selection, inList: name), [id])
  }

  /// Returns the change for a viewing of titles, which leave the watchlist if the settings say so.
  func seen(_ viewing: Viewing, _ ids: [TitleID]) -> LibraryChange {
    let leaves =
      settings.seenLeavesWatchlist
      && ids.contains { library.marks[$0]?.isOnWatchlist == true }
    return .viewed(viewing, leavesWatchlist: leaves)
  }

  private func edit(_ change: LibraryChange, _ ids: [TitleID]) -> EditLibrary? {
    edit(change, ids.compactMap(factsToKeep)) { origins(of: $0.id) }
  }

  private func edit(
    _ change: LibraryChange, _ facts: [TitleDetail], toldBy origins: (TitleDetail) -> FactOrigins?
  ) -> EditLibrary? {
    guard !facts.isEmpty else { return nil }
    let tellers: [TitleID: FactOrigins] = facts.reduce(into: [:]) { tellers, title in
      tellers[title.id] = origins(title)
    }
    return EditLibrary(LibraryEdit(change, to: facts, toldBy: tellers))
  }

  /// Returns the facts about an episode of the season on the page; `nil` for another title.
  private func episodeFacts(of id: TitleID) -> TitleDetail? {
    guard let (series, place) = placeOnPage(of: id),
      let episode = self.series.guide(of: series)[place]
    else { return nil }
    return facts(of: episode, season: place.season, of: series)
  }

  /// Returns the facts about an episode of a season; `nil` if it has no id.
  func facts(
    of episode: EpisodeSummary, season: Int, of series: TitleID
  ) -> TitleDetail? {
    guard let id = episode.id else { return nil }
    return TitleDetail(
      id: id, title: episode.title, kind: .episode, released: episode.released,
      ratings: episode.score.map { [Rating(imdb: $0)] } ?? [],
      season: season, episode: episode.number, seriesID: series,
      seriesTitle: titles.summary(of: series)?.title)
  }
}
