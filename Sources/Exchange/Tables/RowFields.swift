internal import SafeText
internal import Titles

/// A reader of a row's fields by the meaning of their columns, which notes invalid values as
/// problems.
struct RowFields {
  private let row: CSVRecord
  private let table: CSVTable
  private(set) var problems: [ImportProblem] = []

  init(_ row: CSVRecord, of table: CSVTable) {
    self.row = row
    self.table = table
  }

  var place: TextPlace { row.place(at: 0) }

  /// The number of fields, if the row has more than the header.
  var superfluousCount: Int? {
    (table.width..<max(table.width, row.count)).contains { !row.isEmpty(at: $0) } ? row.count : nil
  }

  /// Returns one line of text; `nil` if the column is missing or the field is empty.
  func text(_ meaning: ColumnMeaning) -> String? {
    guard let text = field(meaning)?.cleanLine, !text.isEmpty else { return nil }
    return text
  }

  /// Returns one line from an untrusted source, without the apostrophe that keeps spreadsheets from
  /// evaluating it.
  func name(_ meaning: ColumnMeaning) -> String? {
    text(meaning).map(FormulaGuard.removed)
  }

  /// Returns the parts between commas of one line from an untrusted source.
  func list(_ meaning: ColumnMeaning) -> [String] {
    name(meaning)?.split(separator: ",").map(\.trimmed).filter { !$0.isEmpty } ?? []
  }

  /// Returns the user's text, in any number of lines, and notes a problem if it is too long.
  mutating func noteText() -> String? {
    for meaning in [ColumnMeaning.note, .review] {
      guard let field = field(meaning) else { continue }
      let written = FormulaGuard.removed(field)
      let text = meaning == .note ? written : ReducedHTML.text(written)
      guard let note = text.cleanNote else { continue }
      if !Note.isTooLong(note) { return note }
      tell(.noteTooLong(String(note.prefix(40))), meaning)
    }
    return nil
  }

  /// Parses the value of a field.
  ///
  /// - Parameters:
  ///   - meaning: The meaning of the value; an invalid value is noted as a problem.
  ///   - read: The function that parses the text, which is never empty.
  /// - Returns: The value; `nil` if it is missing or invalid.
  mutating func value<Value>(
    _ meaning: ColumnMeaning, _ read: (String) -> Value?
  ) -> Value? {
    guard let text = text(meaning) else { return nil }
    if let value = read(text) { return value }
    reject(meaning)
    return nil
  }

  /// Notes that the text of a field is invalid.
  mutating func reject(_ meaning: ColumnMeaning) {
    guard let text = text(meaning) else { return }
    tell(.invalidValue(meaning, text), meaning)
  }

  /// Notes the reason why the whole row is skipped.
  mutating func leaveOut(_ kind: ImportProblem.Kind) {
    problems.append(ImportProblem(kind, at: place))
  }

  /// Notes a problem with a field.
  private mutating func tell(_ kind: ImportProblem.Kind, _ meaning: ColumnMeaning) {
    let place = table.index(of: meaning).map(row.place) ?? place
    problems.append(ImportProblem(kind, at: place))
  }

  /// Returns the title's id; `nil` if the field is empty or contains anything else.
  func id(_ meaning: ColumnMeaning = .id) -> TitleID? {
    guard let text = text(meaning) else { return nil }
    if let id = TitleReference.parse(text) { return id }
    guard table.hasBareIDs, meaning == .id, let number = Int(text, in: 1...9_999_999_999) else {
      return nil
    }
    let digits = String(number)
    return TitleID("tt" + String(repeating: "0", count: max(0, 7 - digits.count)) + digits)
  }

  /// Returns the time of an event; `nil` without a problem if only its year or month is given.
  mutating func moment(_ meaning: ColumnMeaning) -> WrittenMoment? {
    guard let text = text(meaning), !WrittenMoment.isYearOrMonth(text) else { return nil }
    if let moment = WrittenMoment(text, table.dayOrder(of: meaning)) { return moment }
    if WrittenMoment.isOfEitherOrder(text) {
      tell(.openDay(meaning, text), meaning)
    } else {
      reject(meaning)
    }
    return nil
  }

  /// Whether the table has a column with this meaning.
  func has(_ meaning: ColumnMeaning) -> Bool { table.index(of: meaning) != nil }

  /// Parses a yes or a no, counting a day, a year or a number as a yes; returns `nil` for anything
  /// else.
  func truth(_ meaning: ColumnMeaning) -> Bool? {
    guard let text = text(meaning)?.lowercased() else { return nil }
    if Self.wordsForNo.contains(text) { return false }
    let isDay = momentInTruth(meaning) != nil || WrittenMoment.isYearOrMonth(text)
    let isYes = isDay || Self.wordsForYes.contains(text) || Int(text, in: 1...9_999) != nil
    return isYes ? true : nil
  }

  private static let wordsForNo: Set<String> = ["no", "false", "0", "n", "-", "nein", "non"]
  private static let wordsForYes: Set<String> = [
    "yes", "true", "y", "x", "✓", "✔", "seen", "watched", "ja", "oui", "sí", "si", "sim",
  ]

  /// Returns the day that a field contains instead of a yes.
  func momentInTruth(_ meaning: ColumnMeaning) -> WrittenMoment? {
    text(meaning).flatMap { WrittenMoment($0) }
  }

  mutating func year() -> Int? {
    if let year = value(.year, { Int($0.prefix(4), in: Years.possible) }) { return year }
    return text(.released).flatMap { text in
      Int(text.prefix(4), in: Years.possible)
        ?? WrittenMoment(text, table.dayOrder(of: .released))?.day.year
    }
  }

  /// Returns the user's rating, from 1 to 10; services write a zero for no rating.
  mutating func rating() -> Int? {
    let scales: [(ColumnMeaning, Int?)] = [
      (.points, 10), (.stars, 5), (.percent, 100), (.rating, nil),
    ]
    for (meaning, scale) in scales {
      guard let text = text(meaning), !Self.wordsForNoRating.contains(text.lowercased()) else {
        continue
      }
      guard let rating = WrittenRating(text) else {
        reject(meaning)
        continue
      }
      if rating.isNone { continue }
      let limit = self.text(.ratingLimit).flatMap { Int($0, in: 1...100) } ?? scale ?? rating.limit
      guard let limit else {
        tell(.ratingWithoutScale(text), meaning)
        continue
      }
      guard let points = rating.points(of: limit) else {
        reject(meaning)
        continue
      }
      if !points.isExact { tell(.ratingRounded(text, points.value), meaning) }
      return points.value
    }
    return nil
  }

  private static let wordsForNoRating: Set<String> = ["-", "–", "n/a", "none", "null"]

  private func field(_ meaning: ColumnMeaning) -> String? {
    table.index(of: meaning).map(row.text)
  }
}
