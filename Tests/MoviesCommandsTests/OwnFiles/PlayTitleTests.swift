import Foundation
import SessionTestSupport
import TestSupport
import Testing

@MainActor
@Suite("movies-tui files play", .serialized, .timeLimit(.minutes(5)))
struct PlayTitleTests {
  /// Writes the files that it got, and the report that waits beside it, in place of mpv.
  private static let script = #"""
    #!/bin/sh
    PATH=/usr/bin:/bin
    root=$(dirname "$(dirname "$0")")
    for word; do
      case $word in
        --script=*) place=$(dirname "${word#--script=}") ;;
        /*) echo "$word" >>"$root/played" ;;
      esac
    done
    [ -e "$root/report" ] && cp "$root/report" "$place/state"
    : >"$root/ended"
    """#

  private func home() async throws -> FilesHome {
    let home = try await FilesHome()
    try home.folder.write(Self.script, to: "bin/mpv", mode: 0o755)
    try await home.succeed("files", "add", home.films)
    return home
  }

  /// Plays a title with a report, and waits until the player has ended.
  private func play(
    _ arguments: String..., reporting report: String? = nil, in home: FilesHome
  ) async throws -> (output: String, file: String) {
    try? FileManager.default.removeItem(atPath: "\(home.folder.path)/ended")
    try? FileManager.default.removeItem(atPath: "\(home.folder.path)/played")
    if let report { try home.folder.write(report, to: "report") }
    let output = try await home.succeed(["files", "play"] + arguments)
    try await waitUntil("the player to end") {
      FileManager.default.fileExists(atPath: "\(home.folder.path)/ended")
    }
    let played = try String(contentsOfFile: "\(home.folder.path)/played", encoding: .utf8)
    return (
      output, String(played.split(separator: "/").last ?? "").trimmingCharacters(in: .newlines)
    )
  }

  private func report(_ key: String, position: Int, played: Int) -> String {
    """
    {"key":"\(key)","position":\(position),"furthest":\(position),"length":7000,"played":\(played),\
    "playedAtEnd":-1,"when":1795521600}
    """
  }

  @Test("What was stopped is kept with its place, and goes on there; undo forgets it")
  func resume() async throws {
    let home = try await home()
    let first = try await play(
      "alien", reporting: report("tt0078748 1/1", position: 2_530, played: 2_530), in: home)
    #expect(first.output == "Playing Alien.\n")
    #expect(first.file == "Alien.1979.Directors.Cut.1080p.BluRay.x264-GRP.mkv")
    let second = try await play("alien", in: home)
    #expect(second.output == "Playing Alien from 42:10.\n")
    #expect(
      try await home.succeed("library", "list", "everything", "--format", "json")
        .contains(#""position": 2530"#))
    #expect(try await play("alien", "--from-start", in: home).output == "Playing Alien.\n")
    let undone = try await home.succeed("library", "undo")
    #expect(undone == "Undone: kept your place in Alien at 42:10.\n")
  }

  @Test("What was played to nine tenths is seen, once, on the day of the report")
  func seen() async throws {
    let home = try await home()
    _ = try await play(
      "alien", reporting: report("tt0078748 1/1", position: 6_900, played: 6_800), in: home)
    try FileManager.default.removeItem(atPath: "\(home.folder.path)/report")
    _ = try await play("2012", in: home)
    let seen = try await home.succeed("library", "list", "seen", "--format", "csv")
    #expect(seen.contains("tt0078748") && seen.contains("2026-11-24"))
    let undone = try await home.succeed("library", "undo")
    #expect(undone.hasPrefix("Undone: marked Alien as seen"))
  }

  @Test("Of a series the begun episode plays, else the next one that is there")
  func series() async throws {
    let home = try await home()
    let first = try await play(
      "lamp", reporting: report("tt2000001-s01e01 1/1", position: 6_900, played: 6_900), in: home)
    #expect(first.output == "Playing Lamp 1×1.\n")
    let second = try await play(
      "lamp", reporting: report("tt2000001-s01e02 1/1", position: 600, played: 600), in: home)
    #expect(second.output == "Playing Lamp 1×2.\n" && second.file == "Lamp - S01E02.mkv")
    #expect(try await play("lamp", in: home).output == "Playing Lamp 1×2 from 10:00.\n")
    #expect(
      try await play("lamp", "--season", "1", "--episode", "1", in: home).output
        == "Playing Lamp 1×1.\n")
    #expect(
      try await home.run("files", "play", "lamp", "--season", "1", "--episode", "4").exitCode == 1)
    #expect(try await home.run("files", "play", "lamp", "--season", "1").exitCode == 64)
  }

  @Test("The next episode plays at once")
  func next() async throws {
    let home = try await home()
    _ = try await play(
      "lamp", reporting: report("tt2000001-s01e01 1/1", position: 6_900, played: 6_900), in: home)
    try? FileManager.default.removeItem(atPath: "\(home.folder.path)/ended")
    #expect(try await home.succeed("next", "--play") == "Playing Lamp 1×2.\n")
    try await waitUntil("the player to end") {
      FileManager.default.fileExists(atPath: "\(home.folder.path)/ended")
    }
  }

  @Test("Without a player, or with one that is not there, one line says what to do")
  func noPlayer() async throws {
    var home = try await FilesHome()
    try await home.succeed("files", "add", home.films)
    let none = try await home.run("files", "play", "alien")
    #expect(none.exitCode == 69 && none.messages.contains("install mpv"))
    home.player = ["qwxz-player", "--fs"]
    let wrong = try await home.run("files", "play", "alien")
    #expect(wrong.exitCode == 69 && wrong.messages.contains("qwxz-player"))
    let unknown = try await home.run("files", "play", "qwxz")
    #expect(unknown.exitCode != 0)
  }

  @Test("A file that was deleted since is named")
  func gone() async throws {
    let home = try await home()
    try home.remove("2012.2009.720p.mkv")
    let result = try await home.run("files", "play", "2012")
    #expect(result.exitCode == 66 && result.messages.contains("2012.2009.720p.mkv"))
  }
}
