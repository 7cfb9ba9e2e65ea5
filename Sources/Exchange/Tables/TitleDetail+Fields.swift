internal import SafeText
internal import Titles

extension TitleDetail {
  /// What a row knows about a title; without the name if it has none.
  init(_ id: TitleID, title: String, _ fields: inout RowFields, isMonthFirst: Bool) {
    let year = fields.year()
    let released = fields.releaseDay(isMonthFirst: isMonthFirst)
    let original = fields.name(.originalTitle)
    self.init(
      id: id, title: title, originalTitle: original == title ? nil : original,
      years: year.map { YearRange($0) },
      kind: fields.value(.kind) { TitleKind(serviceWord: $0) },
      released: released,
      minutes: fields.value(.minutes) { WrittenNumber.count($0) },
      genres: fields.list(.genres),
      directors: fields.list(.directors).map(FormulaGuard.removed),
      ratings: fields.value(.imdbRating) { WrittenNumber.tenths($0) }
        .map { [Rating(imdb: Double($0))] } ?? [],
      votes: fields.value(.votes) { WrittenNumber.count($0) })
  }
}

extension RowFields {
  /// The release; `nil` without a problem if only its year or month is given.
  fileprivate mutating func releaseDay(isMonthFirst: Bool) -> CalendarDate? {
    guard text(.released).map({ !$0.isYearOrMonth }) == true else { return nil }
    return value(.released) { WrittenMoment($0, monthFirst: isMonthFirst)?.day }
  }
}

extension String {
  /// Whether this is `1989` or `1989-06`.
  fileprivate var isYearOrMonth: Bool {
    let parts = split(separator: "-", omittingEmptySubsequences: false)
    return parts.count <= 2 && parts[0].utf8.count == 4
      && parts.allSatisfy { Int($0, in: 0...9_999) != nil }
  }
}
