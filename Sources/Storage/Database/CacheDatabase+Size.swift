import GRDB

extension CacheDatabase {
  /// Writes in one transaction, and then removes the least recently used answers in the background
  /// if the database has become too large.
  ///
  /// - Parameter body: Runs alone with the database, perhaps twice.
  func writeAndTrim(_ body: @escaping @Sendable (Database) throws -> Void) async {
    trim(
      ifLarger: await write { database in
        try body(database)
        return try database.size
      })
  }

  /// Does the same as ``writeAndTrim(_:)``, once all earlier writes are done.
  func writeLaterAndTrim(_ body: @escaping @Sendable (Database) throws -> Void) {
    writeLater { database in
      try body(database)
      return try database.size
    } then: { size in
      self.trim(ifLarger: size)
    }
  }

  private func trim(ifLarger size: Int?) {
    let limit = currentLimit
    if let size, size > limit { trim(to: limit / 10 * 9) }
  }

  /// Makes the database smaller in the background, unless that is under way already.
  ///
  /// - Parameter size: The size to reach, in bytes.
  private func trim(to size: Int) {
    let isFirst = isTrimming.withLock { isTrimming in
      defer { isTrimming = true }
      return !isTrimming
    }
    if isFirst { Trimming(self, to: size).begin() }
  }

  /// Stops making the database smaller.
  func endTrimming() { isTrimming.withLock { $0 = false } }

  /// Counts the contents of the database.
  public func status() async -> CacheStatus {
    await read { database in
      var status = try AnswerRows.status(in: database)
      status.searchable = try TitleRows.count(in: database)
      status.bytes = try database.size
      return status
    } ?? CacheStatus()
  }

  /// Deletes all answers, but keeps the request counts of the day.
  ///
  /// - Returns: Whether they are deleted.
  @discardableResult
  public func clear() async -> Bool {
    await write { database in
      try AnswerRows.removeAll(from: database)
      try TitleTables.clear(in: database)
      try database.execute(sql: "PRAGMA incremental_vacuum")
      return true
    } ?? false
  }
}

extension Database {
  /// The size of all pages, in bytes.
  var size: Int {
    get throws {
      let count = try cachedStatement(sql: "PRAGMA page_count")
      let bytes = try cachedStatement(sql: "PRAGMA page_size")
      return try (Int.fetchOne(count) ?? 0) * (Int.fetchOne(bytes) ?? 0)
    }
  }
}
