public import Titles

/// The page of a title that is read.
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

  /// An episode needs its season and, at its end, the next one: its neighbours are known then.
  func seasonWishes(in state: AppState) -> [SeasonWish] { state.seasonWishes(ofEpisode: id) }
}

/// The contents of the page of a title, besides its details.
public struct TitleProps: Sendable, Equatable {
  public var id: TitleID
  /// The proposals for tonight that the title was opened from; `nil` if it was not.
  public var proposals: TonightProps?
  /// The list of the library that the title was opened from; `nil` if it was not.
  public var list: LibraryTab?
  /// Its name, if it is not the one that is selected in the list: it was opened from another page.
  public var nameBesidesList: String?

  init(_ id: TitleID, in state: borrowing AppState) {
    self.id = id
    proposals = state.screen.pages.tonightBelow.map { TonightProps($0) }
    list = state.screen.pages.libraryBelow?.tab
    nameBesidesList = state.list.selected == id ? nil : state.titles.summary(of: id)?.title
  }
}

/// The series of an episode that is being read.
public struct EpisodeSeries: Sendable, Equatable {
  public var id: TitleID
  /// `nil` as long as it is not known.
  public var name: String?

  /// Returns `nil` if no episode is being read, or its series is not known.
  init?(_ state: borrowing AppState) {
    guard let episode = state.readEpisode, let id = state.seriesOfEpisode(episode) else {
      return nil
    }
    self.id = id
    name = state.titles.summary(of: id)?.title ?? state.titles.summary(of: episode)?.episode?.series
  }
}
