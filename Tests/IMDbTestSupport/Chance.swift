import TestRandomness

/// Decides what a generated title is like, cheap to begin for each one.
struct Chance {
  private var random: SplitMix

  /// - Parameters:
  ///   - seed: Of the whole.
  ///   - number: Of the one thing that is decided.
  init(seed: UInt64, _ number: UInt64) {
    var mixed = SplitMix(seed: number)
    random = SplitMix(seed: seed ^ mixed.next())
  }

  mutating func next() -> UInt64 { random.next() }

  /// A number below another one.
  mutating func below(_ limit: Int) -> Int {
    Int(next().multipliedFullWidth(by: UInt64(limit)).high)
  }

  /// A number from 0 to 1.
  mutating func share() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// Whether something happens that happens so often in a thousand times.
  mutating func happens(_ perMille: Int) -> Bool { below(1_000) < perMille }

  /// The index of a weight, the more often the larger it is.
  mutating func index(of weights: [Int]) -> Int {
    var place = below(weights.reduce(0, +))
    for (index, weight) in weights.enumerated() {
      if place < weight { return index }
      place -= weight
    }
    return weights.count - 1
  }
}
