/// What was read from a file.
public struct ImportedFile: Hashable, Sendable {
  public var name: String
  public var format: ExchangeFormat
  public var encoding: TextEncoding
  /// The columns of a table, and what they were taken for; empty for other files.
  public var columns: [ColumnUse]
  public var rows: ImportedRows
  public var problems: [ImportProblem]
  /// What it says about the list that it is; `nil` for all other files.
  public var heading: ListHeading?

  /// Whether it is a plain text without anything to read.
  public var isBlank: Bool { format == .lines && problems.isEmpty && rows.isEmpty }

  /// What was read from a text, before its name and encoding are added.
  init(
    format: ExchangeFormat, columns: [ColumnUse] = [], rows: ImportedRows,
    problems: [ImportProblem] = [], heading: ListHeading? = nil
  ) {
    name = ""
    self.format = format
    encoding = .utf8
    self.columns = columns
    self.rows = rows
    self.problems = problems
    self.heading = heading
  }
}
