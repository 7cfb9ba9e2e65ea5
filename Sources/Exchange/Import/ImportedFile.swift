/// What was read from a file.
public struct ImportedFile: Hashable, Sendable {
  public var name: String
  public var format: ExchangeFormat
  public var encoding: TextEncoding
  /// The columns of a table, and what they were taken for; empty for other files.
  public var columns: [ColumnUse]
  /// The ratings whose scale had to be found out; `nil` if there are none.
  public var scale: ScaleFinding?
  public var rows: [ImportedRow]
  public var problems: [ImportProblem]
  /// What it says about the list that it is; `nil` for all other files.
  public var heading: ListHeading?

  /// Whether it is a plain text without anything to read.
  public var isBlank: Bool { format == .lines && problems.isEmpty && rows.isEmpty }

  /// What was read from a text, before its name and encoding are added.
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
  /// What the file is, without what it says.
  public struct Summary: Hashable, Sendable {
    public var name: String
    public var format: ExchangeFormat
    public var columns: [ColumnUse]
    public var scale: ScaleFinding?

    /// The columns of which nothing was read, though something is in them.
    public var unreadColumns: [ColumnUse] { columns.filter { $0.meaning == nil && $0.count > 0 } }
  }

  /// What the file is, without what it says.
  public var summary: Summary {
    Summary(name: name, format: format, columns: columns, scale: scale)
  }
}
