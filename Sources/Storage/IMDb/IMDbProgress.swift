/// The progress of an import of IMDb's data.
public struct IMDbProgress: Hashable, Sendable, Codable {
  /// A stage of an import.
  public enum Stage: Hashable, Sendable, Codable {
    /// A file is being downloaded; counted in bytes.
    case downloading(IMDbDump)
    /// A file is being read; counted in bytes of the compressed file.
    case reading(IMDbDump)
    /// The new database is being written; counted in titles.
    case writing
    /// Indexes are being made, and then the new database replaces the old one.
    case finishing
  }

  public var stage: Stage
  public var done: Int
  /// The total; `nil` if it is unknown.
  public var total: Int?
  /// The number of lines of the file read so far; 0 in stages that read no lines.
  public var lines: Int

  public init(_ stage: Stage, done: Int, total: Int?, lines: Int = 0) {
    self.stage = stage
    self.done = done
    self.total = total
    self.lines = lines
  }
}
