internal import Dispatch

/// The threads that the system still allows this process.
public enum SpareThreads {
  /// How many threads can be started beside each other: as many as are asked for, or fewer.
  ///
  /// They are all started and then ended again, which takes longer than looking at a limit does.
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
