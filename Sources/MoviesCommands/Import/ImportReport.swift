import Exchange
import MoviesSession
import Titles

/// What an import does, or would do, row by row.
struct ImportReport {
  /// A row of a file, or an entry of a library in the program's own format.
  struct Row {
    var file: String
    /// `nil` for an entry of a library.
    var place: TextPlace?
    /// The title; `nil` as long as only its name is known.
    var title: TitleDetail?
    /// How the file names it.
    var name: String
    var state: State
    /// What it adds to what is kept about the title.
    var news: [EntryNews] = []
    /// What it could mean, if it is open.
    var candidates: [TitleSummary] = []
  }

  /// What becomes of a row.
  enum State: String {
    /// Nothing was kept about the title.
    case new
    case changed
    /// All of it was known.
    case known
    /// The title is not known, so it waits until the user says which one it is.
    case open
    /// The user has left out the name.
    case leftOut
  }

  var isDryRun: Bool
  /// Whether a name that stays open is a failure.
  private let isStrict: Bool
  /// Whether nothing was read of any row.
  private let hasNoRows: Bool
  /// Whether names wait for the user's consent to ask the service.
  let lacksConsent: Bool
  /// The files that were read.
  private(set) var files: [ImportedFile.Summary] = []
  /// The files that say nothing about a library.
  let ignored: [String]
  /// All rows; of a real import that is not printed row by row, only those that wait for a title or
  /// are left out.
  private(set) var rows: [Row] = []
  /// What the library tells about the titles.
  private let titles: ImportedTitles
  private(set) var problems: [FileProblem] = []
  private(set) var unreadable: [Failure] = []
  /// What the files have and no library keeps.
  private(set) var unkept: [UnkeptFile] = []
  /// Why the service could not be asked for all names.
  private(set) var failure: Failure?
  /// How many names of titles there are in the files.
  let nameCount: Int

  /// The code that the process ends with.
  var exitCode: ProgramExitCode {
    if let failure, openRows.count > 0 { return failure.exitCode }
    if let failure = unreadable.first { return failure.exitCode }
    if hasNoRows, !problems.isEmpty { return .unreadableData }
    return isStrict && !openRows.isEmpty ? .nothingMatched : .success
  }

  var openRows: [Row] { rows.filter { $0.state == .open } }

  /// How many rows are left out.
  var leftOutCount: Int { rows.count { $0.state == .leftOut } }

  /// How many titles are new, how many more change, and of how many more all was known.
  var counts: (new: Int, changed: Int, known: Int) { titles.counts }

  /// Tells of an import that the library has added, or would add.
  ///
  /// - Parameters:
  ///   - resolving: The import.
  ///   - titles: What the library tells about its titles.
  ///   - now: The time in seconds since 1970.
  ///   - isDryRun: Whether nothing was changed.
  ///   - isStrict: Whether a name that stays open is a failure.
  ///   - printsRows: Whether all rows are needed.
  init(
    _ resolving: ImportResolving, _ titles: ImportedTitles, now: Int, isDryRun: Bool,
    isStrict: Bool, printsRows: Bool
  ) {
    self.isDryRun = isDryRun
    self.isStrict = isStrict
    lacksConsent = resolving.lacksConsent
    ignored = resolving.reading.ignored
    hasNoRows =
      resolving.reading.files.allSatisfy(\.rows.isEmpty) && resolving.reading.libraries.isEmpty
    self.titles = titles
    failure = resolving.failure
    nameCount = resolving.nameCount
    for file in resolving.reading.files {
      files.append(file.summary)
      problems += file.problems.map {
        FileProblem(file: file.name, column: file.column(of: $0), problem: $0)
      }
      for row in file.rows {
        add(row, of: file.name, in: resolving, now: now, isPrinted: printsRows)
      }
    }
    for library in resolving.reading.libraries {
      problems += library.reading.problems.map { FileProblem(file: library.name, problem: $0) }
      guard printsRows else { continue }
      rows += library.reading.contents.entries.map { titles.row($0, library.name) }
    }
    unkept = resolving.reading.unkept
    unreadable = resolving.reading.unreadable.map { Failure($0.error, in: $0.name) }
  }

  private mutating func add(
    _ row: ImportedRow, of file: String, in resolving: ImportResolving, now: Int, isPrinted: Bool
  ) {
    if case .name(let name) = row.reference {
      rows.append(Row(name, file, row.place, in: resolving))
    } else if let entry = row.entry(now: now) {
      if let note = titles.noteWithoutRoom(of: entry) {
        problems.append(FileProblem(file: file, problem: note.problem(at: row.place)))
      }
      if isPrinted { rows.append(titles.row(entry, file, row.place)) }
    }
  }
}

extension ImportReport.Row {
  /// A row of which only a name is known.
  fileprivate init(
    _ name: ImportedName, _ file: String, _ place: TextPlace, in resolving: ImportResolving
  ) {
    self.init(
      file: file, place: place, name: name.text,
      state: resolving.leftOut.contains(name) ? .leftOut : .open,
      candidates: resolving.candidates[name] ?? [])
  }
}

extension String {
  /// That a note of this text is left out.
  fileprivate func problem(at place: TextPlace) -> ImportProblem {
    ImportProblem(.noteTooLong(String(prefix(40))), at: place)
  }
}

extension ImportedFile {
  /// The name of the column that a problem is about.
  fileprivate func column(of problem: ImportProblem) -> String? {
    let meaning: ColumnMeaning
    switch problem.kind {
    case .invalidValue(let invalid, _): meaning = invalid
    case .openDay(let open, _): meaning = open
    default: return nil
    }
    return columns.first { $0.meaning == meaning }?.name
  }
}
