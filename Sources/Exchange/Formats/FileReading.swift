/// A reader that recognises a file by its contents.
public enum FileReading {
  /// Reads a file of one of the services, or a generic list.
  ///
  /// - Parameters:
  ///   - file: A file that is neither an archive nor a library of this program.
  ///   - options: The user's choices. Without a target among them, a file with `watchlist` in its
  ///     name is the watchlist, a file named `seen`, or in a folder of that name, is a list of seen
  ///     titles, and any other is a list of its own name.
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

  /// Returns the line of git's first conflict mark, from 1; `nil` in any other text.
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
  /// The target for titles of the file if nothing else decides.
  var target: ImportTarget {
    if isWatchlist { return .watchlist }
    return isSeen ? .seen : .list(named: stem.cleanLine)
  }
}
