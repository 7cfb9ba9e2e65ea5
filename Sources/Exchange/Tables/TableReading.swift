internal import Titles

/// Reads the rows of a table, each of which says the same about a title.
struct TableReading {
  /// What it says about a title to be in the table.
  enum Statement {
    /// No more than what the columns say.
    case facts
    /// That it was seen, on no day that is known.
    case seen
    /// That it was seen, on the day in the column for it.
    case seenOnDay
    /// That it is in a list.
    case listed(ImportTarget)
    /// That it was seen if there is a day, and is in a list if there is neither a day nor a rating.
    case seenOrListed(ImportTarget)
  }

  let table: CSVTable
  let statement: Statement
  /// Whether a row whose id makes no sense can be known by its title.
  let trustsNames: Bool

  /// A row, and its position in the list.
  ///
  /// - Parameters:
  ///   - record: The line.
  ///   - problems: Gets what could not be understood.
  /// - Returns: The row; `nil` if it is left out.
  func row(
    in record: CSVRecord, _ problems: inout [ImportProblem]
  ) -> (row: ImportedRow, position: Int?)? {
    var fields = table.fields(of: record)
    defer { problems += fields.problems }
    if let count = fields.superfluousCount {
      fields.leaveOut(.tooManyFields(count, expected: table.width))
      return nil
    }
    guard var row = title(&fields) else { return nil }
    row.rating = fields.rating()
    row.ratedOn = row.rating == nil ? nil : fields.moment(.ratedOn)?.day
    row.note = fields.note()
    row.tags = fields.list(.tags)
    state(&row, &fields)
    return (row, fields.value(.position) { WrittenNumber.count($0) })
  }

  /// The row with nothing but the title that it is about.
  private func title(_ fields: inout RowFields) -> ImportedRow? {
    let name = fields.name(.title)
    let idText = fields.text(.id)
    if let id = idText.flatMap(TitleReference.parse) {
      let facts = name.map { TitleDetail(id, title: $0, &fields) }
      return ImportedRow(place: fields.place, reference: .id(id), facts: facts)
    }
    guard let name, trustsNames else {
      fields.leaveOut(idText.map { .noTitleOfItsOwn($0) } ?? .noTitle)
      return nil
    }
    if idText != nil { fields.reject(.id) }
    let kind = fields.value(.kind) { TitleKind(serviceWord: $0) }
    let reference = ImportedName(title: name, year: fields.year(), kind: kind)
    return ImportedRow(place: fields.place, reference: .name(reference))
  }

  private func state(_ row: inout ImportedRow, _ fields: inout RowFields) {
    switch statement {
    case .facts: break
    case .seen: row.viewings = [Viewing(day: nil)]
    case .seenOnDay:
      var viewing = viewing(&fields)
      // Without a day, a row is about the title as a whole.
      if viewing.day != nil {
        viewing.impression = Impression(rating: row.rating, tags: row.tags, note: row.note)
      }
      row.viewings = [viewing]
    case .listed(let target): row.go(to: target, at: fields.moment(.addedOn)?.seconds)
    case .seenOrListed(let target):
      let viewing = viewing(&fields)
      if viewing.day != nil || fields.isYearOrMonth(.watchedOn) {
        row.viewings = [viewing]
      } else if row.rating == nil {
        row.go(to: target, at: fields.moment(.addedOn)?.seconds)
      }
    }
  }

  private func viewing(_ fields: inout RowFields) -> Viewing {
    let isRewatch = ["yes", "true", "1"].contains(fields.text(.rewatch)?.lowercased())
    return Viewing(day: fields.moment(.watchedOn)?.day, isRewatch: isRewatch)
  }
}

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
      directors: fields.list(.directors),
      ratings: fields.value(.imdbRating) { WrittenNumber.tenths($0) }
        .map { [Rating(imdb: Double($0))] } ?? [],
      votes: fields.value(.votes) { WrittenNumber.count($0) })
  }
}
