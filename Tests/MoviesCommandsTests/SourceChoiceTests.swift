import Foundation
import MoviesCommands
import MoviesSession
import OMDB
import SessionTestSupport
import Synchronization
import TestSupport
import Testing
import Transport

@MainActor
@Suite("Where films come from", .timeLimit(.minutes(5)))
struct SourceChoiceTests {
  @Test("Without a key the bundled films answer")
  func withoutKey() async throws {
    #expect(try await choice("search", "x") == .demo)
    #expect(try await choice("search", "x", environment: ["OMDB_API_KEY": ""]) == .demo)
  }

  @Test("With a key OMDb is asked")
  func withKey() async throws {
    let choice = try await choice("search", "x", environment: ["OMDB_API_KEY": "abcd1234"])
    let expected = SourceChoice.service(
      try ServiceURL("https://www.omdbapi.com/"), key: try APIKey("abcd1234"))
    #expect(choice == expected)
  }

  @Test("--demo wins over a key, and does not even read it")
  func demo() async throws {
    let choice = try await choice(
      "search", "x", "--demo", environment: ["OMDB_API_KEY": "not a key"])
    #expect(choice == .demo)
  }

  @Test("An address of one's own is asked without a key, or with the one there is")
  func ownAddress() async throws {
    let address = try ServiceURL("http://127.0.0.1:9/")
    let flags = ["--base-url", "http://127.0.0.1:9/", "search", "x"]
    #expect(try await choice(flags) == .service(address, key: nil))
    let keyed = try await choice(flags, environment: ["OMDB_API_KEY": "abcd1234"])
    #expect(keyed == .service(address, key: try APIKey("abcd1234")))
  }

  @Test("A flag goes before the file, the environment before the file, the file before the default")
  func precedence() async throws {
    let folder = try TemporaryFolder()
    try folder.write("filekey1\n", to: "key")
    let config = try folder.write(
      #"{ "omdb": { "baseURL": "http://localhost:8/", "apiKeyFile": "key" } }"#, to: "c.json")
    let file = try await choice("search", "x", "--config", config)
    #expect(
      file == .service(try ServiceURL("http://localhost:8/"), key: try APIKey("filekey1")))
    let both = try await choice(
      "search", "x", "--config", config, "--base-url", "http://127.0.0.1:9/",
      environment: ["OMDB_API_KEY": "envkey22"])
    #expect(both == .service(try ServiceURL("http://127.0.0.1:9/"), key: try APIKey("envkey22")))
  }

  @Test("The configuration is found by the rules of XDG")
  func placesOfTheConfiguration() async throws {
    let folder = try TemporaryFolder()
    let text = #"{ "omdb": { "baseURL": "http://localhost:8/" } }"#
    try folder.write(text, to: "home/.config/movies-tui/config.json")
    try folder.write(text, to: "xdg/movies-tui/config.json")
    try folder.write(text, to: "system/movies-tui/config.json")
    let own = SourceChoice.service(try ServiceURL("http://localhost:8/"), key: nil)
    for environment in [
      ["HOME": folder.path + "/home"], ["XDG_CONFIG_HOME": folder.path + "/xdg"],
      ["XDG_CONFIG_DIRS": "relative:" + folder.path + "/system"],
      ["XDG_CONFIG_HOME": "relative", "HOME": folder.path + "/home"],
    ] {
      #expect(try await choice("search", "x", environment: environment) == own)
    }
    #expect(try await choice("search", "x", environment: ["HOME": folder.path]) == .demo)
  }

  @Test("A key file that others can read is warned of, and used")
  func openKeyFile() async throws {
    let folder = try TemporaryFolder()
    let key = try folder.write("filekey1", to: "key", mode: 0o644)
    let config = try folder.write("{ \"omdb\": { \"apiKeyFile\": \"\(key)\" } }", to: "c.json")
    let result = try await run("search", "moon", "--config", config)
    #expect(
      result.messages
        == "movies-tui: Others can read the API key in \(key). Run: chmod 600 \(key)\n")
    #expect(result.exitCode == 0)
  }

  @Test("Of a link to a key file it matters who can read the file")
  func linkedKeyFile() async throws {
    let folder = try TemporaryFolder()
    let link = folder.path + "/link"
    let config = try folder.write(#"{ "omdb": { "apiKeyFile": "link" } }"#, to: "c.json")
    let closed = try folder.write("filekey1", to: "closed", mode: 0o600)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: closed)
    let silent = try await run("search", "moon", "--config", config)
    #expect(silent.messages == "")
    #expect(silent.exitCode == 0)
    let open = try folder.write("filekey1", to: "open", mode: 0o640)
    try FileManager.default.removeItem(atPath: link)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: open)
    let warned = try await run("search", "moon", "--config", config)
    #expect(
      warned.messages
        == "movies-tui: Others can read the API key in \(link). Run: chmod 600 \(link)\n")
  }

  @Test(
    "A device is no key file, and is neither read nor warned of", arguments: ["search", "doctor"])
  func device(_ command: String) async throws {
    let folder = try TemporaryFolder()
    let config = try folder.write(#"{ "omdb": { "apiKeyFile": "/dev/zero" } }"#, to: "c.json")
    let arguments = command == "search" ? [command, "moon"] : [command]
    let result = try await run(arguments + ["--config", config])
    #expect(result.exitCode == 66)
    #expect(
      result.messages
        == "movies-tui: The file with the API key, /dev/zero, cannot be read: it is a "
        + "device.\n")
    #expect(!result.output.contains("chmod"))
  }

  @Test("A key that is none is code 77, and is not shown")
  func malformedKey() async throws {
    let result = try await run("search", "x", environment: ["OMDB_API_KEY": "s3cret!\r\nX: y"])
    #expect(result.exitCode == 77)
    #expect(result.messages.contains("may only hold letters and digits"))
    #expect(result.messages.contains("OMDB_API_KEY"))
    #expect(!result.messages.contains("s3cret"))
    #expect(result.messages.split(separator: "\n").count == 1)
  }

  @Test("A key file that does not exist is code 66")
  func missingKeyFile() async throws {
    let folder = try TemporaryFolder()
    let config = try folder.write(#"{ "omdb": { "apiKeyFile": "nokey" } }"#, to: "c.json")
    let result = try await run("search", "x", "--config", config)
    #expect(result.exitCode == 66)
    #expect(result.messages.contains("\(folder.path)/nokey, cannot be read: it does not exist."))
  }

  @Test(
    "An address that must not be asked is wrong usage",
    arguments: [
      "http://example.org/", "ftp://localhost/", "file:///etc/passwd", "https://", "localhost",
      "https://user:word@example.org/", "https://example.org/?a=b", "http://127.0.0.1.example.org/",
      "https://example.org/\u{1B}[31m", "https://%E2%80%AE.example.org/",
      "https://%1b.example.org/", "http://127.0.0.1:99999/", "https://example.org:0/",
    ])
  func forbiddenAddress(_ address: String) async throws {
    let result = try await run("search", "x", "--base-url", address)
    #expect(result.exitCode == 64)
    #expect(result.messages.hasPrefix("movies-tui: Invalid --base-url: expected an"))
  }

  /// The source that a command line opens.
  private func choice(
    _ arguments: String..., environment: [String: String] = [:]
  ) async throws -> SourceChoice? {
    try await choice(arguments, environment: environment)
  }

  private func choice(
    _ arguments: [String], environment: [String: String] = [:]
  ) async throws -> SourceChoice? {
    let opened = Mutex<SourceChoice?>(nil)
    let surroundings = Surroundings(
      environment: environment, output: RecordingSink(), messages: RecordingSink())
    let invocation = Invocation(
      arguments: arguments, surroundings: surroundings,
      open: { choice, _ throws(Failure) in
        opened.withLock { $0 = choice }
        throw Failure("This test opens nothing.", exitCode: .unavailable)
      })
    _ = await Program.run(invocation)
    return opened.withLock { $0 }
  }
}
