import Search
import Titles

extension FuzzedReader {
  /// Reads an expression that is typed to its end, and the text of a search line: no input crashes
  /// the parser or the completion, every mistake lies within the text, and whatever an expression
  /// is written as is read as the same expression.
  public static let language = FuzzedReader(corpus: "Language") { bytes in
    let text = String(decoding: bytes, as: UTF8.self)
    switch Result(catching: { () throws(ExpressionMistake) in try TitleExpression(parsing: text) })
    {
    case .success(let expression): try check(expression)
    case .failure(let mistake): try check(mistake, in: text)
    }
    switch SearchLineReading(of: text) {
    case .words, .title: break
    case .expression(let expression, let unfinished):
      try check(expression)
      if let unfinished { try check(unfinished, in: text) }
    case .mistake(let mistake): try check(mistake, in: text)
    }
    _ = TitleQuery(typed: text)
    for cursor in [bytes.first.map(Int.init) ?? 0, text.count] { try complete(text, at: cursor) }
  }

  private static func check(_ expression: TitleExpression) throws {
    let text = expression.text
    let again = try? TitleExpression(parsing: text)
    try BrokenPromise.unless(again == expression, "“\(text)” is read as it was meant.")
    try BrokenPromise.unless(again?.text == text, "“\(text)” is written in one way.")
    _ = expression.serviceQuery
  }

  private static func check(_ mistake: ExpressionMistake, in text: String) throws {
    try BrokenPromise.unless(
      mistake.column >= 1 && mistake.length >= 1
        && mistake.column - 1 + mistake.length <= text.count,
      "A mistake lies within the text.")
  }

  private static func complete(_ text: String, at cursor: Int) throws {
    let completion = Completion(of: text, cursor: cursor) { _ in ["Agnès Varda", "\"x\" (y"] }
    guard var completion else { return }
    for _ in 0..<completion.count {
      try BrokenPromise.unless(
        (0...completion.text.count).contains(completion.cursor),
        "A completion leaves the cursor within the text.")
      completion.advance(by: 1)
    }
  }
}
