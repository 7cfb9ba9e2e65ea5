/// Converts numbers of up to four digits in typed words between digits and words.
enum SpokenNumbers {
  /// Returns other readings of words: with numbers in digits, and with four-digit numbers in words.
  ///
  /// Numbers below a hundred that are a single word are handled by ``WaysToWrite``.
  static func readings(of words: [String]) -> [[String]] {
    [inDigits(words), inWords(words)].compactMap(\.self)
  }

  /// Writes `1917` for `nineteen seventeen`, and `8 1 2`, a folded `8½`, for `eight and a half`.
  private static func inDigits(_ words: [String]) -> [String]? {
    guard words.contains(where: { small[$0] != nil }) else { return nil }
    var digits: [String] = []
    var rest = words[...]
    while let word = rest.first {
      if let (number, count) = number(at: rest) {
        digits.append(String(number))
        rest = rest.dropFirst(count)
        if rest.starts(with: half) {
          digits += ["1", "2"]
          rest = rest.dropFirst(half.count)
        }
      } else {
        digits.append(word)
        rest = rest.dropFirst()
      }
    }
    return digits.count == words.count ? nil : digits
  }

  private static let half = ["and", "a", "half"]

  /// Parses a number at the beginning of words; returns it with the number of words it takes.
  private static func number(at words: ArraySlice<String>) -> (number: Int, count: Int)? {
    guard let (first, count) = belowHundred(words) else { return nil }
    var rest = words.dropFirst(count)
    // A year is said in two halves: nineteen seventeen, twenty oh one.
    if first >= 10, let (last, length) = belowHundred(rest), last >= 10 {
      return (first * 100 + last, count + length)
    }
    if first >= 10, rest.first == "oh", let last = rest.dropFirst().first.flatMap({ small[$0] }),
      last < 10
    {
      return (first * 100 + last, count + 2)
    }
    guard let power = rest.first.flatMap({ powers[$0] }), first * power <= 9_999 else {
      return (first, count)
    }
    rest = rest.dropFirst()
    let taken = words.count - rest.count
    let isAnd = rest.first == "and"
    let next = rest.dropFirst(isAnd ? 1 : 0)
    guard let (last, length) = number(at: next), last < power else { return (first * power, taken) }
    return (first * power + last, taken + (isAnd ? 1 : 0) + length)
  }

  private static func belowHundred(_ words: ArraySlice<String>) -> (number: Int, count: Int)? {
    guard let first = words.first.flatMap({ small[$0] }) else { return nil }
    if first >= 20, let unit = words.dropFirst().first.flatMap({ small[$0] }), (1..<10) ~= unit {
      return (first + unit, 2)
    }
    return (first, 1)
  }

  private static let powers = ["hundred": 100, "thousand": 1_000]

  /// The numbers that are a single word.
  private static let small: [String: Int] = {
    var small = Dictionary(
      uniqueKeysWithValues: WaysToWrite.cardinals.enumerated().map { ($0.element, $0.offset) })
    for (place, word) in WaysToWrite.tens.enumerated() { small[word] = 20 + 10 * place }
    return small
  }()

  /// Writes numbers in words: `nineteen eighty four` for `1984`, and `two thousand one` for `2001`.
  private static func inWords(_ words: [String]) -> [String]? {
    guard words.contains(where: { $0.count == 4 && Int($0) != nil }) else { return nil }
    let spoken = words.flatMap { word in
      word.count == 4 ? Int(word).flatMap(yearInWords) ?? [word] : [word]
    }
    return spoken == words ? nil : spoken
  }

  private static func yearInWords(_ number: Int) -> [String]? {
    let (first, last) = number.quotientAndRemainder(dividingBy: 100)
    if first % 10 == 0 {
      guard first > 0, first < 100 else { return nil }
      return inWords(first / 10) + ["thousand"] + (last == 0 ? [] : inWords(last))
    }
    return inWords(first) + (last == 0 ? ["hundred"] : (last < 10 ? ["oh"] : []) + inWords(last))
  }

  private static func inWords(_ number: Int) -> [String] {
    guard number >= 20 else { return [WaysToWrite.cardinals[number]] }
    let unit = number % 10
    return [WaysToWrite.tens[number / 10 - 2]] + (unit == 0 ? [] : [WaysToWrite.cardinals[unit]])
  }
}
