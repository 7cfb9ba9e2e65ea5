import Keeping
import Titles

extension TonightWish {
  /// The wish in a few words, such as `up to 120 min · comedy · 7.0 and more · not seen`.
  var words: String {
    let conditions = expression.condition?.conjuncts ?? []
    let seen = includesSeen ? "seen or not" : leavesOutSeen ? "not seen" : nil
    let parts = conditions.map(\.shortWords) + [seen].compactMap(\.self)
    return parts.joined(separator: " · ")
  }

  /// The wish as text to type: in words if they mean the same, else in the query language.
  var typed: String {
    let words = (expression.condition?.conjuncts ?? []).map(\.shortWords).joined(separator: ", ")
    return (try? TitleExpression(wish: words)) == expression ? words : expression.text
  }
}

extension TitleCondition {
  /// The condition in plain words if there are short ones, else in the query language.
  var shortWords: String {
    switch self {
    case .number(.runtime, let test): test.words(unit: " min") { $0.wholeText }
    case .number(.rating, let test):
      test.words { Rating(imdb: $0 * 10).written }
    case .number(.year, .within(let range)) where range.lowerBound == range.upperBound:
      "from \(range.lowerBound.wholeText)"
    case .text(.genre, .beginnings(let genre)): genre.lowercased()
    case .any(let conditions) where conditions.allSatisfy(\.isAboutGenre):
      conditions.map(\.shortWords).joined(separator: " or ")
    case .kind(let kind): kind.plural
    default: TitleExpression(self).text
    }
  }

  private var isAboutGenre: Bool {
    if case .text(.genre, .beginnings) = self { true } else { false }
  }
}

extension NumberTest {
  /// Returns words such as `up to 120 min`, with the number formatted by a function.
  fileprivate func words(unit: String = "", _ number: (Double) -> String) -> String {
    switch self {
    case .below(let limit): "under \(number(limit))\(unit)"
    case .atMost(let limit): "up to \(number(limit))\(unit)"
    case .above(let limit): "over \(number(limit))\(unit)"
    case .atLeast(let limit): "\(number(limit))\(unit) and more"
    case .within(let range) where range.lowerBound == range.upperBound:
      "\(number(range.lowerBound))\(unit)"
    case .within(let range):
      "\(number(range.lowerBound)) to \(number(range.upperBound))\(unit)"
    }
  }
}

extension Double {
  fileprivate var wholeText: String { Int(exactly: self).map(String.init) ?? description }
}
