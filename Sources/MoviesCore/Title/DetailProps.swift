public import Keeping
public import Titles

/// The details of the title that is being read or is selected, as far as they are known.
public struct DetailProps: Sendable, Equatable {
  /// The facts known at once: the contents of its row.
  public enum Row: Sendable, Equatable {
    case title(TitleSummary)
    /// An episode in the list of its season.
    case episode(EpisodeSummary, season: Int)
  }

  public var row: Row
  /// The details, as far as they have loaded.
  public var detail: TitleDetail?
  /// Who told which of them; `nil` if that is not worth saying.
  public var origins: FactOrigins?
  /// The titles that are like it, while it is read.
  public var similar: [SimilarTitle] = []
  /// Whose titles it is one of, while it is read in their list.
  public var person: PersonProps?
  /// Whether more of them is on its way.
  public var isAwaited = false
  /// The user's entry for the title; `nil` for nothing.
  public var entry: LibraryEntry?
  /// Why the details have not loaded, or not all of them.
  public var error: CatalogueError?
  /// How many seconds old the details are, if that is worth saying.
  public var age: Int?
  /// Whether they are not asked for until the title is opened, because requests are saved.
  public var awaitsOpening: Bool
  /// How many lines are scrolled away at the top.
  public var scroll: Int
  /// The door that the reader went to; `nil` for none.
  public var door: DoorPlace?
  /// The place for the picture; `nil` if no pictures are shown, or if none can come.
  public var poster: PosterProps?

  /// Returns `nil` if no title is selected.
  init?(_ state: borrowing AppState) {
    if let page = state.seriesPage, let season = page.part.season,
      let episode = state.selectedEpisode
    {
      self.init(.episode(episode, season: season), episode.id, state)
      poster = state.posterProps(ofEpisode: episode.id, of: page.series)?
        .ifAnyMayCome(from: state.source)
      return
    }
    guard let id = state.selectedTitle, let summary = state.summary(of: id) else {
      return nil
    }
    self.init(.title(summary), id, state)
  }

  /// The details of a title; without an id there are none.
  private init(_ row: Row, _ id: TitleID?, _ state: borrowing AppState) {
    self.row = row
    scroll = state.screen.detailsScroll
    door = state.screen.door
    guard let id else {
      awaitsOpening = false
      return
    }
    let known = state.titles.detail(of: id)
    detail = known?.value
    origins = known?.origins
    isAwaited =
      origins != nil && known?.suffices(.anywhere) != true && !state.hasFailed(id)
      && !state.service.savesRequests
    entry = state.library.entries[id]
    if state.screen.pages.readTitle == id {
      similar = state.similar[id]
      person = PersonProps(state)
    }
    error = known.error(of: id, in: state)
    age = state.detailAge(of: id)
    awaitsOpening =
      known == nil && state.service.savesRequests && state.screen.pages.readTitle == nil
      && !state.loading.contains(.here(.title(id))) && !state.loading.contains(.title(id))
    poster = state.posterProps(of: id)?.ifAnyMayCome(from: state.source)
  }
}

extension Answer<TitleDetail>? {
  /// Why the details of a title have not loaded, or could not be refreshed.
  ///
  /// What the header says already need not be said below details that are known: that the service
  /// cannot be reached.
  func error(of id: TitleID, in state: AppState) -> CatalogueError? {
    let isAll = self?.suffices(.anywhere) == true
    let error = isAll ? state.errors.byRequest[.title(id)] : state.errors.detail(id)
    guard let error, self != nil, state.service.isOffline, error.isUnreachable else { return error }
    return nil
  }
}
