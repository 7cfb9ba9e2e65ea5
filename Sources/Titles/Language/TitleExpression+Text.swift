extension TitleExpression {
  /// The expression in its own language, in one way of writing.
  ///
  /// Read again by ``init(parsing:)``, it is the same expression. A word that would be read as an
  /// operator is written with a colon, as in `or:`, which is a word, and is looked for as `or`: in
  /// quotes it would be a phrase, which looks for whole words. Of other words that would not be read
  /// as such, everything is left out that is not looked for.
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
    case .words, .phrase, .text, .number, .kind: parts.joined(separator: " ")
    }
  }

  /// A condition that is not made of others, in parts that stand one behind the other.
  private var parts: [String] {
    switch self {
    case .words(let words): words.flatMap(\.asWords)
    case .phrase(let phrase): [phrase.inQuotes]
    case .text(let field, .phrase(let phrase)): ["\(field.rawValue):\(phrase.inQuotes)"]
    case .text(let field, .beginnings(let text)): text.bareParts.map { "\(field.rawValue):\($0)" }
    case .number(let field, let test): [field.rawValue + test.text]
    case .kind(let kind): ["\(ExpressionField.kind.name):\(kind.rawValue)"]
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

extension NumberTest {
  /// The sign and the number, or the range.
  fileprivate var text: String {
    switch self {
    case .below(let limit): "<\(limit.text)"
    case .atMost(let limit): "<=\(limit.text)"
    case .above(let limit): ">\(limit.text)"
    case .atLeast(let limit): ">=\(limit.text)"
    case .within(let range) where range.lowerBound == range.upperBound:
      ":\(range.lowerBound.text)"
    case .within(let range): ":\(range.lowerBound.text)..\(range.upperBound.text)"
    }
  }
}

extension Double {
  /// The number without decimals where it has none.
  fileprivate var text: String { Int(exactly: self).map(String.init) ?? description }
}

extension String {
  /// The text as a phrase; quotes in it are left out.
  var inQuotes: String {
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
