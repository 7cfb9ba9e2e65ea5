import Foundation
import TestSupport
import Testing

@Suite("A session is recorded, and played again", .timeLimit(.minutes(5)))
struct RecordingTests {
  private static let key = "5ec4e7key0fth1sus3r"

  /// A start that records to a file in its home.
  private static func recording(
    to name: String = "$HOME/session.jsonl", _ arguments: [String] = ["--demo"],
    environment: [String: String] = [:], settings: String? = nil
  ) -> Program.Start {
    Program.Start(
      arguments: arguments, environment: environment, settings: settings,
      script: #""$@" --record "\#(name)""#)
  }

  @Test("The replay ends in the state and in the frame that the session ended in")
  func sameEnd() async throws {
    // No recording has pictures: a replay draws none.
    try await withProgram(Self.recording(settings: #"{"ui": {"poster": "off"}}"#)) { program in
      try await program.shows("1 / 33", "Batman Begins")
      try await program.press("Down", "Down", "Enter")
      try await program.shows("Christopher Nolan")
      try await program.terminal.resize(columns: 120, rows: 30)
      // The similar titles come last, and a search was said to be under way.
      try await program.hides("cancel")
      try await program.shows(
        "3 / 33", "Director", "vs. Dracula", "Public Enemies", "Arkham City",
        "The Dark Knight Rises (2012)")
      let screen = try await program.terminal.text()
      try await program.press("C-c")
      #expect(try await program.ends() == 0)
      let text = try #require(program.home.text(of: "session.jsonl"))
      let lines = text.split(separator: "\n")
      let hash = try await program.replay("session.jsonl", "--hash")
      #expect(hash.exitCode == 0)
      #expect(hash.output.count == 78)
      #expect(lines.last?.contains(hash.output.dropFirst().dropLast(2)) == true)
      let beforeQuitting = "\(lines.count - 3)"
      let frame = try await program.replay(
        "session.jsonl", "--until", beforeQuitting, "--format", "text")
      #expect(frame.output == screen + "\n")
    }
  }

  /// The starts that have a key: from every place, used or not.
  private static let starts = [
    recording(["--demo"], environment: ["OMDB_API_KEY": key]),
    recording(["--base-url=http://127.0.0.1:1/"], environment: ["OMDB_API_KEY": key]),
    recording(
      ["--base-url=https://127.0.0.1:1/"],
      settings: #"{"omdb": {"apiKeyFile": "../../key", "caFile": "../../authority.pem"}}"#),
    recording(
      ["--base-url=http://127.0.0.1:1/"], environment: ["OMDB_API_KEY": "an0therkey"],
      settings: #"{"omdb": {"apiKeyFile": "../../key"}}"#),
  ]

  @Test("Neither a key nor the home directory is in a recording", arguments: starts.indices)
  func noSecrets(start: Int) async throws {
    var start = Self.starts[start]
    start.script = "umask 077; echo \(Self.key) > \"$HOME/key\"; " + start.script
    try await withProgram(start) { program in
      try await program.shows("quit")
      try await program.typeQuery(Self.key)
      try await program.press("Enter")
      try await program.shows(Self.key)
      try await program.press("/", "C-u")
      try await program.terminal.paste("\(program.home.path) x\(Self.key)")
      try await program.shows("x" + Self.key)
      try await program.press("Enter")
      try await program.typeQuery("batman")
      try await program.press("Enter", "/", "C-p")
      try await program.shows("Earlier searches")
      try await program.type("x" + Self.key)
      try await program.press("Enter", "/")
      try await program.shows("x" + Self.key)
      try await program.press("C-c")
      #expect(try await program.ends() == 0)
      let text = try #require(program.home.text(of: "session.jsonl"))
      let lines = text.split(separator: "\n")
      #expect(text.contains("x" + String(repeating: "x", count: Self.key.count)))
      #expect(Self.pieces.allSatisfy { !lines.dropLast().joined().contains($0) })
      #expect(!text.contains(program.home.path))
      let last = try await program.replay("session.jsonl", "--hash").output
      #expect(last.count == 78 && lines.last?.contains(last.dropFirst().dropLast(2)) == true)
    }
  }

  /// Each four consecutive characters of the key.
  private static let pieces = key.indices.map { key[$0...].prefix(4) }.filter { $0.count == 4 }

  @Test("After SIGKILL the recording is complete up to the last action")
  func killed() async throws {
    let start = Program.Start(
      arguments: ["--demo"], script: #""$@" --record "$HOME/session.jsonl""#,
      restoresTerminal: false)
    try await withProgram(start) { program in
      try await program.shows("1 / 33")
      try await program.press("Down", "Down")
      try await program.shows("3 / 33")
      try await program.send(signal: SIGKILL)
      #expect(try await program.ends() == 128 + Int(SIGKILL))
      let text = try #require(program.home.text(of: "session.jsonl"))
      #expect(text.hasSuffix("\n"))
      let result = try await program.replay("session.jsonl", "--format", "text")
      #expect(result.exitCode == 0)
      #expect(result.output.contains("3 / 33"))
      try program.home.write(String(text.dropLast(5)), to: "cut.jsonl")
      let cut = try await program.replay("cut.jsonl", "--format", "text")
      #expect(cut.exitCode == 0)
      #expect(cut.errors.contains("breaks off; it is left out."))
    }
  }

  @Test("Where nothing can be drawn, a recording that is there already stays")
  func unusableTerminal() async throws {
    var start = Self.recording()
    start.terminalType = "dumb"
    start.script = #"echo kept > "$HOME/session.jsonl"; "# + start.script
    try await withProgram(start) { program in
      try await program.shows("--record needs a screen.")
      #expect(try await program.ends() == 64)
      #expect(program.home.text(of: "session.jsonl") == "kept\n")
    }
  }

  @Test("A recording that cannot be written is said to be so, and nothing begins")
  func unwritable() async throws {
    try await withProgram(Self.recording(to: "$HOME/none/session.jsonl")) { program in
      try await program.says("/none/session.jsonl cannot be written: No such file or directory.")
      #expect(try await program.ends() == 74)
    }
  }

  @Test("A second session that is to record to the same file says why it does not, and ends")
  func sharedFile() async throws {
    try await withProgram(Self.recording()) { first in
      try await first.shows("1 / 33")
      let path = first.home.path + "/session.jsonl"
      var start = Self.recording(to: path)
      start.columns = 240
      try await withProgram(start) { second in
        try await second.says("\(path) cannot be written: another session writes to it.")
        #expect(try await second.ends() == 74)
      }
      try await first.press("C-c")
      #expect(try await first.ends() == 0)
      let replay = try await first.replay("session.jsonl", "--hash")
      #expect(replay.exitCode == 0)
    }
  }

  @Test("A full disk ends the recording with a message, and the session goes on")
  func fullDisk() async throws {
    try await withProgram(Self.recording(to: "/dev/full")) { program in
      try await program.shows("The recording ended early: No space left on device.")
      try await program.shows("1 / 33")
      try await program.press("Down")
      try await program.shows("2 / 33")
      try await program.press("q")
      #expect(try await program.ends() == 0)
      try await program.shows("movies-tui: The recording ended early: No space left on device.")
    }
  }
}
