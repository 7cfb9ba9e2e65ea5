internal import SafeText
internal import Titles

/// The reading of a table's rows, which all make the same statement about their titles.
struct TableReading {
  let table: CSVTable
  let statement: TableStatement
  /// Whether a row with an invalid id can be identified by its title.
  private var trustsNames: Bool { table.format != .imdbRatings && table.format != .imdbList }

  init(_ table: CSVTable, _ statement: TableStatement) {
    self.table = table
    self.statement = statement
  }

  /// Returns all rows, in the order of the list that the table contains.
  ///
  /// - Parameter problems: The problems so far; new ones are appended.
  /// - Returns: The rows.
  func rows(_ problems: inout [ImportProblem]) -> [ImportedRow] {
    var rows: [ImportedRow] = []
    rows.reserveCapacity(table.rows.count)
    var positions: [Int] = []
    let hasPositions = table.index(of: .position) != nil
    for record in table.rows where !record.isBlank {
      guard let (row, position) = row(in: record, &problems) else { continue }
      rows.append(row)
      if hasPositions { positions.append(position ?? .max) }
    }
    guard zip(positions, positions.dropFirst()).contains(where: >) else { return rows }
    let order = positions.indices.sorted { (positions[$0], $0) < (positions[$1], $1) }
    return order.map { rows[$0] }
  }

  /// Returns a row with its position in the list; `nil` if it is skipped.
  private func row(
    in record: CSVRecord, _ problems: inout [ImportProblem]
  ) -> (row: ImportedRow, position: Int?)? {
    var fields = table.fields(of: record)
    defer { problems += fields.problems }
    if let count = fields.superfluousCount {
      fields.leaveOut(.tooManyFields(count, expected: table.width))
      return nil
    }
    guard statement.concerns(fields), var row = title(&fields) else { return nil }
    row.rating = fields.rating()
    row.ratedOn = row.rating == nil ? nil : fields.moment(.ratedOn)?.day
    row.note = fields.noteText()
    row.tags = fields.list(.tags)
    statement.state(in: &row, &fields)
    return (row, fields.value(.position) { WrittenNumber.count($0) })
  }

  /// Returns the row with only its title.
  private func title(_ fields: inout RowFields) -> ImportedRow? {
    if let word = fields.text(.kind), TitleKind.isForeign(word) {
      fields.leaveOut(.noTitleOfItsOwn(word))
      return nil
    }
    if let episode = episode(&fields) { return episode }
    let written = (fields.name(.title) ?? fields.name(.series)).map {
      WrittenTitle($0, hasOtherNames: table.format == .movieLens)
    }
    let idText = fields.text(.id)
    if let id = fields.id() ?? fields.id(.link) ?? written?.id {
      return ImportedRow(
        place: fields.place, reference: .id(id), facts: facts(of: id, written, &fields))
    }
    guard let written, trustsNames else {
      fields.leaveOut(idText.map { .noTitleOfItsOwn($0) } ?? .noTitle)
      return nil
    }
    if idText != nil { fields.reject(.id) }
    let name = ImportedName(
      title: written.title, year: fields.year() ?? written.year, kind: kind(&fields))
    return ImportedRow(place: fields.place, reference: .name(name))
  }

  /// Returns the row's facts about a title; `nil` if the row does not name it.
  ///
  /// People, unlike services and this program, write more than the name: `Alien (1979)`.
  private func facts(
    of id: TitleID, _ written: WrittenTitle?, _ fields: inout RowFields
  ) -> TitleDetail? {
    guard let name = fields.name(.title) else { return nil }
    guard table.format == .table, let written else {
      return TitleDetail(id, title: name, &fields)
    }
    var facts = TitleDetail(id, title: written.title, &fields)
    facts.years = facts.years ?? written.year.map { YearRange($0) }
    return facts
  }

  private func kind(_ fields: inout RowFields) -> TitleKind? {
    if fields.text(.title) == nil, fields.text(.series) != nil { return .series }
    return fields.kind()
  }

  /// Returns a row about an episode, identified by its own id, or by its series, season and number.
  private func episode(_ fields: inout RowFields) -> ImportedRow? {
    guard let season = fields.number(.season), let number = fields.number(.episode) else {
      return table.format == .netflix ? episodeInTitle(&fields) : nil
    }
    let series = fields.name(.series) ?? fields.name(.title)
    let title = fields.name(.episodeTitle)
    let ownID = fields.id(.episodeID) ?? (table.format.hasIDsOfSeries ? nil : fields.ownEpisodeID)
    guard let seriesID = ownID == nil ? fields.id() ?? fields.id(.link) : fields.id() else {
      guard ownID == nil, let series else { return nil }
      let name = WrittenTitle(series)
      let episode = NamedEpisode(season: season, number: number, title: title)
      return ImportedRow(
        place: fields.place,
        reference: .name(
          ImportedName(title: name.title, year: name.year, kind: .episode, episode: episode)))
    }
    let place = EpisodeNumber(series: seriesID, season: season, episode: number)
    let id = ownID ?? TitleID(place)
    let facts = TitleDetail(
      id: id, title: title ?? NamedEpisode.name(ofNumber: number), kind: .episode,
      season: season, episode: number,
      seriesID: ownID == seriesID ? nil : seriesID, seriesTitle: series)
    return ImportedRow(
      place: fields.place, reference: .id(id), facts: facts.isPossible ? facts : nil)
  }

  /// Returns a row from Netflix, whose titles join series, season and episode.
  private func episodeInTitle(_ fields: inout RowFields) -> ImportedRow? {
    guard let text = fields.name(.title), let name = ImportedName(netflix: text) else { return nil }
    return ImportedRow(place: fields.place, reference: .name(name))
  }
}

extension RowFields {
  /// Returns the kind of the title; `nil` for `anime`, which is ambiguous, and for an unknown word,
  /// which is a problem.
  mutating func kind() -> TitleKind? {
    guard text(.kind)?.lowercased() != "anime" else { return nil }
    return value(.kind) { TitleKind(serviceWord: $0) }
  }

  /// Returns a whole number from 0; `nil` if the field has none.
  func number(_ meaning: ColumnMeaning) -> Int? {
    text(meaning).flatMap(WrittenNumber.count)
  }

  /// The id of the row, if the row says that it is about an episode.
  fileprivate var ownEpisodeID: TitleID? {
    text(.kind).flatMap { TitleKind(serviceWord: $0) } == .episode ? id() : nil
  }
}

extension TitleDetail {
  /// Makes the facts of a row about a title with this name.
  init(_ id: TitleID, title: String, _ fields: inout RowFields) {
    let year = fields.year()
    let released = fields.moment(.released)?.day
    let original = fields.name(.originalTitle)
    self.init(
      id: id, title: title, originalTitle: original == title ? nil : original,
      years: year.map { YearRange($0) },
      kind: fields.kind(),
      released: released,
      minutes: fields.value(.minutes) { WrittenNumber.count($0) },
      genres: fields.list(.genres),
      directors: fields.list(.directors),
      ratings: fields.value(.imdbRating) { WrittenNumber.tenths($0) }
        .map { [Rating(imdb: Double($0))] } ?? [],
      votes: fields.value(.votes) { WrittenNumber.count($0) })
  }
}

/// The parsing of numbers as services and spreadsheets write them.
enum WrittenNumber {
  /// Parses a whole number from 0, with or without thousands separators: `1,234,567`.
  static func count(_ text: String) -> Int? {
    let digits = text.filter { !",.'’ \u{A0}\u{202F}".contains($0) }
    return Int(digits, in: 0...1_000_000_000)
  }

  /// Parses a number from 0 to 10 with at most one decimal, as tenths: 71 for `7.1` and for `7,1`.
  static func tenths(_ text: String) -> Int? {
    let parts = text.split(
      maxSplits: 1, omittingEmptySubsequences: false, whereSeparator: { $0 == "." || $0 == "," })
    guard let first = parts.first, let whole = Int(first, in: 0...10) else { return nil }
    guard parts.count == 2 else { return whole * 10 }
    guard parts[1].utf8.count == 1, let tenth = Int(parts[1], in: 0...9) else { return nil }
    let tenths = whole * 10 + tenth
    return tenths <= 100 ? tenths : nil
  }
}
