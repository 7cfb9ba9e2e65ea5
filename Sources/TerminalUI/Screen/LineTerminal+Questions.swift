import CTerminal

extension LineTerminal {
  /// Asks the terminal about images, and waits for its answers.
  ///
  /// Keys that are pressed meanwhile are lost; ^C ends the wait.
  ///
  /// - Parameter limit: How long to wait for a terminal that does not answer.
  /// - Returns: The answers that came in time; `nil` if there is no terminal, or if it would show
  ///   the questions as text.
  public static func answersAboutImages(within limit: Duration) async -> ImageAnswers? {
    guard TerminalType.understandsQuestions, let terminal = open() else { return nil }
    let (events, arrivals) = AsyncStream.makeStream(of: InputEvent.self)
    let input = TerminalInput(terminal) { event in
      if case .input(let event, _) = event { arrivals.yield(event) } else { arrivals.finish() }
    }
    let alarm = Task {
      try? await Task.sleep(for: limit)
      arrivals.finish()
    }
    defer {
      alarm.cancel()
      input.stop()
      terminal.close()
      ct_release_signals()
    }
    terminal.write(KittyGraphics.query(passesThroughTmux: TerminalType.isTmux))
    var answers = ImageAnswers()
    for await event in events {
      answers.note(event)
      if answers.areComplete || event == .key(.control("c")) { break }
    }
    return answers
  }

  /// Writes bytes as they are.
  private func write(_ bytes: [UInt8]) {
    // The array owns the bytes; they are written before the call returns.
    bytes.withUnsafeBytes { ct_line_write($0.baseAddress, $0.count) }
  }
}
