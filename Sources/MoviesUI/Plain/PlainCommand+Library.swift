import Titles

extension PlainCommand {
  /// The command of a verb about the library, and of what follows it.
  static func keeping(_ verb: PlainVerb, _ rest: String) -> PlainCommand? {
    let (numbers, words) = numbered(rest)
    return switch verb {
    case .watchlist: Self.numbers(in: rest).map(PlainCommand.watchlist)
    case .seen: seen(numbers, words)
    case .rate: rate(rest)
    case .note: words.isEmpty ? .incomplete(verb.explanation) : .note(numbers, note(words))
    case .add: words.isEmpty ? .incomplete(verb.explanation) : .add(numbers, to: words)
    case .save: rest.isEmpty ? .incomplete(verb.explanation) : .save(rest)
    case .library: .library(rest)
    case .names: names(rest)
    case .tonight: .tonight(rest)
    default: nil
    }
  }

  /// The rating, or a sign for none, and then numbers.
  static func rate(_ text: String) -> PlainCommand? {
    let words = text.split(maxSplits: 1, whereSeparator: \.isWhitespace)
    guard let word = words.first else { return .incomplete(PlainVerb.rate.explanation) }
    guard let numbers = numbers(in: words.dropFirst().first ?? "") else { return nil }
    if word == noneSign { return .rate(numbers, as: nil) }
    guard let rating = Int(word, in: 1...10) else {
      return .incomplete(PlainVerb.rate.explanation)
    }
    return .rate(numbers, as: rating)
  }

  /// A day, or behind a sign all the times at which titles were seen.
  private static func seen(_ numbers: [Int], _ words: String) -> PlainCommand {
    words.hasPrefix(allSign)
      ? .viewings(numbers, String(words.dropFirst()).trimmed) : .seen(numbers, day: words)
  }

  /// What is typed before all the times at which a title was seen.
  private static let allSign = "="

  /// Nothing, or the number of a name and what it means.
  private static func names(_ text: String) -> PlainCommand {
    if text.isEmpty { return .openNames }
    let (numbers, words) = numbered(text)
    guard let number = numbers.first, numbers.count == 1, !words.isEmpty else {
      return .incomplete(PlainVerb.names.explanation)
    }
    if words == noneSign { return .settle(number, as: .leftOut) }
    return .settle(
      number, as: Int(words, in: 0...99).map(NameChoice.candidate) ?? .sought(words))
  }

  /// What is typed where nothing is to be kept any more.
  private static let noneSign = "-"

  private static func note(_ words: String) -> String { words == noneSign ? "" : words }

  /// The numbers that a text begins with, between commas, and the rest of the text.
  private static func numbered(_ text: String) -> (numbers: [Int], rest: String) {
    let parts = text.split(maxSplits: 1, whereSeparator: \.isWhitespace)
    guard let numbers = parts.first.flatMap(numbers) else { return ([], text) }
    return (numbers, parts.count > 1 ? String(parts[1]).trimmed : "")
  }
}
