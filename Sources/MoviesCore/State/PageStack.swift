import Titles

/// The pages that lead to the current one, each opened from the one below it.
///
/// The first one is a list, and stays. If the screen has room for two panes, a title above a list
/// is the list's second pane.
public struct PageStack: Sendable, Codable, Equatable {
  /// The page that everything else was opened from.
  public private(set) var first = ListPage()
  /// The opened pages, the top one last.
  public internal(set) var opened: [Page] = []
  /// Whether the title on top follows the selection to a row that has not loaded yet.
  private var awaitsRow = false

  /// The maximum number of pages that can be open at once; beyond that, the oldest opened page is
  /// dropped.
  public static let limit = 100

  public init() {}

  /// The page that receives keys.
  public var top: Page { opened.last ?? .results(first) }

  /// The list nearest to the top.
  public var list: ListPage { ofList { $0 } }

  /// The results nearest to the top, which the search line belongs to.
  public var results: ListPage { opened.last(where: \.isResults)?.list ?? first }

  /// The page of the library, if that is the list nearest to the top.
  public var library: LibraryPage? {
    if case .library(let page) = opened.last(where: \.isList) { page } else { nil }
  }

  /// The query of the list nearest to the top while the rest of that list is loading.
  var queryLoadingRest: TitleQuery? { ofList(\.queryLoadingRest) }

  /// The look-up for the list nearest to the top; `nil` for none.
  var lookUp: LookUp? { ofList(\.lookUp) }

  /// The query of the list nearest to the top while a page of it is missing or loading.
  var queryLackingPages: TitleQuery? { ofList(\.queryLackingPages) }

  /// Whether the rows of the list nearest to the top answer an earlier query.
  var isListStale: Bool { ofList(\.isStale) }

  /// The title that is selected in the list nearest to the top, if its rows answer the query.
  var wantedRow: TitleID? { ofList(\.wanted) }

  /// Whether the user has turned to the rows of the results nearest to the top.
  ///
  /// It is computed after every action, so it copies no list.
  var areResultsVisited: Bool {
    for index in opened.indices.reversed() {
      if case .results(let list) = opened[index] { return list.isVisited }
    }
    return first.isVisited
  }

  /// The cursor of the list nearest to the top.
  var cursor: ListCursor { ofList(\.cursor) }

  /// Returns a value of the list nearest to the top.
  ///
  /// It is called after every action, so it copies no list.
  private func ofList<Value>(_ value: (ListPage) -> Value) -> Value {
    for index in opened.indices.reversed() {
      switch opened[index] {
      case .results(let list): return value(list)
      case .library(let page): return value(page.list)
      default: continue
      }
    }
    return value(first)
  }

  /// Whether a list is on top.
  ///
  /// It is computed after every action, so it copies no list.
  public var isListOnTop: Bool {
    opened.last?.isList ?? true
  }

  /// Whether going back from the page on top ends the session: from the home page or the titles of
  /// a search, but not from a list that was opened from another page.
  ///
  /// It copies no list.
  var isExitOnTop: Bool {
    switch opened.last {
    case nil, .home: true
    case .results(let list): list.door == nil
    default: false
    }
  }

  /// Opens a page on top, unless it is already there.
  mutating func push(_ page: Page) {
    guard page != top else { return }
    opened.append(page)
    opened.removeFirst(max(0, opened.count + 1 - Self.limit))
    awaitsRow = false
  }

  /// Keeps the list on top as it is, to come back to, and continues with a copy of it.
  ///
  /// The kept list no longer expects the pages under way, since it would not receive them.
  mutating func keepList() {
    guard isResultsOnTop else { return }
    var next = list
    updateList { $0.stopLoading() }
    next.isVisited = false
    next.leaveDoor()
    push(.results(next))
  }

  /// Goes back to the list right below the one on top, if it answers a query.
  mutating func returnToList(answering query: TitleQuery) {
    let below = opened.dropLast().last ?? .results(first)
    if !opened.isEmpty, isResultsOnTop, below.list?.answered == query { pop() }
  }

  private var isResultsOnTop: Bool { opened.last?.isResults ?? true }

  /// Goes back by one page; the first one stays.
  mutating func pop() {
    _ = opened.popLast()
    awaitsRow = false
  }

  /// Goes back to the list nearest to the top.
  mutating func popToList() {
    while let page = opened.last, !page.isList { pop() }
  }

  /// Goes back to the results nearest to the top.
  mutating func popToResults() {
    while let page = opened.last, !page.isResults { pop() }
  }

  /// Goes back to the results nearest to the top, or to the home page if that is nearer.
  mutating func popToResultsOrHome() {
    while let page = opened.last, !page.isResults, page != .home { pop() }
  }

  /// Changes the results nearest to the top.
  mutating func updateResults(_ change: (inout ListPage) -> Void) {
    guard library != nil else { return updateList(change) }
    if let index = opened.lastIndex(where: \.isResults) {
      opened[index].updateList(change)
    } else {
      change(&first)
    }
  }

  /// Changes the page of the library, if that is the list nearest to the top.
  mutating func updateLibrary(_ change: (inout LibraryPage) -> Void) {
    guard let index = opened.lastIndex(where: \.isList),
      case .library(var page) = opened[index]
    else { return }
    opened[index] = .results(ListPage())
    change(&page)
    opened[index] = .library(page)
    if isTitleOfList, list.results.count == 0 { pop() }
  }

  /// Changes the list nearest to the top.
  ///
  /// A title above it that follows the selection changes when the selected row has loaded. A title
  /// above a list that loses its rows is closed.
  mutating func updateList(_ change: (inout ListPage) -> Void) {
    if let index = opened.lastIndex(where: \.isList) {
      opened[index].updateList(change)
    } else {
      change(&first)
    }
    guard isTitleOfList else { return }
    if list.results.count == 0 {
      pop()
    } else if awaitsRow {
      readSelected()
    }
  }

  /// Moves the selection of the list, and the title right above it along with it; above the
  /// proposals for tonight, moves among these.
  ///
  /// Nothing moves if the title on top was opened from another title.
  mutating func moveSelection(by rows: Int) {
    if let tonight = tonightBelow { return readProposal(of: tonight, movedBy: rows) }
    guard isListOnTop || isTitleOfList else { return }
    updateList {
      $0.offer = nil
      $0.cursor.move(by: rows, of: $0.count)
    }
    if isTitleOfList { readSelected() }
  }

  /// Whether the details of a title are on top, with its list right below them.
  public var isTitleOfList: Bool {
    readTitle != nil && (opened.count == 1 || opened[opened.count - 2].isList)
  }

  /// Replaces the title on top with another proposal of the page below it.
  private mutating func readProposal(of tonight: TonightPage, movedBy rows: Int) {
    var tonight = tonight
    tonight.select(tonight.selection + rows)
    guard let proposal = tonight.selected else { return }
    opened[opened.count - 2] = .tonight(tonight)
    opened[opened.count - 1] = .title(proposal.title.id)
  }

  /// Replaces the title on top with the page of another one.
  mutating func replaceTitle(with page: Page) {
    guard readTitle != nil, !opened.isEmpty else { return }
    opened[opened.count - 1] = page
  }

  /// Replaces the title on top with the selected one, now or when its row has loaded.
  private mutating func readSelected() {
    let selected = list.selected
    awaitsRow = selected == nil
    if let selected { opened[opened.count - 1] = .title(selected) }
  }
}
