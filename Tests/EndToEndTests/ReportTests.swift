import Foundation
import TestSupport
import Testing

@Suite("A report for a mistake in the program", .timeLimit(.minutes(5)))
struct ReportTests {
  @Test("Where the last actions cannot be kept, the session goes on and says so")
  func unwritable() async throws {
    let start = Program.Start(
      arguments: ["--demo"], columns: 160, environment: ["XDG_STATE_HOME": "/dev/null"],
      settings: #"{"recording": {"keepLast": true}}"#)
    try await withProgram(start) { program in
      try await program.shows("1 / 33")
      try await program.press("q")
      #expect(try await program.ends() == 0)
      try await program.says("cannot be written: Not a directory. The session goes on without it.")
    }
  }

  @Test("Where another session keeps its last actions, a session goes on without and says so")
  func shared() async throws {
    let settings = #"{"recording": {"keepLast": true}}"#
    try await withProgram(["--demo"], settings: settings) { first in
      try await first.shows("1 / 33")
      let start = Program.Start(
        arguments: ["--demo"], columns: 240,
        environment: ["XDG_STATE_HOME": first.home.path + "/state"], settings: settings)
      try await withProgram(start) { second in
        try await second.shows("1 / 33")
        try await second.press("q")
        #expect(try await second.ends() == 0)
        try await second.says("another session writes to it. The session goes on without it.")
      }
      try await first.press("q")
      #expect(try await first.ends() == 0)
      let folder = "state/movies-tui/recordings/"
      #expect(first.home.text(of: folder + "last.jsonl")?.contains("sha256") == true)
      #expect(first.home.text(of: folder + "previous.jsonl") == nil)
    }
  }

  @Test(
    "It holds doctor's findings and the last actions, and neither key nor home",
    arguments: ["", "env -u OMDB_API_KEY "])
  func bundle(withoutKey prefix: String) async throws {
    let key = "5ec4e7key0fth1sus3r"
    let start = Program.Start(
      arguments: ["--demo"], environment: ["OMDB_API_KEY": key],
      settings: #"{"recording": {"keepLast": true}}"#,
      script: prefix + #""$@"; "$1" report --output "$HOME/reports""#)
    try await withProgram(start) { program in
      try await program.shows("1 / 33")
      try await program.press("/", "C-u")
      try await program.terminal.paste(key)
      try await program.shows(key)
      try await program.press("C-c")
      #expect(try await program.ends() == 0)

      let reports = program.home.path + "/reports"
      let folders = try FileManager.default.contentsOfDirectory(atPath: reports)
      let folder = try "reports/" + #require(folders.first)
      let findings = try #require(program.home.text(of: folder + "/doctor.json"))
      let recording = try #require(program.home.text(of: folder + "/last.jsonl"))
      #expect(findings.contains(#""libcurl""#))
      #expect(recording.contains("xxxxxx"))
      for name in ["doctor.json", "last.jsonl"] {
        let file = "\(program.home.path)/\(folder)/\(name)"
        let attributes = try FileManager.default.attributesOfItem(atPath: file)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
      }
      for text in [findings, recording] {
        #expect(!text.contains(key))
        #expect(!text.contains(program.home.path))
      }
    }
  }

  @Test("After 5,000 actions a new recording begins, where the one before it has ended")
  func ring() async throws {
    let settings = #"{"recording": {"keepLast": true}}"#
    try await withProgram(["--demo"], columns: 120, rows: 40, settings: settings) { program in
      try await program.shows("1 / 33")
      try await program.type(String(repeating: "jk", count: 2_600))
      let folder = "state/movies-tui/recordings/"
      try await waitUntil("the second file") {
        program.home.text(of: folder + "previous.jsonl") != nil
      }
      try await program.press("q")
      #expect(try await program.ends() == 0)
      let previous = try #require(program.home.text(of: folder + "previous.jsonl"))
      let last = try #require(program.home.text(of: folder + "last.jsonl"))
      #expect(previous.split(separator: "\n").count == 5_002)
      #expect(previous.contains(#"{"actions":5000,"sha256":"#))
      #expect(last.split(separator: "\n").last?.contains("sha256") == true)
      let end = try await program.replay(folder + "previous.jsonl", "--format", "json")
      let begin = try await program.replay(
        folder + "last.jsonl", "--until", "0", "--format", "json")
      #expect(end.exitCode == 0)
      #expect(end.output == begin.output)
    }
  }

  @Test("Where no new recording can begin, the session says why in plain words and goes on")
  func brokenRing() async throws {
    let settings = #"{"recording": {"keepLast": true}}"#
    try await withProgram(["--demo"], columns: 240, rows: 40, settings: settings) { program in
      try await program.shows("1 / 33")
      let folder = program.home.path + "/state/movies-tui/recordings"
      try FileManager.default.removeItem(atPath: folder)
      try program.home.write("no folder", to: "state/movies-tui/recordings")
      try await program.type(String(repeating: "jk", count: 2_600))
      let words =
        "The recording ended early. "
        + "The recording \(folder)/last.jsonl cannot be written: Not a directory."
      try await program.shows(words)
      try await program.press("q")
      #expect(try await program.ends() == 0)
      try await program.shows("movies-tui: " + words)
    }
  }
}
