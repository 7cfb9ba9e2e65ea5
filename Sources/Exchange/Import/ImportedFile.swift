/// The contents of a file.
public struct ImportedFile: Hashable, Sendable {
  public var name: String
  public var format: ExchangeFormat
  public var encoding: TextEncoding
  /// The columns of a table, with their meanings; empty for other files.
  public var columns: [ColumnUse]
  /// The detected scale of the ratings; `nil` without ratings.
  public var scale: ScaleFinding?
  public var rows: [ImportedRow]
  public var problems: [ImportProblem]
  /// The name and description of the list; `nil` for all other files.
  public var heading: ListHeading?

  /// Whether the file is a plain text without any rows.
  public var isBlank: Bool { format == .lines && problems.isEmpty && rows.isEmpty }

  /// Makes the contents of a text, without the name and encoding of the file.
  init(
    format: ExchangeFormat, columns: [ColumnUse] = [], scale: ScaleFinding? = nil,
    rows: [ImportedRow],
    problems: [ImportProblem] = [], heading: ListHeading? = nil
  ) {
    name = ""
    self.format = format
    encoding = .utf8
    self.columns = columns
    self.scale = scale
    self.rows = rows
    self.problems = problems
    self.heading = heading
  }
}

extension ImportedFile {
  /// The description of the file, without its contents.
  public struct Summary: Hashable, Sendable {
    public var name: String
    public var format: ExchangeFormat
    public var columns: [ColumnUse]
    public var scale: ScaleFinding?

    /// The unused columns that have values.
    public var unreadColumns: [ColumnUse] { columns.filter { $0.meaning == nil && $0.count > 0 } }
  }

  /// The description of the file, without its contents.
  public var summary: Summary {
    Summary(name: name, format: format, columns: columns, scale: scale)
  }
}
