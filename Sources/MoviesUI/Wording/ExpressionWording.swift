public import Titles

extension ExpressionMistake {
  /// What is wrong with an expression, where, and what was expected, as a sentence or two.
  public var sentence: String { "Column \(column): \(kind.words)" }

  /// The same without the column, where that is marked.
  var words: String { kind.words }
}

extension ExpressionMistake.Kind {
  fileprivate var words: String {
    switch self {
    case .unknownField(let name, let suggestion):
      "unknown field “\(name)”.\(Self.question(suggestion))"
    case .unknownValue(let value, let field, let suggestion, _):
      "“\(value)” is not a \(field.name)."
        + (suggestion == nil ? " Expected \(field.expectation)." : Self.question(suggestion))
    case .missingValue(let field): "expected \(field.expectation)."
    case .numberExpected(let field): "expected \(field.expectation)."
    case .outOfRange(let field, let limits):
      "\(field.name) goes from \(limits.lowerBound.short) to \(limits.upperBound.short)."
    case .notComparable(let field):
      "\(field.name) cannot be compared; write \(field.name):\(field.example)."
    case .secondOrder: "there is a sort: already."
    case .missingClosingQuote: "the closing quote is missing."
    case .missingClosingParenthesis: "the closing parenthesis is missing."
    case .unexpectedClosingParenthesis: "this parenthesis closes nothing."
    case .emptyParentheses: "expected something between the parentheses."
    case .missingOperand(let word):
      "expected a condition next to “\(word.rawValue)”. In quotes it is a word."
    case .tooDeep(let limit): "nested more than \(limit) levels deep."
    case .tooLong(let limit): "more than \(limit) words and conditions."
    }
  }

  private static func question(_ suggestion: String?) -> String {
    suggestion.map { " Did you mean “\($0)”?" } ?? ""
  }
}

extension ExpressionField {
  /// What has to stand behind the sign of the field.
  fileprivate var expectation: String {
    switch self {
    case .text, .person: "a word, or a phrase in quotes, such as \(name):\(example)"
    case .number(.year): "a year or years, such as year:1994 or year:1990..1999"
    case .number(.rating): "a number from 0 to 10, such as rating>7.5"
    case .number(.metascore), .number(.tomatoes): "a number from 0 to 100, such as \(name)>=80"
    case .number(.votes): "a number, such as votes>10k"
    case .number(.runtime): "minutes or hours, such as runtime<110 or runtime<1h50"
    case .decade: "a decade, such as decade:80s"
    case .kind: "film, series, episode or game"
    case .order: "rating, votes, year, title, runtime or disagreement"
    }
  }

  /// A value, as an example.
  fileprivate var example: String {
    switch self {
    case .text(.name): "alien"
    case .text(.genre): "noir"
    case .text(.director), .text(.writer), .person: "varda"
    case .text(.actor): "deneuve"
    case .text(.plot): "heist"
    case .text(.country): "japan"
    case .text(.language): "french"
    case .text(.rated): "pg-13"
    case .text(.awards): "oscar"
    case .number: "1"
    case .decade: "80s"
    case .kind: "series"
    case .order: "rating"
    }
  }
}

extension Double {
  /// The number without needless decimals.
  fileprivate var short: String { Int(exactly: self).map { $0.grouped } ?? "\(self)" }
}
