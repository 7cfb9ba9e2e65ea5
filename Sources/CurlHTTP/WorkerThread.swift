#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// A POSIX thread that runs one function, with every signal blocked but those of a fault.
///
/// Signals then go to the threads that expect them, and a connection that breaks while it is written
/// to gives an error rather than SIGPIPE. Threads that libcurl starts to resolve names inherit this.
/// A fault whose signal is blocked would end the process without any handler: the terminal could not
/// be put back.
struct WorkerThread: ~Copyable {
  private let thread: pthread_t

  /// Starts the thread, or gives `nil` if the system allows no further one.
  ///
  /// - Parameter body: Runs once, on the new thread.
  init?(_ body: @escaping @Sendable () -> Void) {
    var blocked = sigset_t()
    var previous = sigset_t()
    sigfillset(&blocked)
    for fault in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE] { sigdelset(&blocked, fault) }
    // A new thread inherits the mask of the one that makes it: no signal can slip in at its start.
    pthread_sigmask(SIG_SETMASK, &blocked, &previous)
    defer { pthread_sigmask(SIG_SETMASK, &previous, nil) }

    // The new thread takes over the one reference to the work; without a thread it is released here.
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

/// What a new thread is to do.
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
