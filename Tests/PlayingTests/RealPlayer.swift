import Foundation
import Playing
import TestSupport

/// mpv itself, which plays without a screen and without a sound, for a user of its own.
struct RealPlayer {
  /// Whether `make test-play` has asked for it.
  static let isWanted = ProcessInfo.processInfo.environment["MOVIES_TUI_TEST_PLAYER"] != nil

  let folder: TemporaryFolder
  /// Where players report: in a folder with characters that options of mpv would not take.
  let played: PlayedFolder
  let environment: [String: String]

  init() throws {
    folder = try TemporaryFolder()
    played = PlayedFolder("\(folder.path)/a \"state\", of\n%5%my=own/played")
    environment = [
      "HOME": folder.path, "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "",
      "DISPLAY": "",
    ]
  }

  /// A video of 100 seconds without sound, five pictures a second, which is made once.
  private static let video = Task {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/video.mkv"
    let result = try await ChildProcess.run(
      "ffmpeg",
      [
        "-v", "error", "-f", "lavfi", "-i", "testsrc=size=32x32:rate=5:duration=100",
        "-c:v", "mpeg4", path,
      ])
    guard let video = FileManager.default.contents(atPath: path) else {
      throw MissingVideo(description: "ffmpeg made no video: \(result.errors)")
    }
    return video
  }

  private struct MissingVideo: Error, CustomStringConvertible {
    let description: String
  }

  /// Puts a video into the folder.
  ///
  /// Its name, which may be any bytes, is also its key, as far as it is text.
  func video(
    _ name: [UInt8], start: Double? = nil, playedBefore: Double = 0
  ) async throws -> PlayableFile {
    let path = Array("\(folder.path)/".utf8) + name
    let descriptor = open(
      path.map(CChar.init(bitPattern:)) + [0], O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
    try FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      .write(contentsOf: try await Self.video.value)
    return PlayableFile(
      path: path, key: String(decoding: name, as: UTF8.self), start: start,
      playedBefore: playedBefore)
  }

  func video(
    _ name: String = "video.mkv", start: Double? = nil, playedBefore: Double = 0
  ) async throws -> PlayableFile {
    try await video(Array(name.utf8), start: start, playedBefore: playedBefore)
  }

  /// Starts mpv at twenty times the speed, with more options of the user, and a script of their own
  /// for what they do: `at(position, command…)` runs a command of mpv once a position is reached.
  func start(
    _ files: [PlayableFile], _ options: String..., user: String = ""
  ) async throws -> StartedPlayer {
    let read = "\(folder.path)/read-\(UInt32.random(in: 0 ... .max))"
    let script = try folder.write(
      "io.open('\(read)', 'w'):close()\n" + Self.hands + user, to: "user.lua")
    let words = ["mpv", "--vo=null", "--ao=null", "--speed=20", "--script=\(script)"] + options
    let player = try VideoPlayer.find(words: words, environment: environment)
    let started = try await player.start(files, reportingTo: played, environment: environment)
    try await waitUntil("mpv to read the user's script") {
      FileManager.default.fileExists(atPath: read)
        || kill(started.processID, 0) != 0
    }
    return started
  }

  private static let hands = """
    function at(position, ...)
      local command, is_done = {...}, false
      mp.observe_property("time-pos", "number", function(_, now)
        if now and now >= position and not is_done then
          is_done = true
          mp.commandv(unpack(command))
        end
      end)
    end

    """

  /// Plays some files to the end, and returns what was reported in the order of the files.
  func play(
    _ files: [PlayableFile], _ option: String = "--fs", user: String = ""
  ) async throws -> [PlayedFile] {
    let started = try await start(files, option, user: user)
    _ = await started.end()
    return played.played().filter { $0.player == started.place }
  }
}
