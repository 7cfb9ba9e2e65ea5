import Search
import Titles

/// Reads libFuzzer's input as an expression that is typed to its end, and as the text of a search
/// line: no input may crash the parser or the completion, every mistake lies within the text, and
/// whatever an expression is written as is read as the same expression.
///
/// libFuzzer's own `main` calls it by this name. The bytes belong to libFuzzer and are valid only
/// during the call, so they are copied first.
@c(LLVMFuzzerTestOneInput)
public func check(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: data, count: size))
  let text = String(decoding: bytes, as: UTF8.self)
  check(text)
  for cursor in [bytes.first.map(Int.init) ?? 0, text.count] { complete(text, at: cursor) }
  return 0
}

private func check(_ text: String) {
  do throws(ExpressionMistake) {
    check(try TitleExpression(parsing: text))
  } catch {
    check(error, in: text)
  }
  switch SearchLineReading(of: text) {
  case .words, .title: break
  case .expression(let expression, let unfinished):
    check(expression)
    if let unfinished { check(unfinished, in: text) }
  case .mistake(let mistake): check(mistake, in: text)
  }
  _ = TitleQuery(typed: text)
}

private func check(_ expression: TitleExpression) {
  let text = expression.text
  let again = try? TitleExpression(parsing: text)
  precondition(again == expression, text)
  precondition(again?.text == text, text)
  _ = expression.serviceQuery
}

private func check(_ mistake: ExpressionMistake, in text: String) {
  precondition(mistake.column >= 1 && mistake.length >= 1)
  precondition(mistake.column - 1 + mistake.length <= text.count)
}

private func complete(_ text: String, at cursor: Int) {
  let completion = Completion(of: text, cursor: cursor) { _ in ["Agnès Varda", "\"x\" (y"] }
  guard var completion else { return }
  for _ in 0..<completion.count {
    precondition((0...completion.text.count).contains(completion.cursor))
    completion.advance(by: 1)
  }
}
