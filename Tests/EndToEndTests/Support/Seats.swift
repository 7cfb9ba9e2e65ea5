/// A few seats for many tests, which wait until one is free.
///
/// Each program in a terminal keeps a core busy for a moment. Hundreds at once would all be slow; a
/// few at a time are as quick as one alone.
actor Seats {
  static let terminals = Seats(4)

  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(_ count: Int) {
    free = count
  }

  /// Takes a seat, to be given back with ``leave()``.
  func take() async {
    guard free == 0 else {
      free -= 1
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  /// Gives a seat back, to whoever has waited longest.
  func leave() {
    if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
  }
}
