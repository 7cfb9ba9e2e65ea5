import Foundation

/// How long a program takes to begin, beyond its first frame; medians in milliseconds.
enum Startup {
  private static let runs = 15

  /// The time until a text is on the screen; `nil` if it never is.
  static func time(of command: [String], until text: String) -> Double? {
    median {
      TerminalSession(command).flatMap { session in
        defer { session.end() }
        return session.time(until: text)
      }
    }
  }

  /// The time until a program that waits for nothing has ended; `nil` if it cannot be started.
  static func time(toTheEndOf command: [String]) -> Double? {
    median {
      TerminalSession(command).flatMap { session in
        defer { session.end() }
        return session.timeToTheEnd()
      }
    }
  }

  private static func median(_ measure: () -> Duration?) -> Double? {
    let times = (0..<runs).compactMap { _ in measure() }.sorted()
    return times.count == runs ? times[runs / 2] / .milliseconds(1) : nil
  }
}
