import Redux
import Titles

/// A page's answers about itself; each gives them in its own folder, and nobody else asks which
/// page it is.
protocol PageContent: Sendable, Codable, Equatable {
  /// The page that this is the content of.
  var page: Page { get }

  /// The pane that has the keys there, unless a field or an overlay has them.
  var pane: Pane { get }

  /// Selects what it shows.
  func props(in state: AppState) -> PageProps

  /// The title that is selected there, or read; `nil` for none.
  func selectedTitle(in state: AppState) -> TitleID?

  /// The title whose own details fill the page. Default: `nil`.
  var readTitle: TitleID? { get }

  /// The titles that it refers to, which stay known while it is open. Default: none.
  var titles: [TitleID] { get }

  /// Whether the details of the selected title are on the screen. Default: `false`.
  func showsDetails(in state: AppState) -> Bool

  /// Whether the details of the selected title are needed. Default: if they are on the screen.
  func needsDetails(in state: AppState) -> Bool

  /// The titles whose details it needs besides those of the selected one. Default: none.
  func titlesInDetail(in state: AppState) -> [TitleID]

  /// The seasons that it needs and that are not here. Default: none.
  func seasonWishes(in state: AppState) -> [SeasonWish]

  /// The page's needs that the library serves. Default: nothing.
  func libraryNeeds(in state: AppState) -> [LibraryNeed]

  /// Its own requests, which end when it is left. Default: none.
  var ownRequests: [MoviesRequestID] { get }

  /// Those of its own requests that failed. Default: none.
  func failedRequests(in state: AppState) -> [any CatalogueRequest]

  /// The requests that a retry sends afresh if nothing has failed. Default: for the details that it
  /// shows of its title, if it shows any.
  func refresh(in state: AppState) -> [any CatalogueRequest]
}

extension PageContent {
  var readTitle: TitleID? { nil }
  var titles: [TitleID] { [] }
  func showsDetails(in _: AppState) -> Bool { false }
  func needsDetails(in state: AppState) -> Bool { showsDetails(in: state) }
  func titlesInDetail(in _: AppState) -> [TitleID] { [] }
  func seasonWishes(in _: AppState) -> [SeasonWish] { [] }
  func libraryNeeds(in _: AppState) -> [LibraryNeed] { [] }
  var ownRequests: [MoviesRequestID] { [] }
  func failedRequests(in _: AppState) -> [any CatalogueRequest] { [] }

  func refresh(in _: AppState) -> [any CatalogueRequest] {
    readTitle.map { [GetDetail($0, reach: .afresh)] } ?? []
  }
}
