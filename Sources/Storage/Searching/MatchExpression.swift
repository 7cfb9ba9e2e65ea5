import Search
import Titles

/// An expression for FTS5: which words a title must have, and in which columns.
///
/// Words come from `searchWords`, and are quoted: none of them is taken for an operator.
struct MatchExpression: Hashable {
  let text: String

  typealias Column = IndexedWords.Column

  private init(_ text: String) { self.text = text }

  /// Every title.
  static let everything = word(IndexedWords.everyTitle, in: [.kind])
  /// No title.
  private static let nothing = word("nothing", in: [.kind])

  /// One of the columns has the word.
  static func word(_ word: String, in columns: [Column]) -> MatchExpression {
    phrase([word], in: columns)
  }

  /// One of the columns has a word that begins like this.
  static func beginning(_ beginning: String, in columns: [Column]) -> MatchExpression {
    MatchExpression("{\(columns.spaced)} : \(beginning.quoted) *")
  }

  /// One of the columns has these words in a row.
  private static func phrase(_ words: [String], in columns: [Column]) -> MatchExpression {
    guard !words.isEmpty else { return nothing }
    return MatchExpression("{\(columns.spaced)} : \(words.joined(separator: " ").quoted)")
  }

  static func all(_ expressions: [MatchExpression]) -> MatchExpression {
    joined(expressions, by: " AND ") ?? everything
  }

  static func any(_ expressions: [MatchExpression]) -> MatchExpression {
    joined(expressions, by: " OR ") ?? nothing
  }

  private static func joined(
    _ expressions: [MatchExpression], by operation: String
  ) -> MatchExpression? {
    guard expressions.count > 1 else { return expressions.first }
    return MatchExpression("(\(expressions.map(\.text).joined(separator: operation)))")
  }

  func without(_ other: MatchExpression) -> MatchExpression {
    MatchExpression("(\(text) NOT \(other.text))")
  }
}

extension MatchExpression {
  /// How many conditions may stand in one another: the parser of FTS5 has a small stack.
  private static let deepest = 12

  /// Translates a condition; `nil` for one about numbers or the library, or too deep a one.
  init?(_ condition: TitleCondition, depth: Int = 0) {
    guard depth < Self.deepest else { return nil }
    func translated(_ conditions: [TitleCondition]) -> [MatchExpression]? {
      let expressions = conditions.compactMap { MatchExpression($0, depth: depth + 1) }
      return expressions.count == conditions.count ? expressions : nil
    }
    switch condition {
    case .words(let typed): self = SearchedWords(typed).anywhere
    case .phrase(let phrase):
      self = .any(TextField.general.map { .phrase($0.words(of: phrase), in: [.field($0)]) })
    case .text(let field, let test):
      switch test.meant(in: field) {
      case .phrase(let text): self = .phrase(field.words(of: text), in: [.field(field)])
      case .beginnings(let text):
        let words = field.words(of: text)
        self =
          words.isEmpty ? .nothing : .all(words.map { .beginning($0, in: [.field(field)]) })
      }
    case .number, .library: return nil
    case .kind(let kind): self = .word(kind.rawValue, in: [.kind])
    case .not(let condition):
      guard let expression = translated([condition])?.first else { return nil }
      self = .everything.without(expression)
    case .all(let conditions):
      guard let expressions = translated(conditions) else { return nil }
      self = .all(expressions)
    case .any(let conditions):
      guard let expressions = translated(conditions) else { return nil }
      self = .any(expressions)
    }
  }
}

extension SearchedWords {
  /// The common part of the titles of a tier and of better ones; `nil` if no title can be in them.
  func names(of tier: MatchTier) -> MatchExpression? {
    switch tier {
    case .nameWithArticle:
      wholeWithArticle.map { .all([asName, .word($0, in: [.otherWords])].compactMap(\.self)) }
    case .name: asName
    case .beginningWithArticle:
      wholeWithArticle.map {
        .all([asNameBeginning, .beginning($0, in: [.otherWords])].compactMap(\.self))
      }
    case .nameBeginning: asNameBeginning
    case .nameWords:
      .all(words.indices.map { .any(expressions(at: $0, in: IndexedWords.Column.ofNames)) })
    case .anywhere: nil
    }
  }

  /// A name is the words; `nil` for words without a key.
  private var asName: MatchExpression? { key.isEmpty ? nil : .word(key, in: [.key]) }

  /// A name begins with the words; `nil` for words without a key.
  private var asNameBeginning: MatchExpression? {
    key.isEmpty ? nil : .beginning(key, in: [.key])
  }

  /// The condition that these words make.
  fileprivate var anywhere: MatchExpression {
    guard !words.isEmpty else { return .any([]) }
    let everywhere = MatchExpression.all(
      words.indices.map { .any(expressions(at: $0, in: .general + [.key, .otherWords])) })
    return .any([words == [key] ? nil : asNameBeginning, everywhere].compactMap(\.self))
  }

  /// The expressions for one of the words: the word in these columns, or with a neighbour in names.
  private func expressions(
    at place: Int, in columns: [IndexedWords.Column]
  ) -> [MatchExpression] {
    [.beginning(words[place], in: columns)]
      + joined(at: place).map { .beginning($0, in: IndexedWords.Column.ofNames) }
  }
}

extension [IndexedWords.Column] {
  /// The columns in which words are found that are not said to be in one.
  fileprivate static let general = TextField.general.map(IndexedWords.Column.field)

  fileprivate var spaced: String { map(\.name).joined(separator: " ") }
}

extension String {
  fileprivate var quoted: String { "\"\(replacing("\"", with: "\"\""))\"" }
}
