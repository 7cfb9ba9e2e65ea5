/// The titles on this machine, ready to be searched: in memory, or in a database.
///
/// A search that failed, or whose task was cancelled, throws: it has not found nothing.
public protocol TitleIndex: Sendable {
  /// How much it has.
  var extent: IndexExtent { get async throws(CatalogueError) }

  /// Looks for titles.
  ///
  /// - Parameters:
  ///   - search: What is looked for.
  ///   - rows: Which of the hits are wanted, from 0.
  /// - Returns: These hits, or as many of them as there are.
  /// - Throws: ``CatalogueError/unsearchable`` if the titles cannot be read,
  ///   ``CatalogueError/library(_:)`` if the library is needed and cannot be, or
  ///   ``CatalogueError/cancelled``.
  func hits(
    for search: LocalSearch, in rows: Range<Int>
  ) async throws(CatalogueError) -> LocalHits

  /// Chooses who answers a search: itself, or an index within it.
  ///
  /// - Parameter search: What is looked for.
  /// - Returns: The index whose titles can be among the hits.
  /// - Throws: As ``hits(for:in:)``.
  func answerer(of search: LocalSearch) async throws(CatalogueError) -> any TitleIndex

  /// Looks up these titles, and who told their facts; unknown ones are left out.
  ///
  /// - Parameter ids: The titles.
  /// - Returns: The facts of each.
  /// - Throws: As ``hits(for:in:)``.
  func facts(of ids: [TitleID]) async throws(CatalogueError) -> [TitleID: SourcedFacts]

  /// A season of a series, with the episodes that are known.
  ///
  /// - Parameters:
  ///   - number: The season, from 1 on.
  ///   - series: The series.
  /// - Returns: The season; `nil` if no episode of it is known.
  /// - Throws: As ``hits(for:in:)``.
  func season(_ number: Int, of series: TitleID) async throws(CatalogueError) -> Season?

  /// Finds out who is meant by a whole name, or by an id.
  ///
  /// - Parameter text: The name or id.
  /// - Returns: Who it is, and their namesakes; `nil` if nobody is known to have the name, or if
  ///   nobody tells namesakes apart.
  /// - Throws: As ``hits(for:in:)``.
  func person(_ text: String) async throws(CatalogueError) -> PersonIdentity?

  /// The words of names, people and genres that may have been meant by a word, the likeliest first.
  ///
  /// - Parameters:
  ///   - word: A folded word.
  ///   - isUnfinished: Whether it may be only the beginning of what is being typed.
  ///   - limit: The most words that are wanted.
  /// - Returns: The words. The first one is the typed word itself, without a mistake, if it is
  ///   known.
  /// - Throws: As ``hits(for:in:)``.
  func corrections(
    of word: String, isUnfinished: Bool, limit: Int
  ) async throws(CatalogueError) -> [WordCorrection]
}

extension TitleIndex {
  /// Answers every search itself.
  public func answerer(of search: LocalSearch) async throws(CatalogueError) -> any TitleIndex {
    self
  }

  /// Nobody tells namesakes apart.
  public func person(_ text: String) async throws(CatalogueError) -> PersonIdentity? { nil }

  /// Looks up these titles, whoever told their facts; unknown ones are left out.
  ///
  /// - Parameter ids: The titles.
  /// - Returns: The facts of each.
  /// - Throws: As ``hits(for:in:)``.
  public func details(
    of ids: [TitleID]
  ) async throws(CatalogueError) -> [TitleID: TitleDetail] {
    try await facts(of: ids).mapValues(\.detail)
  }
}

/// How much an index has.
public struct IndexExtent: Hashable, Sendable {
  /// Which of the titles of its source it has.
  public enum Coverage: Hashable, Sendable {
    /// All of them, so that nobody knows more.
    case everything
    /// Those that answers have told of.
    case seen
    /// Facts about titles that others name; nothing can be searched.
    case facts
  }

  public var coverage: Coverage
  /// How many titles it has.
  public var count: Int
  /// Another number whenever it has learned anything about a title.
  public var revision: Int
  /// The day that everything in it is of, for data that is replaced whole; else `nil`.
  public var day: CalendarDate?
  /// The fields that it knows of no title, so that nobody need look for them in it.
  public var missing: Set<ExpressionField>

  public init(
    _ coverage: Coverage, count: Int, revision: Int = 0, day: CalendarDate? = nil,
    missing: Set<ExpressionField> = []
  ) {
    self.coverage = coverage
    self.count = count
    self.revision = revision
    self.day = day
    self.missing = missing
  }
}

/// A word that may have been meant by another.
public struct WordCorrection: Hashable, Sendable {
  public var word: String
  /// How many mistakes lead from it to the typed word.
  public var mistakes: Int
  /// Whether it has another first letter, or only its beginning is like the typed word.
  public var isBold: Bool
  /// Whether it is more than by chance like the typed word.
  public var isLikely: Bool
  /// Whether it is so if it is the whole name of a title.
  public var isLikelyName: Bool

  public init(
    word: String, mistakes: Int, isBold: Bool = false, isLikely: Bool = true,
    isLikelyName: Bool = true
  ) {
    self.word = word
    self.mistakes = mistakes
    self.isBold = isBold
    self.isLikely = isLikely
    self.isLikelyName = isLikelyName
  }
}
