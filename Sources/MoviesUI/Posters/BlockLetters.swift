/// Large letters, made of half blocks.
enum BlockLetters {
  /// Returns the columns of a letter with the gap after it, or the rows of a line.
  static func columns(scale: Int) -> Int { (width + 1) * scale }
  static func rows(scale: Int) -> Int { (height + 1) * scale / 2 }

  /// Returns a text in half blocks.
  ///
  /// - Parameters:
  ///   - text: A line of capital letters, digits and a few signs.
  ///   - scale: The number of columns of a dot.
  /// - Returns: The rows; `nil` if the text has an unknown letter.
  static func lines(_ text: String, scale: Int) -> [String]? {
    let letters = text.compactMap { glyphs[$0] }
    guard letters.count == text.count else { return nil }
    /// Returns the dots of a line; a line below the letters has none.
    func dots(inLine line: Int) -> [Bool] {
      letters.flatMap { line < height * scale ? cells($0[line / scale]) : cells(0) }
        .flatMap { Array(repeating: $0, count: scale) }
    }
    return (0..<rows(scale: scale)).map { row in
      String(zip(dots(inLine: 2 * row), dots(inLine: 2 * row + 1)).map(block))
    }
  }

  private static func block(upper: Bool, lower: Bool) -> Character {
    switch (upper, lower) {
    case (true, true): "█"
    case (true, false): "▀"
    case (false, true): "▄"
    case (false, false): " "
    }
  }

  /// Returns the dots of a row of a letter, and the gap after it.
  private static func cells(_ row: Int) -> [Bool] {
    [row & 4 > 0, row & 2 > 0, row & 1 > 0, false]
  }

  private static let width = 3
  private static let height = 5

  /// The rows of each letter, with a bit for each dot.
  private static let glyphs: [Character: [Int]] = [
    "A": "25755", "B": "65656", "C": "34443", "D": "65556", "E": "74647", "F": "74644",
    "G": "34553", "H": "55755", "I": "72227", "J": "11152", "K": "55655", "L": "44447",
    "M": "57755", "N": "65555", "O": "25552", "P": "65644", "Q": "25573", "R": "65655",
    "S": "34216", "T": "72222", "U": "55557", "V": "55552", "W": "55775", "X": "55255",
    "Y": "55222", "Z": "71247", "0": "75557", "1": "26227", "2": "61247", "3": "61216",
    "4": "55711", "5": "74616", "6": "34757", "7": "71222", "8": "75757", "9": "75716",
    "!": "22202", "?": "61202", "'": "22000", "’": "22000", ".": "00002", ":": "02020",
    "-": "00700", ",": "00024", "&": "25253", " ": "00000",
  ].mapValues { $0.compactMap(\.wholeNumberValue) }
}
