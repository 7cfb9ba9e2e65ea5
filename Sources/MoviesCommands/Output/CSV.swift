/// Rows as comma-separated values by RFC 4180, for spreadsheets.
enum CSV {
  /// The rows with their line ends, CR and LF.
  static func text(_ rows: [[String]]) -> String {
    rows.map { $0.map(field).joined(separator: ",") + "\r\n" }.joined()
  }

  private static let special: Set<Unicode.Scalar> = ["\"", ",", "\r", "\n"]

  /// A field, quoted if necessary.
  ///
  /// A spreadsheet treats a field that begins with one of `= + - @` as a formula; titles come from
  /// strangers, so an apostrophe is put before it
  /// (https://owasp.org/www-community/attacks/CSV_Injection).
  private static func field(_ text: String) -> String {
    let isFormula = text.first.map { "=+-@".contains($0) } ?? false
    let safe = isFormula ? "'" + text : text
    // By scalars: a character may hold a quote with a mark on it, or CR and LF together.
    guard safe.unicodeScalars.contains(where: Self.special.contains) else { return safe }
    let quoted = safe.unicodeScalars.flatMap { $0 == "\"" ? [$0, $0] : [$0] }
    return "\"" + String(String.UnicodeScalarView(quoted)) + "\""
  }
}
