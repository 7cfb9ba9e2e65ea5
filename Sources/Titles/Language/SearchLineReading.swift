/// What the text of a search line is, at each key that is typed.
public enum SearchLineReading: Hashable, Sendable {
  /// No expression: the text has no condition on a field, so that even `or` and `not` are words.
  case words
  /// An expression, as far as it is typed.
  ///
  /// What is unfinished at its end, such as `rating>`, is left out of it, and is told as the mistake
  /// that it would be if the text remained like this.
  case expression(TitleExpression, unfinished: ExpressionMistake?)
  /// Whatever is added at its end, the text is wrong.
  case mistake(ExpressionMistake)

  /// Reads a text as it is in the search line.
  ///
  /// It is an expression if it has a field that is known, a sign behind it and perhaps a value.
  public init(of text: String) {
    let tokens = ExpressionLexer.tokens(in: text)
    guard tokens.contains(where: \.isCondition) else {
      self = .words
      return
    }
    var parser = ExpressionParser(tokens, of: text, .typing)
    do throws(Flaw) {
      let (expression, flaw) = try parser.expression()
      self = .expression(expression, unfinished: flaw.map { ExpressionMistake($0, in: text) })
    } catch {
      self = .mistake(ExpressionMistake(error, in: text))
    }
  }
}

extension ExpressionToken {
  fileprivate var isCondition: Bool {
    if case .condition = kind { true } else { false }
  }
}

extension TitleQuery {
  /// What the text is if it is read as that of a search line.
  ///
  /// Columns of mistakes are those of ``text``, in which blanks that make no difference are left out.
  public var reading: SearchLineReading { SearchLineReading(of: text) }

  /// The expression that the text is; `nil` for words and for a mistake.
  public var expression: TitleExpression? {
    if case .expression(let expression, _) = reading { expression } else { nil }
  }
}
