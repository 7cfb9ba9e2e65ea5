/// What was read from a file.
public struct ImportedFile: Hashable, Sendable {
  public var name: String
  public var format: ExchangeFormat
  public var encoding: TextEncoding
  /// The columns of a table, and what they were taken for; empty for other files.
  public var columns: [ColumnUse]
  /// In the order of the file, or in that of the list that it is.
  public var rows: [ImportedRow]
  public var problems: [ImportProblem]
}
