import TestRandomness

/// Texts of which the second is picked about half as often as the first, and so on.
struct Zipf {
  private let texts: [String]
  /// The sums of the weights up to each text.
  private let sums: [Double]

  /// - Parameters:
  ///   - texts: The most frequent first.
  ///   - offset: How many still more frequent ones one has to imagine.
  init(_ texts: [String], offset: Double) {
    self.texts = texts
    var sum = 0.0
    sums = texts.indices.map { index in
      sum += 1 / (Double(index) + 1 + offset)
      return sum
    }
  }

  /// The text at a rank, from 0.
  func often(_ rank: Int) -> String { texts[rank] }

  func pick(using random: inout SplitMix) -> String {
    let place = Double.random(in: 0..<(sums.last ?? 1), using: &random)
    var (low, high) = (0, sums.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if sums[middle] < place { low = middle + 1 } else { high = middle }
    }
    return texts[low]
  }
}

extension SplitMix {
  /// An invented word of one to four syllables.
  mutating func word() -> String {
    (0..<Int.random(in: 1...4, using: &self)).map { _ in
      let end = Int.random(in: 0..<3, using: &self) == 0 ? pick("nrslt") : ""
      return pick("bcdfghjklmnprstvw") + pick("aeiou") + end
    }.joined()
  }

  private mutating func pick(_ letters: String) -> String {
    letters.randomElement(using: &self).map(String.init) ?? ""
  }
}
