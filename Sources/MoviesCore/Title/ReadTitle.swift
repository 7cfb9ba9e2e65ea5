public import Titles

/// The page of a title.
struct ReadTitle: PageContent {
  var id: TitleID

  var page: Page { .title(id) }
  var pane: Pane { .details }
  var readTitle: TitleID? { id }
  var titles: [TitleID] { [id] }
  func selectedTitle(in _: AppState) -> TitleID? { id }
  func showsDetails(in _: AppState) -> Bool { true }
  func props(in state: AppState) -> PageProps { .title(TitleProps(id, in: state)) }

  func libraryNeeds(in state: AppState) -> [LibraryNeed] { state.needsSimilar(to: id) }

  /// Returns the season of an episode and, at the ends of that season, the neighbouring one.
  func seasonWishes(in state: AppState) -> [SeasonWish] { state.seasonWishes(ofEpisode: id) }
}

/// The props of the page of a title, besides its details.
public struct TitleProps: Sendable, Equatable {
  public var id: TitleID
  /// The proposals for tonight that the title was opened from; `nil` if it was not.
  public var proposals: TonightProps?
  /// The list of the library that the title was opened from; `nil` if it was not.
  public var list: LibraryTab?
  /// The name of the title, if it was opened from a page other than the list.
  public var nameBesidesList: String?

  init(_ id: TitleID, in state: borrowing AppState) {
    self.id = id
    proposals = state.screen.pages.tonightBelow.map { TonightProps($0) }
    list = state.screen.pages.libraryBelow?.tab
    nameBesidesList = state.list.selected == id ? nil : state.titles.summary(of: id)?.title
  }
}

/// The series of an open episode.
public struct EpisodeSeries: Sendable, Equatable {
  public var id: TitleID
  /// The name of the series; `nil` if unknown.
  public var name: String?

  /// Selects the series; returns `nil` if no episode is open, or its series is unknown.
  init?(_ state: borrowing AppState) {
    guard let episode = state.readEpisode, let id = state.seriesOfEpisode(episode) else {
      return nil
    }
    self.id = id
    name = state.titles.summary(of: id)?.title ?? state.titles.summary(of: episode)?.episode?.series
  }
}
