internal import Foundation

extension VideoPlayer {
  /// Starts the player with some files.
  ///
  /// It leads a session of its own, has no terminal, and outlives this program. One that
  /// ``usesTerminal`` inherits the terminal instead: leave it to the player first, and wait for
  /// ``StartedPlayer/end()``.
  ///
  /// - Parameters:
  ///   - files: The files to play, in order; one at least.
  ///   - folder: The folder to report in. If it cannot be written, the player plays without
  ///     reporting.
  ///   - environment: The player's whole environment, without what other programs must not see.
  /// - Returns: The player, as soon as it runs.
  /// - Throws: `fileGone` or `cannotStart`; nothing is started then.
  public func start(
    _ files: [PlayableFile], reportingTo folder: PlayedFolder, environment: [String: String]
  ) async throws(PlayingError) -> StartedPlayer {
    for file in files where !file.exists { throw .fileGone(key: file.key) }
    let files = kind == .windows ? try await inWindows(files, environment) : files
    let reported = reportsPosition ? try? folder.newPlace(for: files) : nil
    let lock = reported?.lock ?? open("/dev/null", O_RDONLY | O_CLOEXEC)
    let command = command(for: files, script: reported?.place.script)
    let process = PlayerProcess(
      command: command, environment: environment, usesTerminal: usesTerminal)
    switch await process.start(holding: lock) {
    case .success(let (processID, ending)):
      return StartedPlayer(processID: processID, place: reported?.place.name, ending: ending)
    case .failure(let error):
      reported?.place.remove()
      throw error
    }
  }

  /// Returns files by the paths that programs of Windows know them by.
  private func inWindows(
    _ files: [PlayableFile], _ environment: [String: String]
  ) async throws(PlayingError) -> [PlayableFile] {
    var translated = files
    for index in files.indices {
      let command = [Array("wslpath".utf8), Array("-w".utf8), files[index].path]
      let process = PlayerProcess(command: command, environment: environment)
      translated[index].path = try await process.line()
    }
    return translated
  }
}

extension PlayableFile {
  fileprivate var exists: Bool {
    var status = stat()
    return path.first == UInt8(ascii: "/") && !path.contains(0)
      && stat(path.map(CChar.init(bitPattern:)) + [0], &status) == 0
  }
}
