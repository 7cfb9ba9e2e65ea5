import Foundation
import MoviesSession
import SafeText

/// The program that shows long texts page by page, as set in the variable `PAGER`.
public struct Pager: Sendable {
  /// The number of lines of the terminal.
  public var rows: Int
  /// Shows a text, and returns when the user quits the pager, or at once if the text cannot be
  /// shown.
  ///
  /// - Returns: Whether the text was shown.
  public var show: @Sendable ([UInt8]) -> Bool

  public init(rows: Int, show: @escaping @Sendable ([UInt8]) -> Bool) {
    self.rows = rows
    self.show = show
  }

  /// Makes a pager that runs the user's own command line.
  public init(command: String, rows: Int) {
    self.init(rows: rows) { Self.run(command, reading: $0) }
  }

  /// Whether a text fills the terminal, leaving no line for the prompt.
  func isNeeded(for text: [UInt8], columns: Int) -> Bool {
    let lines = String(decoding: text, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false
    ).dropLast()
    let heights = lines.lazy.map { max(1, (String($0).cellWidth + columns - 1) / columns) }
    return heights.reduce(0, +) >= rows
  }
}

extension Pager {
  /// The exit codes of a shell that cannot find a command or must not run it.
  private static let notRun: Set<Int32> = [126, 127]

  /// Runs a shell's command line with a text as its input.
  private static func run(_ command: String, reading text: [UInt8]) -> Bool {
    // The child process inherits the default action, so that the signal ends it when a pager is
    // quit early.
    signal(SIGPIPE, SIG_DFL)
    let keys = Surroundings.keyVariables.joined(separator: " ")
    let pipe = popen("unset \(keys)\n\(command)", "w")
    signal(SIGPIPE, SIG_IGN)
    guard let pipe else { return false }
    // ^C in a pager belongs to the pager; if this program ended, the pager would lose its terminal.
    let interruption = signal(SIGINT, SIG_IGN)
    defer { signal(SIGINT, interruption) }
    // A pager that is quit early stops reading.
    try? FileDescriptorSink(descriptor: fileno(pipe)).write(text)
    let status = pclose(pipe)
    return !notRun.contains((status >> 8) & 0xFF)
  }
}

extension Invocation {
  /// Writes a text to standard output; uses the pager if that is a terminal and the text does not
  /// fit.
  ///
  /// - Throws: A ``WriteError``.
  func write(text: [UInt8], _ settings: Settings) throws(WriteError) {
    if settings.ui.pager == .auto, surroundings.terminals.output, let pager,
      let columns = surroundings.columns, pager.isNeeded(for: text, columns: columns),
      pager.show(text)
    {
      return
    }
    try surroundings.output.write(text)
  }
}

extension Pager {
  /// Returns the pager of the running process; `nil` if none is set, or if the terminal has no
  /// height.
  @MainActor static func ofProcess(_ surroundings: Surroundings) -> Pager? {
    var size = winsize()
    guard let command = surroundings.variable("PAGER"), surroundings.terminals.output,
      ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 0
    else { return nil }
    return Pager(command: command, rows: Int(size.ws_row))
  }
}
