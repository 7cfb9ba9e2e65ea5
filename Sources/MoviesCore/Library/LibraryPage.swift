public import Titles

/// A list that the page of the library can show.
public enum LibraryTab: Hashable, Sendable, Codable {
  /// A list that the user fills.
  case list(LibraryList)
  /// A list that fills itself.
  case living(LivingList)
  /// The titles that a step changed.
  case step(LibraryStep)

  /// The watchlist, which the page shows unless another tab was chosen.
  public static let first = LibraryTab.list(.watchlist)
}

/// The page of the library: its lists as tabs, and the titles of one of them.
public struct LibraryPage: Sendable, Codable, Equatable {
  /// The tab that is shown.
  public internal(set) var tab = LibraryTab.first
  /// The titles of the tab, as a list.
  public internal(set) var list = ListPage()
  /// How many minutes its titles run together, as far as that is known.
  public internal(set) var minutes = 0
  /// Whether the titles have come.
  public internal(set) var isRead = false
  /// The revision of the library that they are from; `nil` if it is not known.
  private(set) var revision: Int?
  /// The changes since then; `nil` for none, or if nobody knows them.
  private var changes: Changes?

  /// The changes of the library since the titles were read.
  private struct Changes: Sendable, Codable, Equatable {
    /// The titles whose entries changed.
    var titles: [TitleID]
    /// The revision after the last of the changes.
    var revision: Int
  }

  public init(_ tab: LibraryTab = .first) { self.tab = tab }

  /// Turns to another tab, whose titles have to be read.
  mutating func turn(to tab: LibraryTab) {
    guard tab != self.tab else { return }
    let cursor = list.cursor
    self = LibraryPage(tab)
    list.cursor = cursor
    list.cursor.reset()
  }

  /// Shows the titles of the tab; the selected title stays selected, or else the row.
  mutating func show(_ titles: [TitleID], of revision: Int?, _ known: KnownTitles) {
    isRead = true
    self.revision = revision
    changes = nil
    minutes = titles.reduce(0) { $0 + (known.titles.minutes(of: $1) ?? 0) }
    list.hold(titles, known)
  }

  /// Notes the titles of a change of the library.
  mutating func note(_ news: LibraryNews) {
    guard isRead, (changes?.revision ?? revision) == news.revisions.before else { return }
    let known = changes?.titles ?? []
    changes = Changes(
      titles: known + news.ids.filter { !known.contains($0) }, revision: news.revisions.after)
  }

  /// The reading that it needs to show a revision of the library; `nil` if it shows that.
  func need(of revision: Int) -> LibraryNeed? {
    let known = changes.flatMap { $0.revision == revision ? $0.titles : nil }
    switch tab {
    case .list where isRead && self.revision == revision: return nil
    case .list: return LibraryNeed(GetLibraryRows(tab, changed: known), of: revision)
    case .step where isRead && self.revision == revision: return nil
    // A list that fills itself has titles of this machine, too, and more is learnt about these.
    case .step, .living: return LibraryNeed(GetLibraryRows(tab), of: revision)
    }
  }
}

extension LibraryList {
  /// The lists that every library has.
  public static let standard: [LibraryList] = [.watchlist, .seen, .rated]
}

extension LibraryState {
  /// The tabs of the library's page, in their order.
  public var tabs: [LibraryTab] {
    let own = lists.map(\.list).filter { !LibraryList.standard.contains($0) && $0 != .everything }
    return (LibraryList.standard + own).map(LibraryTab.list) + livingLists.map(LibraryTab.living)
  }

  /// How many titles a list has, and how long they run; `nil` if that is not known.
  public func summary(of list: LibraryList) -> LibraryListSummary? {
    lists.first { $0.list == list }
  }
}

extension LibraryPage: PageContent {
  var page: Page { .library(self) }
  var pane: Pane { list.pane }
  var titles: [TitleID] { list.titles }
  func selectedTitle(in _: AppState) -> TitleID? { list.selected }
  func showsDetails(in state: AppState) -> Bool { list.showsDetails(in: state) }
  func props(in state: AppState) -> PageProps { .library(LibraryProps(self, in: state)) }
}
