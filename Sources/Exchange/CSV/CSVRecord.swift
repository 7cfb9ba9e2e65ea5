/// A line of a table: usually one line of the file, more where a quoted field has line breaks.
public struct CSVRecord: Hashable, Sendable {
  public var fields: [CSVField]

  public var texts: [String] { fields.map(\.text) }

  /// Whether all its fields are empty, as in the line between two tables, with or without
  /// separators.
  public var isBlank: Bool { fields.allSatisfy { $0.text.isEmpty && !$0.isQuoted } }
}

/// A field of a table.
public struct CSVField: Hashable, Sendable {
  /// What it says, without the quotation marks that belong to the table.
  public var text: String
  public var isQuoted: Bool
  /// Where it begins; with its quotation mark if it has one.
  public var place: TextPlace
}
