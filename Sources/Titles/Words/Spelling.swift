/// Counts the mistakes that separate words from a typed one: letters that are missing, superfluous,
/// wrong, or swapped with a neighbour (the restricted Damerau–Levenshtein distance, in bytes).
package struct Spelling {
  private let typed: [UInt8]
  /// The last three rows of the table of distances.
  private var rows: [[Int]] = [[], [], []]

  package init(_ typed: [UInt8]) { self.typed = typed }

  /// The maximum number of mistakes in any word.
  package static let mostMistakes = 3

  /// Returns the maximum number of mistakes in a word of this length; `nil` if it is too short to
  /// judge.
  package static func mostMistakes(in length: Int) -> Int? {
    switch length {
    case ..<3: nil
    case ..<6: 1
    case ..<14: 2
    default: mostMistakes
    }
  }

  /// Returns the number of mistakes that turn a word into the typed one; `nil` if it exceeds a
  /// limit.
  ///
  /// - Parameters:
  ///   - word: The word.
  ///   - most: The limit.
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

  /// Fills the last row; returns its smallest distance.
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

/// Returns the likeliest candidate for a mistyped word; `nil` if no candidate is close.
///
/// A close candidate is at most one mistake away, or two for words of six or more letters; for
/// words of one or two letters, it differs only in case.
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
