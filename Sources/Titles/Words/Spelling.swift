/// How far words are from a typed one, counted in letters that are missing, too many, wrong, or
/// swapped with their neighbour (the restricted distance of Damerau and Levenshtein, in bytes).
package struct Spelling {
  private let typed: [UInt8]
  /// Rows of the table of distances: the last three are needed.
  private var rows: [[Int]] = [[], [], []]

  package init(_ typed: [UInt8]) { self.typed = typed }

  /// The most mistakes that any word is allowed.
  package static let mostMistakes = 3

  /// The most mistakes that a word of this length is allowed; `nil` if it is too short to tell.
  package static func mostMistakes(in length: Int) -> Int? {
    switch length {
    case ..<3: nil
    case ..<6: 1
    case ..<14: 2
    default: mostMistakes
    }
  }

  /// How many mistakes lead from a word to the typed one; `nil` if more than so many.
  ///
  /// - Parameters:
  ///   - word: The word.
  ///   - most: The most mistakes that are of interest.
  ///   - isUnfinished: Whether the rest of the word may still be typed.
  /// - Returns: The number of mistakes.
  package mutating func mistakes(
    for word: ArraySlice<UInt8>, atMost most: Int, isUnfinished: Bool
  ) -> Int? {
    guard word.count + most >= typed.count, isUnfinished || word.count <= typed.count + most
    else { return nil }
    let letters = word.prefix(typed.count + most)
    prepare(columns: typed.count + 1)
    var least = Int.max
    var before: UInt8?
    for (row, letter) in letters.enumerated() {
      rows.swapAt(0, 1)
      rows.swapAt(1, 2)
      guard fill(row: row + 1, with: letter, after: before) <= most else { break }
      before = letter
      if isUnfinished { least = min(least, rows[2][typed.count]) }
      if row + 1 == word.count { return within(most, min(rows[2][typed.count], least)) }
    }
    return within(most, least)
  }

  private func within(_ most: Int, _ mistakes: Int) -> Int? { mistakes <= most ? mistakes : nil }

  private mutating func prepare(columns: Int) {
    for place in rows.indices where rows[place].count != columns {
      rows[place] = Array(repeating: 0, count: columns)
    }
    for column in 0..<columns { rows[2][column] = column }
  }

  /// Fills the last row; returns its least distance.
  private mutating func fill(row: Int, with letter: UInt8, after before: UInt8?) -> Int {
    rows[2][0] = row
    var least = row
    for (place, typedLetter) in typed.enumerated() {
      let column = place + 1
      var distance = rows[1][place] + (typedLetter == letter ? 0 : 1)
      distance = min(distance, rows[1][column] + 1, rows[2][place] + 1)
      if place > 0, row > 1, typed[place - 1] == letter, typedLetter == before {
        distance = min(distance, rows[0][place - 1] + 1)
      }
      rows[2][column] = distance
      least = min(least, distance)
    }
    return least
  }
}

/// The most likely candidate for a mistyped word; `nil` if none is close.
///
/// Close means one changed letter, or two in words of six or more letters.
package func closest(to word: String, among candidates: [String]) -> String? {
  let limit = word.count < 3 ? 0 : word.count < 6 ? 1 : 2
  var spelling = Spelling(Array(word.lowercased().utf8))
  let ranked = candidates.compactMap { candidate in
    spelling.mistakes(
      for: Array(candidate.lowercased().utf8)[...], atMost: limit, isUnfinished: false
    ).map { (candidate: candidate, mistakes: $0) }
  }
  return ranked.min { $0.mistakes < $1.mistakes }?.candidate
}
