/// A search on this machine.
public struct LocalSearch: Hashable, Sendable {
  /// The condition that titles must fulfil; `nil` for all titles.
  public var condition: TitleCondition?
  /// The words that decide which hits come first; `nil` if only the votes do.
  public var ranking: String?
  /// Whether the ranking words must be the whole name of a title, in any spelling.
  ///
  /// Words that cannot be a name, such as `and` alone, are still looked for anywhere.
  public var isWholeName = false
  /// Whether to count the hits beyond those that are wanted, which may take longer than finding the
  /// wanted ones.
  public var countsHits = true
  /// The order of the hits; `nil` for the usual one.
  public var order: TitleOrder?
  /// The titles that do not count as hits, since they are judged elsewhere, by more facts than the
  /// index has.
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

  /// Whether the search asks for anything in the user's library.
  package var isAboutLibrary: Bool {
    condition?.isAboutLibrary == true || order?.key.isAboutLibrary == true
  }
}

/// The user's marks on titles, at one revision of the library.
public struct LibraryMarks: Hashable, Sendable {
  public let byID: [TitleID: LibraryMark]
  /// The library's revision, for which an index can reuse what it has prepared.
  public let revision: Int

  /// Makes the marks of a library that has never changed.
  public init() { self.init([:], revision: 0) }

  public init(_ byID: [TitleID: LibraryMark], revision: Int) {
    self.byID = byID
    self.revision = revision
  }

  public subscript(id: TitleID) -> LibraryMark? { byID[id] }
}

/// The hits of a search, or a range of them.
public struct LocalHits: Hashable, Sendable {
  public var titles: [TitleDetail]
  /// The number of hits; `nil` if there are more than were counted.
  public var total: Int?
  /// The number of hits counted before counting stopped; `nil` if all were counted.
  public var leastTotal: Int?

  public init(_ titles: [TitleDetail] = [], total: Int? = 0, leastTotal: Int? = nil) {
    self.titles = titles
    self.total = total
    self.leastTotal = leastTotal
  }
}

extension LocalHits {
  /// The number of hits to count unless more are asked for: the exact number of thousands is of no
  /// use, and counting millions takes longer than finding the best of them.
  private static let counted = 1_000

  /// Returns the maximum number of hits to count for a range of them.
  package static func limit(for rows: Range<Int>) -> Int { max(counted, rows.upperBound) }

  /// Makes a range of the hits.
  ///
  /// - Parameters:
  ///   - titles: The hits in the range.
  ///   - found: The number of all hits, or one more than the limit.
  ///   - limit: The number up to which hits were counted.
  package init(_ titles: [TitleDetail], of found: Int, countedTo limit: Int) {
    let isCounted = found <= limit
    self.init(titles, total: isCounted ? found : nil, leastTotal: isCounted ? nil : limit)
  }
}
