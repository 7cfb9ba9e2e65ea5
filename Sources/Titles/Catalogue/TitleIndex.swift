/// The titles on this machine, ready to be searched: in memory, or in a database.
///
/// A search that fails, or whose task is cancelled, throws an error rather than finding nothing.
public protocol TitleIndex: Sendable {
  /// The extent of the index.
  var extent: IndexExtent { get async throws(CatalogueError) }

  /// Searches for titles.
  ///
  /// - Parameters:
  ///   - search: The search.
  ///   - rows: The range of hits to return, from 0.
  /// - Returns: The hits in this range, or as many of them as there are.
  /// - Throws: ``CatalogueError/unsearchable`` if the titles cannot be read,
  ///   ``CatalogueError/library(_:)`` if the library is needed but cannot be read, or
  ///   ``CatalogueError/cancelled``.
  func hits(
    for search: LocalSearch, in rows: Range<Int>
  ) async throws(CatalogueError) -> LocalHits

  /// Chooses the index that answers a search: this one, or an index within it.
  ///
  /// - Parameter search: The search.
  /// - Returns: The index whose titles can be among the hits.
  /// - Throws: As ``hits(for:in:)``.
  func answerer(of search: LocalSearch) async throws(CatalogueError) -> any TitleIndex

  /// Returns the facts about titles, with their origins; unknown titles are left out.
  ///
  /// - Parameter ids: The titles.
  /// - Returns: The facts about each title.
  /// - Throws: As ``hits(for:in:)``.
  func facts(of ids: [TitleID]) async throws(CatalogueError) -> [TitleID: SourcedFacts]

  /// Returns a season of a series, with the known episodes.
  ///
  /// - Parameters:
  ///   - number: The number of the season, from 1.
  ///   - series: The series.
  /// - Returns: The season; `nil` if none of its episodes is known.
  /// - Throws: As ``hits(for:in:)``.
  func season(_ number: Int, of series: TitleID) async throws(CatalogueError) -> Season?

  /// Identifies the person with a whole name or an id.
  ///
  /// - Parameter text: The name or id.
  /// - Returns: The person and the namesakes; `nil` if no known person has the name, or if the
  ///   index cannot tell namesakes apart.
  /// - Throws: As ``hits(for:in:)``.
  func person(_ text: String) async throws(CatalogueError) -> PersonIdentity?

  /// Returns the words of names, people and genres that may have been meant by a typed word, the
  /// likeliest first.
  ///
  /// - Parameters:
  ///   - word: A folded word.
  ///   - isUnfinished: Whether the word may be only the beginning of one that is being typed.
  ///   - limit: The maximum number of corrections.
  /// - Returns: The words. The first one is the typed word itself, without a mistake, if it is
  ///   known.
  /// - Throws: As ``hits(for:in:)``.
  func corrections(
    of word: String, isUnfinished: Bool, limit: Int
  ) async throws(CatalogueError) -> [WordCorrection]
}

extension TitleIndex {
  /// Returns the index itself, which answers every search.
  public func answerer(of search: LocalSearch) async throws(CatalogueError) -> any TitleIndex {
    self
  }

  /// Returns `nil`, since the index cannot tell namesakes apart.
  public func person(_ text: String) async throws(CatalogueError) -> PersonIdentity? { nil }

  /// Returns the facts about titles, without their origins; unknown titles are left out.
  ///
  /// - Parameter ids: The titles.
  /// - Returns: The facts about each title.
  /// - Throws: As ``hits(for:in:)``.
  public func details(
    of ids: [TitleID]
  ) async throws(CatalogueError) -> [TitleID: TitleDetail] {
    try await facts(of: ids).mapValues(\.detail)
  }
}

/// The extent of an index: the titles and the fields that it has.
public struct IndexExtent: Hashable, Sendable {
  /// The part of its source's titles that an index has.
  public enum Coverage: Hashable, Sendable {
    /// All titles, so that no other source knows more.
    case everything
    /// The titles that have appeared in answers.
    case seen
    /// Only facts about titles that other sources name; nothing can be searched.
    case facts
  }

  public var coverage: Coverage
  /// The number of titles in the index.
  public var count: Int
  /// A number that changes whenever the index learns anything about a title.
  public var revision: Int
  /// The date of the data, if it is always replaced as a whole; `nil` otherwise.
  public var day: CalendarDate?
  /// The fields that the index has for no title, so that a search for them must go elsewhere.
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

/// A word that may have been meant by a typed one.
public struct WordCorrection: Hashable, Sendable {
  public var word: String
  /// The number of mistakes that turn the word into the typed one.
  public var mistakes: Int
  /// Whether the word differs from the typed one in its first letter, or resembles it only at the
  /// beginning.
  public var isBold: Bool
  /// Whether the word resembles the typed one too closely for chance.
  public var isLikely: Bool
  /// Whether the word resembles the typed one too closely for chance if it is a title's whole name.
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
