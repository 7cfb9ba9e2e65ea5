internal import Foundation
package import MoviesCore
internal import MoviesUI
package import ReduxRecording
package import TerminalUI

/// Plays a recording on the screen: the main loop between the keys, the clock and the replay.
@MainActor
package final class Player {
  private let replay: Replay<AppState>
  private let recorded: RecordedScreen
  private let screen: Screen
  private let view: PlayerView
  private var playback: Playback
  private var showsChanges = false
  private var changes: [StateChange] = []
  private var drawn: PlayerProps?
  private var timer: Task<Void, Never>?
  private var input: TerminalInput?
  private var exitCode: ProgramExitCode?

  private init(_ recording: Recording<AppState>, recorded: RecordedScreen, screen: Screen) {
    self.recorded = recorded
    self.screen = screen
    replay = Replay(recording)
    playback = Playback(times: recording.steps.map(\.time))
    view = PlayerView(
      theme: Theme(recorded.theme(in: recording.header.state), depth: screen.depth))
  }

  /// Plays from the first frame until the user quits.
  ///
  /// - Parameters:
  ///   - recording: The recording to play.
  ///   - position: The number of actions to skip at the start.
  ///   - depthLimit: The greatest colour depth to use.
  ///   - escapeDelay: The time after which a lone escape byte counts as the Escape key, in
  ///     milliseconds.
  /// - Returns: The code that the process ends with.
  /// - Throws: A ``ScreenError`` if there is no screen to draw on, or a ``Failure``; the terminal
  ///   is restored first.
  package static func run(
    _ recording: Recording<AppState>, from position: Int, depthLimit: ColorDepth, escapeDelay: Int
  ) throws -> ProgramExitCode {
    let recorded = try RecordedScreen(recording.header)
    let screen = try Screen.open(depthLimit: depthLimit)
    defer { screen.close() }
    let player = Player(recording, recorded: recorded, screen: screen)
    return player.run(from: position, escapeDelay: escapeDelay)
  }

  private func run(from position: Int, escapeDelay: Int) -> ProgramExitCode {
    input = TerminalInput(screen, escapeDelay: escapeDelay) { [weak self] in self?.handle($0) }
    screen.onCatchingUp = { [weak self] in self?.draw() }
    for _ in 0..<position { playback.advance() }
    show()
    while true {
      MainLoop.turn()
      if let exitCode { return exitCode }
    }
  }

  private func handle(_ event: TerminalEvent) {
    switch event {
    case .input(.key(let key), let times): for _ in 0..<times { PlayerCommand(key).map(perform) }
    case .input: break
    case .resized:
      screen.resize()
      redraw()
    case .continued:
      screen.resume()
      redraw()
    case .stopRequested: suspend()
    case .terminated(let signal): exitCode = ProgramExitCode(128 + signal)
    case .ended: exitCode = ProgramExitCode(128 + SIGHUP)
    }
  }

  private func perform(_ command: PlayerCommand) {
    switch command {
    case .playback(let command):
      playback.perform(command)
      show()
    case .toggleChanges:
      showsChanges.toggle()
      draw()
    case .redraw:
      screen.redrawAll()
      redraw()
    case .suspend: suspend()
    case .quit: exitCode = .success
    }
  }

  private func suspend() {
    screen.stop()
    redraw()
  }

  /// Shows the current position, and waits for the next action while the recording plays.
  private func show() {
    timer?.cancel()
    timer = playback.delay.map { delay in
      Task { [weak self] in
        guard (try? await Task.sleep(for: .milliseconds(delay))) != nil else { return }
        self?.playback.advance()
        self?.show()
      }
    }
    if playback.position != replay.position {
      changes = replay.changes(goingTo: playback.position)
    }
    draw()
  }

  private func redraw() {
    drawn = nil
    draw()
  }

  private func draw() {
    let props = PlayerProps(
      frame: recorded.frame(of: replay.state), playback: playback,
      action: replay.lastStep?.action.summary, changes: changes, showsChanges: showsChanges)
    guard props != drawn, !screen.isBehind else { return }
    screen.draw(Frame(view.draw(props, size: screen.size)))
    drawn = props
  }
}
