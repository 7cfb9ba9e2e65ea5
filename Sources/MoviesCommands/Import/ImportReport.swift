import Exchange
import MoviesSession
import Titles

/// A report on the changes that an import makes, or would make, row by row.
struct ImportReport {
  /// A row of a file, or an entry of a library in the program's own format.
  struct Row {
    var file: String
    /// The place of the row in its file; `nil` for an entry of a library.
    var place: TextPlace?
    /// The title; `nil` as long as only its name is known.
    var title: TitleDetail?
    /// The name of the title in the file.
    var name: String
    var state: State
    /// The data that the row adds to the title's entry.
    var news: [EntryNews] = []
    /// The possible meanings of an open row.
    var candidates: [TitleSummary] = []
  }

  /// The state of a row after the import.
  enum State: String {
    /// The library had no entry for the title.
    case new
    case changed
    /// The library already had all of the row's data.
    case known
    /// The title is unknown, so the row waits until the user chooses one.
    case open
    /// The user has left out the name.
    case leftOut
  }

  var isDryRun: Bool
  /// Whether a name that stays open is a failure.
  private let isStrict: Bool
  /// Whether no row was read.
  private let hasNoRows: Bool
  /// Whether names need more requests than the user has agreed to.
  let lacksConsent: Bool
  /// The files that were read.
  private(set) var files: [ImportedFile.Summary] = []
  /// The names of the files that are not about a library.
  let ignored: [String]
  /// All rows; if an import is not printed row by row, only the rows that wait for a title or are
  /// left out.
  private(set) var rows: [Row] = []
  /// The changes to the titles, as the library reports them.
  private let titles: ImportedTitles
  private(set) var problems: [FileProblem] = []
  private(set) var unreadable: [Failure] = []
  /// The files with data that libraries cannot store.
  private(set) var unkept: [UnkeptFile] = []
  /// The reason why the service could not be asked for all names; `nil` if it could.
  private(set) var failure: Failure?
  /// The number of names of titles in the files.
  let nameCount: Int

  /// The exit code of the process.
  var exitCode: ProgramExitCode {
    if let failure, openRows.count > 0 { return failure.exitCode }
    if let failure = unreadable.first { return failure.exitCode }
    if hasNoRows, !problems.isEmpty { return .unreadableData }
    return isStrict && !openRows.isEmpty ? .nothingMatched : .success
  }

  var openRows: [Row] { rows.filter { $0.state == .open } }

  /// The number of rows that are left out.
  var leftOutCount: Int { rows.count { $0.state == .leftOut } }

  /// The numbers of new titles, of changed ones, and of those that the library knew completely.
  var counts: (new: Int, changed: Int, known: Int) { titles.counts }

  /// Makes a report on an import that the library has added, or would add.
  ///
  /// - Parameters:
  ///   - resolving: The import.
  ///   - titles: The changes to the titles, as the library reports them.
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
  /// Makes a row for a name whose title is unknown.
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
  /// Returns the problem that a note with this text is left out.
  fileprivate func problem(at place: TextPlace) -> ImportProblem {
    ImportProblem(.noteTooLong(String(prefix(40))), at: place)
  }
}

extension ImportedFile {
  /// Returns the name of the column that a problem is about.
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
