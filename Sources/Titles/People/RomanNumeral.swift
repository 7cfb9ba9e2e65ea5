/// Conversion of the Roman numerals after the names of namesakes.
extension Int {
  private static let romanSigns: [(value: Int, sign: String)] = [
    (1_000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"),
    (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
  ]

  /// The number in Roman numerals; empty for a number below 1.
  package var romanNumeral: String {
    var rest = self
    var text = ""
    for (value, sign) in Self.romanSigns {
      while rest >= value {
        text += sign
        rest -= value
      }
    }
    return text
  }

  /// Reads Roman numerals in either case; returns `nil` for anything else, such as `IIX`.
  package init?(romanNumeral text: some StringProtocol) {
    // A letter outside ASCII may become one of the signs when it is capitalised.
    guard (1...Self.longestRomanNumeral).contains(text.utf8.count),
      text.utf8.allSatisfy({ $0 < 0x80 })
    else { return nil }
    let signs = text.uppercased()
    var rest = signs[...]
    var number = 0
    for (value, sign) in Self.romanSigns {
      while rest.hasPrefix(sign) {
        number += value
        rest.removeFirst(sign.count)
      }
    }
    guard rest.isEmpty, number.romanNumeral == signs else { return nil }
    self = number
  }

  private static let longestRomanNumeral = 80
}
