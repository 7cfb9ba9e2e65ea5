import Foundation
import Playing
import TestSupport
import Testing

@Suite("Players report how far they played", .timeLimit(.minutes(5)))
struct PlayedFolderTests {
  @Test("A report says how far each file was played")
  func report() async throws {
    let pretended = try PretendedPlayer()
    try pretended.report(
      PretendedPlayer.line,
      #"{"key":"2\n","position":5,"furthest":9,"length":-1,"played":4,"playedAtEnd":3,"when":10}"#)
    let started = try await pretended.start(pretended.file("1.mkv"))
    try await pretended.end(started)
    let place = try #require(started.place)
    #expect(
      pretended.played.played() == [
        PlayedFile(
          key: "1", player: place, position: 70.5, furthest: 71, length: 120, playedTime: 69,
          when: 9),
        PlayedFile(
          key: "2\n", player: place, position: 5, furthest: 9, length: nil, playedTime: 4,
          playedTimeAtEnd: 3, when: 10),
      ])
  }

  @Test("A player that runs is told from one that has ended")
  func running() async throws {
    let pretended = try PretendedPlayer()
    try pretended.report(PretendedPlayer.line)
    let started = try await pretended.start(pretended.file("1.mkv"))
    #expect(pretended.played.played().map(\.isPlayerRunning) == [true])
    try await pretended.end(started)
    #expect(pretended.played.played().map(\.isPlayerRunning) == [false])
  }

  @Test("A player that was killed has ended, and its last report stays")
  func killed() async throws {
    let pretended = try PretendedPlayer()
    try pretended.report(PretendedPlayer.line)
    let started = try await pretended.start(pretended.file("1.mkv"))
    kill(-started.processID, SIGKILL)
    #expect(await started.end() == .killed(signal: SIGKILL))
    let played = pretended.played.played()
    #expect(played.map(\.key) == ["1"])
    #expect(played.map(\.isPlayerRunning) == [false])
  }

  @Test("Once the report of an ended player is forgotten, nothing of it is left")
  func forgetting() async throws {
    let pretended = try PretendedPlayer()
    try pretended.report(PretendedPlayer.line)
    let started = try await pretended.start(pretended.file("1.mkv"))
    pretended.played.forget(pretended.played.played())
    #expect(pretended.played.played().map(\.key) == ["1"], "It still runs.")
    try await pretended.end(started)
    pretended.played.forget(pretended.played.played())
    #expect(pretended.played.played().isEmpty)
    #expect(pretended.places.isEmpty)
  }

  @Test("Two players report side by side, the latest last")
  func two() async throws {
    let pretended = try PretendedPlayer()
    try pretended.report(PretendedPlayer.line.replacing(#""when":9"#, with: #""when":8"#))
    let first = try await pretended.start(pretended.file("1.mkv"))
    try pretended.report(PretendedPlayer.line)
    let second = try await pretended.start(pretended.file("1.mkv"))
    let played = pretended.played.played()
    #expect(played.map(\.player) == [first.place, second.place])
    for player in [first, second] { kill(-player.processID, SIGTERM) }
    for player in [first, second] { _ = await player.end() }
  }

  @Test("A player that quits at once leaves nothing once the next one starts")
  func quitAtOnce() async throws {
    let pretended = try PretendedPlayer()
    let first = try await pretended.start(pretended.file("1.mkv"))
    try await pretended.end(first)
    #expect(pretended.played.played().isEmpty)
    let second = try await pretended.start(pretended.file("1.mkv"))
    #expect(pretended.places == [second.place])
    try await pretended.end(second)
  }

  @Test("A report that is not taken over stays when the next player starts")
  func kept() async throws {
    let pretended = try PretendedPlayer()
    try pretended.report(PretendedPlayer.line)
    let first = try await pretended.start(pretended.file("1.mkv"))
    try await pretended.end(first)
    let second = try await pretended.start(pretended.file("1.mkv"))
    #expect(Set(pretended.played.played().map(\.player)) == [first.place, second.place])
    try await pretended.end(second)
  }

  @Test("Folder, place and script are for their owner alone")
  func privacy() async throws {
    let pretended = try PretendedPlayer()
    let started = try await pretended.start(pretended.file("1.mkv"))
    let place = "\(pretended.played.path)/\(try #require(started.place))"
    let paths = [pretended.played.path, place, "\(place)/movies-tui.lua"]
    let modes = try paths.map {
      try FileManager.default.attributesOfItem(atPath: $0)[.posixPermissions] as? Int
    }
    #expect(modes == [0o700, 0o700, 0o600])
    try await pretended.end(started)
  }

  @Test(
    "A damaged line is left out, the others are read",
    arguments: [
      #"{"key":"2","position":1"#, "", "null", "[]", "\u{0}", "{}",
      PretendedPlayer.line.replacing("70.5", with: "nan"),
      PretendedPlayer.line.replacing("70.5", with: "-1"),
      PretendedPlayer.line.replacing("70.5", with: "1e300"),
      PretendedPlayer.line.replacing("70.5", with: "\"70\""),
      PretendedPlayer.line.replacing(":69", with: ":-69"),
      PretendedPlayer.line.replacing(":69", with: ":1e9"),
      PretendedPlayer.line.replacing(":-1", with: ":70"),
      PretendedPlayer.line.replacing(":120", with: ":1e99"),
      PretendedPlayer.line.replacing(#""when":9"#, with: #""when":-9"#),
      PretendedPlayer.line.replacing(#""when":9"#, with: #""when":1e30"#),
      String(repeating: "[", count: 100_000),
    ])
  func damaged(line: String) throws {
    let folder = try TemporaryFolder()
    let good = PretendedPlayer.line.replacing(#""1""#, with: #""good""#)
    try folder.write("\(line)\n\(good)\n\(line)", to: "a/state")
    #expect(PlayedFolder(folder.path).played().map(\.key) == ["good"])
  }

  @Test("Anything but a file of a plausible size is not read")
  func hostile() throws {
    let folder = try TemporaryFolder()
    let lines = String(repeating: PretendedPlayer.line + "\n", count: 12_000)
    try folder.write(lines, to: "huge/state")
    try folder.write(PretendedPlayer.line, to: "elsewhere")
    try folder.write(PretendedPlayer.line, to: "folder/state/state")
    try folder.write("", to: "pipe/other")
    mkfifo("\(folder.path)/pipe/state", 0o600)
    try folder.write("", to: "link/other")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/link/state", withDestinationPath: "\(folder.path)/elsewhere")
    try folder.write(PretendedPlayer.line, to: ".hidden/state")
    #expect(PlayedFolder(folder.path).played().isEmpty)
  }

  @Test("A report cannot name a place outside the folder", arguments: ["../other", "..", ".", ""])
  func outside(player: String) throws {
    let folder = try TemporaryFolder()
    for path in ["other/state", "state", "played/state"] { try folder.write("", to: path) }
    let hostile = PlayedFile(
      key: "", player: player, position: 0, length: nil, playedTime: 0, when: 0)
    PlayedFolder("\(folder.path)/played").forget([hostile])
    for path in ["other/state", "state", "played/state"] {
      #expect(FileManager.default.fileExists(atPath: "\(folder.path)/\(path)"))
    }
  }

  @Test("A folder that does not exist reports nothing")
  func missing() { #expect(PlayedFolder("/nowhere/at/all").played().isEmpty) }
}
