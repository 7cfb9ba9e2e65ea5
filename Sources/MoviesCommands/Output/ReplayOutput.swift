import Files
import Foundation
import MoviesCore
import MoviesSession
import ReduxRecording
import TerminalUI

/// Replays a recording without a screen, and extracts the requested output.
@MainActor
struct ReplayOutput {
  private let options: ReplayOptions
  private let invocation: Invocation
  private let replay: Replay<AppState>
  private let screen: RecordedScreen

  /// Prepares the replay.
  ///
  /// - Throws: A ``Failure`` if the recording's header names keys that this program does not know.
  init(
    of recording: Recording<AppState>, _ options: ReplayOptions, in invocation: Invocation
  ) throws(Failure) {
    self.options = options
    self.invocation = invocation
    screen = try RecordedScreen(recording.header)
    replay = Replay(recording)
  }

  /// Replays the recording, and writes and prints the output.
  ///
  /// - Throws: A ``Failure`` or a ``WriteError``.
  func run() throws -> ProgramExitCode {
    let end = options.until ?? replay.count
    if let folder = options.frames { try writeFrames(upTo: end, in: folder) }
    if let file = options.animation { try writeAnimation(upTo: end, to: file) }
    replay.go(to: end)
    let state = try AppState.recordingFormat.line(replay.state)
    switch options.output {
    case .json: try invocation.output.write(state + [UInt8(ascii: "\n")])
    case .text: try invocation.output.write(Array(screen.frame(of: replay.state).plainText.utf8))
    case nil: break
    }
    if options.hash {
      let hash = try AppState.recordingFormat.line(["sha256": SHA256.hexadecimal(of: state)])
      try invocation.output.write(hash + [UInt8(ascii: "\n")])
    }
    return .success
  }

  /// Writes a moving picture of the session, with pauses of the original length.
  private func writeAnimation(upTo end: Int, to file: String) throws(Failure) {
    replay.go(to: 0)
    var animation = SVGAnimation(
      size: TerminalSize(replay.state.screen.size), look: screen.look(of: replay.state))
    var seconds = 0.0
    for position in 0...end {
      replay.go(to: position)
      seconds = max(seconds, Double(replay.lastStep?.time ?? 0) / 1_000)
      animation.add(screen.frame(of: replay.state), at: position == 0 ? 0 : seconds)
    }
    do {
      let picture = animation.svg(endingAt: seconds + Self.lastPause)
      try WholeFile.replace(file, with: Array(picture.utf8))
    } catch {
      throw Failure(
        "The moving picture \(file) cannot be written: \(error.reason).",
        exitCode: .writingFailed)
    }
  }

  /// The time for which the last frame stays before a moving picture begins again, in seconds.
  private static let lastPause = 3.0

  /// Writes a text and a picture of each frame that differs from the previous one, named after the
  /// number of the action that led to it.
  private func writeFrames(upTo end: Int, in folder: String) throws(Failure) {
    do {
      try PrivateFolder.make(folder)
      var last: Canvas?
      for position in 0...end {
        replay.go(to: position)
        let frame = screen.frame(of: replay.state)
        guard frame != last else { continue }
        last = frame
        let digits = String(position)
        let number = String(repeating: "0", count: max(0, 5 - digits.count)) + digits
        let file = URL(filePath: folder).appending(path: number).path
        let picture = frame.svg(screen.look(of: replay.state))
        try WholeFile.replace(file + ".txt", with: Array(frame.plainText.utf8))
        try WholeFile.replace(file + ".svg", with: Array(picture.utf8))
      }
    } catch {
      throw Failure(
        "The frames cannot be written to \(folder): \(error.reason).",
        exitCode: .writingFailed)
    }
  }
}
