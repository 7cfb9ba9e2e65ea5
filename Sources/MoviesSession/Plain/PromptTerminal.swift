internal import Foundation
internal import MoviesUI
internal import SafeText
internal import TerminalUI

/// An input whose lines come from a terminal; the program edits them itself, with a history.
///
/// Text that cannot be written while keys are handled is dropped; the next answer will run into the
/// same error.
@MainActor
final class PromptTerminal: LineInput {
  let isInteractive = true
  private let terminal: LineTerminal
  private let escapeDelay: Int
  private let output: PlainOutput
  private var line = PromptLine()
  /// The prompt of the line being asked for; `nil` if the user is not asked for one.
  private var prompt: String?
  private var input: TerminalInput?
  private var handler: (@MainActor (LineEvent) -> Void)?

  /// The minimum room after a prompt, in cells; with less, the line begins below the prompt.
  private static let leastCells = 16

  init(terminal: LineTerminal, escapeDelay: Int, output: PlainOutput) {
    self.terminal = terminal
    self.escapeDelay = escapeDelay
    self.output = output
  }

  var columns: Int? { terminal.columns }

  func start(_ handler: @escaping @MainActor (LineEvent) -> Void) {
    self.handler = handler
    input = TerminalInput(terminal, escapeDelay: escapeDelay) { [weak self] in self?.handle($0) }
  }

  func ask(_ prompt: String) throws(WriteError) {
    self.prompt = prompt
    let room = terminal.columns - 1
    let rest = room - prompt.cellWidth
    let fits = rest >= Self.leastCells
    let begun = line.ask(cells: fits ? rest : max(1, room))
    if fits {
      try output.write(prompt)
    } else {
      try output.writeLine(prompt, columns: terminal.columns)
    }
    try output.write(begun)
  }

  func leaveLine() throws(WriteError) {
    guard prompt != nil else { return }
    prompt = nil
    try output.write("\n")
  }

  func close() {
    input?.stop()
    handler = nil
    terminal.close()
  }

  private func handle(_ event: TerminalEvent) {
    switch event {
    case .input(let event, let times): for _ in 0..<times { handle(event) }
    case .resized: break
    case .stopRequested: stop()
    case .continued:
      terminal.resume()
      askAgain()
    case .terminated(let signal): handler?(.terminated(signal: signal))
    case .ended: handler?(.terminated(signal: SIGHUP))
    }
  }

  private func handle(_ event: InputEvent) {
    switch event {
    case .key(.control("c")): handler?(.terminated(signal: SIGINT))
    case .key(.control("\\")): handler?(.terminated(signal: SIGQUIT))
    case .key(.control("z")): stop()
    case .key(let key): carryOut(line.handle(key))
    case .paste(let text): carryOut(line.insert(text))
    case .mouse, .focus, .background, .colorScheme, .synchronizedOutput, .kittyGraphics,
      .terminalVersion:
      break
    }
  }

  private func stop() {
    output.sink.flush()
    terminal.stop()
    askAgain()
  }

  private func askAgain() {
    if let prompt { try? ask(prompt) }
  }

  private func carryOut(_ outcome: PromptLine.Outcome) {
    switch outcome {
    case .echo(let text): try? output.write(text)
    case .submitted(let text):
      try? leaveLine()
      handler?(.line(text))
    case .ended: handler?(.ended)
    }
  }
}
