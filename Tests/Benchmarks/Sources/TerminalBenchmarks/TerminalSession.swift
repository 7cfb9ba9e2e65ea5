import CPseudoterminal
import Foundation

/// A program on a pseudoterminal, and a stopwatch for its output.
struct TerminalSession {
  private let process: pid_t
  private let terminal: Int32
  private let start: ContinuousClock.Instant

  /// A burst of output: when it began and ended, and its size.
  struct Burst {
    var first: Duration
    var last: Duration
    var bytes: Int
  }

  /// Starts a program at 120×40; returns `nil` if it cannot be started.
  init?(_ command: [String]) {
    // The strings belong to this scope, which outlives the call; the program gets copies.
    var arguments = command.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var descriptor: Int32 = -1
    start = .now
    process = start_in_terminal(&arguments, 120, 40, &descriptor)
    guard process > 0 else { return nil }
    terminal = descriptor
  }

  /// Reads until nothing has arrived for some milliseconds; `nil` if nothing arrived at all.
  ///
  /// The wait for the first byte is longer.
  func burst(
    since begin: ContinuousClock.Instant? = nil, silence: Int32, patience: Int32 = 2_000
  ) -> Burst? {
    let begin = begin ?? start
    var burst: Burst?
    var buffer = [UInt8](repeating: 0, count: 65_536)
    var poll = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
    while Foundation.poll(&poll, 1, burst == nil ? patience : silence) > 0 {
      let count = read(terminal, &buffer, buffer.count)
      guard count > 0 else { break }
      let time = begin.duration(to: .now)
      burst = Burst(
        first: burst?.first ?? time, last: time, bytes: (burst?.bytes ?? 0) + count)
    }
    return burst
  }

  /// Reads until a text has arrived, in one piece; `nil` if it does not.
  func time(until text: String) -> Duration? {
    let wanted = Array(text.utf8)
    var output: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    var poll = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
    while Foundation.poll(&poll, 1, 2_000) > 0 {
      let count = read(terminal, &buffer, buffer.count)
      guard count > 0 else { return nil }
      output += buffer[..<count]
      if output.firstRange(of: wanted) != nil { return start.duration(to: .now) }
    }
    return nil
  }

  /// Reads until the program has ended; `nil` if it does not.
  func timeToTheEnd() -> Duration? {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    var poll = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
    while Foundation.poll(&poll, 1, 2_000) > 0 {
      if read(terminal, &buffer, buffer.count) <= 0 { return start.duration(to: .now) }
    }
    return nil
  }

  /// Presses a key and measures the drawing that follows.
  func press(_ key: String, silence: Int32 = 30) -> Burst? {
    let begin = ContinuousClock.now
    write(terminal, key, key.utf8.count)
    return burst(since: begin, silence: silence)
  }

  /// The peak memory of the program, in megabytes.
  var peakMemory: Double { (status("VmHWM") ?? 0) / 1_024 }

  /// The memory that is no part of a file, in megabytes: what the program itself needs.
  var privateMemory: Double {
    let rows = try? String(contentsOfFile: "/proc/\(process)/smaps_rollup", encoding: .utf8)
    return (rows.flatMap { Self.number(of: "Anonymous", in: $0) } ?? 0) / 1_024
  }

  /// How often each of its threads has been switched so far, by thread number.
  var contextSwitches: [String: Double] {
    let threads = try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")
    return Dictionary(
      uniqueKeysWithValues: (threads ?? []).map { thread in
        (thread, status("voluntary_ctxt_switches", thread: thread) ?? 0)
      })
  }

  /// How often all threads together are switched while something happens.
  func switches(during work: () -> Void) -> Double {
    let before = contextSwitches
    work()
    return contextSwitches.reduce(0) { $0 + $1.value - before[$1.key, default: 0] }
  }

  /// Ends the program and waits for its end.
  func end() {
    kill(process, SIGTERM)
    var status: Int32 = 0
    waitpid(process, &status, 0)
    close(terminal)
  }

  private func status(_ name: String, thread: String? = nil) -> Double? {
    let path = "/proc/\(process)/" + (thread.map { "task/\($0)/" } ?? "") + "status"
    return (try? String(contentsOfFile: path, encoding: .utf8))
      .flatMap { Self.number(of: name, in: $0) }
  }

  /// The number in a row that begins with a name.
  private static func number(of name: String, in text: String) -> Double? {
    let line = text.split(separator: "\n").first { $0.hasPrefix(name + ":") }
    return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Double($0) }
  }
}
