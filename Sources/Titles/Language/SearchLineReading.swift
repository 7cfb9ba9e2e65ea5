/// The reading of a search line's text, at each typed key.
public enum SearchLineReading: Hashable, Sendable {
  /// The id of a title, or an address with one.
  case title(TitleID)
  /// Words, without any condition on a field, so that even `or` and `not` are words. If there are
  /// too many words, the reading is a mistake.
  case words
  /// An expression, as far as it has been typed.
  ///
  /// An unfinished end, such as `rating>`, is left out; `unfinished` is the mistake that it would
  /// be if nothing followed.
  case expression(TitleExpression, unfinished: ExpressionMistake?)
  /// A mistake that nothing added at the end of the text can correct.
  case mistake(ExpressionMistake)

  /// Reads a text as it is in the search line.
  ///
  /// The text is an expression if it has a known field, followed by a sign and perhaps a value.
  public init(of text: String) { self.init(of: text, ExpressionLexer.tokens(in: text)) }

  /// Reads a text with known tokens.
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

  /// Reads a text as a finished expression, whatever it looks like.
  init(ofExpression text: String) {
    do throws(ExpressionMistake) {
      self.init(try TitleExpression(parsing: text), as: text)
    } catch {
      self = .mistake(error)
    }
  }

  /// Makes the reading of an expression with a text, which may be no more than an id.
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

  /// Whether the token makes a text an expression, since the words of titles never look like it.
  fileprivate var isCondition: Bool {
    switch kind {
    case .condition: true
    case .foreign(let foreign): foreign.isAtCondition
    case .opening, .closing, .combination, .word, .phrase: false
    }
  }
}

/// The text of a search line, which is read only once, with its reading and its mistake.
public struct TypedText: Hashable, Sendable {
  /// The text as it was typed, including blanks.
  public let text: String
  /// The reading of the text; the columns of mistakes refer to the text.
  public let reading: SearchLineReading
  /// The mistake in the text; `nil` if it has none.
  public let mistake: SearchLineMistake?

  public init(_ text: String) {
    let tokens = ExpressionLexer.tokens(in: text)
    self.text = text
    reading = SearchLineReading(of: text, tokens)
    mistake = SearchLineMistake(in: text, tokens, reading)
  }
}
