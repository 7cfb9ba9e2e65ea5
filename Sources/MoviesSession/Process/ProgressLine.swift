/// A line in the shell that shows the progress of a long command, and disappears when that is done.
///
/// It is shown only if messages go to a terminal that can erase a line.
package struct ProgressLine: Sendable {
  private let sink: (any ByteSink)?

  package init(in surroundings: Surroundings) {
    let canErase = surroundings.variable("TERM").map { $0 != "dumb" } ?? false
    sink = surroundings.terminals.error && canErase ? surroundings.messages : nil
  }

  /// Shows the progress in place of the text that was shown before.
  ///
  /// - Parameter text: One line: short enough that no terminal breaks it, and the program's own
  ///   text.
  package func show(_ text: String) { write(text) }

  /// Erases the line.
  package func clear() { write("") }

  private func write(_ text: String) {
    try? sink?.write(Array("\r\(text)\u{1B}[K".utf8))
  }
}
