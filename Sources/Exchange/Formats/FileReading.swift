/// Recognises a file by its contents and reads it.
public enum FileReading {
  /// Reads a file of one of the services, or a list of anybody.
  ///
  /// - Parameters:
  ///   - file: A file that is neither an archive nor a library of this program.
  ///   - target: Where titles go of which the file says nothing else; if it is not given, a file
  ///     with `watchlist` in its name is the watchlist, one named `seen` is what was seen, and any
  ///     other a list of its name.
  /// - Returns: What it says, and what could not be understood.
  /// - Throws: An ``ExchangeError`` if it cannot be read at all.
  public static func read(
    _ file: ExchangeFile, into target: ImportTarget? = nil
  ) throws(ExchangeError) -> ImportedFile {
    let decoded = try DecodedText(file.bytes)
    let name = FileName(file.name)
    var result = try read(decoded.text, name, into: target ?? name.target)
    result.name = file.name
    result.encoding = decoded.encoding
    result.problems.sort { $0.place < $1.place }
    return result
  }

  private static func read(
    _ text: String, _ name: FileName, into target: ImportTarget
  ) throws(ExchangeError) -> ImportedFile {
    if JSONElements.isArray(text) { return try TraktReading.read(text, into: target) }
    if JSONElements.isObject(text) { throw .unknownJSON }
    if name.isTable || TableFormat.isBegun(by: TextLines(text).prefix(2).map { String($0.text) }) {
      let records = try CSVReader.records(in: text)
      if let table = TableFormat(records, name) { return table.read(into: target) }
      if name.isTable, let header = records.first(where: { !$0.isBlank }), header.fields.count > 1,
        LineReading.row(header.texts.joined(separator: ","), 1)?.id == nil
      {
        throw .unknownColumns(header.texts.map(\.cleanLine))
      }
    }
    return LineReading.read(text, into: target)
  }
}

extension FileName {
  /// Where titles of the file go if nothing else says so.
  var target: ImportTarget { isWatchlist ? .watchlist : .list(named: stem.cleanLine) }
}
