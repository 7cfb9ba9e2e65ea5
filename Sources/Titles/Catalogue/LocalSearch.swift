/// A search on this machine.
public struct LocalSearch: Hashable, Sendable {
  /// The condition that titles must fulfil; `nil` for all titles.
  public var condition: TitleCondition?
  /// The words that decide which hits come first; `nil` if only the votes do.
  public var ranking: String?
  /// Whether these words must be the whole name of a title, whatever the way of writing.
  ///
  /// Words that cannot be a name, such as `and` alone, are looked for anywhere all the same.
  public var isWholeName = false
  /// Whether it matters how many hits there are besides those that are wanted: to count them may
  /// take longer than to find these.
  public var countsHits = true
  /// The order of the hits in place of the usual one.
  public var order: TitleOrder?
  /// Titles that do not count as hits: they are judged elsewhere, by more than the index knows.
  public var leftOut: Set<TitleID> = []
  /// The user's marks, for an index that compares titles with them.
  public var marks: LibraryMarks

  public init(
    _ condition: TitleCondition?, ranking: String? = nil, order: TitleOrder? = nil,
    marks: LibraryMarks = LibraryMarks()
  ) {
    self.condition = condition
    self.ranking = ranking
    self.order = order
    self.marks = marks
  }

  /// Whether it asks for anything in the user's library.
  package var isAboutLibrary: Bool {
    condition?.isAboutLibrary == true || order?.key.isAboutLibrary == true
  }
}

/// The user's marks on titles, at one revision of the library.
public struct LibraryMarks: Hashable, Sendable {
  public let byID: [TitleID: LibraryMark]
  /// The library's revision: what an index has made ready for one serves all searches of it.
  public let revision: Int

  /// Those of a library in which nothing was ever kept.
  public init() { self.init([:], revision: 0) }

  public init(_ byID: [TitleID: LibraryMark], revision: Int) {
    self.byID = byID
    self.revision = revision
  }

  public subscript(id: TitleID) -> LibraryMark? { byID[id] }
}

/// The hits of a search, or a stretch of them.
public struct LocalHits: Hashable, Sendable {
  public var titles: [TitleDetail]
  /// How many hits there are; `nil` if there are more than were counted.
  public var total: Int?
  /// How many were counted before counting stopped; `nil` if it did not.
  public var leastTotal: Int?

  public init(_ titles: [TitleDetail] = [], total: Int? = 0, leastTotal: Int? = nil) {
    self.titles = titles
    self.total = total
    self.leastTotal = leastTotal
  }
}

extension LocalHits {
  /// How many hits are counted, unless more are asked for: nobody needs to know how many thousands
  /// there are, and to count millions takes longer than to find the best of them.
  private static let counted = 1_000

  /// The most hits that are counted for a stretch of them.
  package static func limit(for rows: Range<Int>) -> Int { max(counted, rows.upperBound) }

  /// A stretch of the hits.
  ///
  /// - Parameters:
  ///   - titles: The hits.
  ///   - found: How many there are, or one more than the limit.
  ///   - limit: The most that were counted.
  package init(_ titles: [TitleDetail], of found: Int, countedTo limit: Int) {
    let isCounted = found <= limit
    self.init(titles, total: isCounted ? found : nil, leastTotal: isCounted ? nil : limit)
  }
}
