import GRDB
import Search
import Titles

/// The words that occur in names of titles and people, and in genres, as far as they were read.
struct VocabularyReading: Sendable {
  private var words: [(word: String, count: Int)] = []
  private(set) var isAtEnd = false

  /// How long others wait at most while words are read.
  private static let patience = Duration.milliseconds(8)

  /// All words that were read, in their order, and in how many titles each is.
  var vocabulary: Vocabulary {
    Vocabulary(words.lazy.filter { $0.word == $0.word.harmlessLine })
  }

  /// The same words, after which there are no more.
  var ended: VocabularyReading {
    var reading = self
    reading.isAtEnd = true
    return reading
  }

  /// These, and as many further words as can be read without making others wait.
  func continued(
    at places: ClosedRange<Int64>, in database: Database
  ) throws -> VocabularyReading {
    let more = try Self.words(after: words.last?.word ?? "", at: places, in: database)
    var reading = self
    reading.words += more
    reading.isAtEnd = more.isEmpty
    return reading
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
