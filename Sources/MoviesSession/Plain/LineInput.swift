/// Where the lines of a plain session come from.
@MainActor
protocol LineInput: AnyObject {
  /// Whether a person is typing, who may change their mind while something loads.
  var isInteractive: Bool { get }

  /// The width of the terminal that is written to; `nil` if there is none.
  var columns: Int? { get }

  /// Begins listening.
  func start(_ handler: @escaping @MainActor (LineEvent) -> Void)

  /// Asks for a line.
  func ask(_ prompt: String) throws(WriteError)

  /// Leaves the line being asked for, because something has to be said.
  func leaveLine() throws(WriteError)

  /// Stops listening and puts the terminal back.
  func close()
}

/// What comes from a ``LineInput``.
enum LineEvent: Equatable {
  case line(String)
  /// No more lines will come.
  case ended
  /// A signal asks the program to end.
  case terminated(signal: Int32)
}
