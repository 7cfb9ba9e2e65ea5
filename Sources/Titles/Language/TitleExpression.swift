/// An expression of the query language: a condition on titles, and their order.
public struct TitleExpression: Hashable, Sendable, Codable {
  /// The condition that a title must fulfil; `nil` for every title.
  public var condition: TitleCondition?
  /// The order of the titles; `nil` for the order of the list or the index.
  public var order: TitleOrder?

  public init(_ condition: TitleCondition?, order: TitleOrder? = nil) {
    self.condition = condition
    self.order = order
  }
}

extension TitleExpression {
  /// Parses a finished expression, such as `genre:noir rating>7.5 sort:year`.
  ///
  /// A text without anything to search for is an expression that every title fulfils.
  ///
  /// - Parameter text: Words, phrases in quotes, conditions on the fields of ``ExpressionField``,
  ///   and `and`, `or`, `not` and parentheses to combine them. Conditions that follow one another
  ///   must all be fulfilled.
  /// - Throws: The first mistake.
  public init(parsing text: String) throws(ExpressionMistake) {
    try self.init(parsing: text, ExpressionLexer.tokens(in: text))
  }

  /// Parses an expression with known tokens.
  init(parsing text: String, _ tokens: [ExpressionToken]) throws(ExpressionMistake) {
    var parser = ExpressionParser(tokens, of: text, .strict)
    do throws(Flaw) {
      self = try parser.expression().0
    } catch {
      throw ExpressionMistake(error, in: text)
    }
  }
}

extension TitleExpression {
  /// Returns the expression with a list renamed.
  ///
  /// - Parameters:
  ///   - list: The name of the list, as a whole.
  ///   - name: Its new name.
  /// - Returns: The expression; `nil` if it does not name the list.
  package func renaming(list: String, to name: String) -> TitleExpression? {
    let words = list.searchWords
    // A phrase cannot have quotation marks, which separate words in a name.
    let renamed = TextTest.phrase(name.withoutQuotes)
    let condition = condition?.replacingParts { part in
      guard case .library(.list(let test)) = part, test.text.searchWords == words else {
        return nil
      }
      return .library(.list(renamed))
    }
    return condition == self.condition ? nil : TitleExpression(condition, order: order)
  }
}

extension String {
  /// The text with each quotation mark replaced by a blank, so that it can be a phrase.
  package var withoutQuotes: String { replacing(/["“”„«»]/, with: " ").withSingleBlanks }
}

extension TitleExpression {
  /// The expression as a text of the query language, in a normalised form.
  ///
  /// The text is parsed to the same expression by ``init(parsing:)``. A word that would be parsed
  /// as an operator is written with a colon, as in `or:`, which is a word, and is searched for as
  /// `or`: in quotes, it would be a phrase, which finds whole words. Any other word that would not
  /// be parsed as one is reduced to the parts that are searched for.
  public var text: String {
    [condition?.text, order?.text].compactMap(\.self).joined(separator: " ")
  }
}

extension TitleOrder {
  fileprivate var text: String {
    "\(ExpressionField.order.name):\(isReversed ? "-" : "")\(key.rawValue)"
  }
}

extension TitleCondition {
  fileprivate var text: String {
    if let person { return person }
    return switch self {
    case .any(let conditions): conditions.map(\.text).joined(separator: " or ")
    case .all(let conditions):
      conditions.map { $0.isAlternative ? $0.inParentheses : $0.text }.joined(separator: " ")
    case .not(let condition):
      "not \(condition.isSingle ? condition.text : condition.inParentheses)"
    case .words, .phrase, .text, .number, .kind, .form, .library: parts.joined(separator: " ")
    }
  }

  /// The texts of a condition, one after the other; a single one for a condition that combines
  /// others.
  private var parts: [String] {
    switch self {
    case .words(let words): words.flatMap(\.asWords)
    case .phrase(let phrase): [phrase.inQuotes]
    case .text(let field, let test): test.texts(of: .text(field))
    case .number(let field, let test): [field.rawValue + test.text]
    case .kind(let kind): ["\(ExpressionField.kind.name):\(kind.rawValue)"]
    case .form(let form): ["\(ExpressionField.kind.name):\(form.name)"]
    case .library(let condition): condition.texts
    case .not, .all, .any: [text]
    }
  }

  private var inParentheses: String { "(\(text))" }

  /// Whether `not` applies to the whole text of the condition without parentheses.
  private var isSingle: Bool {
    person != nil || !isComposite && parts.count == 1
  }

  /// Whether the text has an `or` outside of parentheses.
  private var isAlternative: Bool {
    if case .any = self { person == nil } else { false }
  }

  /// The text of a condition on people, if it is the same one on a director, a writer and an actor.
  private var person: String? {
    guard case .any(let conditions) = self,
      case .text(.director, let test) = conditions.first,
      conditions == [.director, .writer, .actor].map({ .text($0, test) })
    else { return nil }
    switch test {
    case .phrase(let phrase): return "\(ExpressionField.person.name):\(phrase.inQuotes)"
    case .beginnings(let text):
      let parts = text.bareParts
      return parts.count == 1 ? "\(ExpressionField.person.name):\(parts[0])" : nil
    }
  }
}

extension LibraryCondition {
  fileprivate var texts: [String] {
    switch self {
    case .isSeen(let isSeen): ["seen:\(isSeen ? "yes" : "no")"]
    case .seen(let test): ["seen" + test.text]
    case .isRated(let isRated): ["mine:\(isRated ? "any" : "none")"]
    case .rating(let test): ["mine" + test.text]
    case .list(let test): test.texts(of: .library(.list))
    case .isOnDisk(let isOnDisk): ["have:\(isOnDisk ? "yes" : "no")"]
    case .lines(let test): ["have" + test.text]
    }
  }
}

extension TextTest {
  /// Returns the conditions on a field that express this test, one after the other.
  fileprivate func texts(of field: ExpressionField) -> [String] {
    switch self {
    case .phrase(let phrase): ["\(field.name):\(phrase.inQuotes)"]
    case .beginnings(let text): text.bareParts.map { "\(field.name):\($0)" }
    }
  }
}

extension String {
  /// The text as a quoted phrase; quotes in it are left out.
  package var inQuotes: String {
    let unquoted = String(UnicodeScalarView(unicodeScalars.filter { !$0.isQuote }))
    return "\"\(unquoted)\""
  }

  /// The word, split into parts that are parsed as words.
  fileprivate var asWords: [String] {
    let token = ExpressionToken.Kind.word(self, isInPlaceOfField: false)
    guard ExpressionLexer.tokens(in: self).map(\.kind) != [token] else { return [self] }
    return searchWords.map { ExpressionOperator(typed: $0) == nil ? $0 : "\($0):" }
  }
}
