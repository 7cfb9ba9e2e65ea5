/// The marks that git leaves in a text where two versions of it could not be joined.
enum ConflictMarks {
  /// The number of the line with the first of them, from 1; `nil` in any other text.
  static func line(in text: String) -> Int? {
    guard text.utf8.starts(with: "<<<<<<<".utf8) || text.contains("\n<<<<<<<") else { return nil }
    var start: Int?
    for line in TextLines(text) {
      if start == nil, line.text.hasPrefix("<<<<<<< ") { start = line.number }
      if start != nil, line.text.hasPrefix(">>>>>>> ") { return start }
    }
    return nil
  }
}
