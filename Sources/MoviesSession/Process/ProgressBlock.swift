/// Lines in the shell that show the progress of a long command, and are overwritten with each
/// update.
///
/// They are shown only if messages go to a terminal that can move its cursor.
package final class ProgressBlock {
  private let sink: any ByteSink
  private var shown = 0

  /// Makes an empty block; returns `nil` without such a terminal.
  package init?(in surroundings: Surroundings) {
    let canMove = surroundings.variable("TERM").map { $0 != "dumb" } ?? false
    guard surroundings.terminals.error, canMove else { return nil }
    sink = surroundings.messages
  }

  /// Shows the progress in place of the lines that were shown before.
  ///
  /// - Parameter lines: The lines: short enough that no terminal breaks them, and the program's own
  ///   text.
  package func show(_ lines: [String]) {
    let up = shown > 0 ? "\u{1B}[\(shown)A" : ""
    let erased = lines.map { "\r\($0)\u{1B}[K\n" }.joined()
    try? sink.write(Array("\(up)\(erased)\u{1B}[J".utf8))
    shown = lines.count
  }
}
