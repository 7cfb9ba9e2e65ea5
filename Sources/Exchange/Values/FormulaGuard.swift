/// A guard that keeps spreadsheets from evaluating a text as a formula: a name or a genre from an
/// untrusted source, or a note with text by others.
///
/// A spreadsheet treats a field that begins with one of `= + - @` as a formula, so such a text gets
/// an apostrophe in front, which is removed on reading. A text that already has apostrophes in
/// front of such a sign gets one more, so that it is restored exactly.
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
