import Titles

/// The user's queries, oldest first, with the number of titles that each found.
public struct QueryHistory: Sendable, Codable, Equatable {
  /// A query of the history.
  public struct Entry: Sendable, Codable, Hashable {
    /// The query as it was typed.
    public var text: String
    /// The number of titles that matched the last time; `nil` if unknown.
    public var count: Int?

    public init(text: String, count: Int? = nil) {
      self.text = text
      self.count = count
    }
  }

  /// The queries of earlier sessions that were not asked again.
  private var earlier: [Entry] = []
  /// The queries of this session.
  private var own: [Entry] = []

  /// All queries.
  public var entries: [Entry] { earlier + own }

  /// The maximum number of queries that are kept.
  public static let limit = 500

  public init() {}

  /// Creates the history of a session that begins after others: it keeps the newest of their
  /// queries and, of equal ones, the last.
  ///
  /// - Parameter entries: Their queries, oldest first.
  public init(_ entries: some Sequence<Entry>) {
    for entry in entries { remember(entry.text, count: entry.count.map { max(0, $0) }) }
    (earlier, own) = (own, [])
  }

  /// The history without the queries of earlier sessions.
  public var ofThisSession: QueryHistory {
    var history = self
    history.earlier = []
    return history
  }

  /// Adds a query as the newest; an equal one moves to the end.
  ///
  /// - Parameters:
  ///   - text: The query as it was typed.
  ///   - count: The number of titles that match; `nil` keeps the known number.
  public mutating func remember(_ text: String, count: Int? = nil) {
    let known = own.firstIndex { $0.text == text }.map { own.remove(at: $0) }
    earlier.removeAll { $0.text == text }
    own.append(Entry(text: text, count: count ?? known?.count))
    own.removeFirst(max(0, own.count - Self.limit))
    earlier.removeFirst(max(0, min(earlier.count, entries.count - Self.limit)))
  }

  /// Notes the number of titles that a query found, if the query is kept.
  mutating func note(count: Int, of text: String) {
    guard let index = own.lastIndex(where: { $0.text == text }) else { return }
    own[index].count = count
  }

  /// Returns the queries that contain each of some words, newest first; without words, all queries.
  ///
  /// Case and accents are ignored.
  ///
  /// - Complexity: O(*n*) in the number of queries kept.
  func matches(_ words: String) -> [Entry] {
    let words = words.comparisonKey.split(separator: " ")
    return entries.reversed().filter { entry in
      let text = words.isEmpty ? "" : entry.text.comparisonKey
      return words.allSatisfy { text.contains($0) }
    }
  }
}

extension QueryHistory {
  private enum CodingKeys: String, CodingKey {
    case earlier, own = "entries"
  }
}
