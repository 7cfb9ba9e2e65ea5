/// Random numbers that are the same in every run (wyrand), cheap to begin for each title.
struct Chance {
  private var state: UInt64

  /// - Parameters:
  ///   - seed: Of the whole.
  ///   - number: Of the one thing that is decided.
  init(seed: UInt64, _ number: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 &+ number &* 0xD6E8_FEB8_6659_FD93
    _ = next()
  }

  mutating func next() -> UInt64 {
    state &+= 0xA076_1D64_78BD_642F
    let product = state.multipliedFullWidth(by: state ^ 0xE703_7ED1_A0B4_28DB)
    return product.high ^ product.low
  }

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
