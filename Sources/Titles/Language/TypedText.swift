/// The text of a search line, read once: what it is, and what is wrong with it.
public struct TypedText: Hashable, Sendable {
  /// As it is typed, blanks included.
  public let text: String
  /// What it is; columns of mistakes are those of the text.
  public let reading: SearchLineReading
  /// What is wrong with it; `nil` if nothing is.
  public let mistake: SearchLineMistake?

  public init(_ text: String) {
    let tokens = ExpressionLexer.tokens(in: text)
    self.text = text
    reading = SearchLineReading(of: text, tokens)
    mistake = SearchLineMistake(in: text, tokens, reading)
  }
}
