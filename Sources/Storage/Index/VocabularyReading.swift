import GRDB
import Search
import Titles

/// Reads the words that occur in names of titles and people, and in genres.
struct VocabularyReading {
  private let database: CacheDatabase
  private let scope: String

  /// How long others wait at most while words are read.
  private static let patience = Duration.milliseconds(8)

  init(_ database: CacheDatabase, scope: String) {
    self.database = database
    self.scope = scope
  }

  /// All words, in their order, and in how many titles each is.
  func vocabulary() async -> Vocabulary {
    var words: [(word: String, count: Int)] = []
    while let more = await self.words(after: words.last?.word ?? ""), !more.isEmpty {
      words += more
    }
    return Vocabulary(words.lazy.filter { $0.word == $0.word.harmlessLine })
  }

  /// As many words as can be read without making others wait; none at the end.
  private func words(after last: String) async -> [(word: String, count: Int)]? {
    let scope = scope
    return await database.readAtOnce { database in
      guard let places = try TitleRows.places(of: scope, in: database) else { return [] }
      return try Self.words(after: last, at: places, in: database)
    }
  }

  private static func words(
    after last: String, at places: ClosedRange<Int64>, in database: Database
  ) throws -> [(word: String, count: Int)] {
    let statement = try database.cachedStatement(sql: sql)
    let rows = try Row.fetchCursor(
      statement, arguments: [last, places.lowerBound, places.upperBound])
    let end = ContinuousClock.now + patience
    var words: [(word: String, count: Int)] = []
    var lastPlace: Int64?
    while let row = try rows.next() {
      guard let word: String = row.value(0), let place: Int64 = row.value(1) else { continue }
      if words.last?.word != word {
        // The last word may go on.
        if !words.isEmpty, ContinuousClock.now > end { break }
        words.append((word, 0))
        lastPlace = nil
      }
      if place != lastPlace { words[words.count - 1].count += 1 }
      lastPlace = place
    }
    return words
  }

  private static let sql: String = {
    let fields: [TextField] = [.name, .director, .writer, .actor, .genre]
    let columns = fields.map(IndexedWords.Column.field) + [.otherWords, .key]
    return """
      SELECT term, doc FROM word_place WHERE term > ? AND doc BETWEEN ? AND ?
        AND col IN (\(columns.map { "'\($0.name)'" }.joined(separator: ", ")))
      """
  }()
}
