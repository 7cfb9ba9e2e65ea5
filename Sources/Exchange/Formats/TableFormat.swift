/// A table whose header identifies its format, and the reading of its rows.
struct TableFormat {
  private let table: CSVTable
  /// The name and description of the list, if the file has them.
  private let heading: ListHeading?
  private let name: FileName
  private let options: ImportOptions

  /// Recognises a table; returns `nil` if no column names titles.
  ///
  /// - Parameters:
  ///   - text: The text of the file.
  ///   - name: The name of the file, which distinguishes similar tables.
  ///   - options: The user's choices.
  /// - Throws: An ``ExchangeError`` if the table cannot be read, or is not about the user's titles.
  init?(
    _ text: String, _ name: FileName, _ options: ImportOptions
  ) throws(ExchangeError) {
    self.name = name
    self.options = options
    if LetterboxdList.isBegun(by: TextLines(text).prefix(2).map { String($0.text) }) {
      let records = try CSVReader.records(in: text)
      if let list = LetterboxdList(records) {
        (table, heading) = (list.table, list.heading)
        return
      }
    }
    guard let start = TableStart(in: text, needsColumns: !name.isTable) else { return nil }
    let records = try CSVReader.records(
      in: start.text, separator: start.separator, from: start.line)
    guard let header = records.first?.texts, let format = ExchangeFormat(header: header, name)
    else { return nil }
    try Self.check(header, records, name)
    heading = nil
    table = CSVTable(records, header: 0, as: format, options)
  }

  /// Refuses tables that are not about the user: ratings by many people, and some of TV Time's
  /// tables.
  private static func check(
    _ header: [String], _ records: CSVRecords, _ name: FileName
  ) throws(ExchangeError) {
    let columns = header.map(TableVocabulary.key)
    if let index = columns.firstIndex(of: "userid") {
      let others = Set(records.dropFirst().lazy.map { $0.text(at: index) }.prefix(1_000))
      if others.count > 1 || columns.contains("movieid") { throw .ratingsOfOthers }
    }
    guard columns.contains("tvshowname"), columns.contains("tvshowid") else { return }
    let isFollowed = ["archived", "isfollowed", "nbepisodesseen", "isfavorited"]
      .contains(where: columns.contains)
    guard isFollowed || name.mentions("seen_episode") else { throw .noViewings }
  }

  func read() -> ImportedFile {
    let statement = TableStatement(
      format: table.format, target: target, isChosen: options.target != nil)
    var problems: [ImportProblem] = []
    let rows = TableReading(table, statement).rows(&problems)
    return ImportedFile(
      format: table.format, columns: table.columns, scale: table.scale, rows: rows,
      problems: problems, heading: heading?.own)
  }

  private var target: ImportTarget {
    switch table.format {
    // The watchlist stays the watchlist, regardless of the target of the other files.
    case .letterboxdFilms where name.isWatchlist: .watchlist
    case .letterboxdList: heading?.target ?? options.target ?? name.target
    case .tvTimeSeries: options.target ?? .list("following")
    default: options.target ?? name.target
    }
  }
}
