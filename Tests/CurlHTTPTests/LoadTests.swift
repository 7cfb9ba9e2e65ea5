import CTestSupport
import CurlHTTP
import Foundation
import HTTPTypes
import TestSupport
import Testing
import Transport

/// The cost of many requests; process-wide counts run in a separate process.
@Suite("Many requests", .timeLimit(.minutes(5)))
struct LoadTests {
  @Test("A thousand requests go over one kept connection")
  func oneConnection() async throws {
    let server = try LoopbackServer(.numbered)
    let transport = CurlTransport()

    for number in 1...1000 {
      #expect(try await transport.get(server, path: "/\(number)").text == "/\(number)")
    }

    #expect(server.acceptCount == 1)
  }

  @Test("A hundred requests at once share few connections, and each gets its own reply")
  func atOnce() async throws {
    let server = try LoopbackServer(.numbered)
    let transport = CurlTransport(
      configuration: CurlTransport.Configuration(hostConnections: 4))

    try await withThrowingTaskGroup(of: (Int, String).self) { group in
      for number in 1...100 {
        group.addTask { (number, try await transport.get(server, path: "/\(number)").text) }
      }
      for try await (number, text) in group { #expect(text == "/\(number)") }
    }

    #expect(server.acceptCount <= 4)
  }

  @Test("Idle, the thread is never woken")
  func idle() async {
    await #expect(processExitsWith: .success) {
      let server = try LoopbackServer(.numbered)
      let others = Set(Self.threads)
      let transport = CurlTransport()
      _ = try await transport.get(server)
      let thread = try await waitFor("the transport's thread to sleep") {
        Self.threads.first { !others.contains($0) && Self.isInPoll($0) }
      }
      let busy = CurlTransport()
      _ = try await busy.get(server)

      let before = Self.wakeUps(of: thread)
      for _ in 1...500 { _ = try await busy.get(server) }
      let after = Self.wakeUps(of: thread)

      try #require(before != nil && before == after, "\(String(describing: (before, after)))")
      transport.shutdown()
    }
  }

  @Test("Thousands of transfers, started and cancelled, leave no descriptor and no memory behind")
  func cancelled() async {
    await #expect(processExitsWith: .success) {
      let server = try LoopbackServer(.silent)
      let transport = CurlTransport()
      try await Self.cancelTransfers(1000, to: server, over: transport)
      let descriptors = Self.descriptorCount
      let memory = ctest_allocated_bytes()

      try await Self.cancelTransfers(3000, to: server, over: transport)

      // The server may still have to take, and to close, connections that were given up.
      try await waitUntil("all descriptors to be closed") { Self.descriptorCount <= descriptors }
      // Eighty bytes lost in each transfer would be too many; the rest is malloc's own caching.
      try #require(ctest_allocated_bytes() < memory + 256 << 10)
      transport.shutdown()
    }
  }

  @Test("A transport that goes away takes its thread and its descriptors along")
  func lifetime() async {
    await #expect(processExitsWith: .success) {
      let server = try LoopbackServer(.numbered)
      _ = try await CurlTransport().get(server)
      try await waitUntil("the connection to be closed") { server.openCount == 0 }
      let descriptors = Self.descriptorCount

      for _ in 1...50 { _ = try await CurlTransport().get(server) }

      try await waitUntil("the connections to be closed") { server.openCount == 0 }
      // The thread sanitizer may have opened some of its own; fifty transports would leave fifty.
      try #require(Self.descriptorCount < descriptors + 50)
      try #require(Self.threads.count < 40)
    }
  }

  /// Starts transfers and cancels each, some before and some after they are connected.
  private static func cancelTransfers(
    _ count: Int, to server: LoopbackServer, over transport: CurlTransport
  ) async throws {
    for batch in 0..<(count / 50) {
      let tasks = (0..<50).map { _ in Task { try await transport.get(server) } }
      if batch.isMultiple(of: 2) {
        try await waitUntil("some connections") { server.openCount > 0 }
      }
      for task in tasks { task.cancel() }
      for task in tasks {
        await #expect(throws: TransportError.cancelled) { try await task.value }
      }
      try await waitUntil("the connections to be closed") { server.openCount == 0 }
    }
  }

  /// The number of open descriptors, without the timers that Swift's clocks open on first use.
  private static var descriptorCount: Int {
    entries("/proc/self/fd").count { entry in
      let target = try? FileManager.default.destinationOfSymbolicLink(
        atPath: "/proc/self/fd/" + entry)
      return target?.contains("timerfd") != true
    }
  }
  private static var threads: [String] { entries("/proc/self/task") }

  /// Whether a thread sleeps the way libcurl does; the others of this process wait in other ways.
  private static func isInPoll(_ thread: String) -> Bool {
    let call = try? String(contentsOfFile: "/proc/self/task/\(thread)/syscall", encoding: .utf8)
    // 7 is poll on x86-64, 73 is ppoll on arm64.
    return call?.hasPrefix("7 ") == true || call?.hasPrefix("73 ") == true
  }

  private static func wakeUps(of thread: String) -> String? {
    let status = try? String(contentsOfFile: "/proc/self/task/\(thread)/status", encoding: .utf8)
    return status?.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches") }
      .map(String.init)
  }

  private static func entries(_ folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  }
}

extension ServerScript {
  /// Answers each request with its own path.
  fileprivate static let numbered = answering { request, connection in
    connection.reply(String(request.head.split(separator: " ")[1]))
  }
}
