/// Numbers of ids of seven, eight and nine digits, spread evenly at random over those there are.
struct GeneratedIDs: Sendable {
  /// Those with the same number of digits.
  struct Stream: Sendable {
    let digits: Int
    let first: Int
    let span: Int
    let count: Int

    /// The number at an index; it rises with the index.
    func number(_ index: Int, seed: UInt64) -> Int {
      let width = span / count
      var chance = Chance(seed: seed, UInt64(index) << 4 | UInt64(digits))
      return first + index * width + chance.below(max(1, width))
    }
  }

  /// An id, and what it is the index of.
  struct ID {
    let number: Int
    let digits: Int
    let stream: Int
    let index: Int
  }

  let streams: [Stream]
  let seed: UInt64

  /// - Parameters:
  ///   - count: How many there are.
  ///   - seed: Decides which.
  init(count: Int, seed: UInt64) {
    let long = count / 200_000 + 1
    let short = count * 11 / 20
    streams = [
      Stream(digits: 7, first: 1, span: 9_999_998, count: max(1, short)),
      Stream(digits: 8, first: 10_000_000, span: 29_000_000, count: max(1, count - short - long)),
      Stream(digits: 9, first: 100_000_000, span: 300_000_000, count: long),
    ]
    self.seed = seed
  }

  /// Calls a function with all ids in the order of their texts, as dumps are sorted.
  func forEach(_ body: (ID) throws -> Void) rethrows {
    var next = streams.indices.map { id($0, 0) }
    while let first = next.compactMap(\.self).min(by: { $0.isBefore($1) }) {
      try body(first)
      next[first.stream] = id(first.stream, first.index + 1)
    }
  }

  /// The id at a random index.
  func random(_ chance: inout Chance, skew: Double = 1, every step: Int = 1, from start: Int = 0)
    -> (stream: Int, index: Int, number: Int)
  {
    let stream = chance.happens(550) ? 0 : 1
    let rows = max(1, (streams[stream].count - start + step - 1) / step)
    var share = chance.share()
    if skew > 1 { share *= share }
    let index = min(start + step * Int(Double(rows) * share), streams[stream].count - 1)
    return (stream, index, streams[stream].number(index, seed: seed))
  }

  private func id(_ stream: Int, _ index: Int) -> ID? {
    let all = streams[stream]
    guard index < all.count else { return nil }
    return ID(
      number: all.number(index, seed: seed), digits: all.digits, stream: stream, index: index)
  }
}

extension GeneratedIDs.ID {
  /// Whether the text of an id comes before that of another.
  func isBefore(_ other: Self) -> Bool { (order, digits) < (other.order, other.digits) }

  private var order: Int { digits == 7 ? number * 100 : digits == 8 ? number * 10 : number }
}
