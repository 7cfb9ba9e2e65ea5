/// Which effects are under way, and what a new one means for the others: the rules, without tasks
/// and without a clock.
///
/// Each change returns what the driver has to do.
struct EffectSchedule {
  /// What to do for an effect that was asked for: first cancel others, then start it.
  struct Admission: Equatable {
    /// The effects that the new one replaces, oldest first.
    var cancelled: [Int]
    /// How long the new one has to wait before it starts; `nil` when it starts at once.
    var delay: Duration?
  }

  private var underWay: [(number: Int, key: EffectKey?)] = []

  /// Takes in a new effect.
  mutating func admit(_ number: Int, key: EffectKey?, scheduling: EffectScheduling) -> Admission {
    let admission: Admission =
      switch scheduling {
      case .concurrent: Admission(cancelled: [], delay: nil)
      case .latest: Admission(cancelled: cancel(key), delay: nil)
      case .debounced(let delay): Admission(cancelled: cancel(key), delay: delay)
      }
    underWay.append((number, key))
    return admission
  }

  /// Takes an effect out whose operation has ended.
  mutating func finish(_ number: Int) {
    underWay.removeAll { $0.number == number }
  }

  /// Takes out the effects with this key and returns them, oldest first; none without a key.
  mutating func cancel(_ key: EffectKey?) -> [Int] {
    guard let key else { return [] }
    let cancelled = underWay.filter { $0.key == key }.map(\.number)
    underWay.removeAll { $0.key == key }
    return cancelled
  }

  /// Takes out all effects and returns them, oldest first.
  mutating func cancelAll() -> [Int] {
    defer { underWay = [] }
    return underWay.map(\.number)
  }
}
