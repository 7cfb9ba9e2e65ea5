import Titles

/// The kept answers of one source.
struct AnswerShelf: Sendable {
  let database: CacheDatabase
  /// The origin of the source, which separates its answers from those of others.
  let scope: String

  /// An answer as it is stored.
  struct Row: Sendable {
    let question: Question
    let json: String
    /// The facts about titles in the answer.
    let sightings: [Observation]
  }

  /// Reads the kept answer to a question.
  func kept<Value: Perishable>(
    _ question: Question, at now: Moment, as type: Value.Type = Value.self
  ) async -> CachedAnswer<Value>? {
    let scope = scope
    let kept: CachedAnswer<Value>? =
      await database.read { try AnswerRows.kept(of: question, from: scope, in: $0) } ?? nil
    if let kept, kept.isUseUnnoted(at: now) {
      let titles = kept.answer?.sightings.map(\.detail.id) ?? []
      database.writeLaterAndTrim { database in
        try AnswerRows.noteUse(of: kept.row, at: now.seconds, in: database)
        try TitleRows.noteSight(of: titles, from: scope, at: now.seconds, in: database)
      }
    }
    return kept
  }

  /// Stores answers in place of the previous ones, and learns the facts about titles in them.
  func keep(_ rows: [Row], at now: Moment) async {
    let scope = scope
    await database.writeAndTrim { database in
      for row in rows {
        try AnswerRows.keep(row.json, to: row.question, from: scope, at: now.seconds, in: database)
        for sighting in row.sightings {
          try TitleRows.learn(
            sighting, from: scope, as: .news, learned: now.seconds, seen: now.seconds,
            in: database)
        }
      }
    }
  }

  /// Stores for a while that nothing was found.
  func keep(
    nothingFound error: CatalogueError, for question: Question, at now: Moment, for time: Duration
  ) async {
    guard let json = KeptJSON.text(of: error) else { return }
    let scope = scope
    let oldest = now.seconds - Int(time.components.seconds)
    await database.write {
      try AnswerRows.keep(
        nothingFound: json, for: question, from: scope, at: now.seconds, oldest: oldest, in: $0)
    }
  }

  /// Notes that a repeated request for an answer has failed.
  func noteRefresh(of row: Int64, at now: Moment) async {
    await database.write { try AnswerRows.noteRefresh(of: row, at: now.seconds, in: $0) }
  }
}
