/// A line in the shell that says how far a long command is, and goes when that is done.
///
/// It is only shown where messages go to a terminal that can erase a line.
package struct ProgressLine: Sendable {
  private let sink: (any ByteSink)?

  package init(in surroundings: Surroundings) {
    let canErase = surroundings.variable("TERM").map { $0 != "dumb" } ?? false
    sink = surroundings.terminals.error && canErase ? surroundings.messages : nil
  }

  /// Says how far it is, in place of what was said before.
  ///
  /// - Parameter text: What is said: one line that no terminal breaks, in the program's own words.
  package func show(_ text: String) { write(text) }

  /// Erases the line.
  package func clear() { write("") }

  private func write(_ text: String) {
    try? sink?.write(Array("\r\(text)\u{1B}[K".utf8))
  }
}
