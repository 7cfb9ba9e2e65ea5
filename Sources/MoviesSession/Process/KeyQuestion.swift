package import TerminalUI

/// A question in a shell that is answered with one key.
package enum KeyQuestion {
  /// Waits for a key that has a meaning; all keys before it are lost.
  ///
  /// - Parameters:
  ///   - escapeDelay: The time after which a lone escape byte counts as the Escape key, in
  ///     milliseconds.
  ///   - refusal: The answer if the user presses ^C, the terminal closes, or a signal ends the
  ///     program.
  ///   - meaning: Returns the answer for a key; `nil` if the key has no meaning.
  /// - Returns: The answer; `nil` if the terminal cannot report single keys.
  @MainActor
  package static func answer<Answer: Sendable>(
    escapeDelay: Int, refusal: Answer, meaning: @escaping @MainActor (Key) -> Answer?
  ) async -> Answer? {
    guard let terminal = LineTerminal.open() else { return nil }
    defer { terminal.close() }
    var input: TerminalInput?
    defer { input?.stop() }
    return await withCheckedContinuation { continuation in
      var isAnswered = false
      func answer(_ answer: Answer?) {
        guard let answer, !isAnswered else { return }
        isAnswered = true
        continuation.resume(returning: answer)
      }
      input = TerminalInput(terminal, escapeDelay: escapeDelay) { event in
        switch event {
        case .input(.key(.control("c")), _), .terminated, .ended: answer(refusal)
        case .input(.key(let key), _): answer(meaning(key))
        case .stopRequested: terminal.stop()
        case .continued: terminal.resume()
        case .input, .resized: break
        }
      }
    }
  }
}
