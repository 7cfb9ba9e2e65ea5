/// How good the episodes of a made-up series are, by their places in it.
///
/// The ratings wander from one level to the next, with some episodes far better or worse than those
/// around them.
struct GeneratedCourse {
  /// The number of episodes before this one.
  let place: Int

  /// Whether the catalogue lacks the episode: one in 60.
  var isMissing: Bool { chance(.gap, at: place).isMultiple(of: 60) }

  /// A rating from 5.0 to 10.0; `nil` for one episode in 40.
  var rating: String? {
    guard !chance(.silence, at: place).isMultiple(of: 40) else { return nil }
    let tenths = min(max(level + deviation, 50), 100)
    return "\(tenths / 10).\(tenths % 10)"
  }

  /// The rating in tenths without its deviation.
  private var level: Int {
    let (stretch, step) = place.quotientAndRemainder(dividingBy: Self.stretch)
    let from = Self.level(chance(.level, at: stretch))
    let to = Self.level(chance(.level, at: stretch + 1))
    return from + (to - from) * step / Self.stretch
  }

  /// The difference from the level in tenths: 2 at most, but 15 for one episode in 25.
  private var deviation: Int {
    let chance = chance(.deviation, at: place)
    if chance.isMultiple(of: 25) { return chance.isMultiple(of: 2) ? 15 : -15 }
    return Int(chance % 5) - 2
  }

  /// The number of episodes from one level to the next.
  private static let stretch = 8

  private static func level(_ chance: UInt64) -> Int { 65 + Int(chance % 26) }

  /// What a random number decides.
  private enum Question: UInt64 {
    case gap, silence, level, deviation
  }

  private func chance(_ question: Question, at place: Int) -> UInt64 {
    var random = SplitMix64(seed: question.rawValue << 32 | UInt64(place))
    return random.next()
  }
}
