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

  func pick(using random: inout Random) -> String {
    let place = Double.random(in: 0..<(sums.last ?? 1), using: &random)
    var (low, high) = (0, sums.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if sums[middle] < place { low = middle + 1 } else { high = middle }
    }
    return texts[low]
  }
}

/// Random numbers that are the same in every run (SplitMix64).
struct Random: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

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
