/// A source of the lines for a plain session.
@MainActor
protocol LineInput: AnyObject {
  /// Whether a person types the lines, who may change their mind while something loads.
  var isInteractive: Bool { get }

  /// The width of the terminal that shows the output; `nil` without a terminal.
  var columns: Int? { get }

  /// Starts to listen, and reports events to a handler.
  func start(_ handler: @escaping @MainActor (LineEvent) -> Void)

  /// Asks the user for a line.
  func ask(_ prompt: String) throws(WriteError)

  /// Moves off the line being asked for, so that a message can be written.
  func leaveLine() throws(WriteError)

  /// Stops listening and restores the terminal.
  func close()
}

/// An event from a ``LineInput``.
enum LineEvent: Equatable {
  case line(String)
  /// The input has no more lines.
  case ended
  /// A signal asks the program to end.
  case terminated(signal: Int32)
}
