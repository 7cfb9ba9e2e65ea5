/// A writer of comma-separated values according to RFC 4180.
public enum CSVWriter {
  /// Writes the lines of a table, each ended by CR and LF.
  ///
  /// - Parameter rows: The fields of each line; a line needs at least one.
  /// - Returns: A text that ``CSVReader`` parses into the same fields.
  public static func text(_ rows: [[String]]) -> String {
    rows.map { line($0) + "\r\n" }.joined()
  }

  /// Writes the lines of a table so that a spreadsheet evaluates no field as a formula.
  ///
  /// Titles come from untrusted sources, and a spreadsheet treats a field that begins with one of
  /// `= + - @` as a formula (https://owasp.org/www-community/attacks/CSV_Injection), so such a
  /// field gets an apostrophe in front.
  public static func spreadsheetText(_ rows: [[String]]) -> String {
    text(rows.map { $0.map(FormulaGuard.applied) })
  }

  private static func line(_ fields: [String]) -> String {
    // Without quotation marks a line with one empty field would be a blank line.
    fields == [""] ? "\"\"" : fields.map(quoted).joined(separator: ",")
  }

  /// Quotes a field if necessary.
  ///
  /// This compares bytes, not characters: a quotation mark with a combining mark is a different
  /// character.
  private static func quoted(_ field: String) -> String {
    guard field.utf8.contains(where: { special.contains($0) }) else { return field }
    let content = field.utf8.flatMap { $0 == CSVByte.quote ? [$0, $0] : [$0] }
    return "\"" + String(decoding: content, as: UTF8.self) + "\""
  }

  private static let special = Set("\",\r\n".utf8)
}
