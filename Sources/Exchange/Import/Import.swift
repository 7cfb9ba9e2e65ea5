public import Titles

/// The contents of one import: of a file, or of all files of a folder or an archive.
public struct Import: Hashable, Sendable {
  public private(set) var files: [ImportedFile] = []
  /// The libraries that this program wrote.
  public private(set) var libraries: [ImportedLibrary] = []
  /// The relevant files that cannot be read.
  public private(set) var unreadable: [UnreadableFile] = []
  /// The names of the files that are not about a library.
  public private(set) var ignored: [String] = []
  /// The files with data that libraries cannot store.
  public private(set) var unkept: [UnkeptFile] = []

  /// A library that this program wrote, with its problems.
  public struct ImportedLibrary: Hashable, Sendable {
    public var name: String
    public var reading: LibraryFile.Reading
  }

  /// A file that cannot be read, with the error.
  public struct UnreadableFile: Hashable, Sendable {
    public var name: String
    public var error: ExchangeError
  }

  /// Reads files together.
  ///
  /// Files without titles, such as a profile, are ignored unless there is only one file.
  /// Letterboxd's folders with deleted data are always ignored. Its likes and comments are only
  /// counted.
  ///
  /// - Parameters:
  ///   - files: The files with their names in the folder or archive.
  ///   - options: The user's choices.
  public init(_ files: [ExchangeFile], _ options: ImportOptions = ImportOptions()) {
    var lists = TraktLists()
    for file in files where TraktLists.isAboutLists(file) { lists.add(file) }
    for file in files.sorted(by: { $0.name.withPaddedNumbers < $1.name.withPaddedNumbers }) {
      read(file, options, lists, isAlone: files.count == 1)
    }
    // Of two ratings from the same day the last counts: the one in the ratings, not in a diary or
    // review.
    let ratings = self.files.filter { $0.format == .letterboxdRatings }
    self.files = self.files.filter { $0.format != .letterboxdRatings } + ratings
    leaveOutAggregates()
  }

  private mutating func read(
    _ file: ExchangeFile, _ options: ImportOptions, _ lists: TraktLists, isAlone: Bool
  ) {
    if Self.isIgnored(file.name) {
      // macOS adds this folder to archives; it is never shown to users.
      if !FileName(file.name).folders.contains("__macosx") { ignored.append(file.name) }
      return
    }
    if !isAlone, let file = UnkeptFile(file) {
      if file.count > 0 { unkept.append(file) }
      return
    }
    if !isAlone, TraktLists.isAboutLists(file) { return }
    do throws(ExchangeError) {
      if ZipArchive.isArchive(file.bytes), FileName(file.name).isSpreadsheet {
        throw ExchangeError.spreadsheet
      }
      if LibraryFile.isLibrary(file.bytes) {
        let reading = try LibraryFile.read(file.bytes)
        libraries.append(ImportedLibrary(name: file.name, reading: reading))
        return
      }
      let heading = options.target == nil ? lists.heading(of: file.name) : nil
      var options = options
      options.target = heading?.target ?? options.target
      var read = try FileReading.read(file, options)
      read.heading = read.heading ?? heading?.own
      if !isAlone, read.format == .lines {
        ignored.append(file.name)
      } else {
        files.append(read)
      }
    } catch {
      refuse(file.name, error, isAlone: isAlone)
    }
  }

  /// Removes the aggregated episodes of series whose viewings Trakt also lists one by one.
  private mutating func leaveOutAggregates() {
    let traktFiles = files.indices.filter { files[$0].format == .trakt }
    var told: Set<ImportedReference> = []
    for file in traktFiles {
      for row in files[file].rows where !row.viewings.isEmpty && !row.isAggregate {
        told.formUnion(row.subjects)
      }
    }
    guard !told.isEmpty else { return }
    for file in traktFiles {
      files[file].rows.removeAll { $0.isAggregate && !told.isDisjoint(with: $0.subjects) }
    }
  }

  /// Whether a file is ignored, whatever it contains.
  ///
  /// - Parameter name: The name in the folder or archive.
  /// - Returns: `true` if it need not even be unpacked.
  public static func isIgnored(_ name: String) -> Bool {
    let folders = FileName(name).folders
    return folders.contains { ["deleted", "orphaned", "__macosx"].contains($0) }
  }

  private mutating func refuse(_ name: String, _ error: ExchangeError, isAlone: Bool) {
    switch error {
    case .unknownColumns where !isAlone, .unknownJSON where !isAlone, .notText where !isAlone,
      .notNames where !isAlone, .noViewings where !isAlone:
      ignored.append(name)
    default: unreadable.append(UnreadableFile(name: name, error: error))
    }
  }

  /// The names of titles whose ids are unknown, each once, in the order of the files.
  public var openNames: [ImportedName] {
    files.lazy.flatMap(\.rows).compactMap {
      if case .name(let name) = $0.reference { name } else { nil }
    }.withoutRepetitions(by: \.self)
  }

  /// Assigns titles to the rows that name them.
  ///
  /// - Parameter titles: The titles with the facts to store, for some of ``openNames``.
  public mutating func resolve(_ titles: [ImportedName: TitleDetail]) {
    changeRows { row in
      guard case .name(let name) = row.reference, let title = titles[name] else { return }
      row.reference = .id(title.id)
      row.facts = title
    }
  }

  /// The titles with known ids but no facts, each once, in the order of the files.
  public var bareIDs: [TitleID] {
    files.lazy.flatMap(\.rows).compactMap { $0.facts == nil ? $0.id : nil }
      .withoutRepetitions(by: \.self)
  }

  /// Adds facts about titles.
  ///
  /// - Parameter facts: The facts to store, for some of ``bareIDs``.
  public mutating func complete(_ facts: [TitleID: TitleDetail]) {
    changeRows { row in
      if row.facts == nil { row.facts = row.id.flatMap { facts[$0] } }
    }
  }

  /// The last seen episodes of series that the user has not finished.
  public var progress: [TitleID: SeriesProgress] {
    files.lazy.flatMap(\.rows).reduce(into: [:]) { progress, row in
      if let id = row.id, let place = row.progress { progress[id] = place }
    }
  }

  /// Replaces the progress of series with seen episodes, and takes the series off their lists.
  ///
  /// - Parameter episodes: The episodes up to the last seen one, for some of ``progress``.
  public mutating func advance(_ episodes: [TitleID: [TitleDetail]]) {
    for file in files.indices {
      var rows: [ImportedRow] = []
      for index in files[file].rows.indices {
        guard let progress = files[file].rows[index].progress,
          let seen = files[file].rows[index].id.flatMap({ episodes[$0] })
        else { continue }
        let place = files[file].rows[index].place
        files[file].rows[index].progress = nil
        files[file].rows[index].list = nil
        rows += seen.map { episode in
          var row = ImportedRow(place: place, reference: .id(episode.id), facts: episode)
          row.viewings = [Viewing(day: episode.id == seen.last?.id ? progress.day : nil)]
          return row
        }
      }
      files[file].rows += rows
    }
  }

  private mutating func changeRows(_ change: (inout ImportedRow) -> Void) {
    for file in files.indices {
      for row in files[file].rows.indices { change(&files[file].rows[row]) }
    }
  }

  /// Returns the library that would result from this import alone.
  ///
  /// - Parameters:
  ///   - now: The time in seconds since 1970, for titles on the watchlist without a day.
  ///   - candidates: The possible meanings of some ``openNames``.
  ///   - source: The name of the import.
  /// - Returns: One entry for each title with a known id, and one open name for each other title.
  /// - Complexity: O(*n*) in the number of rows; rows about known ids are only read when their
  ///   entries are accessed.
  public func contents(
    now: Int, candidates: [ImportedName: [TitleSummary]] = [:], from source: String = ""
  ) -> ImportedContents {
    ImportedContents(
      files, libraries.reduce(LibraryContents()) { $0.adding($1.reading.contents) }, now: now,
      candidates: candidates, from: source)
  }
}

extension ImportedRow {
  /// The subjects of the row: its title, and the series of an episode.
  fileprivate var subjects: Set<ImportedReference> {
    var subjects: Set = [reference]
    if let series = facts?.seriesID { subjects.insert(.id(series)) }
    if case .name(let name) = reference, name.episode != nil { subjects.insert(.name(name.series)) }
    return subjects
  }
}

extension String {
  /// The text with padded numbers, so that `history-2` comes before `history-10`.
  fileprivate var withPaddedNumbers: String {
    var (padded, digits) = ("", "")
    for character in self + "\n" {
      if character.isNumber {
        digits.append(character)
      } else {
        padded +=
          String(repeating: "0", count: max(0, 9 - digits.count))
          .prefix(digits.isEmpty ? 0 : 9) + digits + String(character)
        digits = ""
      }
    }
    return padded
  }
}
