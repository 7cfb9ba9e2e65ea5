/// Keeps spreadsheets from computing a text: a name or a genre from strangers, or a note that holds
/// what somebody else wrote.
///
/// A spreadsheet treats a field that begins with one of `= + - @` as a formula, so an apostrophe is
/// put before it, and taken away by whoever reads it here. A text that has apostrophes there gets
/// one more, and comes back as it was.
enum FormulaGuard {
  static func applied(_ text: String) -> String { isFormula(text[...]) ? "'" + text : text }

  static func removed(_ text: String) -> String {
    text.hasPrefix("'") && isFormula(text.dropFirst()) ? String(text.dropFirst()) : text
  }

  private static func isFormula(_ text: Substring) -> Bool {
    text.unicodeScalars.first { $0 != "'" }
      .map { "=+-@".unicodeScalars.contains($0) } ?? false
  }
}
