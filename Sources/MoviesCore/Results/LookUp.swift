public import Titles

/// A look-up of the facts that a list lacks, a few titles at a time.
public struct LookUp: Sendable, Codable, Equatable {
  /// The titles that are still to be looked up, in the order of the list.
  public private(set) var titles: [TitleID]
  /// The number of titles at the start.
  public let count: Int
  /// The query of their list; `nil` for a list of the library.
  let query: TitleQuery?

  init(_ titles: [TitleID], for query: TitleQuery?) {
    self.titles = titles
    self.query = query
    count = titles.count
  }

  /// The number of titles looked up so far.
  public var done: Int { count - titles.count }

  /// The titles to look up next.
  var step: ArraySlice<TitleID> { titles.prefix(Self.titlesAtATime) }

  /// Removes a title that has been looked up.
  mutating func finish(_ id: TitleID) { titles.removeAll { $0 == id } }

  private static let titlesAtATime = 4

  /// The maximum number of titles to look up at one request of the user.
  static let mostTitles = 100
}
