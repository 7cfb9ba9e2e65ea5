/// The rules for effects: which ones are under way, and how a new one affects the others.
///
/// The schedule has neither tasks nor a clock. Each change returns what the driver has to do. Times
/// count from the beginning of the schedule.
struct EffectSchedule {
  /// The time at which an effect starts.
  enum Start: Equatable {
    case now
    case after(Duration)
    /// When ``takeTurn(of:)`` returns the effect.
    case inTurn
  }

  /// The steps for a requested effect: first cancel the others, then start it.
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
  /// The time until which the next throttled effect of a key has to wait.
  private var pauses: [EffectKey: Duration] = [:]

  /// Adds a new effect.
  mutating func admit(
    _ number: Int, key: EffectKey?, scheduling: EffectScheduling, at now: Duration
  ) -> Admission {
    let admission: Admission =
      switch scheduling {
      case .concurrent: Admission()
      case .latest: Admission(cancelled: cancel(key))
      case .debounced(let delay): Admission(cancelled: cancel(key), start: .after(delay))
      case .queued, .continuing: Admission(start: isUnderWay(key) ? .inTurn : .now)
      case .throttled: Admission(cancelled: cancelThrottled(key), start: endOfPause(key, at: now))
      }
    let entry = Entry(number: number, key: key, scheduling: scheduling, start: admission.start)
    underWay.insert(entry, at: place(of: entry))
    if admission.start == .now { begin(number, at: now) }
    return admission
  }

  /// Records the start of an effect that had to wait.
  mutating func begin(_ number: Int, at now: Duration) {
    guard let index = underWay.firstIndex(where: { $0.number == number }) else { return }
    underWay[index].start = .now
    guard case .throttled(let pause) = underWay[index].scheduling, let key = underWay[index].key
    else { return }
    pauses[key] = now + pause
  }

  /// Removes an effect whose operation has ended.
  mutating func finish(_ number: Int) {
    underWay.removeAll { $0.number == number }
  }

  /// Marks the first effect with this key as started if it was waiting for its turn, and returns
  /// it; otherwise returns `nil`.
  mutating func takeTurn(of key: EffectKey?) -> Int? {
    guard let key, let index = underWay.firstIndex(where: { $0.key == key }),
      underWay[index].start == .inTurn
    else { return nil }
    underWay[index].start = .now
    return underWay[index].number
  }

  /// Removes the effects with this key and returns them, oldest first; without a key, none.
  mutating func cancel(_ key: EffectKey?) -> [Int] {
    guard let key else { return [] }
    return take { $0.key == key }
  }

  /// Removes all effects and returns them, oldest first.
  mutating func cancelAll() -> [Int] { take { _ in true } }

  /// Removes the throttled effects that are still waiting.
  private mutating func cancelThrottled(_ key: EffectKey?) -> [Int] {
    guard let key else { return [] }
    return take { entry in
      guard case .throttled = entry.scheduling else { return false }
      return entry.key == key && entry.start != .now
    }
  }

  private mutating func take(_ predicate: (Entry) -> Bool) -> [Int] {
    let taken = underWay.filter(predicate).map(\.number)
    underWay.removeAll(where: predicate)
    return taken
  }

  /// Returns where to insert an effect: at the end or, if it continues another one, before all
  /// queued effects with its key.
  private func place(of entry: Entry) -> Int {
    guard entry.scheduling == .continuing else { return underWay.endIndex }
    return underWay.firstIndex {
      $0.key == entry.key && $0.start == .inTurn && $0.scheduling == .queued
    } ?? underWay.endIndex
  }

  private func isUnderWay(_ key: EffectKey?) -> Bool {
    key != nil && underWay.contains { $0.key == key }
  }

  /// Returns when a throttled effect may start, and forgets expired pauses.
  private mutating func endOfPause(_ key: EffectKey?, at now: Duration) -> Start {
    pauses = pauses.filter { $0.value > now }
    guard let key, let end = pauses[key] else { return .now }
    return .after(end - now)
  }
}
