public import Titles

/// What one import says: a file, or all files of a folder or an archive.
public struct Import: Hashable, Sendable {
  public private(set) var files: [ImportedFile] = []
  /// The libraries that this program wrote.
  public private(set) var libraries: [ImportedLibrary] = []
  /// The files that should have said something and cannot be read.
  public private(set) var unreadable: [UnreadableFile] = []
  /// The names of the files that say nothing about a library.
  public private(set) var ignored: [String] = []
  /// The files with something that no library keeps.
  public private(set) var unkept: [UnkeptFile] = []

  /// A library that this program wrote, and what in it could not be understood.
  public struct ImportedLibrary: Hashable, Sendable {
    public var name: String
    public var reading: LibraryFile.Reading
  }

  /// A file that cannot be read, and why.
  public struct UnreadableFile: Hashable, Sendable {
    public var name: String
    public var error: ExchangeError
  }

  /// Reads files together.
  ///
  /// What lies beside the files of a service, such as a profile, is ignored; a single file is not.
  /// So are the folders in which Letterboxd keeps what the user has deleted. What the user has
  /// liked or commented on there is counted.
  ///
  /// - Parameters:
  ///   - files: The files with their names in the folder or archive.
  ///   - target: Where titles go of which a file says nothing else.
  public init(_ files: [ExchangeFile], into target: ImportTarget? = nil) {
    var lists = TraktLists()
    for file in files where TraktLists.isAboutLists(file) { lists.add(file) }
    for file in files.sorted(by: { $0.name < $1.name }) {
      if Self.isIgnored(file.name) {
        ignored.append(file.name)
        continue
      }
      if files.count > 1, let file = UnkeptFile(file) {
        if file.count > 0 { unkept.append(file) }
        continue
      }
      if files.count > 1, TraktLists.isAboutLists(file) { continue }
      do {
        if LibraryFile.isLibrary(file.bytes) {
          let reading = try LibraryFile.read(file.bytes)
          libraries.append(ImportedLibrary(name: file.name, reading: reading))
          continue
        }
        let heading = target == nil ? lists.heading(of: file.name) : nil
        var read = try FileReading.read(file, into: heading?.target ?? target)
        read.heading = read.heading ?? heading?.own
        if files.count > 1, read.format == .lines {
          ignored.append(file.name)
        } else {
          self.files.append(read)
        }
      } catch {
        refuse(file.name, error, isAlone: files.count == 1)
      }
    }
    // Of two ratings of one day the last counts: that in the ratings, not that of a diary or
    // review.
    let ratings = self.files.filter { $0.format == .letterboxdRatings }
    self.files = self.files.filter { $0.format != .letterboxdRatings } + ratings
  }

  /// Whether a file is not the user's library, whatever it contains.
  ///
  /// - Parameter name: Its name in the folder or archive.
  /// - Returns: `true` if it need not even be unpacked.
  public static func isIgnored(_ name: String) -> Bool {
    let folders = FileName(name).folders
    return folders.contains { ["deleted", "orphaned", "__macosx"].contains($0) }
  }

  private mutating func refuse(_ name: String, _ error: ExchangeError, isAlone: Bool) {
    switch error {
    case .unknownColumns where !isAlone, .unknownJSON where !isAlone, .notText where !isAlone:
      ignored.append(name)
    default: unreadable.append(UnreadableFile(name: name, error: error))
    }
  }

  /// The names of titles whose ids are not known, each once, in the order of the files.
  public var openNames: [ImportedName] {
    files.lazy.flatMap(\.rows.references).compactMap {
      if case .name(let name) = $0 { name } else { nil }
    }.withoutRepetitions(by: \.self)
  }

  /// Takes titles for the rows that name them.
  ///
  /// - Parameter titles: The titles with the facts to keep, for some of ``openNames``.
  public mutating func resolve(_ titles: [ImportedName: TitleDetail]) {
    for file in files.indices { files[file].rows.resolve(titles) }
  }

  /// The titles of which no more than the id is known, each once, in the order of the files.
  public var bareIDs: [TitleID] {
    files.lazy.flatMap(\.rows.bareIDs).withoutRepetitions(by: \.self)
  }

  /// Adds what is known elsewhere of titles.
  ///
  /// - Parameter facts: The facts to keep, for some of ``bareIDs``.
  public mutating func complete(_ facts: [TitleID: TitleDetail]) {
    for file in files.indices { files[file].rows.complete(facts) }
  }

  /// What the library would have of this import alone.
  ///
  /// - Parameters:
  ///   - now: The time in seconds since 1970, for titles on the watchlist without a day.
  ///   - candidates: What some of ``openNames`` could mean.
  ///   - source: What the import is called.
  /// - Returns: One entry for each title whose id is known, and one open name for each other one.
  /// - Complexity: O(*n*) in the number of rows, without reading those about known ids.
  public func contents(
    now: Int, candidates: [ImportedName: [TitleSummary]] = [:], from source: String = ""
  ) -> ImportedContents {
    ImportedContents(
      files, libraries.reduce(LibraryContents()) { $0.adding($1.reading.contents) }, now: now,
      candidates: candidates, from: source)
  }
}
