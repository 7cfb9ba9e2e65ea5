public import Titles

/// A place where the user can be, with everything that belongs to it.
public enum Page: Sendable, Codable, Equatable {
  case results(ListPage)
  /// Everything about one title.
  case title(TitleID)
  /// A series and its episodes.
  case series(SeriesPage)
  /// Titles side by side.
  case compare(ComparePage)
  /// A list of the user's library.
  case library(LibraryPage)
  /// What the library amounts to.
  case statistics(StatisticsPage)
  /// The names that imports have left open.
  case openNames(OpenNamesPage)
  /// Proposals for tonight.
  case tonight(TonightPage)

  /// The pane that has the keys there, unless a field or an overlay has them.
  public var pane: Pane {
    switch self {
    case .results, .library: .results
    case .title: .details
    case .series(let page): page.pane
    case .compare: .compare
    case .statistics: .statistics
    case .openNames: .openNames
    case .tonight(let page): page.field == nil ? .tonight : .wishField
    }
  }

  /// The list of a page that shows one.
  var list: ListPage? {
    switch self {
    case .results(let list): list
    case .library(let page): page.list
    case .title, .series, .compare, .statistics, .openNames, .tonight: nil
    }
  }

  /// Whether it shows what a query found.
  var isResults: Bool {
    if case .results = self { true } else { false }
  }

  /// Changes the list of a page that shows one, in place.
  mutating func updateList(_ change: (inout ListPage) -> Void) {
    // Releases the list first, so that changing it copies nothing.
    switch self {
    case .results(var list):
      self = .results(ListPage())
      change(&list)
      self = .results(list)
    case .library(var page):
      self = .results(ListPage())
      change(&page.list)
      self = .library(page)
    case .title, .series, .compare, .statistics, .openNames, .tonight: break
    }
  }
}
