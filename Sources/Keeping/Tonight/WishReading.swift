public import Titles

extension TitleExpression {
  /// Parses a wish in everyday words, such as `under 2 hours, comedy or drama, 7 and more`.
  ///
  /// Running times, genres, ratings, years and kinds may be given in words, in parts separated by
  /// commas; everything else is parsed as the query language.
  ///
  /// - Parameter text: The wish.
  /// - Throws: The first mistake, at its place in the text.
  public init(wish text: String) throws(ExpressionMistake) {
    let reading = WishReading(text)
    do throws(ExpressionMistake) {
      try self.init(parsing: reading.written)
    } catch {
      throw reading.placed(error)
    }
  }
}

/// A wish translated to the query language, part by part.
private struct WishReading {
  /// The wish in the query language.
  private(set) var written = ""
  private let typed: [Character]
  /// The starts of the runs of characters that both texts have in common.
  private var runs: [(written: Int, typed: Int)] = []

  init(_ text: String) {
    typed = Array(text)
    let parts = Self.parts(of: typed)
    for part in parts {
      let words = WishWords(typed, in: part)
      let isChoice = parts.count > 1 && words.hasAlternatives
      written += isChoice ? " (" : " "
      var position = part.lowerBound
      for phrase in words.phrases {
        copy(position..<phrase.range.lowerBound)
        written += phrase.condition
        position = phrase.range.upperBound
      }
      copy(position..<part.upperBound)
      if isChoice { written += ")" }
    }
  }

  /// Returns a mistake at its place in the typed text.
  func placed(_ mistake: ExpressionMistake) -> ExpressionMistake {
    guard let run = runs.last(where: { $0.written < mistake.column }) else { return mistake }
    var mistake = mistake
    mistake.column = min(run.typed + mistake.column - run.written, max(1, typed.count))
    return mistake
  }

  private mutating func copy(_ range: Range<Int>) {
    runs.append((written.count, range.lowerBound))
    written += String(typed[range])
  }

  /// Returns the parts between commas; commas in quotes or inside numbers do not count.
  private static func parts(of text: [Character]) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var (start, isQuoted) = (0, false)
    for (place, character) in text.enumerated() {
      if character.isQuote { isQuoted.toggle() }
      let ends = place + 1 == text.count || text[place + 1].isWhitespace
      guard character == ",", ends, !isQuoted else { continue }
      parts.append(start..<place)
      start = place + 1
    }
    return parts + [start..<text.count]
  }
}
