import Foundation
import OMDBStandIn
import TestSupport
import Testing

@Suite("The API key keeps itself to itself", .timeLimit(.minutes(5)))
struct KeyTests {
  private static let key = "k3yk3yk3"

  @Test("The key reaches the service; neither command line nor screen shows it, even if refused")
  func sessionHidesKey() async throws {
    try await withService(faults: StandInFaults(requiredKey: Self.key)) { service in
      let environment = ["OMDB_API_KEY": Self.key]
      try await withProgram([service.option], columns: 120, environment: environment) { program in
        try await program.shows("1 / 33", "Tim Burton")
        #expect(await service.requests.allSatisfy { $0.parameter("apikey") == Self.key })
        #expect(try await !program.terminal.text().contains(Self.key))
        let process = try await program.processID()
        let commandLine = try String(contentsOfFile: "/proc/\(process)/cmdline", encoding: .utf8)
        #expect(commandLine.contains("movies-tui"))
        #expect(!commandLine.contains(Self.key))
        try await service.change(to: StandInFaults(requiredKey: "12345678"))
        try await program.typeQuery("superman")
        try await program.press("Enter")
        try await program.shows("127.0.0.1 rejected the key")
        #expect(try await !program.terminal.text().contains(Self.key))
      }
    }
  }

  @Test("A key that is typed as a search is hidden in the log")
  func logHidesKey() async throws {
    let start = Program.Start(
      arguments: ["--demo"], environment: ["OMDB_API_KEY": Self.key],
      script: #""$@" --log-file "$HOME/log""#)
    try await withProgram(start) { program in
      try await program.shows("1 / 33")
      try await program.typeQuery(Self.key)
      try await program.press("Enter")
      try await program.shows("Nothing in the demo's")
      try await program.press("C-c")
      #expect(try await program.ends() == 0)
      let log = try #require(program.home.text(of: "log"))
      #expect(log.contains("searching “batman”"))
      #expect(log.contains("searching “xxxxxxxx”"))
      #expect(!log.contains(Self.key.prefix(4)))
    }
  }

  @Test(
    "No command prints the key",
    arguments: [["doctor"], ["search", "batman"], ["show", "tt0096895"], ["--no-such-option"]])
  func commandsHideKey(_ arguments: [String]) async throws {
    try await withService(faults: StandInFaults(.error("Something."), when: [:])) { service in
      let home = try PrivateHome()
      let result = try await ChildProcess.run(
        Program.path, arguments + [service.option],
        environment: home.environment(with: ["OMDB_API_KEY": Self.key]))
      #expect(!(result.output + result.errors).isEmpty)
      #expect(!(result.output + result.errors).contains(Self.key))
    }
  }

  @Test(
    "A session that holds a key leaves no core dump, whatever the limit is",
    arguments: [SIGABRT, SIGSEGV], ["environment", "file"])
  func coreDump(signal: Int32, place: String) async throws {
    let isInFile = place == "file"
    let start = Program.Start(
      environment: isInFile ? [:] : ["OMDB_API_KEY": Self.key],
      settings: isInFile ? #"{"omdb": {"apiKeyFile": "key"}}"# : nil,
      script: Self.script(allowingCoreDumpsOf: #""$@" --base-url=http://127.0.0.1:1/"#),
      scripts: ["config/movies-tui/key": Self.key])
    try await withProgram(start) { program in
      try await program.shows("127.0.0.1")
      #expect(try await program.coreLimit().contains(#/size +0 /#))
      try await program.send(signal: signal)
      #expect(try await program.ends() == 128 + Int(signal))
      let files = try FileManager.default.contentsOfDirectory(atPath: program.home.path)
      #expect(!files.contains { $0.hasPrefix("core") })
    }
  }

  @Test("Without a key the limit of core dumps is left as it is")
  func keptCoreLimit() async throws {
    let start = Program.Start(
      arguments: ["--demo"], script: Self.script(allowingCoreDumpsOf: #""$@""#))
    try await withProgram(start) { program in
      try await program.shows("1 / 33")
      #expect(try await program.coreLimit() == program.home.text(of: "limit"))
    }
  }

  /// Runs a command at home with the highest limit allowed, and records the limit.
  private static func script(allowingCoreDumpsOf command: String) -> String {
    #"""
    cd "$HOME"; ulimit -S -c "$(ulimit -H -c)"
    grep core /proc/self/limits > limit
    \#(command)
    """#
  }
}

extension Program {
  /// The system's limit of core dumps for the program.
  fileprivate func coreLimit() async throws -> String {
    try String(contentsOfFile: "/proc/\(try await processID())/limits", encoding: .utf8)
      .split(separator: "\n").filter { $0.contains("core") }.map { $0 + "\n" }.joined()
  }
}
