public import Titles

/// The program's own file format for a library, which loses nothing.
///
/// It is JSON with one line for each list and each entry. Writing a library that was read from a
/// file gives the same bytes.
public enum LibraryFile {
  private static let format = "movies-tui library"
  /// The newest readable version, which is also the one that is written.
  private static let version = 1

  /// The contents of a file.
  public struct Reading: Hashable, Sendable {
    public var contents: LibraryContents
    /// The problems for which entries and lists were skipped.
    public var problems: [ImportProblem]
  }

  /// Writes a library.
  ///
  /// - Parameter contents: The library, whose texts are all sanitised.
  /// - Returns: JSON that a terminal can show.
  /// - Throws: An error if a value cannot be written as JSON, such as a score that is not a number.
  public static func text(_ contents: LibraryContents) throws -> String {
    """
    {
    "format":\(try JSONLines.line(format)),
    "version":\(version),
    "lists":\(try JSONLines.array(contents.lists)),
    "livingLists":\(try JSONLines.array(contents.livingLists)),
    "entries":\(try JSONLines.array(contents.entries.map(\.withTitle))),
    "openNames":\(try JSONLines.array(contents.openNames)),
    "meanings":\(try JSONLines.array(contents.meanings))
    }

    """
  }

  /// Whether a file claims to be such a library, in any version.
  public static func isLibrary(_ bytes: [UInt8]) -> Bool {
    guard let text = (try? DecodedText(bytes))?.text, JSONElements.isObject(text) else {
      return false
    }
    guard let members = try? JSONElements.members(JSONElements.element(text)) else {
      // Reading it reports where it was cut off.
      return text.prefix(100).contains("\"\(format)\"")
    }
    return members["format"].flatMap { JSONLines.value(in: $0) } == format
  }

  /// Reads a library.
  ///
  /// - Parameter bytes: A file in this format.
  /// - Returns: The contents without invalid entries.
  /// - Throws: An ``ExchangeError`` if the file has another format, or if a newer version wrote it.
  public static func read(_ bytes: [UInt8]) throws(ExchangeError) -> Reading {
    let text = try DecodedText(bytes).text
    guard JSONElements.isObject(text) else { throw .unknownJSON }
    let members = try JSONElements.members(JSONElements.element(text))
    guard members["format"].flatMap({ JSONLines.value(in: $0) }) == format,
      let version = members["version"].flatMap({ JSONLines.value(Int.self, in: $0) }),
      let lists = members["lists"], let entries = members["entries"]
    else { throw .unknownJSON }
    guard version <= Self.version else { throw .newer(version: version) }
    var problems: [ImportProblem] = []
    /// Returns the values of an array that earlier versions did not write; none if it is missing.
    func later<Value: Codable>(
      _ name: String, where isPossible: (Value) -> Bool = { _ in true }
    ) throws(ExchangeError) -> [Value] {
      guard let array = members[name] else { return [] }
      return try values(in: array, &problems, where: isPossible)
    }
    let known = try values(in: entries, &problems) { (entry: LibraryEntry) in
      entry.isPossible && entry.facts.isPossible
    }
    let contents = LibraryContents(
      entries: known.map(\.withName),
      lists: try values(in: lists, &problems) { _ in true },
      livingLists: try later("livingLists"),
      openNames: try later("openNames") { (name: OpenName) in name.isPossible },
      meanings: try later("meanings"))
    return Reading(contents: contents, problems: problems.sorted { $0.place < $1.place })
  }

  /// Decodes the values of an array that are valid and harmless.
  private static func values<Value: Codable>(
    in array: JSONElements.Element, _ problems: inout [ImportProblem],
    where isPossible: (Value) -> Bool
  ) throws(ExchangeError) -> [Value] {
    var values: [Value] = []
    for element in try JSONElements.split(array) {
      if let value = JSONLines.value(Value.self, in: element), isPossible(value),
        isHarmless(value)
      {
        values.append(value)
      } else {
        problems.append(ImportProblem(.invalidItem, at: element.place))
      }
    }
    return values
  }

  /// Whether the sanitiser would leave all texts unchanged; others may have edited the file.
  ///
  /// In the encoded value, everything harmful is an escape such as `\u001b`, and nothing else is.
  private static func isHarmless(_ value: some Encodable) -> Bool {
    guard let text = try? JSONLines.line(value) else { return false }
    var isEscaped = false
    for byte in text.utf8 {
      if isEscaped, byte == UInt8(ascii: "u") { return false }
      isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
    }
    return true
  }
}

extension LibraryRecord {
  /// Whether the numbers are in their valid ranges.
  fileprivate var isPossible: Bool {
    // A hundred thousand years either way.
    let seconds = -3_000_000_000_000...3_000_000_000_000
    return ([rating] + viewings.map(\.impression?.rating))
      .allSatisfy { $0.map((1...10).contains) ?? true }
      && onWatchlistSince.map { seconds.contains($0) } ?? true
      && stopped?.isPossible ?? true
      && (viewings.map(\.day) + [ratedOn]).allSatisfy { $0?.isInCalendar ?? true }
  }
}

extension LibraryEntry {
  /// The entry in its written form, with the id instead of an unknown name.
  fileprivate var withTitle: LibraryEntry {
    var entry = self
    entry.facts.name = facts.title
    return entry
  }

  /// The entry restored from its written form.
  fileprivate var withName: LibraryEntry {
    var entry = self
    if facts.name == id.rawValue { entry.facts.name = nil }
    return entry
  }
}
