/// Which effects are under way, and what a new one means for the others: the rules, without tasks
/// and without a clock.
///
/// Each change returns what the driver has to do. Times are counted from the schedule's beginning.
struct EffectSchedule {
  /// When an effect starts.
  enum Start: Equatable {
    case now
    case after(Duration)
    /// When ``takeTurn(of:)`` says so.
    case inTurn
  }

  /// What to do for an effect that was asked for: first cancel others, then have it start.
  struct Admission: Equatable {
    /// The effects that the new one replaces, oldest first.
    var cancelled: [Int] = []
    var start = Start.now
  }

  private struct Entry {
    let number: Int
    let key: EffectKey?
    let scheduling: EffectScheduling
    var start: Start
  }

  private var underWay: [Entry] = []
  /// Until when the next throttled effect of a key has to wait.
  private var pauses: [EffectKey: Duration] = [:]

  /// Takes in a new effect.
  mutating func admit(
    _ number: Int, key: EffectKey?, scheduling: EffectScheduling, at now: Duration
  ) -> Admission {
    let admission: Admission =
      switch scheduling {
      case .concurrent: Admission()
      case .latest: Admission(cancelled: cancel(key))
      case .debounced(let delay): Admission(cancelled: cancel(key), start: .after(delay))
      case .queued: Admission(start: isUnderWay(key) ? .inTurn : .now)
      case .throttled: Admission(cancelled: cancelThrottled(key), start: endOfPause(key, at: now))
      }
    underWay.append(
      Entry(number: number, key: key, scheduling: scheduling, start: admission.start))
    if admission.start == .now { begin(number, at: now) }
    return admission
  }

  /// Notes that an effect starts which had to wait.
  mutating func begin(_ number: Int, at now: Duration) {
    guard let index = underWay.firstIndex(where: { $0.number == number }) else { return }
    underWay[index].start = .now
    guard case .throttled(let pause) = underWay[index].scheduling, let key = underWay[index].key
    else { return }
    pauses[key] = now + pause
  }

  /// Takes an effect out whose operation has ended.
  mutating func finish(_ number: Int) {
    underWay.removeAll { $0.number == number }
  }

  /// The queued effect with this key that has to start now, since none before it is left.
  mutating func takeTurn(of key: EffectKey?) -> Int? {
    guard let key, let index = underWay.firstIndex(where: { $0.key == key }),
      underWay[index].start == .inTurn
    else { return nil }
    underWay[index].start = .now
    return underWay[index].number
  }

  /// Takes out the effects with this key and returns them, oldest first; none without a key.
  mutating func cancel(_ key: EffectKey?) -> [Int] {
    guard let key else { return [] }
    return take { $0.key == key }
  }

  /// Takes out all effects and returns them, oldest first.
  mutating func cancelAll() -> [Int] { take { _ in true } }

  /// Takes out the throttled effects that still wait for their time.
  private mutating func cancelThrottled(_ key: EffectKey?) -> [Int] {
    guard let key else { return [] }
    return take { entry in
      guard case .throttled = entry.scheduling else { return false }
      return entry.key == key && entry.start != .now
    }
  }

  private mutating func take(_ isMeant: (Entry) -> Bool) -> [Int] {
    let taken = underWay.filter(isMeant).map(\.number)
    underWay.removeAll(where: isMeant)
    return taken
  }

  private func isUnderWay(_ key: EffectKey?) -> Bool {
    key != nil && underWay.contains { $0.key == key }
  }

  /// When a throttled effect may start; pauses that are over are forgotten.
  private mutating func endOfPause(_ key: EffectKey?, at now: Duration) -> Start {
    pauses = pauses.filter { $0.value > now }
    guard let key, let end = pauses[key] else { return .now }
    return .after(end - now)
  }
}
