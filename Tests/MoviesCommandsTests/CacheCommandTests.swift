import Foundation
import MoviesCommands
import MoviesSession
import OMDB
import OMDBStandIn
import SessionTestSupport
import TestSupport
import Testing

@MainActor
@Suite("What was asked before, over several runs")
struct CacheCommandTests {
  private static let key = "5ec4e7k3"
  private let home: TemporaryFolder
  private let server: StandInServer

  init() async throws {
    home = try TemporaryFolder()
    server = try await StandInServer.start(
      catalogue: .bundled(), faults: StandInFaults(requiredKey: Self.key))
  }

  @Test("A question is asked once, for all commands and runs")
  func once() async throws {
    let first = try await program("search", "batman", "--limit", "20")
    #expect(first.exitCode == 0)
    #expect(server.requests.count == 2)
    #expect(try await program("search", "batman", "--limit", "20").output == first.output)
    #expect(try await program("batman").exitCode == 0)
    #expect(server.requests.count == 2)
    _ = try await program("show", "tt0096895")
    _ = try await program("show", "tt0096895", "--format", "json")
    #expect(server.requests.count == 3)
    await server.stop()
    let shown = try await program("show", "tt0096895")
    #expect(shown.exitCode == 0)
    #expect(shown.output.contains("Tim Burton"))
    #expect(try await program("show", "tt0468569").exitCode == 69)
  }

  @Test("--offline answers from disk alone, and says what is not there")
  func offline() async throws {
    _ = try await program("search", "batman")
    let known = try await program("--offline", "search", "batman")
    #expect(known.exitCode == 0)
    #expect(known.output.contains("Batman Begins"))
    let unknown = try await program("search", "alien", "--offline")
    #expect(unknown.exitCode == 69)
    #expect(unknown.output == "")
    #expect(unknown.messages.hasPrefix("movies-tui: Not loaded on this machine yet: "))
    #expect(unknown.messages.hasSuffix("leave out --offline, or set offline to false.\n"))
    try home.write(#"{"offline": true}"#, to: "config/movies-tui/config.json")
    #expect(try await program("search", "alien").exitCode == 69)
    #expect(server.requests.count == 1)
    await server.stop()
  }

  @Test("The demo needs no network, and leaves nothing on disk")
  func demo() async throws {
    let result = try await program("--demo", "--offline", "search", "batman")
    #expect(result.exitCode == 0)
    #expect(!FileManager.default.fileExists(atPath: home.path + "/cache"))
    await server.stop()
  }

  @Test("cache status tells what is kept and how many requests were made; clear forgets the first")
  func statusAndClear() async throws {
    let nothing = try await program("cache", "status")
    #expect(nothing.exitCode == 0)
    #expect(nothing.output.contains("Requests    0 of 1,000 today, probably until 00:00 UTC\n"))
    #expect(!FileManager.default.fileExists(atPath: home.path + "/cache"))
    _ = try await program("search", "batman")
    _ = try await program("show", "tt0096895")
    let status = try await status()
    #expect(status["searches"] as? Int == 1)
    #expect(status["titles"] as? Int == 1)
    #expect(status["seasons"] as? Int == 0)
    #expect(status["searchable"] as? Int ?? 0 > 1)
    #expect(status["bytes"] as? Int ?? 0 > 0)
    #expect(status["oldest"] is String)
    #expect((status["requests"] as? [String: Any])?["used"] as? Int == 2)
    let cleared = try await program("cache", "clear")
    #expect(cleared.exitCode == 0)
    #expect(cleared.output + cleared.messages == "")
    let after = try await self.status()
    #expect(after["searches"] as? Int == 0)
    #expect(after["titles"] as? Int == 0)
    #expect((after["requests"] as? [String: Any])?["used"] as? Int == 2)
    _ = try await program("search", "batman")
    #expect(server.requests.count == 3)
    await server.stop()
  }

  @Test("At the day's limit nothing more is sent, and what is known stays readable")
  func limit() async throws {
    try home.write(#"{"omdb": {"dailyLimit": 1}}"#, to: "config/movies-tui/config.json")
    #expect(try await program("search", "batman").exitCode == 0)
    let refused = try await program("search", "alien")
    #expect(refused.exitCode == 75)
    #expect(refused.messages.contains("Daily limit reached, probably until 00:00 UTC."))
    #expect(try await program("search", "batman").exitCode == 0)
    #expect(server.requests.count == 1)
    await server.stop()
  }

  @Test("doctor tells the folder and the day's count")
  func doctor() async throws {
    _ = try await program("search", "batman")
    let result = try await program("doctor", "--format", "json")
    let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    let cache = try #require((object as? [String: [String: Any]])?["cache"])
    #expect(cache["folder"] as? String == home.path + "/cache/movies-tui")
    #expect(cache["requests"] as? Int == 1)
    #expect(cache["dailyLimit"] as? Int == 1_000)
    await server.stop()
  }

  @Test("With no megabytes for it, nothing is kept on disk")
  func inMemory() async throws {
    try home.write(
      #"{"cache": {"megabytes": 0, "posterMegabytes": 0}}"#, to: "config/movies-tui/config.json")
    _ = try await program("search", "batman")
    _ = try await program("search", "batman")
    #expect(server.requests.count == 2)
    #expect(!FileManager.default.fileExists(atPath: home.path + "/cache"))
    await server.stop()
  }

  @Test("What is no longer up to date is asked for again, unless that is turned off")
  func stale() async throws {
    let lifetimes = #""searchHours": 0"#
    try home.write("{\"cache\": {\(lifetimes)}}", to: "config/movies-tui/config.json")
    _ = try await program("search", "batman")
    _ = try await program("search", "batman")
    #expect(server.requests.count == 2)
    try home.write(
      "{\"cache\": {\(lifetimes), \"refreshStale\": false}}", to: "config/movies-tui/config.json")
    #expect(try await program("search", "batman").exitCode == 0)
    #expect(server.requests.count == 2)
    await server.stop()
  }

  @Test("A file that cannot be used costs one line, and a command about it fails with 73")
  func unusable() async throws {
    let file = home.path + "/cache/movies-tui/cache.sqlite"
    try FileManager.default.createDirectory(atPath: file, withIntermediateDirectories: true)
    let search = try await program("search", "batman")
    #expect(search.exitCode == 0)
    #expect(
      search.messages == "movies-tui: Cache not used: can't read \(file) (it is a directory).\n")
    for action in ["status", "clear"] {
      let result = try await program("cache", action)
      #expect(result.exitCode == 73)
      #expect(result.messages == search.messages)
    }
    await server.stop()
  }

  @Test("A damaged file is kept aside, and a new one begun")
  func damaged() async throws {
    let file = try home.write(
      String(repeating: "nonsense", count: 1_000), to: "cache/movies-tui/cache.sqlite")
    let search = try await program("search", "batman")
    #expect(search.exitCode == 0)
    #expect(search.messages == "movies-tui: The cache was damaged; kept as \(file).damaged.\n")
    #expect(try await program("search", "batman").messages == "")
    #expect(server.requests.count == 1)
    await server.stop()
  }

  @Test("The key is in none of the files")
  func secret() async throws {
    _ = try await program("search", "batman")
    _ = try await program("search", Self.key)
    _ = try await program("show", "tt0096895")
    let folder = home.path + "/cache/movies-tui"
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(names.contains("cache.sqlite"))
    for name in names {
      let bytes = try Data(contentsOf: URL(filePath: folder + "/" + name))
      #expect(bytes.firstRange(of: Data("Batman".utf8)) != nil || name != "cache.sqlite")
      #expect(bytes.firstRange(of: Data(Self.key.utf8)) == nil, "\(name)")
    }
    await server.stop()
  }

  @Test("Without a home there is no cache to speak of")
  func homeless() async throws {
    let result = try await run("cache", "status")
    #expect(result.exitCode == 73)
    #expect(result.messages.contains("set HOME or XDG_CACHE_HOME"))
    await server.stop()
  }

  /// What `cache status` tells as JSON.
  private func status() async throws -> [String: Any] {
    let result = try await program("cache", "status", "--format", "json")
    let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    return try #require(object as? [String: Any])
  }

  /// Runs the program as it is, with a home and a service of its own.
  private func program(_ arguments: String...) async throws -> Run {
    let output = RecordingSink()
    let messages = RecordingSink()
    let isDemo = arguments.contains("--demo")
    let address = isDemo ? [] : ["--base-url", "http://127.0.0.1:\(server.port)/"]
    let invocation = Invocation(
      arguments: arguments + address,
      surroundings: Surroundings(
        environment: [
          "OMDB_API_KEY": Self.key, "HOME": home.path, "XDG_CACHE_HOME": home.path + "/cache",
          "XDG_CONFIG_HOME": home.path + "/config", "XDG_CONFIG_DIRS": home.path + "/none",
        ],
        output: output, messages: messages))
    let exitCode = await Program.run(invocation)
    return Run(exitCode: exitCode.rawValue, output: output.text, messages: messages.text)
  }
}
