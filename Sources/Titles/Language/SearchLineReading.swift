/// The reading of a search line's text, at each key that is typed.
public enum SearchLineReading: Hashable, Sendable {
  /// The id of a title, or an address with one.
  case title(TitleID)
  /// No expression: the text has no condition on a field, so that even `or` and `not` are words. Of
  /// too many words, the reading is a mistake.
  case words
  /// An expression, as far as it is typed.
  ///
  /// What is unfinished at its end, such as `rating>`, is left out of it, and is told as the
  /// mistake that it would be if the text remained like this.
  case expression(TitleExpression, unfinished: ExpressionMistake?)
  /// Whatever is added at its end, the text is wrong.
  case mistake(ExpressionMistake)

  /// Reads a text as it is in the search line.
  ///
  /// It is an expression if it has a field that is known, a sign behind it and perhaps a value.
  public init(of text: String) { self.init(of: text, ExpressionLexer.tokens(in: text)) }

  /// Reads a text whose tokens are known.
  init(of text: String, _ tokens: [ExpressionToken]) {
    if let id = TitleReference.parse(text) {
      self = .title(id)
      return
    }
    guard tokens.contains(where: \.isCondition) else {
      // Each word takes a search of its own, as in an expression.
      let tooMany = tokens.lazy.filter(\.isWord).dropFirst(ExpressionParser.leafLimit).first
      self =
        tooMany.map {
          let flaw = Flaw(.tooLong(limit: ExpressionParser.leafLimit), at: $0.range)
          return .mistake(ExpressionMistake(flaw, in: text))
        } ?? .words
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

  /// Reads a text that is an expression, whatever it looks like, and typed to its end.
  init(ofExpression text: String) {
    do throws(ExpressionMistake) {
      self.init(try TitleExpression(parsing: text), as: text)
    } catch {
      self = .mistake(error)
    }
  }

  /// An expression and its text, which may be no more than an id.
  init(_ expression: TitleExpression, as text: String) {
    self =
      TitleReference.parse(text).map(Self.title) ?? .expression(expression, unfinished: nil)
  }
}

extension ExpressionToken {
  fileprivate var isWord: Bool {
    switch kind {
    case .word, .phrase: true
    case .opening, .closing, .combination, .condition, .foreign: false
    }
  }

  /// Whether no words of a title are like it: it makes an expression of a text.
  fileprivate var isCondition: Bool {
    switch kind {
    case .condition: true
    case .foreign(let foreign): foreign.isAtCondition
    case .opening, .closing, .combination, .word, .phrase: false
    }
  }
}

/// The text of a search line, read once: what it is, and what is wrong with it.
public struct TypedText: Hashable, Sendable {
  /// As it is typed, blanks included.
  public let text: String
  /// The reading; columns of mistakes are those of the text.
  public let reading: SearchLineReading
  /// The mistake in it; `nil` without one.
  public let mistake: SearchLineMistake?

  public init(_ text: String) {
    let tokens = ExpressionLexer.tokens(in: text)
    self.text = text
    reading = SearchLineReading(of: text, tokens)
    mistake = SearchLineMistake(in: text, tokens, reading)
  }
}
