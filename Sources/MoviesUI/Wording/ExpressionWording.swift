public import Titles

extension ExpressionMistake {
  /// What is wrong with an expression, where, and what was expected, as a sentence or two.
  public var sentence: String { "Column \(column): \(kind.words)" }
}

extension ExpressionMistake.Kind {
  fileprivate var words: String {
    switch self {
    case .unknownField(let name, nil):
      "unknown field “\(name)”. Put it in quotes to search for it as text."
    case .unknownField(let name, let suggestion?):
      "unknown field “\(name)”. Did you mean “\(suggestion)”?"
    case .unknownValue(let value, let field, let suggestion, _):
      "\(field.refusal(of: value)). "
        + (suggestion.map { "Did you mean “\($0)”?" } ?? "Expected \(field.expectation).")
    case .missingValue(let field): "\(field.name) needs a value: \(field.expectation)."
    case .numberExpected(let field): "expected \(field.expectation)."
    case .outOfRange(let field, let limits):
      "\(field.name) must be between \(field.written(limits.lowerBound)) "
        + "and \(field.written(limits.upperBound))."
    case .notComparable(let field):
      "\(field.name) can't be compared with < or >. Write \(field.name):\(field.example)."
    case .secondOrder: "only one sort: is allowed."
    case .missingClosingQuote: "this quote is not closed."
    case .missingClosingParenthesis: "this parenthesis is not closed."
    case .unexpectedClosingParenthesis: "this parenthesis was never opened."
    case .emptyParentheses: "there is nothing between these parentheses."
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

extension ExpressionField {
  /// That a value is none of those that the field takes.
  fileprivate func refusal(of value: String) -> String {
    switch self {
    case .order: "can't sort by “\(value)”"
    case .library(.seen): "“\(value)” is not a day"
    case .library(.mine): "“\(value)” is not a rating"
    default: "“\(value)” is not a \(name)"
    }
  }

  /// What has to stand behind the sign of the field.
  fileprivate var expectation: String {
    switch self {
    case .text, .person: "a word or a phrase in quotes, such as \(name):\(example)"
    case .number(.year): "a year or a range, such as year:1994 or year:1990..1999"
    case .number(.rating): "a number from 0 to 10, such as rating>7.5"
    case .number(.metascore), .number(.tomatoes): "a number from 0 to 100, such as \(name)>=80"
    case .number(.votes): "a number, such as votes>10k"
    case .number(.runtime): "minutes or hours, such as runtime<110 or runtime<1h50"
    case .decade: "a decade, such as decade:80s"
    case .kind: "movie, series, episode or game"
    case .library(.seen): "yes, no, or a day, a month or a year, such as seen:2024-03"
    case .library(.mine): "any, none, or a whole number from 1 to 10, such as mine>7"
    case .library(.list): "a word or a phrase in quotes, such as \(name):\(example)"
    case .order: "rating, votes, year, title, runtime, disagreement, mine, seen or added"
    }
  }

  /// A value of a field that cannot be compared, as an example.
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
    case .library(.seen): "2024"
    case .library(.mine): "8"
    case .library(.list): "noir"
    case .order: "rating"
    }
  }

  /// One of the limits of the field; a year has no separator.
  fileprivate func written(_ limit: Double) -> String {
    guard let number = Int(exactly: limit) else { return "\(limit)" }
    return switch self {
    case .number(.year), .decade, .library(.seen): "\(number)"
    default: number.grouped
    }
  }
}
