public import Titles

/// The looking up of facts that a list lacks, a few titles at a time.
public struct LookUp: Sendable, Codable, Equatable {
  /// The titles that are still to be looked up, in the order of the list.
  public private(set) var titles: [TitleID]
  /// How many there were.
  public let count: Int
  /// The query of their list; `nil` for a list of the library.
  let query: TitleQuery?

  init(_ titles: [TitleID], for query: TitleQuery?) {
    self.titles = titles
    self.query = query
    count = titles.count
  }

  /// How many have been looked up.
  public var done: Int { count - titles.count }

  /// The next titles.
  var step: ArraySlice<TitleID> { titles.prefix(Self.titlesAtATime) }

  /// Goes on without a title.
  mutating func finish(_ id: TitleID) { titles.removeAll { $0 == id } }

  private static let titlesAtATime = 4

  /// The most titles that are looked up at one word of the user.
  static let mostTitles = 100
}
