import GRDB
import Titles

/// The two ends of each order by which `imdb.sqlite` sorts its titles, except for that of their
/// places.
///
/// People who sort millions of titles read the first pages, and perhaps reverse the order. Each end
/// therefore has an index of tens of thousands of titles, which takes a small part of the space
/// that an index of all titles would take.
struct SortEnds {
  /// The number of titles with each value, not counting the value's last bits.
  private var counts: [TitleOrder.Key: [Int: Int]] = [:]
  private let fewestTitles: Int

  /// Makes empty ends.
  ///
  /// - Parameter titles: The minimum number of titles of an end, if there are so many; all titles
  ///   with the last value belong to it, too. Usually twice as many as the pages of a list show.
  init(titles: Int = 20_000) { fewestTitles = titles }

  /// A column of the table `title` that has an order.
  private struct Column {
    let name: String
    /// The number of last bits to drop before values are counted: names have too many values.
    var uncountedBits = 0
  }

  private static let columns: [TitleOrder.Key: Column] = [
    .title: Column(name: "sort_prefix", uncountedBits: 24),
    .year: Column(name: "year"),
    .runtime: Column(name: "minutes"),
  ]

  /// The condition for titles that have a place in the orders.
  private static let isNoEpisode = "title.type <> \(IMDbTitleType.tvEpisode.rawValue)"

  /// Counts a value of a title; episodes have no order.
  mutating func note(_ value: Int?, _ key: TitleOrder.Key) {
    guard let value, let column = Self.columns[key] else { return }
    counts[key, default: [:]][value >> column.uncountedBits, default: 0] += 1
  }

  /// Makes the indexes, and notes where each ends.
  ///
  /// - Parameter database: The database, which has all titles.
  /// - Throws: A `DatabaseError`.
  /// - Complexity: O(*n*) in the number of titles, for each end.
  func makeIndices(in database: Database) throws {
    for (key, column) in Self.columns {
      for isDescending in [false, true] {
        guard let bound = bound(of: key, column, isDescending: isDescending) else { continue }
        let order = Self.name(of: key, isDescending: isDescending)
        try database.execute(
          cached: "INSERT INTO sort_end (name, bound) VALUES (?, ?)", [order, bound])
        try database.execute(
          sql: """
            CREATE INDEX \(order) ON title (\(column.name) \(isDescending ? "DESC" : "ASC"))
              WHERE \(Self.condition(on: column, upTo: bound, isDescending: isDescending))
            """)
      }
    }
  }

  /// Returns the last value of an end; `nil` if no title has a value.
  private func bound(
    of key: TitleOrder.Key, _ column: Column, isDescending: Bool
  ) -> Int? {
    var titles = 0
    var last: Int?
    for (value, count) in (counts[key] ?? [:]).sorted(by: { ($0.key < $1.key) != isDescending }) {
      last = value
      titles += count
      if titles >= fewestTitles { break }
    }
    return last.map { last in
      isDescending ? last << column.uncountedBits : (last + 1) << column.uncountedBits - 1
    }
  }

  /// Returns the index with the first titles of an order.
  ///
  /// - Parameters:
  ///   - order: The order.
  ///   - database: The database.
  /// - Returns: The index; `nil` for an order without one.
  /// - Throws: A `DatabaseError`.
  static func index(of order: TitleOrder, in database: Database) throws -> SortedIndex? {
    guard let column = columns[order.key] else { return nil }
    let name = name(of: order.key, isDescending: order.isDescending)
    let statement = try database.cachedStatement(sql: "SELECT bound FROM sort_end WHERE name = ?")
    guard let bound = try Int.fetchOne(statement, arguments: [name]) else { return nil }
    let condition = condition(on: column, upTo: bound, isDescending: order.isDescending)
    return SortedIndex(name: name, condition: "(\(sql: condition))")
  }

  private static func name(of key: TitleOrder.Key, isDescending: Bool) -> String {
    "title_by_\(key.rawValue)\(isDescending ? "_descending" : "")"
  }

  /// Returns the condition of an index, which SQLite uses only for queries with the same text.
  private static func condition(
    on column: Column, upTo bound: Int, isDescending: Bool
  ) -> String {
    "\(isNoEpisode) AND title.\(column.name) \(isDescending ? ">=" : "<=") \(bound)"
  }
}
