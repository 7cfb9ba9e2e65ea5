import GRDB
import Titles

/// Translates conditions for the titles of a source.
struct ConditionTranslation {
  /// The places of the source.
  let places: ClosedRange<Int64>
  /// The user's marks on titles.
  let marks: MarkTable
  let database: Database

  /// How many conditions may stand in one another: SQLite's parser has a small stack.
  private static let deepest = 12

  /// The titles that fulfil a condition; all for `nil`.
  func titles(where condition: TitleCondition?) throws -> TitlesWhere {
    var words: [MatchExpression] = []
    var facts: [SQL] = []
    for part in condition?.conjuncts ?? [] {
      if part.isAboutWords, let expression = MatchExpression(part) {
        words.append(expression)
      } else {
        facts.append(try sql(part))
      }
    }
    return TitlesWhere(
      places: places, words: words.isEmpty ? nil : .all(words),
      facts: facts.isEmpty ? nil : all(facts))
  }

  private func sql(_ condition: TitleCondition, depth: Int = 0) throws -> SQL {
    if condition.isAboutWords, let words = MatchExpression(condition) {
      return """
        title.place IN (SELECT rowid FROM title_words WHERE title_words MATCH \(words.text))
        """
    }
    guard depth < Self.deepest else { return try sql(lookingUp: condition) }
    switch condition {
    case .number(let field, let test): return "ifnull(\(field.column) \(test.sql), FALSE)"
    case .kind(let kind): return "(title.kind IS \(kind.rawValue))"
    case .library(let condition): return try sql(condition)
    case .not(let condition): return "(NOT \(try sql(condition, depth: depth + 1)))"
    case .all(let conditions): return all(try conditions.map { try sql($0, depth: depth + 1) })
    case .any(let conditions): return any(try conditions.map { try sql($0, depth: depth + 1) })
    // Translated above.
    case .words, .phrase, .text: return "FALSE"
    }
  }

  /// The titles that fulfil it because of their mark; if titles without a mark fulfil it, all but
  /// those that do not because of theirs.
  private func sql(_ condition: LibraryCondition) throws -> SQL {
    let test = condition.test
    let isUsual = test(nil)
    let question = TitleExpression(.library(condition)).text
    let isAmong = try marks.isAmong(question) { test($0) != isUsual }
    return isUsual ? "(NOT \(isAmong))" : isAmong
  }

  /// A condition that is too deep for SQL: the titles that fulfil it.
  private func sql(lookingUp condition: TitleCondition) throws -> SQL {
    var found: [Int64] = []
    let places = try titles(where: condition).places(in: database)
    while let place = try places.next() { found.append(place) }
    let list = "[\(found.map(String.init).joined(separator: ","))]"
    return "(title.place IN (SELECT value FROM json_each(\(list))))"
  }

  private func all(_ conditions: [SQL]) -> SQL { joined(conditions[...], by: "AND") ?? "TRUE" }

  private func any(_ conditions: [SQL]) -> SQL { joined(conditions[...], by: "OR") ?? "FALSE" }

  /// Joins halves to halves, so that many conditions do not make a deep expression.
  private func joined(_ conditions: ArraySlice<SQL>, by operation: String) -> SQL? {
    guard conditions.count > 1 else { return conditions.first }
    let middle = conditions.startIndex + conditions.count / 2
    guard let left = joined(conditions[..<middle], by: operation),
      let right = joined(conditions[middle...], by: operation)
    else { return nil }
    return "(\(left) \(sql: operation) \(right))"
  }
}

extension TitleCondition {
  /// Whether words are asked for anywhere in it.
  fileprivate var isAboutWords: Bool {
    switch self {
    case .words, .phrase, .text: true
    case .number, .kind, .library: false
    case .not(let condition): condition.isAboutWords
    case .all(let conditions), .any(let conditions): conditions.contains(where: \.isAboutWords)
    }
  }
}

extension NumberField {
  /// The number, as the table `title` has it.
  fileprivate var column: SQL {
    switch self {
    case .year: "title.year"
    case .rating: "round(title.imdb) / 10"
    case .metascore: "round(title.metacritic)"
    case .tomatoes: "round(title.tomatoes)"
    case .votes: "title.votes"
    case .runtime: "title.minutes"
    }
  }
}

extension NumberTest {
  /// The comparison behind the number.
  fileprivate var sql: SQL {
    switch self {
    case .below(let limit): "< \(limit)"
    case .atMost(let limit): "<= \(limit)"
    case .above(let limit): "> \(limit)"
    case .atLeast(let limit): ">= \(limit)"
    case .within(let range): "BETWEEN \(range.lowerBound) AND \(range.upperBound)"
    }
  }
}
