internal import Dispatch

/// The threads that the system still allows this process to start.
public enum SpareThreads {
  /// Returns how many threads can run at once: as many as requested, or fewer.
  ///
  /// Starts them all and then ends them, which takes longer than checking a limit.
  public static func count(upTo most: Int) -> Int {
    guard most > 0 else { return 0 }
    let end = DispatchSemaphore(value: 0)
    guard let thread = WorkerThread({ end.wait() }) else { return 0 }
    let count = 1 + count(upTo: most - 1)
    end.signal()
    thread.join()
    return count
  }
}
