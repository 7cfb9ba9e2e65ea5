/// The reason why a file cannot be replayed, and the line where it was found.
public struct RecordingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The defect of a file.
  public enum Reason: Hashable, Sendable {
    /// The file has no lines.
    case empty
    /// The first line does not belong to a recording of this program.
    case foreign(program: String)
    /// The format is newer than this program, or too old to be read; with the version that can be
    /// read, and the name and version of the recording program.
    case otherVersion(Int, read: Int, program: String?)
    /// A line cannot be read; with the place in it and the reason.
    case damaged(String)
    /// There are lines after the one that ends the recording.
    case continued
  }

  /// The line's number, from 1.
  public var line: Int
  public var problem: Reason

  public init(line: Int, problem: Reason) {
    self.line = line
    self.problem = problem
  }

  public var description: String {
    "line \(line): " + explanation
  }

  private var explanation: String {
    switch problem {
    case .empty: "the file is empty"
    case .foreign(let program): "this is not a recording of \(program)"
    case .otherVersion(let version, let read, let program):
      "it is in format \(version)\(program.map { " of \($0)" } ?? ""), and this program reads "
        + "format \(read): use " + (version > read ? "a newer one" : "the one that recorded it")
    case .damaged(let reason): "it is damaged: \(reason)"
    case .continued: "it continues after its end"
    }
  }
}
