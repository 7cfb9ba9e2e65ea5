import Titles

extension PlainCommand {
  /// The command of a verb about the library, and of what follows it.
  static func keeping(_ verb: PlainVerb, _ rest: String) -> PlainCommand? {
    let (number, words) = numbered(rest)
    return switch verb {
    case .seen: .seen(number, days: words)
    case .rate: rate(rest)
    case .note: words.isEmpty ? .incomplete(verb.explanation) : .note(number, note(words))
    case .add: words.isEmpty ? .incomplete(verb.explanation) : .add(number, to: words)
    case .library: .library(rest)
    case .names: names(rest)
    case .tonight: .tonight(rest)
    default: nil
    }
  }

  /// The rating, or a sign for none, and then a number.
  static func rate(_ text: String) -> PlainCommand? {
    let words = text.split(whereSeparator: \.isWhitespace)
    let numbers = words.dropFirst().compactMap { Int($0, in: Self.numbers) }
    guard let word = words.first, words.count <= 2, numbers.count == words.count - 1 else {
      return words.isEmpty ? .incomplete(PlainVerb.rate.explanation) : nil
    }
    if word == noneSign { return .rate(numbers.first, as: nil) }
    guard let rating = Int(word, in: 1...10) else {
      return .incomplete(PlainVerb.rate.explanation)
    }
    return .rate(numbers.first, as: rating)
  }

  /// Nothing, or the number of a name and what it means.
  private static func names(_ text: String) -> PlainCommand {
    if text.isEmpty { return .openNames }
    let (number, words) = numbered(text)
    guard let number, !words.isEmpty else { return .incomplete(PlainVerb.names.explanation) }
    if words == noneSign { return .settle(number, as: .leftOut) }
    return .settle(
      number, as: Int(words, in: Self.numbers).map(NameChoice.candidate) ?? .sought(words))
  }

  /// What is typed where nothing is to be kept any more.
  private static let noneSign = "-"

  private static func note(_ words: String) -> String { words == noneSign ? "" : words }

  /// The number that a text begins with, and the rest of the text.
  private static func numbered(_ text: String) -> (number: Int?, rest: String) {
    let parts = text.split(maxSplits: 1, whereSeparator: \.isWhitespace)
    guard let number = parts.first.flatMap({ Int($0, in: Self.numbers) }) else {
      return (nil, text)
    }
    return (number, parts.count > 1 ? String(parts[1]).trimmed : "")
  }
}
