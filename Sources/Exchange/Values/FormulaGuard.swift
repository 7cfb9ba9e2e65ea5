/// Keeps spreadsheets from computing what strangers called a title.
///
/// A spreadsheet treats a field that begins with one of `= + - @` as a formula, so an apostrophe is
/// put before it, and taken away by whoever reads it here. What the user wrote stays as it is.
enum FormulaGuard {
  static func applied(_ name: String) -> String { isFormula(name[...]) ? "'" + name : name }

  static func removed(_ name: String) -> String {
    name.hasPrefix("'") && isFormula(name.dropFirst()) ? String(name.dropFirst()) : name
  }

  private static func isFormula(_ name: Substring) -> Bool {
    name.unicodeScalars.first.map { "=+-@".unicodeScalars.contains($0) } ?? false
  }
}
