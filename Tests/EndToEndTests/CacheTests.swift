import Foundation
import OMDBStandIn
import TestSupport
import Testing

@Suite("Never asking twice, and doing without a network", .timeLimit(.minutes(5)))
struct CacheTests {
  private static let key = "abcd1234"

  /// The program twice with one home, the second time after Enter.
  private func twice(
    _ service: Service, _ test: (Program) async throws -> Void
  ) async throws {
    let start = Program.Start(
      arguments: [service.option], columns: 120, rows: 50,
      environment: ["OMDB_API_KEY": Self.key],
      settings: #"{"ui": {"poster": "off"}, "start": "query"}"#,
      script: Program.twice())
    try await withProgram(start, test)
  }

  @Test("A second start asks for nothing that was seen, and needs no connection for it")
  func secondStart() async throws {
    try await withService { service in
      try await twice(service) { program in
        try await program.shows("1 / 33", "Tim Burton", "Soul of the Dragon")
        try await program.press("Down")
        try await program.shows("2 / 33", "Adam West")
        try await program.quitsFirst()
        let requests = await service.requests.count
        try await program.press("Enter")
        try await program.shows("1 / 33", "Tim Burton")
        #expect(await service.requests.count == requests)
        await service.stop()
        try await program.press("Down")
        try await program.shows("2 / 33", "Adam West")
        try await program.typeQuery("alien")
        try await program.press("Enter")
        try await program.shows("No connection")
        try await service.start()
        try await program.press("r")
        try await program.hides("No connection")
        try await program.shows("Alien", "Ridley Scott")
      }
    }
  }

  @Test("Without a connection the screen says so, and for a while nothing else is tried")
  func pause() async throws {
    try await withService { service in
      await service.stop()
      try await withProgram([service.option, "alien"]) { program in
        try await program.shows("No connection", "Can't reach 127.0.0.1.")
        try await service.start()
        try await program.typeQuery("matrix")
        try await program.press("Enter")
        try await program.says("Press r to retry.")
        try await program.shows("No connection")
        #expect(await service.requests.isEmpty)
        try await program.press("r")
        try await program.shows("1 / 3 ")
      }
    }
  }

  @Test("The requests of two runs are counted together, and clearing the answers keeps the count")
  func counts() async throws {
    try await withService { service in
      let home = try PrivateHome()
      func run(_ arguments: String...) async throws -> ChildProcess.Result {
        try await ChildProcess.run(
          Program.path, arguments + [service.option],
          environment: home.environment(with: ["OMDB_API_KEY": Self.key]))
      }
      async let first = run("search", "batman", "--limit", "30")
      async let second = run("search", "alien")
      #expect(try await first.exitCode == 0)
      #expect(try await second.exitCode == 0)
      let requests = await service.requests.count
      #expect(requests >= 4)
      for action in ["status", "clear", "status"] {
        let result = try await run("cache", action, "--format", "json")
        #expect(result.exitCode == 0)
        if action == "status" { #expect(result.output.contains("\"used\": \(requests),")) }
      }
      #expect(try await run("search", "alien").exitCode == 0)
      #expect(await service.requests.count == requests + 1)
    }
  }

  @Test("A cache that cannot be used costs one line, and the session goes on")
  func unusable() async throws {
    try await withService { service in
      let start = Program.Start(
        arguments: [service.option], columns: 160,
        script: #"mkdir -p "$XDG_CACHE_HOME/movies-tui/cache.sqlite"; "$@""#)
      try await withProgram(start) { program in
        try await program.shows("Cache not used: can't read cache.sqlite (it is a directory).")
        try await program.shows("1 / 33")
      }
    }
  }
}
