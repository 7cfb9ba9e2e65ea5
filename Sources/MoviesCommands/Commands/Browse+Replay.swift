import MoviesCore
import MoviesSession
import ReduxRecording
import TerminalUI

extension Browse {
  /// The recording to replay; `nil` for none.
  func recording(in invocation: Invocation) throws(Failure) -> Recording<AppState>? {
    guard let path = browsing.replay else {
      guard replaying.isGiven else { return nil }
      let words = "--until, --format, --hash and --frames need --replay."
      throw Failure(meantForSearch: invocation.arguments)
        ?? Failure("\(words) To print a list, run movies-tui search.", exitCode: .usage)
    }
    guard browsing.record == nil else {
      throw Failure("Use either --record or --replay, not both.", exitCode: .usage)
    }
    guard query.isEmpty else {
      throw Failure("--replay does not search. Leave the words out.", exitCode: .usage)
    }
    let recording = try RecordingFile.read(path, warn: invocation.say)
    if let until = replaying.until, until > recording.steps.count {
      throw Failure(
        "--until \(until) is past the end: \(path) has \(recording.steps.count) actions.",
        exitCode: .usage)
    }
    return recording
  }

  /// Plays a recording on the screen, or prints and writes the requested output.
  @MainActor
  func play(_ recording: Recording<AppState>, in invocation: Invocation) throws -> ProgramExitCode {
    guard !replaying.wantsOutput else { return try output(of: recording, in: invocation) }
    let settings = try configuration(in: invocation).settings
    do {
      return try Player.run(
        recording, from: replaying.until ?? 0, depthLimit: settings.ui.depthLimit,
        escapeDelay: invocation.escapeDelay)
    } catch let error as ScreenError {
      invocation.say("\(error). Here is the frame as text.")
      return try output(of: recording, in: invocation)
    }
  }

  /// Prints and writes the requested output without a screen.
  @MainActor
  func output(of recording: Recording<AppState>, in invocation: Invocation) throws
    -> ProgramExitCode
  {
    try ReplayOutput(of: recording, replaying, in: invocation).run()
  }
}
