import Titles

/// The words of a part of a wish, and their meaning in the query language.
struct WishWords {
  /// Words that stand for a condition.
  struct Phrase {
    /// The range of the words, in characters of the wish.
    var range: Range<Int>
    var condition: String
  }

  private struct Word {
    var text: String
    var range: Range<Int>
    /// Whether the word is in quotes or is the value of a condition, and therefore not part of a
    /// phrase.
    var isTaken: Bool
  }

  private let words: [Word]

  init(_ text: [Character], in part: Range<Int>) {
    var words: [Word] = []
    var start = part.lowerBound
    var isQuoted = false
    for place in part.lowerBound...part.upperBound {
      let character = place < part.upperBound ? text[place] : " "
      guard character.isWhitespace || character.isQuote || "()".contains(character) else {
        continue
      }
      if start < place {
        let followsSign = words.last.map { $0.text.last.map { "<>=:≤≥".contains($0) } } == true
        words.append(
          Word(
            text: String(text[start..<place]).lowercased(), range: start..<place,
            isTaken: isQuoted || followsSign))
      }
      if character.isQuote { isQuoted.toggle() }
      start = place + 1
    }
    self.words = words
  }

  /// Whether the part offers alternatives.
  var hasAlternatives: Bool { words.contains { !$0.isTaken && $0.text == "or" } }

  /// The phrases, in their order.
  var phrases: [Phrase] {
    var phrases: [Phrase] = []
    var index = 0
    while index < words.count {
      guard let (count, condition) = condition(at: index) else {
        index += 1
        continue
      }
      let range = words[index].range.lowerBound..<words[index + count - 1].range.upperBound
      phrases.append(Phrase(range: range, condition: condition))
      index += count
    }
    return phrases
  }

  /// The number of words in a phrase, and the condition that they stand for.
  private typealias Reading = (count: Int, condition: String)

  private func condition(at index: Int) -> Reading? {
    guard !words[index].isTaken else { return nil }
    return bound(at: index) ?? length(at: index).map { ($0.count, "runtime<=\($0.minutes)") }
      ?? rating(at: index) ?? year(at: index) ?? name(at: index)
  }

  /// Reads a bound such as `under 2 hours`, `at least 7` and `up to 90`.
  private func bound(at index: Int) -> Reading? {
    for (bound, sign) in Self.bounds where says(bound, at: index) {
      let next = index + bound.count
      if let length = length(at: next) {
        return (bound.count + length.count, "runtime\(sign)\(length.minutes)")
      }
      guard let number = number(at: next) else { return nil }
      let field = number <= 10 ? "rating" : "runtime"
      return (bound.count + 1, "\(field)\(sign)\(words[next].text)")
    }
    return nil
  }

  /// Reads a length such as `2h`, `1h30`, `90 min` and `two hours`.
  private func length(at index: Int) -> (count: Int, minutes: Int)? {
    guard let word = text(at: index) else { return nil }
    if let minutes = Self.minutes(word) { return (1, minutes) }
    guard let number = Self.numbers[word] ?? Double(word), let unit = text(at: index + 1),
      let minutes = Self.units[unit]
    else { return nil }
    return (2, Int(number * minutes))
  }

  /// Returns the minutes of a word such as `2h`, `1h30` and `90min`.
  private static func minutes(_ word: String) -> Int? {
    guard word.first?.isNumber == true, word.last?.isNumber == false || word.contains("h"),
      case .number(.runtime, .atMost(let minutes))? =
        try? TitleExpression(parsing: "runtime<=\(word)").condition
    else { return nil }
    return Int(minutes)
  }

  /// Reads a rating such as `7 and more`, `7.5 or better` and `8+`.
  private func rating(at index: Int) -> Reading? {
    guard let word = text(at: index) else { return nil }
    if word.last == "+", let rating = Double(word.dropLast()), rating <= 10 {
      return (1, "rating>=\(word.dropLast())")
    }
    guard let rating = number(at: index), rating <= 10,
      Self.more.contains(where: { says($0, at: index + 1) })
    else { return nil }
    return (3, "rating>=\(word)")
  }

  /// Reads a year such as `from 1984`.
  private func year(at index: Int) -> Reading? {
    guard text(at: index) == "from", let year = text(at: index + 1), year.count == 4,
      Int(year) != nil
    else { return nil }
    return (2, "year:\(year)")
  }

  /// Reads a genre, or a kind of title.
  private func name(at index: Int) -> Reading? {
    guard let word = text(at: index) else { return nil }
    if let kind = Self.kinds[word] { return (1, "type:\(kind)") }
    return Genre.name(word).map { (1, "genre:\($0.lowercased())") }
  }

  private func text(at index: Int) -> String? {
    words.indices.contains(index) && !words[index].isTaken ? words[index].text : nil
  }

  private func number(at index: Int) -> Double? { text(at: index).flatMap { Double($0) } }

  private func says(_ phrase: [String], at index: Int) -> Bool {
    phrase.enumerated().allSatisfy { text(at: index + $0) == $1 }
  }

  private static let bounds: [([String], String)] = [
    (["under"], "<"), (["below"], "<"), (["less", "than"], "<"), (["shorter", "than"], "<"),
    (["up", "to"], "<="), (["at", "most"], "<="), (["over"], ">"), (["above"], ">"),
    (["more", "than"], ">"), (["longer", "than"], ">"), (["at", "least"], ">="),
  ]
  private static let more = [["and", "more"], ["or", "more"], ["and", "up"], ["or", "better"]]
  private static let units: [String: Double] = [
    "h": 60, "hour": 60, "hours": 60, "min": 1, "mins": 1, "minute": 1, "minutes": 1,
  ]
  private static let numbers: [String: Double] = ["a": 1, "an": 1, "one": 1, "two": 2, "three": 3]
  private static let kinds = [
    "film": "movie", "films": "movie", "movie": "movie", "movies": "movie", "series": "series",
  ]
}

extension Character {
  /// Whether the character begins or ends a phrase.
  var isQuote: Bool { "\"“”„".contains(self) }
}
