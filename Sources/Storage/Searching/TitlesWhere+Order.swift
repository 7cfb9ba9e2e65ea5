import GRDB
import Titles

extension TitlesWhere {
  /// Returns the first places in another order; titles without a value come last.
  ///
  /// - Parameters:
  ///   - order: The order.
  ///   - marks: The user's marks on titles.
  ///   - count: The number of places.
  ///   - database: The database.
  /// - Returns: The places.
  /// - Throws: A `DatabaseError`.
  func places(
    in order: TitleOrder, of marks: MarkTable, first count: Int, in database: Database
  ) throws -> [Int64] {
    if order.key.isAboutLibrary {
      return try places(inOwn: order, of: marks, first: count, in: database)
    }
    guard let value = tables.sortValue(order.key) else {
      return try places(first: count, in: database)
    }
    if let last = try tables.lastPlace(with: order.key) {
      var titles = self
      titles.end(at: last)
      let places = try titles.places(sortedBy: value, in: order, first: count, in: database)
      if places.count == count { return places }
    }
    return try places(sortedBy: value, in: order, first: count, in: database)
  }

  /// Returns the first places, from the index of an end of the order if that has enough of them.
  private func places(
    sortedBy value: SQL, in order: TitleOrder, first count: Int, in database: Database
  ) throws -> [Int64] {
    if let end = try end(of: order) {
      let places = try end.all(sortedBy: value, in: order, first: count, in: database)
      if places.count == count { return places }
    }
    return try all(sortedBy: value, in: order, first: count, in: database)
  }

  private func all(
    sortedBy value: SQL, in order: TitleOrder, first count: Int, in database: Database
  ) throws -> [Int64] {
    guard let finer = tables.finerSortValue(order.key) else {
      return try sorted(by: "\(value) \(order.direction)", first: count, in: database)
    }
    // Comparing the finer values of all titles takes long, and only the first ones need it.
    var near = self
    if let last = try last(value, in: order, first: count, in: database) {
      near.add(order.isDescending ? "\(value) >= \(last)" : "\(value) <= \(last)")
    }
    return try near.sorted(
      by: "\(value) \(order.direction), \(finer) \(order.direction)", first: count, in: database)
  }

  private func sorted(by terms: SQL, first count: Int, in database: Database) throws -> [Int64] {
    try SQLRequest<Int64>(
      literal: """
        SELECT title.place \(sourceWithFacts) ORDER BY \(terms), title.place LIMIT \(count)
        """, cached: true
    ).fetchAll(database)
  }

  private mutating func add(_ fact: SQL) {
    facts = facts.map { "(\($0) AND \(fact))" } ?? fact
  }
}

// MARK: - The end of an order

extension TitlesWhere {
  /// Returns the value of the last of the first titles, a value that others may share; `nil` if
  /// there are fewer titles, or if that title has none.
  private func last(
    _ value: SQL, in order: TitleOrder, first count: Int, in database: Database
  ) throws -> Int64? {
    try SQLRequest<Int64?>(
      literal: """
        SELECT \(value) \(sourceWithFacts) ORDER BY \(value) \(order.direction)
        LIMIT 1 OFFSET \(max(0, count - 1))
        """, cached: true
    ).fetchOne(database) ?? nil
  }

  /// Returns the titles in the index of an order; `nil` for a search of words, and for an order
  /// without an index.
  private func end(of order: TitleOrder) throws -> TitlesWhere? {
    guard words == nil, let index = try tables.index(of: order) else { return nil }
    var end = self
    end.titles = "title INDEXED BY \(sql: index.name)"
    end.add(index.condition)
    return end
  }
}

extension TitleOrder {
  fileprivate var direction: SQL { SQL(sql: isDescending ? "DESC NULLS LAST" : "ASC NULLS LAST") }
}

// MARK: - By the user's marks

extension TitlesWhere {
  /// Returns the places of the first titles, sorted by the user's own numbers for them; titles
  /// without such a number come last.
  private func places(
    inOwn order: TitleOrder, of marks: MarkTable, first count: Int, in database: Database
  ) throws -> [Int64] {
    let rows = try marks.rows(of: "sort:\(order.key.rawValue)") { order.key.number(of: $0) }
    let kept = try Int64.fetchAll(
      database,
      SQLRequest(
        literal: """
          SELECT title.place \(sourceWithFacts) AND \(tables.isIDAmong(rows))
          ORDER BY (SELECT value FROM \(rows) AND id = \(tables.id)) \(order.direction),
            title.place
          LIMIT \(count)
          """))
    let others = try Int64.fetchAll(
      database,
      SQLRequest(
        literal: """
          SELECT title.place \(sourceWithFacts) AND NOT \(tables.isIDAmong(rows))
          ORDER BY title.place LIMIT \(count - kept.count)
          """))
    return kept + others
  }
}
