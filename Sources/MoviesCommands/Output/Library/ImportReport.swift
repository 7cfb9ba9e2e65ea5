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
  private(set) var rows: [Row] = []
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
    let (new, changed) = (titles(.new), titles(.changed))
    let known = titles(.known).subtracting(new).subtracting(changed)
    return (new.count, changed.count, known.count)
  }

  private func titles(_ state: State) -> Set<TitleID> {
    Set(rows.filter { $0.state == state }.compactMap(\.title?.id))
  }
}

extension ImportReport {
  /// Compares an import with what is kept.
  ///
  /// - Parameters:
  ///   - name: What the import is called.
  ///   - resolving: The import.
  ///   - names: How many names of titles there are in its files.
  ///   - contents: What it says in all.
  ///   - known: What is kept before.
  ///   - now: The time in seconds since 1970.
  ///   - isDryRun: Whether nothing is to change.
  init(
    _ name: String, _ resolving: ImportResolving, names: Int, _ contents: LibraryContents,
    known: [TitleID: LibraryEntry], now: Int, isDryRun: Bool
  ) {
    self.name = name
    self.isDryRun = isDryRun
    failure = resolving.failure
    nameCount = names
    var comparison = Comparison(known: known, imported: contents)
    for file in resolving.reading.files {
      problems += file.problems.map {
        FileProblem(file: file.name, column: file.column(of: $0), problem: $0)
      }
      rows += file.rows.compactMap { row in
        switch row.reference {
        case .id: row.entry(now: now).map { comparison.row($0, file.name, row.place) }
        case .name(let name): Row(name, file.name, row.place, in: resolving)
        }
      }
    }
    for library in resolving.reading.libraries {
      problems += library.reading.problems.map { FileProblem(file: library.name, problem: $0) }
      rows += library.reading.contents.entries.map { comparison.row($0, library.name) }
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
/// A title is compared once, with the first row about it.
private struct Comparison {
  private let known: [TitleID: LibraryEntry]
  private let imported: [TitleID: LibraryEntry]
  private var changes: [TitleID: EntryChange] = [:]

  init(known: [TitleID: LibraryEntry], imported contents: LibraryContents) {
    self.known = known
    imported = Dictionary(contents.entries.map { ($0.id, $0) }) { first, _ in first }
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
    let change = EntryChange(
      from: before, to: imported[before.id].map(before.merged) ?? before)
    changes[before.id] = change
    return change
  }
}

extension ImportedFile {
  /// The name of the column that a problem is about.
  fileprivate func column(of problem: ImportProblem) -> String? {
    guard case .invalidValue(let meaning, _) = problem.kind else { return nil }
    return columns.first { $0.meaning == meaning }?.name
  }
}
