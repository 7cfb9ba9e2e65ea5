internal import SafeText
internal import Titles

/// A reader that recognises a file by its contents.
public enum FileReading {
  /// Reads a file of one of the services, or a generic list.
  ///
  /// - Parameters:
  ///   - file: A file that is neither an archive nor a library of this program.
  ///   - options: The user's choices. Unless they include a target, a file with `watchlist` in its
  ///     name is the watchlist, a file named `seen` or `watched`, or in a folder of that name,
  ///     lists seen titles, and any other file is a list with the file's name.
  /// - Returns: The contents, and the problems.
  /// - Throws: An ``ExchangeError`` if it cannot be read at all.
  public static func read(
    _ file: ExchangeFile, _ options: ImportOptions = ImportOptions()
  ) throws(ExchangeError) -> ImportedFile {
    let decoded = try DecodedText(file.bytes)
    if let line = lineOfConflict(in: decoded.text) { throw .conflictMarks(line: line) }
    var result = try read(decoded.text, FileName(file.name), options)
    result.name = file.name
    result.encoding = decoded.encoding
    result.problems.sort { $0.place < $1.place }
    return result
  }

  private static func read(
    _ text: String, _ name: FileName, _ options: ImportOptions
  ) throws(ExchangeError) -> ImportedFile {
    let target = options.target ?? name.target
    if JSONElements.isArray(text) {
      let list = options.target ?? name.listOfTrakt.map { .list($0) } ?? target
      return try TraktReading.read(text, into: list)
    }
    if JSONElements.isObject(text) { return try SimklReading.read(text, into: target) }
    if let table = try TableFormat(text, name, options) { return table.read() }
    if name.isTable, let header = (try CSVReader.records(in: text)).first(where: { !$0.isBlank }),
      header.count > 1, LineReading.row(header.texts.joined(separator: ","), 1)?.id == nil
    {
      let names = header.texts.map(\.cleanLine)
      throw Set(names.map(TableVocabulary.key)).contains("userid")
        ? .ratingsOfOthers : .unknownColumns(names)
    }
    return try LineReading.read(text, into: target)
  }

  /// Returns the line of git's first conflict mark, from 1; `nil` for a text without a conflict.
  private static func lineOfConflict(in text: String) -> Int? {
    guard text.utf8.starts(with: "<<<<<<<".utf8) || text.contains("\n<<<<<<<") else { return nil }
    var start: Int?
    for line in TextLines(text) {
      if start == nil, line.text.hasPrefix("<<<<<<< ") { start = line.number }
      if start != nil, line.text.hasPrefix(">>>>>>> ") { return start }
    }
    return nil
  }
}

extension FileName {
  /// The target for the titles of the file if nothing else determines it.
  var target: ImportTarget {
    if isWatchlist { return .watchlist }
    return isSeen ? .seen : .list(named: stem.cleanLine)
  }
}

/// A reader of generic lists, with an id, an address or a title in each line.
enum LineReading {
  /// Reads a list.
  ///
  /// - Parameters:
  ///   - text: The file's text.
  ///   - target: The target for the titles.
  /// - Returns: The titles.
  /// - Throws: `.notNames` if most of the lines do not look like names.
  static func read(
    _ text: String, into target: ImportTarget
  ) throws(ExchangeError) -> ImportedFile {
    var (lines, names) = (0, 0)
    let rows = TextLines(text).compactMap { line -> ImportedRow? in
      lines += 1
      guard var row = row(String(line.text), line.number) else { return nil }
      if isLikeName(line.text) || row.id != nil { names += 1 }
      row.go(to: target)
      return row
    }
    if let first = TextLines(text).first(where: { _ in true }), names * 2 < lines {
      throw .notNames(String(String(first.text).cleanLine.prefix(40)))
    }
    return ImportedFile(format: .lines, rows: rows)
  }

  /// Whether a line may be a name: it is short, and has none of the characters that suggest a
  /// table, markup or code, such as `|`, `<` or a `;` at the end.
  private static func isLikeName(_ line: Substring) -> Bool {
    let text = String(line).trimmed
    return text.count <= 150 && text.split(separator: " ").count <= 20
      && !text.contains { "§|\t{}<>".contains($0) } && !text.hasSuffix(";")
  }

  /// Reads the title in a line, or returns `nil` for a line without a title.
  static func row(_ line: String, _ number: Int) -> ImportedRow? {
    let text = withoutBullet(line.cleanLine)
    guard text.hasSubstance else { return nil }
    let place = TextPlace(line: number, column: 1)
    // The text after an id is only the title for human readers.
    let first = text.prefix { !" ,;\t".contains($0) }
    if let id = TitleReference.parse(String(first)) ?? TitleReference.parse(text) {
      return ImportedRow(place: place, reference: .id(id))
    }
    let written = WrittenTitle(text)
    if let id = written.id { return ImportedRow(place: place, reference: .id(id)) }
    return ImportedRow(place: place, reference: .name(name(written)))
  }

  private static func withoutBullet(_ text: String) -> String {
    let isBulleted = ["- ", "* ", "• "].contains { text.hasPrefix($0) }
    return isBulleted ? text.dropFirst(2).trimmed : text
  }

  /// Splits off a year in brackets or after a comma: `Alien (1979)`, `Alien, 1979`.
  private static func name(_ written: WrittenTitle) -> ImportedName {
    if written.year == nil, let comma = written.title.lastIndex(of: ",") {
      let year = written.title[written.title.index(after: comma)...].trimmed
      let title = written.title[..<comma].trimmed
      if year.utf8.count == 4, !title.isEmpty, let year = Int(year, in: Years.possible) {
        return ImportedName(title: title, year: year)
      }
    }
    return ImportedName(title: written.title, year: written.year)
  }
}
