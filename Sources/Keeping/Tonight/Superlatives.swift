import Titles

/// The titles that stand out among all that can be proposed.
struct Superlatives {
  /// The reasons of titles that stand out, by their places among the candidates.
  private(set) var reasons: [Int: [TonightReason]] = [:]

  /// The least number of titles among which one can stand out.
  private static let least = 3

  init(_ members: [TonightPool.Member], of candidates: [LibraryEntry]) {
    let places = members.map(\.place)
    let fitting = members.filter(\.caveats.isEmpty).map(\.place)
    add(greatest(of: places) { candidates[$0].facts.score(by: .imdb) }) { _ in .bestRated }
    add(least(of: fitting) { candidates[$0].facts.minutes }) { _ in .shortest }
    add(least(of: places) { candidates[$0].onWatchlistSince }) { .longestOnWatchlist(since: $0) }
    add(greatest(of: places) { candidates[$0].facts.votes }) { .bestKnown(votes: $0) }
    add(least(of: places) { candidates[$0].facts.years?.start }) { .oldest(year: $0) }
    add(greatest(of: places) { candidates[$0].facts.years?.start }) { .newest(year: $0) }
  }

  private mutating func add<Value>(
    _ outstanding: (place: Int, value: Value)?, reason: (Value) -> TonightReason
  ) {
    guard let (place, value) = outstanding else { return }
    reasons[place, default: []].append(reason(value))
  }

  private func least(of places: [Int], by value: (Int) -> Int?) -> (place: Int, value: Int)? {
    greatest(of: places) { place in value(place).map { -$0 } }.map { ($0.place, -$0.value) }
  }

  /// Returns the place of the greatest value; `nil` if several have it, or too few are known.
  private func greatest<Value: Comparable>(
    of places: [Int], by value: (Int) -> Value?
  ) -> (place: Int, value: Value)? {
    var best: (place: Int, value: Value)?
    var isAlone = false
    var count = 0
    for place in places {
      guard let value = value(place) else { continue }
      count += 1
      if let known = best, value <= known.value {
        isAlone = isAlone && value < known.value
      } else {
        (best, isAlone) = ((place, value), true)
      }
    }
    return isAlone && count >= Self.least ? best : nil
  }
}
