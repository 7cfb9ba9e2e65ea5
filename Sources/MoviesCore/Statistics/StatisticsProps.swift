public import Keeping

/// What the page of statistics shows.
public struct StatisticsProps: Sendable, Equatable {
  /// What the library amounts to; `nil` until that is counted.
  public var statistics: LibraryStatistics?
  /// What is selected.
  public var page: StatisticsPage

  public init(_ page: StatisticsPage, of statistics: LibraryStatistics?) {
    self.page = page
    self.statistics = statistics
  }
}
