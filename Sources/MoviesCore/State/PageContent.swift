import Redux
import Titles

/// The content of a page, which answers questions about the page; each page has its own folder, and
/// no other code asks which page it is.
protocol PageContent: Sendable, Codable, Equatable {
  /// The page that this is the content of.
  var page: Page { get }

  /// The pane that receives keys on this page, unless a field or an overlay does.
  var pane: Pane { get }

  /// Selects the props of the page.
  func props(in state: AppState) -> PageProps

  /// Returns the title that is selected or open on the page; `nil` for none.
  func selectedTitle(in state: AppState) -> TitleID?

  /// The title whose own details fill the page. Default: `nil`.
  var readTitle: TitleID? { get }

  /// The titles that the page refers to, which stay known while it is open. Default: none.
  var titles: [TitleID] { get }

  /// Whether the details of the selected title are on the screen. Default: `false`.
  func showsDetails(in state: AppState) -> Bool

  /// Whether the details of the selected title are needed. Default: if they are on the screen.
  func needsDetails(in state: AppState) -> Bool

  /// Returns the titles whose details the page needs besides the selected one's. Default: none.
  func titlesInDetail(in state: AppState) -> [TitleID]

  /// Returns the missing seasons that the page needs. Default: none.
  func seasonWishes(in state: AppState) -> [SeasonWish]

  /// Returns what the page needs from the library. Default: nothing.
  func libraryNeeds(in state: AppState) -> [LibraryNeed]

  /// The page's own requests, which are cancelled when it is left. Default: none.
  var ownRequests: [MoviesRequestID] { get }

  /// Returns the page's own requests that have failed. Default: none.
  func failedRequests(in state: AppState) -> [any CatalogueRequest]

  /// Returns the requests that a retry sends afresh if nothing has failed. Default: the request for
  /// the details of the open title, if any.
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
