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

  /// What the import is called.
  var name: String
  var isDryRun: Bool
  /// All rows; of a real import that is not printed row by row, only those that wait for a title or
  /// are left out.
  private(set) var rows: [Row] = []
  /// The titles by what became of the rows about them.
  private var titles: [State: Set<TitleID>] = [:]
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
    return openRows.isEmpty ? .success : .nothingMatched
  }

  var openRows: [Row] { rows.filter { $0.state == .open } }

  /// How many rows are left out.
  var leftOutCount: Int { rows.count { $0.state == .leftOut } }

  /// How many titles are new, how many more change, and of how many more all was known.
  var counts: (new: Int, changed: Int, known: Int) {
    let (new, changed) = (titles[.new] ?? [], titles[.changed] ?? [])
    let known = (titles[.known] ?? []).subtracting(new).subtracting(changed)
    return (new.count, changed.count, known.count)
  }

  /// So many rows are compared with what is kept before more of that is read.
  private static let rowsAtATime = 5_000

  private mutating func add(
    _ row: ImportedRow, of file: String, in resolving: ImportResolving,
    _ comparison: inout Comparison, now: Int, isPrinted: Bool
  ) {
    if case .name(let name) = row.reference {
      add(Row(name, file, row.place, in: resolving), isPrinted: isPrinted)
    } else if let entry = row.entry(now: now) {
      if let note = comparison.noteWithoutRoom(of: entry) {
        problems.append(FileProblem(file: file, problem: note.problem(at: row.place)))
      }
      add(comparison.row(entry, file, row.place), isPrinted: isPrinted)
    }
  }

  private mutating func add(_ row: Row, isPrinted: Bool) {
    if let id = row.title?.id { titles[row.state, default: []].insert(id) }
    if isPrinted || row.title == nil { rows.append(row) }
  }
}

extension ImportReport {
  /// Compares an import with what is kept.
  ///
  /// - Parameters:
  ///   - resolving: The import.
  ///   - names: How many names of titles there are in its files.
  ///   - contents: What it says in all.
  ///   - kept: The library before the import, of which only a part is read at a time.
  ///   - now: The time in seconds since 1970.
  ///   - isDryRun: Whether nothing is to change.
  ///   - printsRows: Whether all rows are needed.
  /// - Throws: A `LibraryError`.
  init(
    _ resolving: ImportResolving, names: Int, _ contents: ImportedContents,
    library kept: some Library, now: Int, isDryRun: Bool, printsRows: Bool
  ) async throws(LibraryError) {
    name = resolving.name
    self.isDryRun = isDryRun
    failure = resolving.failure
    nameCount = names
    var comparison = Comparison(contents.entries)
    for file in resolving.reading.files {
      problems += file.problems.map {
        FileProblem(file: file.name, column: file.column(of: $0), problem: $0)
      }
      for start in stride(from: 0, to: file.rows.count, by: Self.rowsAtATime) {
        let rows = Array(file.rows.dropFirst(start).prefix(Self.rowsAtATime))
        try await comparison.read(Set(rows.compactMap(\.id)), in: kept)
        for row in rows {
          add(
            row, of: file.name, in: resolving, &comparison, now: now, isPrinted: printsRows)
        }
      }
    }
    for library in resolving.reading.libraries {
      problems += library.reading.problems.map { FileProblem(file: library.name, problem: $0) }
      let entries = library.reading.contents.entries
      for (number, entry) in entries.enumerated() {
        if number.isMultiple(of: Self.rowsAtATime) {
          let some = entries[number...].prefix(Self.rowsAtATime)
          try await comparison.read(Set(some.map(\.id)), in: kept)
        }
        add(comparison.row(entry, library.name), isPrinted: printsRows)
      }
    }
    unkept = resolving.reading.unkept
    unreadable = resolving.reading.unreadable.map { Failure($0.error, in: $0.name) }
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

/// What was kept before an import, and what the import says about the same titles.
///
/// A title about which much is said is compared once, with the first row about it.
private struct Comparison {
  /// What was kept about the titles of the rows at hand.
  private var known: [TitleID: LibraryEntry] = [:]
  /// The titles that were looked for.
  private var read: Set<TitleID> = []
  private let imported: ImportedEntries
  /// What the import says about titles about which it says much.
  private var long: [TitleID: LibraryEntry] = [:]
  private var changes: [TitleID: EntryChange] = [:]
  /// The notes that are kept then, of titles with long ones.
  private var longNotes: [TitleID: String] = [:]

  init(_ imported: ImportedEntries) { self.imported = imported }

  /// All that the import says about the title of a part of it.
  private mutating func entry(with part: LibraryEntry) -> LibraryEntry {
    if let entry = long[part.id] { return entry }
    let entry = imported.entry(with: part)
    if entry.isLong || imported.sourceCount(of: part.id) > 10 { long[part.id] = entry }
    return entry
  }

  /// What a part of the import changes.
  mutating func row(
    _ part: LibraryEntry, _ file: String, _ place: TextPlace? = nil
  ) -> ImportReport.Row {
    let before = known[part.id] ?? LibraryEntry(part.facts)
    let news = change(of: before, by: part).news(in: part)
    let facts = part.facts.isNamed ? part.facts : before.facts
    return ImportReport.Row(
      file: file, place: place, title: facts, name: facts.title,
      state: news.isEmpty ? .known : before.isEmpty ? .new : .changed, news: news)
  }

  /// Reads what is kept about titles, each once until there are too many to remember.
  mutating func read(_ ids: Set<TitleID>, in library: some Library) async throws(LibraryError) {
    if read.count > 20_000 { (known, read) = ([:], []) }
    let missing = ids.subtracting(read)
    guard !missing.isEmpty else { return }
    known.merge(try await library.entries(of: missing)) { first, _ in first }
    read.formUnion(missing)
  }

  /// The note of a part of the import that does not fit beside the others on its title.
  mutating func noteWithoutRoom(of part: LibraryEntry) -> String? {
    guard let note = part.note else { return nil }
    let (before, entry) = (known[part.id], entry(with: part))
    let bytes = (before?.note?.utf8.count ?? 0) + (entry.note?.utf8.count ?? 0) + note.utf8.count
    guard bytes > Note.limit else { return nil }
    let kept = longNotes[part.id] ?? Note.joined(before?.note, entry.note) ?? ""
    longNotes[part.id] = kept
    return kept.contains(note) ? nil : note
  }

  private mutating func change(of before: LibraryEntry, by part: LibraryEntry) -> EntryChange {
    if let change = changes[before.id] { return change }
    let entry = entry(with: part)
    let change = EntryChange(from: before, to: before.merged(with: entry))
    if entry.isLong { changes[before.id] = change }
    return change
  }
}

extension String {
  /// That a note of this text is left out.
  fileprivate func problem(at place: TextPlace) -> ImportProblem {
    ImportProblem(.noteTooLong(String(prefix(40))), at: place)
  }
}

extension LibraryEntry {
  /// Whether so much is said about the title that it is not gone through for each row.
  fileprivate var isLong: Bool {
    viewings.count + tags.count + lists.count + (note?.utf8.count ?? 0) > 100
  }
}

extension ImportedFile {
  /// The name of the column that a problem is about.
  fileprivate func column(of problem: ImportProblem) -> String? {
    guard case .invalidValue(let meaning, _) = problem.kind else { return nil }
    return columns.first { $0.meaning == meaning }?.name
  }
}
