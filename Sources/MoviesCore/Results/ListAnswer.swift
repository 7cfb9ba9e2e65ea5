public import Titles

/// The answer whose rows a list shows: its query, and the facts that came with its first page.
public struct ListAnswer: Sendable, Codable, Equatable {
  public let query: TitleQuery
  /// Whether no service can answer the query.
  ///
  /// The value is stored, because every frame needs it.
  public let isForHereAlone: Bool
  /// Whether the first page is as good as it gets.
  public var isSettled = false
  /// The age of the first page in seconds when it arrived, if it had been cached.
  public var age: Int?
  /// Whether the first page may have changed at its source.
  public var isOutdated = false
  /// Whether the user has requested the list past every cache, so that its further pages are
  /// requested in the same way.
  public internal(set) var isAskedAfresh = false
  /// The source of the first page; `nil` before it has arrived.
  public var source: DataSource?
  /// The fallback that found the answer, if the query's own words found nothing.
  public var fallback: Fallback?
  /// The query for the further pages; `nil` before the first page.
  public internal(set) var furtherQuery: TitleQuery?

  /// Creates the answer to a query, before its first page.
  public init(to query: TitleQuery) {
    self.query = query
    isForHereAlone = query.serviceQuery == nil
  }

  /// Adopts the facts of the first page.
  mutating func begin(_ answer: Answer<TitlePage>) {
    isSettled = answer.suffices(.anywhere)
    age = answer.age
    isOutdated = answer.quality == .stale
    fallback = answer.fallback
    source = answer.source
    furtherQuery = answer.value.query
  }
}
