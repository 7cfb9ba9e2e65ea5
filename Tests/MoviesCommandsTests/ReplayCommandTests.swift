import Foundation
import MoviesCommands
import TestSupport
import Testing

@Suite("Taking states and frames out of a recording", .timeLimit(.minutes(5)))
struct ReplayCommandTests {
  private static let recording = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../Recordings/browsing.jsonl").standardizedFileURL.path

  private func text() throws -> String {
    try String(contentsOfFile: Self.recording, encoding: .utf8)
  }

  @Test("The state after an action is one line of JSON")
  func state() async throws {
    let first = try await run("--replay", Self.recording, "--until", "0", "--format", "json")
    let last = try await run("--replay", Self.recording, "--format", "json")
    #expect(first.exitCode == 0)
    #expect(first.output.split(separator: "\n").count == 1)
    #expect(first.output.contains(#""isQuitting":false"#))
    #expect(last.output.contains(#""isQuitting":true"#))
  }

  @Test("The hash is that of the state's line, without the line's end")
  func hash() async throws {
    let result = try await run("--replay", Self.recording, "--format", "json", "--hash")
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.last?.wholeMatch(of: /\{"sha256":"[0-9a-f]{64}"\}/) != nil)
    let alone = try await run("--replay", Self.recording, "--hash")
    #expect(alone.output == lines.last.map { $0 + "\n" })
  }

  @Test("Without a screen and without a wish the last frame is printed as text")
  func lastFrame() async throws {
    let wished = try await run("--replay", Self.recording, "--until", "43", "--format", "text")
    #expect(wished.output.contains("3 / 33"))
    for more in [[], ["--plain"]] {
      let result = try await run(["--replay", Self.recording, "--until", "43"] + more)
      #expect(result.exitCode == 0)
      #expect(result.output == wished.output)
    }
  }

  @Test("Each distinct frame becomes a text and a picture")
  func frames() async throws {
    let folder = try TemporaryFolder()
    let result = try await run("--replay", Self.recording, "--frames", folder.path + "/frames")
    #expect(result.exitCode == 0)
    #expect(result.output == "")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/frames")
    let texts = files.filter { $0.hasSuffix(".txt") }.sorted()
    #expect(texts.first == "00000.txt")
    #expect(texts.count > 20)
    #expect(files.count == 2 * texts.count)
    let frames = try texts.map {
      try String(contentsOfFile: folder.path + "/frames/" + $0, encoding: .utf8)
    }
    #expect(frames.first?.hasPrefix("  batman") == true)
    #expect(frames.contains { $0.contains("Keys here: results") })
  }

  @Test("A stranger's recording shows nothing that could surprise a terminal, in no form of output")
  func hostile() async throws {
    let folder = try TemporaryFolder()
    let hostile = #"Bat\u202e\u2066\u009b31m\u001b]0;x\u0007man\#u{202E}\#u{200B}\#u{9B}\#u{13430}"#
    let file = try folder.write(try text().replacing("Batman", with: hostile), to: "hostile.jsonl")
    for wish in [
      ["--format", "json"], ["--format", "text"], ["--frames", folder.path + "/frames"],
    ] {
      let result = try await run(["--replay", file, "--until", "43"] + wish)
      #expect(result.exitCode == 0)
      #expect(!result.output.unicodeScalars.contains(where: { Self.harmful.contains($0) }))
    }
    let frames = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/frames")
    #expect(frames.count > 20)
    for frame in frames {
      let text = try String(contentsOfFile: folder.path + "/frames/" + frame, encoding: .utf8)
      #expect(!text.unicodeScalars.contains(where: { Self.harmful.contains($0) }))
      #expect(!text.contains("Bat31m"))
    }
  }

  private static let harmful: Set<Unicode.Scalar> = [
    "\u{202E}", "\u{2066}", "\u{200B}", "\u{9B}", "\u{1B}", "\u{7}", "\u{13430}",
  ]

  @Test("What is wrong with a file is said with its line, as code 65")
  func damaged() async throws {
    let folder = try TemporaryFolder()
    var lines = try text().split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    lines[6] = lines[6].replacing("payload", with: "pay load")
    let damaged = try folder.write(lines.joined(separator: "\n"), to: "damaged.jsonl")
    let result = try await run("--replay", damaged, "--hash")
    #expect(result.exitCode == 65)
    #expect(result.output == "")
    #expect(result.messages.hasPrefix("movies-tui: \(damaged), line 7: it is damaged: “payload”"))
    let foreign = try folder.write("Title,Year\n", to: "foreign.jsonl")
    #expect(try await run("--replay", foreign, "--hash").exitCode == 65)
    let empty = try folder.write("", to: "empty.jsonl")
    #expect(try await run("--replay", empty, "--hash").exitCode == 65)
  }

  @Test("A last line that breaks off is left out, with a warning")
  func cutOff() async throws {
    let folder = try TemporaryFolder()
    let whole = try text().split(separator: "\n").dropLast().joined(separator: "\n")
    let cut = try folder.write(String(whole.dropLast(3)), to: "cut.jsonl")
    let result = try await run("--replay", cut, "--hash")
    #expect(result.exitCode == 0)
    #expect(result.messages.contains("breaks off; it is left out."))
  }

  @Test("A file that does not exist, or is a folder or a device, is code 66")
  func missing() async throws {
    let folder = try TemporaryFolder()
    for path in [folder.path + "/none", folder.path, "/dev/zero"] {
      for wish in [[], ["--hash"]] {
        let result = try await run(["--replay", path] + wish)
        #expect(result.exitCode == 66)
        #expect(result.messages.contains(path))
      }
    }
  }

  @Test("A pipe can be replayed, and one that nobody writes to is not waited for")
  func pipes() async throws {
    let folder = try TemporaryFolder()
    let silent = folder.path + "/pipe"
    #expect(mkfifo(silent, 0o600) == 0)
    #expect(try await run("--replay", silent, "--hash").exitCode == 65)
    let program = BuiltProgram.path("movies-tui")
    let result = try await ChildProcess.run(
      "/bin/bash", ["-c", "'\(program)' --hash --replay <(cat '\(Self.recording)')"])
    #expect(result.exitCode == 0)
    #expect(result.output == (try await run("--replay", Self.recording, "--hash").output))
  }

  @Test(
    "Options that make no sense together are refused",
    arguments: [
      ["--until", "3"], ["--hash"],
      ["--replay", recording, "--record", "/tmp/x", "--hash"],
      ["--replay", recording, "--until", "100000", "--hash"], ["--replay", recording, "alien"],
      ["search", "batman", "--record", "/tmp/x"], ["--record", "/tmp/x"],
    ])
  func refused(arguments: [String]) async throws {
    #expect(try await run(arguments).exitCode == 64)
  }
}
