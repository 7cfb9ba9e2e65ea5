public import Titles

/// The page that puts titles side by side.
public struct ComparePage: Sendable, Codable, Equatable {
  /// The number of titles that can be compared.
  public static let counts = 2...4

  /// The titles, in the order in which they were marked.
  public let ids: [TitleID]
  /// The index of the selected title, from 0.
  public internal(set) var selection = 0
  /// Whether the seasons of series are loaded, until the user stops that.
  public internal(set) var loadsSeasons = true

  public init(_ ids: [TitleID]) { self.ids = ids }

  /// The selected title.
  public var selected: TitleID? { ids.indices.contains(selection) ? ids[selection] : nil }

  mutating func move(by columns: Int) {
    selection = max(0, min(selection + columns, ids.count - 1))
  }
}

extension ComparePage: PageContent {
  var page: Page { .compare(self) }
  var pane: Pane { .compare }
  var titles: [TitleID] { ids }
  func titlesInDetail(in _: AppState) -> [TitleID] { ids }
  func selectedTitle(in _: AppState) -> TitleID? { selected }
  func props(in state: AppState) -> PageProps { .compare(CompareProps(self, in: state)) }

  /// Returns the seasons of the series that are compared.
  func seasonWishes(in state: AppState) -> [SeasonWish] {
    loadsSeasons ? state.seasonWishes(ofAll: ids) : []
  }

  func failedRequests(in state: AppState) -> [any CatalogueRequest] {
    ids.filter { state.errors.detail($0) != nil }.map { id in
      let isRefresh = state.titles.detail(of: id)?.suffices(.anywhere) == true
      return GetDetail(id, reach: isRefresh ? .afresh : .anywhere)
    }
  }

  func refresh(in _: AppState) -> [any CatalogueRequest] {
    ids.map { GetDetail($0, reach: .afresh) }
  }
}

/// The props of a comparison: titles side by side.
public struct CompareProps: Sendable, Equatable {
  public var titles: [ComparedTitle]
  /// The frames for the titles' posters; empty where none are shown or available.
  public var posters: [PosterProps]
  /// The index of the selected title, from 0.
  public var selection: Int
  /// The number of lines scrolled away at the top.
  public var scroll: Int
  /// The link that the cursor is on; `nil` for none.
  public var door: DoorPlace?

  /// Selects what the page shows.
  public init(_ page: ComparePage, in state: borrowing AppState) {
    titles = page.ids.map { ComparedTitle($0, in: state) }
    posters =
      state.screen.size.hasGallery
      ? state.posterProps(sideBySide: titles.map { $0.detail ?? TitleDetail($0.summary) }) : []
    selection = page.selection
    scroll = state.screen.detailsScroll
    door = state.screen.door
  }
}
