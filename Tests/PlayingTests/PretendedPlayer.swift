import Foundation
import Playing
import TestSupport

/// A program that takes the place of mpv: it writes what mpv's script would write, and ends when
/// the test says so.
struct PretendedPlayer {
  /// A line of a report.
  static let line = """
    {"key":"1","position":70.5,"furthest":71,"length":120,"played":69,"playedAtEnd":-1,"when":9}
    """

  let folder: TemporaryFolder
  /// Where players report.
  let played: PlayedFolder
  let environment: [String: String]

  init(name: String = "mpv", script: String = Self.script) throws {
    folder = try TemporaryFolder()
    played = PlayedFolder("\(folder.path)/state/played")
    environment = ["PATH": "\(folder.path)/bin", "DISPLAY": ":0"]
    try folder.write(script, to: "bin/\(name)", mode: 0o755)
    for video in ["1.mkv", "2.mkv"] { try folder.write("", to: video) }
    mkfifo("\(folder.path)/end", 0o600)
  }

  /// Writes its arguments and its report, and then plays until it is told to end.
  private static let script = #"""
    #!/bin/sh
    PATH=/usr/bin:/bin
    root=$(dirname "$(dirname "$0")")
    printf '%s\0' "$@" >"$root/arguments.new"
    mv "$root/arguments.new" "$root/arguments"
    for word; do
      case $word in --script=*) place=$(dirname "${word#--script=}") ;; esac
    done
    [ -e "$root/report" ] && cp "$root/report" "$place/state"
    : >"$root/begun"
    read -r code <"$root/end"
    exit "$code"
    """#

  func player(_ words: String...) throws -> VideoPlayer {
    try VideoPlayer.find(words: words, environment: environment)
  }

  func file(_ name: String, key: String? = nil, start: Double? = nil) -> PlayableFile {
    PlayableFile(path: Array("\(folder.path)/\(name)".utf8), key: key ?? name, start: start)
  }

  @discardableResult
  func start(_ files: PlayableFile..., with player: VideoPlayer? = nil) async throws
    -> StartedPlayer
  {
    let started = try await (player ?? self.player()).start(
      files, reportingTo: played, environment: environment)
    defer { unlink("\(folder.path)/begun") }
    try await waitUntil("the player to report") {
      FileManager.default.fileExists(atPath: "\(folder.path)/begun")
    }
    return started
  }

  /// Lets the next player write these lines.
  func report(_ lines: String...) throws {
    try folder.write(lines.joined(separator: "\n"), to: "report")
  }

  /// Lets the player end, and waits until it has.
  @discardableResult
  func end(_ player: StartedPlayer, code: Int = 0) async throws -> PlayerEnding {
    let pipe = try FileHandle(forWritingTo: URL(filePath: "\(folder.path)/end"))
    try pipe.write(contentsOf: Data("\(code)\n".utf8))
    try pipe.close()
    return await player.end()
  }

  /// The arguments that the player got.
  func arguments() async throws -> [String] {
    let path = "\(folder.path)/arguments"
    let bytes = try await waitFor("the arguments") { FileManager.default.contents(atPath: path) }
    return bytes.split(separator: 0, omittingEmptySubsequences: false).dropLast().map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// The names of the places of players.
  var places: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: played.path)) ?? []
  }
}
