internal import Dispatch
internal import MoviesCore

extension LibraryChanges {
  /// How long a session that ends waits at most, in seconds: longer than the library waits for
  /// another program.
  private static let patience = 10

  /// Waits for the changes under way, as long as there is hope that they come about.
  ///
  /// The time passes on the main queue: other threads may all be busy.
  ///
  /// - Returns: The changes that came to nothing; `nil` if all of them are saved.
  func finish() async -> UnsavedChanges? {
    let end = DispatchWorkItem { [weak self] in MainActor.assumeIsolated { self?.giveUp() } }
    DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(Self.patience), execute: end)
    // What has ended may have led to another change.
    while areUnderWay {
      await withCheckedContinuation { continuation in wait { continuation.resume() } }
    }
    end.cancel()
    return lost
  }
}
