/// The effects of one store that have been asked for and have not ended yet.
@MainActor
public final class EffectTracker {
  private var names: [Int: String] = [:]
  private var lastNumber = 0

  /// Makes a tracker without effects.
  public init() {}

  /// Whether no effect is waiting or running.
  public var isIdle: Bool { names.isEmpty }

  /// The names of all effects that are waiting or running, oldest first.
  public var running: [String] { names.sorted { $0.key < $1.key }.map(\.value) }

  func begin(_ name: String) -> Int {
    lastNumber += 1
    names[lastNumber] = name
    return lastNumber
  }

  func end(_ number: Int) { names[number] = nil }
}
