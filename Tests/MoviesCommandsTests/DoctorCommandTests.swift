import Foundation
import MoviesCommands
import MoviesSession
import SessionTestSupport
import TestSupport
import Testing
import Transport

@MainActor
@Suite("movies-tui doctor", .timeLimit(.minutes(5)))
struct DoctorCommandTests {
  @Test("Text names what was found, and whether there is a key, but never the key")
  func text() async throws {
    let result = try await run(
      "doctor",
      environment: [
        "OMDB_API_KEY": "abcd1234", "TERM": "xterm-256color", "LANG": "de_DE.UTF-8",
        "HOME": "/home/somebody", "https_proxy": "http://user:word@proxy.example.org:8080",
      ])
    for line in [
      "  set           yes\n", "  place         OMDB_API_KEY\n", "  type          xterm-256color\n",
      "  cache         /home/somebody/.cache/movies-tui\n", "  utf8          yes\n",
      "  httpsProxy    http://…@proxy.example.org:8080\n", "  version       \(Version.current)\n",
      "  colors        256\n",
    ] {
      #expect(result.output.contains(line))
    }
    #expect(result.output.contains("  ncurses       ncurses 6."))
    #expect(result.output.contains("  swift         6."))
    #expect(result.output.contains(/\ssqlite +3\.\d+\.\d+\n/))
    #expect(result.output.contains(/\slibjpegTurbo +\d+\.\d+(\.\d+)*\n/))
    #expect(result.output.contains(/\scommit +\S+\n/))
    #expect(result.output.contains("libcurl 7.") || result.output.contains("libcurl 8."))
    #expect(!result.output.contains("abcd1234"))
    #expect(!result.output.contains("word"))
    #expect(result.exitCode == 0)
  }

  @Test("JSON has the same, as objects")
  func json() async throws {
    let result = try await run("doctor", "--format", "json", environment: ["NO_COLOR": "1"])
    let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    let sections = try #require(object as? [String: [String: Any]])
    #expect(
      Set(sections.keys)
        == [
          "program", "configuration", "key", "source", "directories", "terminal", "network",
          "cache", "library", "imdb", "pictures",
        ])
    #expect(sections["library"]?["exists"] as? Bool == false)
    #expect(sections["library"]?["file"] is NSNull)
    #expect(sections["key"]?["set"] as? Bool == false)
    #expect(sections["source"]?["name"] as? String == "demo")
    #expect(sections["configuration"]?["colors"] as? String == "never")
  }

  @Test("A broken configuration is reported with all the rest, and decides the exit code")
  func brokenConfiguration() async throws {
    let folder = try TemporaryFolder()
    let config = try folder.write("{ \"ui\": 1 }", to: "c.json")
    let result = try await run("doctor", "--config", config)
    #expect(result.output.contains("The setting ui is 1; expected an object of settings."))
    #expect(result.output.contains("directories\n"))
    #expect(result.exitCode == 78)
  }

  @Test("An empty configuration is a mistake in it, not a file that cannot be read")
  func emptyConfiguration() async throws {
    let folder = try TemporaryFolder()
    let result = try await run("doctor", "--config", try folder.write("", to: "c.json"))
    #expect(result.output.contains("c.json:1:1: Invalid JSON: the file ends"))
    #expect(result.exitCode == 78)
  }

  @Test("A malformed key is reported without the key")
  func malformedKey() async throws {
    let result = try await run("doctor", environment: ["OMDB_API_KEY": "s3cret!"])
    #expect(result.output.contains("  problem       The API key may only hold"))
    #expect(!(result.output + result.messages).contains("s3cret"))
    #expect(result.exitCode == 77)
  }

  @Test("--online sends one search and tells what came of it")
  func online() async throws {
    let reached = try await run("doctor", "--online", "--format", "json")
    #expect(reached.output.contains("\"works\": false"))
    #expect(reached.exitCode == 1)
    let transport = StandInTransport(.batman)
    let works = try await run("doctor", "--online", transport: transport)
    #expect(transport.paths.count == 1)
    #expect(works.output.contains("  works         yes\n"))
    #expect(works.exitCode == 0)
  }
}
