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
  /// - Throws: An ``ExchangeError`` if the table cannot be read, or is about other things.
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

  /// Refuses tables that are not about the user: ratings of many people, and some of TV Time's.
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
    // The watchlist stays the watchlist, whatever the target of the other files.
    case .letterboxdFilms where name.isWatchlist: .watchlist
    case .letterboxdList: heading?.target ?? options.target ?? name.target
    case .tvTimeSeries: options.target ?? .list("following")
    default: options.target ?? name.target
    }
  }
}

/// A list of Letterboxd: a table about the list, followed by one of its films.
///
/// The first line is `Letterboxd list export v7`; in exports up to 2022 it is empty. An empty line
/// separates the two tables, unless a spreadsheet has removed it. So the tables are recognised by
/// their headers, whatever surrounds them.
struct LetterboxdList {
  let heading: ListHeading?
  let table: CSVTable

  /// Recognises a list; returns `nil` for any other file.
  init?(_ records: CSVRecords) {
    let beginning = records.indices.lazy.filter { !records[$0].isBlank }.prefix(6)
      .map { (index: $0, record: records[$0]) }
    guard
      let start = beginning.prefix(2).firstIndex(where: { Self.isHeaderOfList($0.record.texts) }),
      let films = beginning[start...].prefix(4)
        .firstIndex(where: { Self.isHeaderOfFilms($0.record.texts) })
    else { return nil }
    heading = ListHeading(
      header: beginning[start].record, values: beginning[start + 1..<films].first?.record)
    table = CSVTable(
      records, header: beginning[films].index, as: .letterboxdList, ImportOptions())
  }

  /// Whether one of the first lines of a text is the header of a table about a list.
  static func isBegun(by lines: [String]) -> Bool {
    lines.prefix(2).contains { line in
      (try? CSVReader.records(in: line).first).map { isHeaderOfList($0.texts) } ?? false
    }
  }

  private static func isHeaderOfList(_ names: [String]) -> Bool {
    let names = Set(names.map(TableVocabulary.key))
    return names.isSuperset(of: ["date", "name", "url"]) && !names.contains("position")
  }

  private static func isHeaderOfFilms(_ names: [String]) -> Bool {
    Set(names.map(TableVocabulary.key)).isSuperset(of: ["position", "name"])
  }
}

extension ListHeading {
  /// Reads the table about a list; returns `nil` if it does not name the list.
  fileprivate init?(header: CSVRecord, values: CSVRecord?) {
    let fields = Dictionary(
      zip(header.texts.map(TableVocabulary.key), values?.texts ?? []),
      uniquingKeysWith: { first, _ in first })
    guard let name = fields["name"]?.cleanLine, !name.isEmpty else { return nil }
    self.init(
      name: name, note: fields["description"].flatMap { ReducedHTML.text($0).cleanNote })
  }
}

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

  /// The most lines to look at, and how many of them may be the name of the table.
  private static let (mostLines, mostNames) = (12, 2)

  /// Finds the first line whose fields are names of columns; returns `nil` if none is for titles.
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

  /// Whether a line above the header says only how the table is written.
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
