public import Titles

/// Access to the pages on top by their kind.
extension PageStack {
  /// The content of the page on top, unless it is a list.
  var content: (any PageContent)? { isListOnTop ? nil : opened.last?.content }

  /// Returns the page on top, if it is of this kind.
  func top<Content: PageContent>(_: Content.Type = Content.self) -> Content? {
    content as? Content
  }

  /// Returns the page right below the one on top, if it is of this kind.
  func below<Content: PageContent>(_: Content.Type = Content.self) -> Content? {
    opened.dropLast().last?.content as? Content
  }

  /// Changes the page on top, if it is of this kind.
  mutating func update<Content: PageContent>(_ change: (inout Content) -> Void) {
    update(at: opened.count - 1, change)
  }

  /// Changes the page right below the one on top, if it is of this kind.
  mutating func updateBelow<Content: PageContent>(_ change: (inout Content) -> Void) {
    update(at: opened.count - 2, change)
  }

  private mutating func update<Content: PageContent>(
    at index: Int, _ change: (inout Content) -> Void
  ) {
    guard opened.indices.contains(index), var content = opened[index].content as? Content else {
      return
    }
    change(&content)
    opened[index] = content.page
  }

  /// The pane that receives keys on the page on top, unless a field or an overlay does.
  var pane: Pane { content?.pane ?? .results }

  /// The title whose own details the page on top shows: a title or a series.
  public var readTitle: TitleID? { content?.readTitle }

  /// The title on top; `nil` if another page is on top.
  public var title: TitleID? { top(ReadTitle.self)?.id }

  /// The page of a series on top; `nil` if another page is on top.
  public var series: SeriesPage? { top() }

  /// The page of a series right below the one on top.
  var seriesBelow: SeriesPage? { below() }

  /// The comparison on top; `nil` if another page is on top.
  public var comparison: ComparePage? { top() }

  /// The proposals for tonight on top; `nil` if another page is on top.
  public var tonight: TonightPage? { top() }

  /// The proposals for tonight right below a title that was opened from them.
  public var tonightBelow: TonightPage? { readTitle == nil ? nil : below() }

  /// The page of the library below a title that was opened from it or from one of its titles.
  var libraryBelow: LibraryPage? {
    opened.last { if case .title = $0 { false } else { true } }?.content as? LibraryPage
  }

  /// The page of open names on top; `nil` if another page is on top.
  public var openNames: OpenNamesPage? { top() }

  /// The page of statistics on top; `nil` if another page is on top.
  public var statistics: StatisticsPage? { top() }
}
