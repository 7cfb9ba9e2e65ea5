import SafeText
import Titles

/// A line typed in plain mode: a verb of the table, and its arguments.
public struct PlainLine: Sendable {
  let verb: PlainVerb
  /// The numbers in the line, mostly those of titles in the list.
  package private(set) var numbers: [Int] = []
  /// The episode in the line in place of numbers: one of the series read last.
  package private(set) var episode: PlainEpisode?
  /// The rest of the line.
  package private(set) var text = ""

  /// The line that begins a session: it searches for the text of the search line.
  public static let opening = PlainLine(verb: .opening)

  private init(verb: PlainVerb) { self.verb = verb }

  /// Reads a line.
  public init(_ line: String) {
    let line = Sanitizer.line(line).trimmed
    let (verb, rest) = PlainLine.divided(line)
    if let verb, let (episode, text) = verb.arguments.readEpisode(rest) {
      (self.verb, self.episode, self.text) = (verb, episode, text)
    } else if let verb, let (numbers, text) = verb.arguments.read(rest) {
      (self.verb, self.numbers, self.text) = (verb, numbers, text)
    } else {
      (self.verb, text) = (.unknown, line)
    }
  }

  /// The longest of the words that call the line's verb; `nil` for none.
  package var name: String? { verb.words.last }

  /// Whether the line may be typed while something is loading, and then takes effect at once.
  public var interrupts: Bool { verb.interruption != nil }

  /// Returns the verb that a line begins with, and the rest of the line.
  ///
  /// A sign such as `/` needs no blank after it.
  private static func divided(_ line: String) -> (PlainVerb?, rest: String) {
    if line.isEmpty { return (.nothing, "") }
    if Int(line, in: PlainArguments.range) != nil { return (.read, line) }
    let sign = line.prefix(1)
    if !sign.allSatisfy(\.isLetter), let verb = PlainVerb(calledBy: sign) {
      return (verb, String(line.dropFirst()).trimmed)
    }
    let (word, rest) = line.firstWord
    return (PlainVerb(calledBy: word), rest)
  }
}

/// An episode of the series read last, in its typed form: `5x14`.
package struct PlainEpisode: Hashable, Sendable {
  package let season: Int
  package let number: Int

  /// Reads an episode; returns `nil` for any other text.
  package init?(_ text: String) {
    let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ $0.allSatisfy(\.isNumber) }),
      let season = Int(parts[0], in: 0...9_999), let number = Int(parts[1], in: 0...99_999)
    else { return nil }
    self.season = season
    self.number = number
  }
}

extension PlainArguments {
  /// The numbers that can be typed; no list is longer.
  static let range = -999_999_999...999_999_999

  /// Reads the numbers and the text after a verb; returns `nil` for anything else.
  fileprivate func read(_ rest: String) -> (numbers: [Int], text: String)? {
    switch self {
    case .none: rest.isEmpty ? ([], "") : nil
    case .number: Self.numbers(in: rest).flatMap { $0.count < 2 ? ($0, "") : nil }
    case .numbers: Self.numbers(in: rest).map { ($0, "") }
    case .text: ([], rest)
    case .numbersAndText:
      Self.numbers(in: rest.firstWord.word).map { ($0, rest.firstWord.rest) } ?? ([], rest)
    case .wordAndNumbers:
      Self.numbers(in: rest.firstWord.rest).map { ($0, rest.firstWord.word) }
    }
  }

  /// Reads the episode and the text after a verb; returns `nil` for anything else.
  fileprivate func readEpisode(_ rest: String) -> (episode: PlainEpisode, text: String)? {
    let (word, others) = rest.firstWord
    return switch self {
    case .none, .number, .text: nil
    case .numbers: PlainEpisode(rest).map { ($0, "") }
    case .numbersAndText: PlainEpisode(word).map { ($0, others) }
    case .wordAndNumbers: PlainEpisode(others).map { ($0, word) }
    }
  }

  /// Returns the numbers of a text that has nothing else, between blanks or commas.
  static func numbers(in text: String) -> [Int]? {
    let words = text.split { $0.isWhitespace || $0 == "," }
    let numbers = words.compactMap { Int($0, in: range) }
    return numbers.count == words.count ? numbers : nil
  }
}

extension String {
  /// The first word of a text, and the rest.
  var firstWord: (word: String, rest: String) {
    let parts = split(maxSplits: 1, whereSeparator: \.isWhitespace).map(String.init)
    return (parts.first ?? "", parts.count > 1 ? parts[1].trimmed : "")
  }
}
