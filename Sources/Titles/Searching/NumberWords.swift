/// Numbers in names of titles, which may be written in digits, as words, and in Roman numerals.
package enum NumberWords {
  /// The digits of a number that is written as a word or a Roman numeral; `nil` for other words.
  package static func digits(of word: String) -> String? { digits[word] }

  /// The other ways to write a folded word that is a number, or contains digits in place of letters
  /// that look like them.
  package static func otherWays(toWrite word: String) -> [String] {
    if let digits = digits[word] {
      return ([digits] + ways[digits, default: []]).filter { $0 != word }
    }
    if let ways = ways[word] { return ways }
    return lettered(word).map { [$0] } ?? []
  }

  private static let words = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
    "twenty",
  ]

  /// From 2 on, without those of a single letter, which are words of their own.
  private static let numerals = [
    2: "ii", 3: "iii", 4: "iv", 6: "vi", 7: "vii", 8: "viii", 9: "ix", 11: "xi", 12: "xii",
    13: "xiii", 14: "xiv", 15: "xv", 16: "xvi", 17: "xvii", 18: "xviii", 19: "xix", 20: "xx",
  ]

  /// All ways to write a number, by its digits.
  private static let ways: [String: [String]] = {
    var ways: [String: [String]] = [:]
    for (number, word) in words.enumerated() { ways["\(number)", default: []].append(word) }
    for (number, numeral) in numerals { ways["\(number)", default: []].append(numeral) }
    return ways
  }()

  private static let digits: [String: String] = Dictionary(
    ways.flatMap { digits, ways in ways.map { ($0, digits) } },
    uniquingKeysWith: { first, _ in first })

  /// `se7en` as `seven`; `nil` for a word without digits among letters.
  private static func lettered(_ word: String) -> String? {
    guard word.first?.isLetter == true, word.contains(where: \.isNumber) else { return nil }
    return String(word.map { alike[$0] ?? $0 })
  }

  private static let alike: [Character: Character] = [
    "0": "o", "1": "i", "3": "e", "4": "a", "5": "s", "7": "v",
  ]
}
