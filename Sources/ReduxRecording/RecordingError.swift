/// Why a file is no recording that can be replayed, and in which line.
public struct RecordingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  public enum Problem: Hashable, Sendable {
    /// There is no line at all.
    case empty
    /// The first line is not that of a recording of this program.
    case foreign(program: String)
    /// The format is one of the future, or one of the past that is read no longer; with the version
    /// that is read, and the name and version of the program that recorded.
    case otherVersion(Int, read: Int, program: String?)
    /// A line cannot be read; with the place in it and the reason.
    case damaged(String)
    /// There are lines behind the one that says how the recording ended.
    case continued
  }

  /// The line's number, from 1.
  public var line: Int
  public var problem: Problem

  public init(line: Int, problem: Problem) {
    self.line = line
    self.problem = problem
  }

  public var description: String {
    "line \(line): " + explanation
  }

  private var explanation: String {
    switch problem {
    case .empty: "the file is empty, and so no recording"
    case .foreign(let program): "this is no recording of \(program)"
    case .otherVersion(let version, let read, let program):
      "it is in format \(version)\(program.map { " of \($0)" } ?? ""), and this program reads "
        + "format \(read): use " + (version > read ? "a newer one" : "the one that recorded it")
    case .damaged(let reason): "it is damaged: \(reason)"
    case .continued: "it goes on behind its end"
    }
  }
}
