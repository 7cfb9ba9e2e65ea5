public import Keeping
public import Titles

/// The details of the open or selected title, as far as they are known.
public struct DetailProps: Sendable, Equatable {
  /// The facts known at once: those of the title's row.
  public enum Row: Sendable, Equatable {
    case title(TitleSummary)
    /// An episode in the list of its season.
    case episode(EpisodeSummary, season: Int)
  }

  public var row: Row
  /// The details, as far as they have loaded.
  public var detail: TitleDetail?
  /// The sources of the facts; `nil` if they are not worth showing.
  public var origins: FactOrigins?
  /// The titles similar to this one, while its page is open.
  public var similar: [SimilarTitle] = []
  /// The person in whose list the title was opened; `nil` elsewhere.
  public var person: PersonProps?
  /// Whether more details are under way.
  public var isAwaited = false
  /// The user's entry for the title; `nil` for none.
  public var entry: LibraryEntry?
  /// The title's files; `nil` without any.
  public var files: TitleFiles?
  /// The reason why the details are missing or incomplete.
  public var error: CatalogueError?
  /// The age of the details in seconds, if that is worth showing.
  public var age: Int?
  /// Whether the details are not requested until the title is opened, because requests are saved.
  public var awaitsOpening: Bool
  /// The number of lines scrolled away at the top.
  public var scroll: Int
  /// The link that the cursor is on; `nil` for none.
  public var door: DoorPlace?
  /// The frame for the picture; `nil` if no pictures are shown, or if none can come.
  public var poster: PosterProps?

  /// Selects the details; returns `nil` if no title is selected.
  init?(_ state: borrowing AppState) {
    if let page = state.seriesPage, let season = page.part.season,
      let episode = state.selectedEpisode
    {
      self.init(.episode(episode, season: season), episode.id, state)
      files =
        files
        ?? episode.number.flatMap {
          TitleFiles(
            TitleID(EpisodeNumber(series: page.series, season: season, episode: $0)), in: state)
        }
      poster = state.posterProps(ofEpisode: episode.id, of: page.series)?
        .ifAnyMayCome(from: state.source)
      return
    }
    guard let id = state.selectedTitle, let summary = state.summary(of: id) else {
      return nil
    }
    self.init(.title(summary), id, state)
  }

  /// Selects the details of a title; without an id there are none.
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
    files = TitleFiles(id, in: state)
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
  /// Returns the reason why the details of a title have not loaded, or could not be refreshed.
  ///
  /// If details are known, the error that the service cannot be reached is left out, since the
  /// header shows it already.
  func error(of id: TitleID, in state: AppState) -> CatalogueError? {
    let isAll = self?.suffices(.anywhere) == true
    let error = isAll ? state.errors.byRequest[.title(id)] : state.errors.detail(id)
    guard let error, self != nil, state.service.isOffline, error.isUnreachable else { return error }
    return nil
  }
}
