internal import Titles

extension TitleDetail {
  /// What a row knows about a title; without the name if it has none.
  init(_ id: TitleID, title: String, _ fields: inout RowFields) {
    let year = fields.year()
    let released = fields.moment(.released)?.day
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
