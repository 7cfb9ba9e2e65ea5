internal import SafeText
internal import Titles

/// Reads the fields of a row by the meaning of their columns, and keeps what makes no sense.
struct RowFields {
  private let row: CSVRecord
  private let table: CSVTable
  private(set) var problems: [ImportProblem] = []

  init(_ row: CSVRecord, of table: CSVTable) {
    self.row = row
    self.table = table
  }

  var place: TextPlace { row.fields[0].place }

  /// How many fields there are, if that is more than the header has.
  var superfluousCount: Int? {
    row.fields.dropFirst(table.width).contains { !$0.text.isEmpty } ? row.fields.count : nil
  }

  /// One line of text; `nil` if the column is missing or the field is empty.
  func text(_ meaning: ColumnMeaning) -> String? {
    guard let text = field(meaning)?.text.cleanLine, !text.isEmpty else { return nil }
    return text
  }

  /// One line that a stranger may have written, without the apostrophe that keeps spreadsheets from
  /// computing it.
  func name(_ meaning: ColumnMeaning) -> String? {
    text(meaning).map(FormulaGuard.removed)
  }

  /// The parts of such a line between commas.
  func list(_ meaning: ColumnMeaning) -> [String] {
    name(meaning)?.split(separator: ",").map(\.trimmed).filter { !$0.isEmpty } ?? []
  }

  /// What the user wrote, in any number of lines; one that is too long is a problem.
  mutating func note() -> String? {
    for meaning in [ColumnMeaning.note, .review] {
      guard let field = field(meaning) else { continue }
      let written = FormulaGuard.removed(field.text)
      let text = meaning == .note ? written : ReducedHTML.text(written)
      guard let note = text.cleanNote else { continue }
      if !Note.isTooLong(note) { return note }
      problems.append(ImportProblem(.noteTooLong(String(note.prefix(40))), at: field.place))
    }
    return nil
  }

  /// A value read by a function from the text of a field.
  ///
  /// - Parameters:
  ///   - meaning: What the value is; a field that is there and makes no sense is a problem.
  ///   - read: The reading of a text that is not empty.
  /// - Returns: The value; `nil` if there is none or it makes no sense.
  mutating func value<Value>(
    _ meaning: ColumnMeaning, _ read: (String) -> Value?
  ) -> Value? {
    guard let text = text(meaning) else { return nil }
    if let value = read(text) { return value }
    reject(meaning)
    return nil
  }

  /// Notes that the text of a field makes no sense.
  mutating func reject(_ meaning: ColumnMeaning) {
    guard let text = text(meaning), let field = field(meaning) else { return }
    problems.append(ImportProblem(.invalidValue(meaning, text), at: field.place))
  }

  /// Notes why the whole row is left out.
  mutating func leaveOut(_ kind: ImportProblem.Kind) {
    problems.append(ImportProblem(kind, at: place))
  }

  /// When something happened; `nil` without a problem if only its year or month is given.
  mutating func moment(_ meaning: ColumnMeaning) -> WrittenMoment? {
    guard !isYearOrMonth(meaning) else { return nil }
    let order = table.dayOrder(of: meaning)
    return value(meaning) { WrittenMoment($0, order) }
  }

  /// Whether a field has a year or a month where there could be a day.
  func isYearOrMonth(_ meaning: ColumnMeaning) -> Bool {
    text(meaning).map(WrittenMoment.isYearOrMonth) ?? false
  }

  mutating func year() -> Int? {
    value(.year) { Int($0.prefix(4), in: Years.possible) }
  }

  /// The user's rating, from 1 to 10.
  mutating func rating() -> Int? {
    value(.points, WrittenNumber.points) ?? value(.stars) { StarRating.points(stars: $0) }
  }

  private func field(_ meaning: ColumnMeaning) -> CSVField? {
    guard let index = table.index(of: meaning), index < row.fields.count else { return nil }
    return row.fields[index]
  }
}
