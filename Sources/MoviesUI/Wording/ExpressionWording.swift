import SafeText
public import Titles

extension ExpressionMistake {
  /// The mistake in an expression, its place, and what was expected, in a sentence or two.
  public var sentence: String { "Column \(column): \(kind.words)" }

  /// A shorter sentence for narrow screens, with only the most helpful part.
  public var shortSentence: String { "Column \(column): \(kind.shortWords)" }
}

extension ExpressionMistake.Kind {
  fileprivate var words: String {
    switch self {
    case .unknownField(let name, nil):
      "unknown field \(name.asTyped). Put it in quotes to search for it as text."
    case .unknownField(let name, let suggestion?):
      "unknown field \(name.asTyped). Did you mean “\(suggestion)”?"
    case .unknownValue(let value, let field, let suggestion, _):
      "\(field.refusal(of: value)). "
        + (suggestion.map { "Did you mean “\($0)”?" } ?? "Expected \(field.expectation).")
    case .missingValue(let field): "\(field.name) needs a value: \(field.expectation)."
    case .numberExpected(let field): "expected \(field.expectation)."
    case .outOfRange(let field, let limits):
      "\(field.name) must be between \(field.written(limits.lowerBound)) "
        + "and \(field.written(limits.upperBound))."
    case .notComparable(let field):
      "\(field.name) can't be compared with < or >. Write \(field.condition)."
    case .secondOrder: "only one sort: is allowed."
    case .missingClosingQuote: "this quote is not closed."
    case .missingClosingParenthesis: "this parenthesis is not closed."
    case .unexpectedClosingParenthesis: "this parenthesis was never opened."
    case .emptyParentheses: "there is nothing between these parentheses."
    case .foreignOperator(let sign, let cure):
      "\(sign.asTyped) is not an operator here. Write \(cure.asTyped)."
    case .missingOperand(.not):
      "“not” needs a condition after it. Put it in quotes to search for the word."
    case .missingOperand(let word):
      "“\(word.rawValue)” needs a condition on both sides. "
        + "Put it in quotes to search for the word."
    case .tooDeep(let limit): "nested more than \(limit) levels deep."
    case .tooLong(let limit): "more than \(limit) words and conditions."
    }
  }
}

extension ExpressionMistake.Kind {
  fileprivate var shortWords: String {
    switch self {
    case .unknownField(_, let suggestion?), .unknownValue(_, _, let suggestion?, _):
      "did you mean “\(suggestion)”?"
    case .unknownField(let name, nil): "unknown field \(name.asTyped)."
    case .unknownValue(let value, let field, nil, _): "\(field.refusal(of: value))."
    case .missingValue(let field), .numberExpected(let field), .notComparable(let field):
      "try \(field.condition)."
    case .foreignOperator(_, let cure): "write \(cure.asTyped)."
    case .missingOperand(.not): "“not” needs a condition."
    case .missingOperand(let word): "“\(word.rawValue)” needs two sides."
    case .outOfRange(let field, let limits):
      "\(field.written(limits.lowerBound)) to \(field.written(limits.upperBound)) only."
    case .missingClosingQuote: "close this quote."
    case .missingClosingParenthesis: "close this parenthesis."
    case .unexpectedClosingParenthesis: "nothing to close here."
    case .emptyParentheses: "nothing in parentheses."
    case .secondOrder: "sort: only once."
    case .tooDeep, .tooLong: words
    }
  }
}

extension ExpressionField {
  /// Returns the message that the field does not accept a value.
  fileprivate func refusal(of value: String) -> String {
    switch self {
    case .order: "can't sort by \(value.asTyped)"
    case .library(.seen): "\(value.asTyped) is not a day"
    case .library(.mine): "\(value.asTyped) is not a rating"
    case .library(.have): "\(value.asTyped) is not the height of a picture"
    default: "\(value.asTyped) is not a \(name)"
    }
  }

  /// The words for the value that the field expects.
  fileprivate var expectation: String {
    switch self {
    case .text, .person, .library(.list): "a word or a phrase in quotes, such as \(condition)"
    case .number(.year): "a year or a range, such as \(condition) or year:1990..1999"
    case .number(.rating): "a number from 0 to 10, such as \(condition)"
    case .number(.metascore), .number(.tomatoes): "a number from 0 to 100, such as \(condition)"
    case .number(.votes): "a number, such as \(condition)"
    case .number(.runtime): "minutes or hours, such as \(condition) or runtime<1h50"
    case .decade: "a decade, such as \(condition)"
    case .kind: "movie, series, episode, game, short, tvmovie, miniseries, video or special"
    case .library(.seen): "yes, no, or a day, a month or a year, such as \(condition)"
    case .library(.mine): "any, none, or a whole number from 1 to 10, such as \(condition)"
    case .library(.have): "yes, no, or lines of a picture, such as \(condition) or have<720"
    case .order: "rating, votes, year, title, runtime, disagreement, mine, seen or added"
    }
  }

  /// A condition on the field, as an example.
  fileprivate var condition: String { name + example }

  /// A sign and a value, as an example.
  private var example: String {
    switch self {
    case .text(.name): ":alien"
    case .text(.genre), .library(.list): ":noir"
    case .text(.director), .text(.writer), .person: ":varda"
    case .text(.actor): ":deneuve"
    case .text(.plot): ":heist"
    case .text(.country): ":japan"
    case .text(.language): ":french"
    case .text(.rated): ":pg-13"
    case .text(.awards): ":oscar"
    case .number(.year): ":1994"
    case .number(.rating): ">7.5"
    case .number(.metascore), .number(.tomatoes): ">=80"
    case .number(.votes): ">10k"
    case .number(.runtime): "<110"
    case .decade: ":80s"
    case .kind: ":series"
    case .library(.seen): ":2024-03"
    case .library(.mine): ">7"
    case .library(.have): ":1080p"
    case .order: ":rating"
    }
  }

  /// Returns one of the limits of the field; a year has no separator.
  fileprivate func written(_ limit: Double) -> String {
    guard let number = Int(exactly: limit) else { return "\(limit)" }
    return switch self {
    case .number(.year), .decade, .library(.seen): "\(number)"
    default: number.grouped
    }
  }
}

extension String {
  /// The typed text, in quotes, on one line and without anything that could harm a terminal.
  fileprivate var asTyped: String { "“\(Sanitizer.line(self, limit: 60))”" }
}
