import GRDB
import Titles

/// A translation of conditions into SQL for the titles of a source.
struct ConditionTranslation {
  let tables: any SearchedTables
  /// The places of the source.
  let places: ClosedRange<Int64>
  /// The user's marks on titles.
  let marks: MarkTable
  /// The titles to leave out.
  let leftOut: Set<TitleID>
  let database: Database

  /// The maximum depth of nested conditions: SQLite's parser has a small stack.
  private static let deepest = 12

  /// The translation of conditions about words.
  var matching: MatchTranslation { MatchTranslation(columns: tables.columns) }

  /// Returns the titles that fulfil a condition; all titles for `nil`.
  func titles(where condition: TitleCondition?) throws -> TitlesWhere {
    var titles = TitlesWhere(tables: tables, places: places)
    var words: [MatchExpression] = []
    var unwanted: [MatchExpression] = []
    var facts = isLeftOut.map { ["(NOT \($0))"] as [SQL] } ?? []
    for part in condition?.conjuncts ?? [] {
      if let last = try tables.lastPlace(of: part) { titles.end(at: last) }
      if let expression = try tables.words(inPlaceOf: part) {
        words.append(expression)
      } else if let fact = try tables.fact(inPlaceOf: part) {
        facts.append(fact)
      } else if part.isAboutWords, let expression = matching.expression(part) {
        words.append(expression)
      } else if let phrase = PhraseSearch(part), !tables.columns.hasPositions {
        words.append(phrase.words(matching))
        facts.append(isInARow(phrase))
      } else if case .not(let other) = part, other.isAboutWords,
        let expression = matching.expression(other)
      {
        unwanted.append(expression)
      } else {
        facts.append(try sql(part))
      }
    }
    titles.words = .all(words)
    if let wanted = titles.words, let unwanted = MatchExpression.any(unwanted) {
      titles.words = wanted.without(unwanted)
    } else {
      facts += unwanted.map { "(NOT \(isAmong($0)))" }
    }
    titles.facts = facts.isEmpty ? nil : all(facts)
    return titles
  }

  /// The condition for titles to leave out; `nil` if there are none.
  private var isLeftOut: SQL? {
    guard !leftOut.isEmpty, let list = KeptJSON.text(of: leftOut.map(\.rawValue)) else {
      return nil
    }
    return tables.isIDAmong("(SELECT value AS id FROM json_each(\(list)))")
  }

  private func sql(_ condition: TitleCondition, depth: Int = 0) throws -> SQL {
    if let fact = try tables.fact(inPlaceOf: condition) { return fact }
    if condition.isAboutWords, let words = matching.expression(condition) {
      return isAmong(words)
    }
    guard depth < Self.deepest else { return try sql(lookingUp: condition) }
    switch condition {
    case .number(let field, let test):
      return tables.number(field).map { "ifnull(\($0) \(test.sql), FALSE)" } ?? "FALSE"
    case .kind(let kind): return tables.isKind(kind)
    case .form(let form): return tables.isForm(form)
    case .library(let condition): return try sql(condition)
    case .not(let condition): return "(NOT \(try sql(condition, depth: depth + 1)))"
    case .all(let conditions): return all(try conditions.map { try sql($0, depth: depth + 1) })
    case .any(let conditions): return any(try conditions.map { try sql($0, depth: depth + 1) })
    case .words, .phrase, .text:
      // Other conditions on words are translated above.
      guard let phrase = PhraseSearch(condition) else { return "FALSE" }
      return "(\(isAmong(phrase.words(matching))) AND \(isInARow(phrase)))"
    }
  }

  /// Returns the condition that the words of a title match an expression.
  private func isAmong(_ words: MatchExpression) -> SQL {
    let table = SQL(sql: tables.words)
    return "title.place IN (SELECT rowid FROM \(table) WHERE \(table) MATCH \(words.text))"
  }

  /// Returns the condition that the words of a phrase are in a row, for tables without positions.
  private func isInARow(_ phrase: PhraseSearch) -> SQL {
    any(
      phrase.fields.compactMap {
        phrase.isName ? tables.isName(phrase.text, in: $0) : tables.isInARow(phrase.text, in: $0)
      })
  }

  /// Returns a condition on the marks of titles.
  ///
  /// If titles without a mark fulfil the condition, it excludes those whose marks do not;
  /// otherwise, it includes only those whose marks do.
  private func sql(_ condition: LibraryCondition) throws -> SQL {
    let test = condition.test
    let isUsual = test(nil)
    let question = TitleExpression(.library(condition)).text
    let isAmong = tables.isIDAmong(
      try marks.rows(of: question) { test($0) != isUsual ? 0 : nil })
    return isUsual ? "(NOT \(isAmong))" : isAmong
  }

  /// Returns a condition that lists the titles that fulfil a condition too deep for SQL.
  private func sql(lookingUp condition: TitleCondition) throws -> SQL {
    var found: [Int64] = []
    let places = try titles(where: condition).places(in: database)
    while let place = try places.next() { found.append(place) }
    let list = "[\(found.map(String.init).joined(separator: ","))]"
    return "(title.place IN (SELECT value FROM json_each(\(list))))"
  }

  private func all(_ conditions: [SQL]) -> SQL { joined(conditions[...], by: "AND") ?? "TRUE" }

  private func any(_ conditions: [SQL]) -> SQL { joined(conditions[...], by: "OR") ?? "FALSE" }

  /// Joins conditions as a balanced tree, so that many of them do not make a deep expression.
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
  /// Whether any part of the condition is about words.
  fileprivate var isAboutWords: Bool {
    switch self {
    case .words, .phrase, .text: true
    case .number, .kind, .form, .library: false
    case .not(let condition): condition.isAboutWords
    case .all(let conditions), .any(let conditions): conditions.contains(where: \.isAboutWords)
    }
  }
}

extension NumberTest {
  /// The comparison, to be written after the number.
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

/// A search for words that must follow each other in one of some fields.
private struct PhraseSearch {
  let text: String
  let fields: [TextField]

  /// Whether a whole name must not match numbered namesakes.
  var isName: Bool { fields.count == 1 && fields[0].isAboutPeople }

  /// Takes the phrase of a condition that consists of one; returns `nil` for any other condition.
  init?(_ condition: TitleCondition) {
    switch condition {
    case .phrase(let phrase): (text, fields) = (phrase, TextField.general)
    case .text(let field, let test):
      guard case .phrase(let phrase) = test.meant(in: field) else { return nil }
      (text, fields) = (phrase, [field])
    case .words, .number, .kind, .form, .library, .not, .all, .any: return nil
    }
  }

  func words(_ matching: MatchTranslation) -> MatchExpression {
    matching.words(of: text, inOneOf: fields)
  }
}
