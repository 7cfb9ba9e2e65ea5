#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// A POSIX thread that runs one function, with every signal blocked except those of faults.
///
/// Signals then go to the threads that expect them, and writing to a broken connection gives an
/// error rather than SIGPIPE. Threads that libcurl starts to resolve names inherit this. If the
/// signals of faults were blocked, a fault would end the process without running any handler, and
/// the terminal could not be restored.
struct WorkerThread: ~Copyable {
  private let thread: pthread_t

  /// Starts the thread; `nil` if the system allows no more threads.
  ///
  /// - Parameter body: Runs once, on the new thread.
  init?(_ body: @escaping @Sendable () -> Void) {
    var blocked = sigset_t()
    var previous = sigset_t()
    sigfillset(&blocked)
    for fault in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE] { sigdelset(&blocked, fault) }
    // A new thread inherits the mask of its creator, so no signal can slip in at its start.
    pthread_sigmask(SIG_SETMASK, &blocked, &previous)
    defer { pthread_sigmask(SIG_SETMASK, &previous, nil) }

    // The new thread takes over the only reference to the work; if it fails to start, that is
    // released here.
    let work = Unmanaged.passRetained(Work(body))
    var created: pthread_t?
    #if canImport(Darwin)
      let code = pthread_create(&created, nil, { Work.run($0) }, work.toOpaque())
    #else
      var identifier = pthread_t()
      let code = pthread_create(&identifier, nil, { Work.run($0) }, work.toOpaque())
      created = identifier
    #endif
    guard code == 0, let created else {
      work.release()
      return nil
    }
    thread = created
  }

  /// Waits until the thread's function has returned.
  consuming func join() {
    pthread_join(thread, nil)
  }
}

/// The work of a new thread.
private final class Work {
  private let body: @Sendable () -> Void

  init(_ body: @escaping @Sendable () -> Void) {
    self.body = body
  }

  static func run(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let context else { return nil }
    Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body()
    return nil
  }
}
