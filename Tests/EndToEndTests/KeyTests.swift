import Foundation
import OMDBStandIn
import TestSupport
import Testing

@Suite("The API key keeps itself to itself")
struct KeyTests {
  private static let key = "k3yk3yk3"

  @Test("The key reaches the service, but neither the screen nor the command line")
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
      }
    }
  }

  @Test("A refused key is not shown with the refusal")
  func refusalHidesKey() async throws {
    try await withService(faults: StandInFaults(requiredKey: "12345678")) { service in
      let environment = ["OMDB_API_KEY": Self.key]
      try await withProgram([service.option], environment: environment) { program in
        try await program.shows("OMDb refuses the key")
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
      try await program.shows("Nothing found")
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
}
