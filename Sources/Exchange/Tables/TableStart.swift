/// The start of the table in a text, and the separator of its columns.
///
/// Above the header there may be a byte order mark, blank lines, comments, a spreadsheet's `sep=;`
/// and the name of the table.
struct TableStart {
  let separator: CSVSeparator
  /// The text from the header on.
  let text: Substring
  /// The number of the header's line, from 1.
  let line: Int

  /// The maximum numbers of lines to search, and of lines that may be the table's name.
  private static let (mostLines, mostNames) = (12, 2)

  /// Finds the first line whose fields are names of columns; returns `nil` if no column names
  /// titles.
  ///
  /// - Parameters:
  ///   - text: The text of the file.
  ///   - needsColumns: Whether a table must have at least two columns.
  init?(in text: String, needsColumns: Bool) {
    var names = 0
    for line in TextLines(text).prefix(Self.mostLines) {
      if Self.isPassedOver(line.text) { continue }
      let headers = CSVSeparator.allCases.compactMap { Self.header(line.text, $0) }
      let header = headers.max { $0.names.count < $1.names.count }
      if let header, header.names.count > (needsColumns || names > 0 ? 1 : 0) {
        separator = header.separator
        self.text = text[line.text.startIndex...]
        self.line = line.number
        return
      }
      names += 1
      guard names <= Self.mostNames, Self.isName(line.text) else { return nil }
    }
    return nil
  }

  /// Whether a line above the header is only a declaration of the separator, a comment or an empty
  /// row.
  private static func isPassedOver(_ line: Substring) -> Bool {
    let text = String(line).cleanLine
    let isSeparator = text.filter { $0 != "\"" }.lowercased().hasPrefix("sep=")
    return isSeparator || text.hasPrefix("#") || text.allSatisfy { ",;|\"".contains($0) }
  }

  private static func header(
    _ line: Substring, _ separator: CSVSeparator
  ) -> (separator: CSVSeparator, names: [String])? {
    guard let names = try? CSVReader.records(in: line, separator: separator).first?.texts,
      // A number is not the name of a column, so the line is a row.
      !names.contains(where: { $0.contains(where: \.isNumber) && !$0.contains(where: \.isLetter) }),
      ExchangeFormat(header: names, FileName("")) != nil
    else { return nil }
    return (separator, names)
  }

  /// Whether a line may be the name of a table: it has at most one field.
  private static func isName(_ line: Substring) -> Bool {
    CSVSeparator.allCases.allSatisfy { separator in
      let record = try? CSVReader.records(in: line, separator: separator).first
      return record.map { $0.texts.count { !$0.isEmpty } <= 1 } ?? false
    }
  }
}
