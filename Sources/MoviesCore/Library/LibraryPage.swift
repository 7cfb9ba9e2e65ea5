public import Titles

/// A list that the page of the library can show.
public enum LibraryTab: Hashable, Sendable, Codable {
  /// A list that the user fills.
  case list(LibraryList)
  /// A smart list, which fills itself.
  case living(SmartList)
  /// The titles that a step changed.
  case step(UndoEntry)

  /// The watchlist, which the page shows unless the user chose another tab.
  public static let first = LibraryTab.list(.watchlist)
}

/// The page of the library: its lists as tabs, and the titles of one of them.
public struct LibraryPage: Sendable, Codable, Equatable {
  /// The tab that is shown.
  public internal(set) var tab = LibraryTab.first
  /// The titles of the tab, as a list.
  public internal(set) var list = ListPage()
  /// The total running time of the titles in minutes, as far as it is known.
  public internal(set) var minutes = 0
  /// Whether the titles have arrived.
  public internal(set) var isRead = false
  /// The revision of the library that the titles are from; `nil` if unknown.
  private(set) var revision: Int?
  /// The changes since the titles were read; `nil` if there are none, or they are unknown.
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

  /// Shows the titles of the tab; the selection stays on its title, or else on its row.
  mutating func show(_ titles: [TitleID], of revision: Int?, _ known: KnownTitles) {
    isRead = true
    self.revision = revision
    changes = nil
    minutes = titles.reduce(0) { $0 + (known.titles.minutes(of: $1) ?? 0) }
    list.hold(titles, known)
  }

  /// Notes the titles that a change of the library concerns.
  mutating func note(_ news: LibraryNews) {
    guard isRead, (changes?.revision ?? revision) == news.revisions.before else { return }
    let known = changes?.titles ?? []
    changes = Changes(
      titles: known + news.ids.filter { !known.contains($0) }, revision: news.revisions.after)
  }

  /// Returns the request for a revision of the library; `nil` if the page shows it already.
  func need(of revision: Int) -> LibraryNeed? {
    let known = changes.flatMap { $0.revision == revision ? $0.titles : nil }
    switch tab {
    case .list where isRead && self.revision == revision: return nil
    case .list: return LibraryNeed(GetLibraryRows(tab, changed: known), of: revision)
    case .step where isRead && self.revision == revision: return nil
    // A smart list also has titles of this machine, which the session learns more about.
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

  /// Returns the number of titles in a list and their running time; `nil` if unknown.
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

extension ListPage {
  /// Moves the selected row by this many places, as far as there are rows.
  mutating func moveSelectedRow(by rows: Int, _ known: KnownTitles) {
    var ids = results.loaded
    let row = cursor.selection
    let place = max(0, min(row + rows, ids.count - 1))
    guard ids.indices.contains(row), place != row else { return }
    ids.insert(ids.remove(at: row), at: place)
    hold(ids, known)
  }
}
