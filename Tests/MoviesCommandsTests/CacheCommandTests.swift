import Foundation
import MoviesCommands
import MoviesSession
import OMDB
import OMDBStandIn
import SessionTestSupport
import TestSupport
import Testing

@MainActor
@Suite("What was asked before, over several runs", .timeLimit(.minutes(5)))
struct CacheCommandTests {
  private let home: ServedHome

  init() async throws { home = try await ServedHome() }

  @Test("A question is asked once, for all commands and runs")
  func once() async throws {
    let first = await home.run("search", "batman", "--limit", "20")
    #expect(first.exitCode == 0)
    #expect(home.requests.count == 2)
    #expect(await home.run("search", "batman", "--limit", "20").output == first.output)
    #expect(await home.run("batman").exitCode == 0)
    #expect(home.requests.count == 2)
    _ = await home.run("show", "tt0096895")
    _ = await home.run("show", "tt0096895", "--format", "json")
    #expect(home.requests.count == 3)
    await home.leave()
    let shown = await home.run("show", "tt0096895")
    #expect(shown.exitCode == 0)
    #expect(shown.output.contains("Tim Burton"))
    #expect(await home.run("show", "tt0468569").exitCode == 69)
  }

  @Test("--offline answers from disk alone, and says what is not there")
  func offline() async throws {
    _ = await home.run("search", "batman")
    let known = await home.run("--offline", "search", "batman")
    #expect(known.exitCode == 0)
    #expect(known.output.contains("Batman Begins"))
    let unknown = await home.run("search", "alien", "--offline")
    #expect(unknown.exitCode == 69)
    #expect(unknown.output == "")
    #expect(unknown.messages.hasPrefix("movies-tui: Not loaded on this machine yet: "))
    #expect(unknown.messages.hasSuffix("leave out --offline, or set offline to false.\n"))
    try home.configure(#"{"offline": true}"#)
    #expect(await home.run("search", "alien").exitCode == 69)
    #expect(home.requests.count == 1)
    await home.leave()
  }

  @Test("The demo needs no network, and leaves nothing on disk")
  func demo() async throws {
    let result = await home.run("--demo", "--offline", "search", "batman")
    #expect(result.exitCode == 0)
    #expect(!FileManager.default.fileExists(atPath: home.folder.path + "/cache"))
    await home.leave()
  }

  @Test("A folder that cannot be one is said, by status and by clear")
  func unusableFolder() async throws {
    try Data().write(to: URL(filePath: home.folder.path + "/cache"))
    for action in ["status", "clear"] {
      let result = await home.run("cache", action)
      #expect(result.exitCode == 73)
      #expect(result.messages.contains("/cache/movies-tui"))
      #expect(result.output.isEmpty || result.output.contains("Size        0.0 MB\n"))
    }
    await home.leave()
  }

  @Test("cache status tells what is kept and how many requests were made; clear forgets the first")
  func statusAndClear() async throws {
    let nothing = await home.run("cache", "status")
    #expect(nothing.exitCode == 0)
    #expect(nothing.output.contains("Requests    0 of 1,000 today, probably until 00:00 UTC\n"))
    #expect(!FileManager.default.fileExists(atPath: home.folder.path + "/cache"))
    _ = await home.run("search", "batman")
    _ = await home.run("show", "tt0096895")
    let status = try await status()
    #expect(status["searches"] as? Int == 1)
    #expect(status["titles"] as? Int == 1)
    #expect(status["seasons"] as? Int == 0)
    #expect(status["searchable"] as? Int ?? 0 > 1)
    #expect(status["bytes"] as? Int ?? 0 > 0)
    #expect(status["oldest"] is String)
    #expect((status["requests"] as? [String: Any])?["used"] as? Int == 2)
    let cleared = await home.run("cache", "clear")
    #expect(cleared.exitCode == 0)
    #expect(cleared.output + cleared.messages == "")
    let after = try await self.status()
    #expect(after["searches"] as? Int == 0)
    #expect(after["titles"] as? Int == 0)
    #expect((after["requests"] as? [String: Any])?["used"] as? Int == 2)
    _ = await home.run("search", "batman")
    #expect(home.requests.count == 3)
    await home.leave()
  }

  @Test("What one port has answered is not counted for another one")
  func otherPort() async throws {
    _ = await home.run("search", "batman")
    let other = await home.run("--base-url", "http://127.0.0.1:1/", "cache", "status")
    #expect(other.output.contains("Requests    0 of 1,000 today"))
    #expect(await home.run("cache", "status").output.contains("Requests    1 of 1,000 today"))
    await home.leave()
  }

  @Test("What an earlier session has kept is told and cleared, also if this one keeps nothing")
  func clearWithoutRoom() async throws {
    _ = await home.run("search", "batman")
    try home.configure(#"{"cache": {"megabytes": 0, "posterMegabytes": 0}}"#)
    #expect(try await status()["searches"] as? Int == 1)
    #expect(await home.run("--demo", "cache", "clear").exitCode == 64)
    #expect(try await status()["searches"] as? Int == 1)
    #expect(await home.run("cache", "clear").exitCode == 0)
    #expect(try await status()["searches"] as? Int == 0)
    await home.leave()
  }

  @Test("doctor --online asks the service itself, whatever is kept, and counts the request")
  func online() async throws {
    _ = await home.run("search", "batman")
    #expect(await home.run("doctor", "--online").exitCode == 0)
    #expect(home.requests.count == 2)
    #expect((try await status()["requests"] as? [String: Any])?["used"] as? Int == 2)
    let refused = await home.run("doctor", "--online", "--offline")
    #expect(refused.exitCode == 64)
    #expect(home.requests.count == 2)
    await home.leave()
    #expect(await home.run("search", "batman").exitCode == 0)
    #expect(await home.run("doctor", "--online").exitCode == 69)
  }

  @Test("At the day's limit nothing more is sent, and what is known stays readable")
  func limit() async throws {
    try home.configure(#"{"omdb": {"dailyLimit": 1}}"#)
    #expect(await home.run("search", "batman").exitCode == 0)
    let refused = await home.run("search", "alien")
    #expect(refused.exitCode == 75)
    #expect(refused.messages.contains("Daily limit reached, probably until 00:00 UTC."))
    #expect(await home.run("search", "batman").exitCode == 0)
    #expect(home.requests.count == 1)
    await home.leave()
  }

  @Test("doctor tells the folder and the day's count")
  func doctor() async throws {
    _ = await home.run("search", "batman")
    let result = await home.run("doctor", "--format", "json")
    let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    let cache = try #require((object as? [String: [String: Any]])?["cache"])
    #expect(cache["folder"] as? String == home.folder.path + "/cache/movies-tui")
    #expect(cache["requests"] as? Int == 1)
    #expect(cache["dailyLimit"] as? Int == 1_000)
    await home.leave()
  }

  @Test("With no megabytes for it, nothing is kept on disk")
  func inMemory() async throws {
    try home.configure(#"{"cache": {"megabytes": 0, "posterMegabytes": 0}}"#)
    _ = await home.run("search", "batman")
    _ = await home.run("search", "batman")
    #expect(home.requests.count == 2)
    #expect(!FileManager.default.fileExists(atPath: home.folder.path + "/cache"))
    await home.leave()
  }

  @Test("What is no longer up to date is asked for again, unless that is turned off")
  func stale() async throws {
    let lifetimes = #""searchHours": 0"#
    try home.configure("{\"cache\": {\(lifetimes)}}")
    _ = await home.run("search", "batman")
    _ = await home.run("search", "batman")
    #expect(home.requests.count == 2)
    try home.configure("{\"cache\": {\(lifetimes), \"refreshStale\": false}}")
    #expect(await home.run("search", "batman").exitCode == 0)
    #expect(home.requests.count == 2)
    await home.leave()
  }

  @Test("A file that cannot be used costs one line, and a command about it fails with 73")
  func unusable() async throws {
    let file = home.folder.path + "/cache/movies-tui/cache.sqlite"
    try FileManager.default.createDirectory(atPath: file, withIntermediateDirectories: true)
    let search = await home.run("search", "batman")
    #expect(search.exitCode == 0)
    #expect(
      search.messages == "movies-tui: Cache not used: can't read \(file) (it is a directory).\n")
    for action in ["status", "clear"] {
      let result = await home.run("cache", action)
      #expect(result.exitCode == 73)
      #expect(result.messages == search.messages)
    }
    await home.leave()
  }

  @Test("A damaged file is kept aside, and a new one begun")
  func damaged() async throws {
    let file = try home.folder.write(
      String(repeating: "nonsense", count: 1_000), to: "cache/movies-tui/cache.sqlite")
    let search = await home.run("search", "batman")
    #expect(search.exitCode == 0)
    #expect(search.messages == "movies-tui: The cache was damaged; kept as \(file).damaged.\n")
    #expect(await home.run("search", "batman").messages == "")
    #expect(home.requests.count == 1)
    await home.leave()
  }

  @Test("The key is in none of the files")
  func secret() async throws {
    _ = await home.run("search", "batman")
    _ = await home.run("search", ServedHome.key)
    _ = await home.run("show", "tt0096895")
    let folder = home.folder.path + "/cache/movies-tui"
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(names.contains("cache.sqlite"))
    for name in names {
      let bytes = try Data(contentsOf: URL(filePath: folder + "/" + name))
      #expect(bytes.firstRange(of: Data("Batman".utf8)) != nil || name != "cache.sqlite")
      #expect(bytes.firstRange(of: Data(ServedHome.key.utf8)) == nil, "\(name)")
    }
    await home.leave()
  }

  @Test("Without a home there is no cache to speak of")
  func homeless() async throws {
    let result = try await run("cache", "status")
    #expect(result.exitCode == 73)
    #expect(result.messages.contains("set HOME or XDG_CACHE_HOME"))
    await home.leave()
  }

  /// What `cache status` tells as JSON.
  private func status() async throws -> [String: Any] {
    let result = await home.run("cache", "status", "--format", "json")
    let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    return try #require(object as? [String: Any])
  }
}
