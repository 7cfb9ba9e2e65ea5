internal import Foundation

/// The state file of a player: a line of JSON for each file that was shown.
///
/// It may be damaged: each line that makes no sense is skipped.
enum PlayerState {
  /// A state file has about 200 bytes for each file that was shown.
  private static let mostBytes = 1 << 20

  /// The longest time that a report may contain, in seconds: about four months.
  static let mostSeconds = 1e7

  /// Returns a key as it stands in the file.
  static func key(_ key: String) -> [UInt8] {
    // A text can always be written as JSON.
    (try? JSONEncoder().encode(key)).map(Array.init) ?? Array("\"\"".utf8)
  }

  /// Reads a state file; empty if it cannot be read.
  ///
  /// - Parameters:
  ///   - path: The file. A link, a pipe and anything else but a file is not read.
  ///   - player: The name of the player's place.
  ///   - isRunning: Whether the player still runs.
  /// - Returns: What the lines say, in their order.
  static func read(_ path: String, of player: String, isRunning: Bool) -> [PlayedFile] {
    let lines = bytes(of: path)?.split(separator: UInt8(ascii: "\n")) ?? []
    return lines.compactMap { line in
      (try? JSONDecoder().decode(Line.self, from: Data(line)))
        .flatMap { $0.playedFile(of: player, isRunning: isRunning) }
    }
  }

  private static func bytes(of path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_size <= mostBytes
    else { return nil }
    return (try? file.read(upToCount: mostBytes)).map(Array.init)
  }

  private struct Line: Decodable {
    var key: String
    var position: Double
    var furthest: Double
    /// Negative if it is not known.
    var length: Double
    var played: Double
    /// Negative if the end was never reached.
    var playedAtEnd: Double
    var when: Int

    func playedFile(of player: String, isRunning: Bool) -> PlayedFile? {
      let possible = 0...PlayerState.mostSeconds
      guard possible.contains(position), possible.contains(furthest), possible.contains(played),
        length <= possible.upperBound, playedAtEnd <= played, when >= 0
      else { return nil }
      return PlayedFile(
        key: key, player: player, isPlayerRunning: isRunning, position: position,
        furthest: furthest, length: length > 0 ? length : nil, playedTime: played,
        playedTimeAtEnd: playedAtEnd >= 0 ? playedAtEnd : nil, when: when)
    }
  }
}
