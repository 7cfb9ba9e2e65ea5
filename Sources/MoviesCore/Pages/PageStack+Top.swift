/// The pages of one kind, while they are on top.
extension PageStack {
  /// The proposals for tonight on top; `nil` if another page is on top.
  public var tonight: TonightPage? { opened.last?.tonight }

  /// The proposals for tonight right below a title that was opened from them.
  public var tonightBelow: TonightPage? { readTitle == nil ? nil : opened.dropLast().last?.tonight }

  /// The page of open names on top; `nil` if another page is on top.
  public var openNames: OpenNamesPage? { opened.last?.openNames }

  /// The page of statistics on top; `nil` if another page is on top.
  public var statistics: StatisticsPage? { opened.last?.statistics }

  /// Changes the proposals for tonight on top.
  mutating func updateTonight(_ change: (inout TonightPage) -> Void) {
    update(\.tonight, as: Page.tonight, change)
  }

  /// Changes the page of open names on top.
  mutating func updateOpenNames(_ change: (inout OpenNamesPage) -> Void) {
    update(\.openNames, as: Page.openNames, change)
  }

  /// Changes the page of statistics on top.
  mutating func updateStatistics(_ change: (inout StatisticsPage) -> Void) {
    update(\.statistics, as: Page.statistics, change)
  }

  /// Changes the comparison on top.
  mutating func updateComparison(_ change: (inout ComparePage) -> Void) {
    update(\.comparison, as: Page.compare, change)
  }

  private mutating func update<Content>(
    _ content: (Page) -> Content?, as page: (Content) -> Page, _ change: (inout Content) -> Void
  ) {
    guard var top = opened.last.flatMap(content) else { return }
    change(&top)
    opened[opened.count - 1] = page(top)
  }
}

extension Page {
  fileprivate var tonight: TonightPage? { if case .tonight(let page) = self { page } else { nil } }

  fileprivate var openNames: OpenNamesPage? {
    if case .openNames(let page) = self { page } else { nil }
  }

  fileprivate var statistics: StatisticsPage? {
    if case .statistics(let page) = self { page } else { nil }
  }

  fileprivate var comparison: ComparePage? {
    if case .compare(let page) = self { page } else { nil }
  }
}
