internal import Dispatch
internal import MoviesCore

extension LibraryChanges {
  /// The longest time that an ending session waits, in seconds; it exceeds the time that the
  /// library waits for another program.
  private static let patience = 10

  /// Waits until no change is under way, or until the time limit has passed.
  ///
  /// The time limit is kept on the main queue, since all other threads may be busy.
  ///
  /// - Returns: The changes that came to nothing; `nil` if all of them are saved.
  func finish() async -> UnsavedChanges? {
    let end = DispatchWorkItem { [weak self] in MainActor.assumeIsolated { self?.giveUp() } }
    DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(Self.patience), execute: end)
    // A change that has ended may have led to another one.
    while areUnderWay {
      await withCheckedContinuation { continuation in wait { continuation.resume() } }
    }
    end.cancel()
    return lost
  }
}
