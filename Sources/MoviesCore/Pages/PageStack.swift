public import Titles

/// Where the user is: pages, each of which was opened from the one below it.
///
/// The first one is a list, and stays. Where the screen has room for two panes, a title above a list is
/// the list's second pane.
public struct PageStack: Sendable, Equatable {
  /// From the first one to the one that has the keys.
  public private(set) var pages = [Page.results(ListPage())]

  public init() {}

  /// The page that has the keys.
  public var top: Page { pages.last ?? .results(ListPage()) }

  /// The list that is nearest to the top.
  public var list: ListPage { pages.last { $0.list != nil }?.list ?? ListPage() }

  /// The title on top; `nil` where that is a list.
  public var title: TitleID? {
    if case .title(let id) = pages.last { id } else { nil }
  }

  /// Opens a page on top; a title that is on top already stays.
  mutating func push(_ page: Page) {
    if page != top { pages.append(page) }
  }

  /// Goes back by one page; the first one stays.
  mutating func pop() {
    if pages.count > 1 { pages.removeLast() }
  }

  /// Goes back to the list that is nearest to the top.
  mutating func popToList() {
    while pages.count > 1, pages.last?.list == nil { pages.removeLast() }
  }

  /// Changes the list that is nearest to the top.
  ///
  /// A title right above the list is the one selected in it: it changes with the selection, stays where
  /// the selected row is not known, and goes with the last row.
  mutating func updateList(_ change: (inout ListPage) -> Void) {
    guard let index = pages.lastIndex(where: { $0.list != nil }) else { return }
    let before = list.selected
    pages[index].updateList(change)
    guard index == pages.count - 2 else { return }
    if list.results.count == 0 {
      pop()
    } else if let selected = list.selected, selected != before {
      pages[index + 1] = .title(selected)
    }
  }
}

extension PageStack: Codable {
  /// Reads pages of which the first one is a list.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    pages = try container.decode([Page].self)
    guard pages.first?.list != nil else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "the first page is no list")
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(pages)
  }
}

extension PageStack: CustomReflectable {
  /// The pages alone.
  public var customMirror: Mirror { Mirror(reflecting: pages) }
}
