import ArgumentParser
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
  var exitCode: ExitCode {
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
  ///   - known: What is kept before.
  ///   - now: The time in seconds since 1970.
  ///   - isDryRun: Whether nothing is to change.
  ///   - printsRows: Whether all rows are needed.
  init(
    _ resolving: ImportResolving, names: Int, _ contents: LibraryContents,
    known: [TitleID: LibraryEntry], now: Int, isDryRun: Bool, printsRows: Bool
  ) {
    name = resolving.name
    self.isDryRun = isDryRun
    failure = resolving.failure
    nameCount = names
    var comparison = Comparison(known: known, imported: contents)
    for file in resolving.reading.files {
      problems += file.problems.map {
        FileProblem(file: file.name, column: file.column(of: $0), problem: $0)
      }
      for row in file.rows {
        switch row.reference {
        case .id:
          guard let entry = row.entry(now: now) else { continue }
          add(comparison.row(entry, file.name, row.place), isPrinted: printsRows)
        case .name(let name):
          add(Row(name, file.name, row.place, in: resolving), isPrinted: printsRows)
        }
      }
    }
    for library in resolving.reading.libraries {
      problems += library.reading.problems.map { FileProblem(file: library.name, problem: $0) }
      for entry in library.reading.contents.entries {
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
  private let known: [TitleID: LibraryEntry]
  private let imported: [LibraryEntry]
  /// Where the titles stand in the import.
  private let indices: [TitleID: Int]
  private var changes: [TitleID: EntryChange] = [:]

  init(known: [TitleID: LibraryEntry], imported contents: LibraryContents) {
    self.known = known
    imported = contents.entries
    var indices: [TitleID: Int] = [:]
    for (index, entry) in imported.enumerated() where indices[entry.id] == nil {
      indices[entry.id] = index
    }
    self.indices = indices
  }

  /// What a part of the import changes.
  mutating func row(
    _ part: LibraryEntry, _ file: String, _ place: TextPlace? = nil
  ) -> ImportReport.Row {
    let before = known[part.id] ?? LibraryEntry(part.facts)
    let news = change(of: before).news(in: part)
    let facts = part.facts.isNamed ? part.facts : before.facts
    return ImportReport.Row(
      file: file, place: place, title: facts, name: facts.title,
      state: news.isEmpty ? .known : before.isEmpty ? .new : .changed, news: news)
  }

  private mutating func change(of before: LibraryEntry) -> EntryChange {
    if let change = changes[before.id] { return change }
    guard let entry = indices[before.id].map({ imported[$0] }) else {
      return EntryChange(from: before, to: before)
    }
    let change = EntryChange(from: before, to: before.merged(with: entry))
    if entry.isLong { changes[before.id] = change }
    return change
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
