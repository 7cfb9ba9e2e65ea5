public import Titles

/// The page of the user's own files: what they have, what is missing, and what they have twice.
public struct OwnFilesPage: Sendable, Codable, Equatable {
  /// A tab of the page, in the order on the screen.
  public enum Tab: String, Sendable, Codable, Hashable, CaseIterable {
    /// The titles that the user has, the newest first.
    case have
    /// The episodes missing of series that the user has.
    case missing
    /// The titles that the user has in several versions.
    case doubles
  }

  public private(set) var tab = Tab.have
  /// The selected row; `nil` for the first one.
  private var selected: Row?

  /// A row of the page, by what identifies it after another scan.
  struct Row: Sendable, Codable, Hashable {
    var title: TitleID
    var season: Int?
    var episode: Int?
  }

  public init() {}

  /// Returns the index of the selected row, from 0.
  ///
  /// - Complexity: O(*n*) in the number of rows.
  func selection(in files: FilesState) -> Int {
    guard let selected else { return 0 }
    let index =
      switch tab {
      case .have: files.own?.titles.firstIndex { $0.id == selected.title }
      case .missing: files.facts?.missing.firstIndex { Row($0) == selected }
      case .doubles: files.facts?.doubles.firstIndex { Row($0) == selected }
      }
    return index ?? 0
  }

  /// Selects a row by its index, or the nearest one.
  mutating func select(_ index: Int, in files: FilesState) {
    selected =
      switch tab {
      case .have: files.own?.titles.element(nearestTo: index).map { Row(title: $0.id) }
      case .missing: files.facts?.missing.element(nearestTo: index).map { Row($0) }
      case .doubles: files.facts?.doubles.element(nearestTo: index).map { Row($0) }
      }
  }

  /// Turns to the tab this many tabs further, round at the ends.
  mutating func turn(by tabs: Int) {
    let all = Tab.allCases
    let index = ((all.firstIndex(of: tab) ?? 0) + tabs % all.count + all.count) % all.count
    turn(to: all[index])
  }

  mutating func turn(to tab: Tab) {
    guard tab != self.tab else { return }
    self.tab = tab
    selected = nil
  }

  /// Returns what the selected row is about; `nil` without rows.
  func target(in files: FilesState) -> Target? {
    let index = selection(in: files)
    return switch tab {
    case .have: files.own?.titles.element(at: index).map { Target(title: $0.title) }
    case .missing:
      files.facts?.missing.element(at: index).map { Target(title: $0.series, place: $0.first) }
    case .doubles:
      files.facts?.doubles.element(at: index).map { Target(title: $0.title, place: $0.place) }
    }
  }

  /// The subject of a row.
  struct Target {
    /// A film, or a series.
    var title: TitleSummary
    /// The place of an episode; `nil` for a film or a series as a whole.
    var place: EpisodeNumber?

    /// The episode, or else the film or series.
    var id: TitleID { place.map { TitleID($0) } ?? title.id }
  }
}

extension OwnFilesPage.Row {
  fileprivate init(_ missing: MissingEpisodes) {
    self.init(title: missing.series.id, season: missing.season)
  }

  fileprivate init(_ double: DoubledTitle) {
    self.init(
      title: double.title.id, season: double.place?.season, episode: double.place?.episode)
  }
}

extension Array {
  /// Returns the element at an index; `nil` beyond the end.
  fileprivate func element(at index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }

  /// Returns the element at an index, or the nearest one; `nil` in an empty array.
  fileprivate func element(nearestTo index: Int) -> Element? {
    element(at: Swift.max(0, Swift.min(index, count - 1)))
  }
}

extension OwnFilesPage: PageContent {
  var page: Page { .ownFiles(self) }
  var pane: Pane { .ownFiles }
  var titles: [TitleID] { selected.map { [$0.title] } ?? [] }

  func selectedTitle(in state: AppState) -> TitleID? { target(in: state.files)?.title.id }

  /// Whether the screen has enough columns for details beside the rows.
  func showsDetails(in state: AppState) -> Bool {
    state.screen.size.columns >= Self.leastWithDetails
  }

  /// The minimum number of columns of a screen with room for a title's details beside the rows.
  private static let leastWithDetails = 120

  func props(in state: AppState) -> PageProps { .ownFiles(OwnFilesProps(self, in: state)) }
}

/// The props of the page of the user's own files.
public struct OwnFilesProps: Sendable, Equatable {
  public var tab: OwnFilesPage.Tab
  /// Everything that the user has; `nil` until it is read.
  public var own: OwnTitles?
  /// The facts about episodes and versions; `nil` until they are known.
  public var facts: OwnFileFacts?
  /// The index of the selected row, from 0.
  public var selection: Int
  /// The number of files that the running scan has seen; `nil` while none runs.
  public var scanned: Int?
  /// The reason why the files could not be read.
  public var error: LibraryError?
  public var today: CalendarDate?
  /// Whether this session knows of folders with the user's own files.
  public var isPossible: Bool
  /// Whether the details of the selected title stand beside the rows.
  public var showsDetails: Bool

  init(_ page: OwnFilesPage, in state: borrowing AppState) {
    tab = page.tab
    own = state.files.own
    facts = state.files.facts
    selection = page.selection(in: state.files)
    scanned = state.files.scanned
    error = state.files.error
    today = state.today
    isPossible = state.canKeepFiles
    showsDetails = page.showsDetails(in: state)
  }

  /// The number of rows of the tab.
  public var count: Int {
    switch tab {
    case .have: own?.titles.count ?? 0
    case .missing: facts?.missing.count ?? 0
    case .doubles: facts?.doubles.count ?? 0
    }
  }
}

extension PageStack {
  /// The page of the user's own files on top; `nil` if another page is on top.
  public var ownFiles: OwnFilesPage? { top() }
}
