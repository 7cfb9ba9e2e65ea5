/// Recognises a file by its contents and reads it.
public enum FileReading {
  /// Reads a file of one of the services, or a list of anybody.
  ///
  /// - Parameters:
  ///   - file: A file that is neither an archive nor a library of this program.
  ///   - options: What the user says about it. If that is not where titles go of which the file
  ///     says nothing else, a file with `watchlist` in its name is the watchlist, one named `seen`,
  ///     or in a folder of that name, is what was seen, and any other a list of its name.
  /// - Returns: What it says, and what could not be understood.
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

  /// The line where git has begun to mark two versions that it could not join, from 1; `nil` in any
  /// other text.
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
  /// Where titles of the file go if nothing else says so.
  var target: ImportTarget {
    if isWatchlist { return .watchlist }
    return isSeen ? .seen : .list(named: stem.cleanLine)
  }
}
