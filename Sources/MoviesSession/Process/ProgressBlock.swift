/// Lines in the shell that say how far a long command is, each in the place of what it said before.
///
/// They are only shown where messages go to a terminal that can move its cursor.
package final class ProgressBlock {
  private let sink: any ByteSink
  private var shown = 0

  /// Returns `nil` where there is no such terminal.
  package init?(in surroundings: Surroundings) {
    let canMove = surroundings.variable("TERM").map { $0 != "dumb" } ?? false
    guard surroundings.terminals.error, canMove else { return nil }
    sink = surroundings.messages
  }

  /// Says how far it is, in place of what was said before.
  ///
  /// - Parameter lines: What is said: lines that no terminal breaks, in the program's own words.
  package func show(_ lines: [String]) {
    let up = shown > 0 ? "\u{1B}[\(shown)A" : ""
    let erased = lines.map { "\r\($0)\u{1B}[K\n" }.joined()
    try? sink.write(Array("\(up)\(erased)\u{1B}[J".utf8))
    shown = lines.count
  }
}
