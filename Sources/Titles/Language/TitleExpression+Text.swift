extension TitleExpression {
  /// The expression in its own language, in one way of writing.
  ///
  /// Read again by ``init(parsing:)``, it is the same expression. A word that would be read as an
  /// operator is written with a colon, as in `or:`, which is a word, and is looked for as `or`: in
  /// quotes it would be a phrase, which looks for whole words. Of other words that would not be
  /// read as such, everything is left out that is not looked for.
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

  /// A condition that is not made of others, in parts that stand one behind the other.
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

  /// Whether `not` takes the whole text of the condition as it is.
  private var isSingle: Bool {
    person != nil || !isComposite && parts.count == 1
  }

  /// Whether the text has an `or` outside of parentheses.
  private var isAlternative: Bool {
    if case .any = self { person == nil } else { false }
  }

  /// The text, if the condition is the same one on a director, a writer and an actor.
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
    }
  }
}

extension TextTest {
  /// The conditions on a field that are this test, one behind the other.
  fileprivate func texts(of field: ExpressionField) -> [String] {
    switch self {
    case .phrase(let phrase): ["\(field.name):\(phrase.inQuotes)"]
    case .beginnings(let text): text.bareParts.map { "\(field.name):\($0)" }
    }
  }
}

extension String {
  /// The text as a phrase; quotes in it are left out.
  package var inQuotes: String {
    let unquoted = String(UnicodeScalarView(unicodeScalars.filter { !$0.isQuote }))
    return "\"\(unquoted)\""
  }

  /// The word in parts that are read as words.
  fileprivate var asWords: [String] {
    let token = ExpressionToken.Kind.word(self, isInPlaceOfField: false)
    guard ExpressionLexer.tokens(in: self).map(\.kind) != [token] else { return [self] }
    return searchWords.map { ExpressionOperator(typed: $0) == nil ? $0 : "\($0):" }
  }
}
