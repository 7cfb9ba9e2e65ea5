import Titles

/// A random number generator that yields the same numbers on every machine, by the algorithm of
/// this name.
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension TitleID {
  /// Returns a pseudorandom number for the title and a seed, from 0 up to but not including 1.
  ///
  /// The number does not depend on other titles or their order.
  func chance(seed: UInt64) -> Double {
    let mixed = rawValue.utf8.reduce(seed) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
    var random = SplitMix64(seed: mixed)
    return Double(random.next() >> 11) / Double(1 << 53)
  }
}
