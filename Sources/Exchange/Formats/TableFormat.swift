/// A table whose header tells whose it is, and how its rows are read.
struct TableFormat {
  private let format: ExchangeFormat
  private let table: CSVTable
  /// What the file tells about the list that it is.
  private let heading: ListHeading?
  private let isWatchlist: Bool

  /// Recognises a table; `nil` if no column names titles.
  ///
  /// - Parameters:
  ///   - records: All lines of the file.
  ///   - name: The file's name, for the files that look alike.
  init?(_ records: CSVRecords, _ name: FileName) {
    isWatchlist = name.isWatchlist
    if let list = LetterboxdList(records) {
      (format, table, heading) = (.letterboxdList, list.table, list.heading)
      return
    }
    guard let start = records.firstIndex(where: { !$0.isBlank }),
      let format = ExchangeFormat(header: records[start].texts, name)
    else { return nil }
    let rows = records[(start + 1)...]
    let vocabulary =
      TableVocabulary.isOwn(records[start].texts)
      ? .own : format.vocabulary(rating: Self.ratings(in: rows, below: records[start]))
    self.format = format
    heading = nil
    table = CSVTable(header: records[start], rows: rows, vocabulary: vocabulary)
  }

  /// Whether a table begins with these lines: the first names several columns, and one of them
  /// names titles, or a list of Letterboxd begins.
  static func isBegun(by lines: [String]) -> Bool {
    if LetterboxdList.isBegun(by: lines) { return true }
    guard let line = lines.first, let header = try? CSVReader.records(in: line).first?.texts,
      header.count > 1
    else { return false }
    return ExchangeFormat(header: header, FileName("")) != nil
  }

  func read(into target: ImportTarget) -> ImportedFile {
    let reading = TableReading(
      table: table, statement: statement(target),
      trustsNames: format != .imdbRatings && format != .imdbList)
    var problems: [ImportProblem] = []
    let rows = TableRows(reading, &problems)
    return ImportedFile(
      format: format, columns: table.columns, rows: ImportedRows(rows), problems: problems,
      heading: heading?.own)
  }

  private func statement(_ target: ImportTarget) -> TableReading.Statement {
    switch format {
    case .imdbRatings, .letterboxdRatings: .facts
    case .letterboxdWatched: .seen
    case .letterboxdDiary, .letterboxdReviews, .letterboxdImport: .seenOnDay
    case .letterboxdFilms where isWatchlist: .listed(.watchlist)
    case .letterboxdList: .listed(heading?.target ?? target)
    case .imdbList, .letterboxdFilms: .listed(target)
    case .table, .lines, .trakt: .seenOrListed(target)
    }
  }

  /// What the column `Rating` of a table by anybody means: stars if it has halves and nothing above
  /// five, points otherwise.
  private static func ratings(
    in rows: some Sequence<CSVRecord>, below header: CSVRecord
  ) -> ColumnMeaning {
    guard let index = header.texts.firstIndex(where: { TableVocabulary.key($0) == "rating" })
    else { return .points }
    var haveHalves = false
    for row in rows where index < row.fields.count {
      let value = row.fields[index].text.cleanLine
      guard !value.isEmpty else { continue }
      if StarRating.points(stars: value) == nil { return .points }
      if WrittenNumber.points(value) == nil { haveHalves = true }
    }
    return haveHalves ? .stars : .points
  }
}
