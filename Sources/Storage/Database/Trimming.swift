import GRDB

/// Makes a database smaller in the background, step by step; others may write in between.
///
/// It removes the least recently used answers, along with the titles that have not been seen since.
/// Removed words leave the index only when its parts are merged. Therefore, it first removes as
/// many answers as make up the excess, then merges the index, and only then checks the size again.
struct Trimming: Sendable {
  private let database: CacheDatabase
  /// The size to reach, in bytes.
  private let size: Int

  /// The maximum number of answers, and of titles, to remove at once, so that no writer waits long.
  private static let batch = 100

  init(_ database: CacheDatabase, to size: Int) {
    self.database = database
    self.size = size
  }

  /// Begins to trim, unless the database is small enough.
  func begin() {
    let aim = size
    step { database in
      let size = try database.size
      guard size > aim else { return 0 }
      return try 1 + AnswerRows.count(in: database) * (size - aim) / size
    } then: { answers in
      if answers > 0 { remove(answers) } else { database.endTrimming() }
    }
  }

  /// The rows that a step has removed.
  private struct Removed {
    /// The time of the latest use of a removed answer; `nil` if there was none.
    var used: Int?
    var titles = 0
  }

  /// Removes a number of answers.
  private func remove(_ answers: Int) {
    step { database in
      let used = try AnswerRows.removeLeastRecentlyUsed(min(answers, Self.batch), from: database)
      let titles = try TitleRows.removeLeastRecentlySeen(Self.batch, until: used, from: database)
      return Removed(used: used, titles: titles)
    } then: { removed in
      guard removed.used != nil || removed.titles > 0 else { return database.endTrimming() }
      if answers > Self.batch { return remove(answers - Self.batch) }
      removeTitles(until: removed.used)
    }
  }

  /// Removes the titles that were not seen after a time.
  private func removeTitles(until time: Int?) {
    step { database in
      try TitleRows.removeLeastRecentlySeen(Self.batch, until: time, from: database)
    } then: { titles in
      if titles == Self.batch { removeTitles(until: time) } else { merge(.begin) }
    }
  }

  private func merge(_ merging: TitleTables.Merging) {
    step { database in
      let isUnfinished = try TitleTables.merge(merging, in: database)
      try database.execute(sql: "PRAGMA incremental_vacuum")
      return isUnfinished
    } then: { isUnfinished in
      if isUnfinished { merge(.goOn) } else { begin() }
    }
  }

  /// Runs a step and then the next one, unless the database is closed in the meantime.
  private func step<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value,
    then next: @escaping @Sendable (Value) -> Void
  ) {
    database.writeLater(body) { value in
      guard let value else { return database.endTrimming() }
      if database.isTrimming.withLock(\.self) { next(value) }
    }
  }
}
