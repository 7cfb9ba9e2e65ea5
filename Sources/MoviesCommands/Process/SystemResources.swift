import CurlHTTP
import Foundation
import MoviesSession

/// The system resources that the program needs.
///
/// The libraries depend on them: libdispatch stops the process if it gets no descriptor, and if it
/// gets no thread, it waits for one endlessly and ignores signals.
enum SystemResources {
  /// The maximum number of files that a session has open at once.
  ///
  /// The demo begins with 23. Connections and their name lookups, recordings, and 16 links opened
  /// at the same moment make up the rest.
  private static let files = 160

  /// The maximum number of threads in a session besides the first: its own, and one per processor.
  private static var threads: Int { 12 + max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// Checks that all necessary resources are available; raises a low limit of open files if
  /// allowed.
  ///
  /// - Throws: A ``Failure`` that says what is missing and which limit to raise.
  static func check() throws(Failure) {
    try checkFiles()
    try require(512, of: SystemLimit.stack.value >> 10, "KB of stack can be used", "ulimit -s")
    #if os(Linux)
      try checkMemory()
      try checkThreads()
    #endif
  }

  private static func checkFiles() throws(Failure) {
    SystemLimit.openFiles.raise(to: 1024)
    let free = freeDescriptors(below: min(SystemLimit.openFiles.value, 1024))
    try require(files, of: free, "more files can be opened", "ulimit -n")
  }

  private static func freeDescriptors(below limit: Int) -> Int {
    var files = (0..<Int32(limit)).map { pollfd(fd: $0, events: 0, revents: 0) }
    poll(&files, nfds_t(files.count), 0)
    return files.count { $0.revents & Int16(POLLNVAL) != 0 }
  }

  private static func require(
    _ needed: Int, of available: Int, _ what: String, _ command: String
  ) throws(Failure) {
    guard available < needed else { return }
    throw Failure(
      "Only \(max(0, available)) \(what), but \(needed) are needed. Raise the limit with \(command).",
      exitCode: .resourceRefused)
  }
}

#if os(Linux)
  extension SystemResources {
    /// Checks the available memory, in megabytes.
    ///
    /// Each thread has a stack, and once it allocates memory, the C library reserves 64 MB of
    /// addresses for it, and 64 more while doing so.
    private static func checkMemory() throws(Failure) {
      let stack = SystemLimit.stack.value == .max ? 2 : SystemLimit.stack.value >> 20
      try require(
        96 + threads * (stack + 64), of: left(of: .addressSpace, used: .addresses),
        "MB of addresses are left", "ulimit -v")
      try require(
        32 + threads * (stack + 2), of: left(of: .data, used: .data), "MB of memory are left",
        "ulimit -d")
    }

    /// The positions of numbers in the system's line about a process's memory.
    private enum Use: Int {
      case addresses = 0
      case data = 5
    }

    private static func left(of limit: SystemLimit, used use: Use) -> Int {
      guard limit.value < .max else { return .max }
      let pages = words(of: "/proc/self/statm").dropFirst(use.rawValue).first.flatMap { Int($0) }
      return (limit.value - (pages ?? 0) * Int(getpagesize())) >> 20
    }

    /// Checks that enough threads can be started by starting them, unless the limit suffices even
    /// if all of the machine's threads are the user's.
    private static func checkThreads() throws(Failure) {
      let running = words(of: "/proc/loadavg").dropFirst(3).first?.split(separator: "/").last
      let others = running.flatMap { Int($0) } ?? .max
      guard SystemLimit.threads.value - threads < others else { return }
      try require(
        threads, of: SpareThreads.count(upTo: threads), "more threads can be started", "ulimit -u")
    }

    private static func words(of path: String) -> [Substring] {
      let bytes = try? TextFile.bytes(of: path, limit: 4096)
      return String(decoding: bytes ?? [], as: UTF8.self).split(whereSeparator: \.isWhitespace)
    }
  }
#endif
