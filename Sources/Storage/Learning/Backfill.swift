import GRDB
import Titles

/// Learns titles from answers that were kept before the index was made or rebuilt.
enum Backfill {
  /// The maximum number of titles to learn at once, so that other writers do not wait long.
  private static let batch = 40

  /// Whether there are answers to learn from.
  static func isNeeded(in database: Database) throws -> Bool {
    try Bool.fetchOne(database, sql: "SELECT EXISTS (SELECT * FROM unlearned)") ?? false
  }

  /// Learns from some of the answers, the latest first.
  static func learnSome(in database: Database) throws {
    var learned = 0
    while learned < batch, let answer = try nextAnswer(in: database) {
      for sighting in answer.sightings {
        try TitleRows.learn(
          sighting, from: answer.scope, as: .memory, learned: answer.stored, seen: answer.used,
          in: database)
      }
      try database.execute(cached: "DELETE FROM unlearned WHERE answer = ?", [answer.number])
      learned += max(1, answer.sightings.count)
    }
  }

  private struct UnlearnedAnswer {
    var number: Int64
    var scope = ""
    var sightings: [Observation] = []
    var stored = 0
    var used = 0
  }

  /// Returns the next answer to learn from, without sightings if it is gone; `nil` after
  /// the last one.
  private static func nextAnswer(in database: Database) throws -> UnlearnedAnswer? {
    let statement = try database.cachedStatement(
      sql: """
        SELECT unlearned.answer, scope, kind, json, stored, used
        FROM unlearned LEFT JOIN answer ON answer.id = unlearned.answer
        ORDER BY unlearned.answer DESC LIMIT 1
        """)
    guard let row = try Row.fetchOne(statement), let number: Int64 = row.value(0) else {
      return nil
    }
    guard let scope: String = row.value(1), let kind: String = row.value(2),
      let json: String = row.value(3), let kind = Question.Kind(rawValue: kind)
    else { return UnlearnedAnswer(number: number) }
    return UnlearnedAnswer(
      number: number, scope: scope, sightings: kind.sightings(in: json),
      stored: row.value(4) ?? 0, used: row.value(5) ?? 0)
  }
}

extension Question.Kind {
  /// Returns the facts about titles in an answer to a question of this kind.
  fileprivate func sightings(in json: String) -> [Observation] {
    switch self {
    case .search: KeptJSON.value(Answer<TitlePage>.self, in: json)?.sightings ?? []
    case .title: KeptJSON.value(Answer<TitleDetail>.self, in: json)?.sightings ?? []
    case .name, .season: []
    }
  }
}
