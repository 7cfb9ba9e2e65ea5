public import Titles

/// The titles on this machine, ready to be searched: in memory, or in a database.
public protocol TitleIndex: Sendable {
  /// How many titles it has; `nil` if that is not known.
  var count: Int? { get async }

  /// Looks for titles.
  ///
  /// - Parameters:
  ///   - search: What is looked for.
  ///   - rows: Which of the hits are wanted, from 0.
  /// - Returns: These hits, or as many of them as there are; of a cancelled task, perhaps fewer.
  func hits(for search: LocalSearch, in rows: Range<Int>) async -> LocalHits

  /// What is known about these titles; those that are not known are left out.
  func details(of ids: [TitleID]) async -> [TitleID: TitleDetail]

  /// The words that occur in names of titles and people, and in genres.
  var vocabulary: Vocabulary { get async }
}

/// What is looked for on this machine.
public struct LocalSearch: Hashable, Sendable {
  /// What the titles must fulfil; `nil` for all titles.
  public var condition: TitleCondition?
  /// The words that decide which hits come first; `nil` if only the votes do.
  ///
  /// See ``MatchTier``.
  public var ranking: String?
  /// The order of the hits in place of the usual one.
  public var order: TitleOrder?
  /// What the user keeps about titles, if the search asks for that.
  public var marks: [TitleID: LibraryMark]

  public init(
    _ condition: TitleCondition?, ranking: String? = nil, order: TitleOrder? = nil,
    marks: [TitleID: LibraryMark] = [:]
  ) {
    self.condition = condition
    self.ranking = ranking
    self.order = order
    self.marks = marks
  }

  /// Whether it asks for anything in the user's library.
  var isAboutLibrary: Bool {
    condition?.isAboutLibrary == true || order?.key.isAboutLibrary == true
  }
}

/// The hits of a search, or a stretch of them.
public struct LocalHits: Hashable, Sendable {
  public var titles: [TitleDetail]
  /// How many hits there are; `nil` if there are more than were counted.
  public var total: Int?

  public init(_ titles: [TitleDetail] = [], total: Int? = 0) {
    self.titles = titles
    self.total = total
  }
}
