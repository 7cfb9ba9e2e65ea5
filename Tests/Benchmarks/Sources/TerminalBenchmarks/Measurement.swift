import Foundation

/// The measurements of one program in a terminal; medians over several runs.
struct Measurement {
  var firstFrame: Double
  var key: Double
  var bytesPerKey: Double
  var idleSwitches: Double
  var memory: Double
  var privateMemory: Double
  /// Context switches for a key, of twenty in a second.
  var switchesPerKey: Double

  /// Measures a program; `nil` if it cannot be started or draws nothing.
  init?(_ command: [String], runs: Int = 9) {
    let results = (0..<runs).compactMap { _ in Self.run(command) }
    guard results.count == runs else { return nil }
    firstFrame = Self.median(results.map(\.firstFrame))
    key = Self.median(results.map(\.key))
    bytesPerKey = Self.median(results.map(\.bytes))
    memory = Self.median(results.map(\.memory))
    privateMemory = Self.median(results.map(\.privateMemory))
    guard let idle = Self.idleSwitches(command), let busy = Self.switchesPerKey(command) else {
      return nil
    }
    idleSwitches = idle
    switchesPerKey = busy
  }

  /// The time from a key to the first bytes of its frame; a poster comes much later.
  static func key(_ command: [String], pressingFirst first: String? = nil) -> Double? {
    guard let session = TerminalSession(command) else { return nil }
    defer { session.end() }
    _ = session.burst(silence: 600)
    if let first { _ = session.press(first, silence: 400) }
    let keys = (0..<11).compactMap { session.press($0 % 3 == 2 ? "k" : "j", silence: 400) }
    guard keys.count == 11 else { return nil }
    return median(keys.map { $0.first / .milliseconds(1) })
  }

  private typealias Run = (
    firstFrame: Double, key: Double, bytes: Double, memory: Double, privateMemory: Double
  )

  private static func run(_ command: [String]) -> Run? {
    guard let session = TerminalSession(command) else { return nil }
    defer { session.end() }
    guard let frame = session.burst(silence: 2) else { return nil }
    _ = session.burst(silence: 400)
    let presses = ["j", "j", "k", "j", "k"].compactMap { session.press($0) }
    guard presses.count == 5 else { return nil }
    return (
      frame.last / .milliseconds(1), median(presses.map { $0.last / .milliseconds(1) }),
      median(presses.map { Double($0.bytes) }), session.peakMemory, session.privateMemory
    )
  }

  /// Context switches in five seconds without a key, once what a session begins with is kept.
  private static func idleSwitches(_ command: [String]) -> Double? {
    guard let session = TerminalSession(command) else { return nil }
    defer { session.end() }
    _ = session.burst(silence: 6_500)
    return session.switches { Thread.sleep(forTimeInterval: 5) }
  }

  /// Context switches for a key that moves the selection, while keys come fast.
  private static func switchesPerKey(_ command: [String]) -> Double? {
    guard let session = TerminalSession(command) else { return nil }
    defer { session.end() }
    _ = session.burst(silence: 1_500)
    let keys = 40
    let switches = session.switches {
      for index in 0..<keys { _ = session.press(index % 2 == 0 ? "j" : "k", silence: 50) }
    }
    return switches / Double(keys)
  }

  private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
}
