import GRDB

extension CacheDatabase {
  /// Writes in one transaction, and afterwards, in the background, removes the answers not used for
  /// longest if the database has become too large.
  ///
  /// - Parameter body: Runs alone with the database, perhaps twice.
  func writeAndTrim(_ body: @escaping @Sendable (Database) throws -> Void) async {
    trim(
      ifLarger: await write { database in
        try body(database)
        return try database.size
      })
  }

  /// Does the same as soon as what was to be written before is.
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

  /// Makes the database smaller in the background, unless that is being done already.
  ///
  /// - Parameter size: The size that is aimed at, in bytes.
  private func trim(to size: Int) {
    let isFirst = isTrimming.withLock { isTrimming in
      defer { isTrimming = true }
      return !isTrimming
    }
    if isFirst { Trimming(self, to: size).begin() }
  }

  /// Makes the database no smaller than it is now.
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

  /// Forgets all answers; the requests of the day stay counted.
  ///
  /// - Returns: Whether they are forgotten.
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
  /// The bytes of all pages.
  var size: Int {
    get throws {
      let count = try cachedStatement(sql: "PRAGMA page_count")
      let bytes = try cachedStatement(sql: "PRAGMA page_size")
      return try (Int.fetchOne(count) ?? 0) * (Int.fetchOne(bytes) ?? 0)
    }
  }
}
