import Exchange
import Foundation
import MoviesCore
import MoviesSession
import Storage
import Titles

/// An import on its way from files to the library, in a shell and in a session alike.
struct Importing {
  /// What is imported; `-` for standard input.
  let path: String
  var options: ImportOptions
  /// What the user says about lines.
  var choices: [ImportChoice] = []
  /// The day; `nil` where nobody knows it.
  let today: CalendarDate?

  /// Reads the files.
  ///
  /// - Parameter input: Standard input.
  /// - Returns: What they say, whose titles are still to be looked for.
  /// - Throws: A ``Failure`` if there is nothing in them, or they cannot be read.
  func read(input: any ByteSource) async throws(Failure) -> ImportResolving {
    let files = try await ImportFiles(path, input: input)
    let reading = Import(files.files, options)
    try checkContents(reading)
    return try ImportResolving(reading, name: files.name, choices: choices)
  }

  /// Adds what was found to the library, or finds out what that would change.
  ///
  /// - Parameters:
  ///   - resolving: The import, with the titles that were found.
  ///   - library: The library.
  ///   - isDryRun: Whether nothing is to be changed.
  ///   - isStrict: Whether a name that stays open is a failure.
  ///   - printsRows: Whether all rows are needed in the report.
  /// - Returns: What came of it, and the step that was taken; `nil` if nothing was changed.
  /// - Throws: A `LibraryError`, which is `.cancelled` if the task is.
  func add(
    _ resolving: ImportResolving, to library: LibraryStore, isDryRun: Bool,
    isStrict: Bool = false, printsRows: Bool
  ) async throws(LibraryError) -> (report: ImportReport, taken: TakenStep?) {
    let now = Int(Date.now.timeIntervalSince1970)
    let contents = resolving.reading.contents(
      now: now, candidates: resolving.candidates, from: resolving.name)
    let titles = ToldTitles(keepsAll: printsRows)
    // What is first in a file is to be first in the library, where the newest comes first.
    let taken = try await library.add(
      contents.entries.reversed(), besides: contents.besidesEntries, names: resolving.names,
      from: resolving.name, isDryRun: isDryRun
    ) { titles.take($0, $1) }
    let report = ImportReport(
      resolving, titles.all, now: now, isDryRun: isDryRun, isStrict: isStrict,
      printsRows: printsRows)
    return (report, isDryRun ? nil : taken)
  }

  /// Finds out what the import would do; nothing is changed, and nobody is asked.
  ///
  /// - Parameters:
  ///   - resolving: What was read.
  ///   - library: The library.
  ///   - catalogue: The catalogue of what is on this machine.
  /// - Returns: The look.
  /// - Throws: A `LibraryError`.
  func look(
    at resolving: ImportResolving, _ library: LibraryStore, in catalogue: any Catalogue
  ) async throws(LibraryError) -> ImportLook {
    var resolving = resolving
    try await resolving.complete(from: library)
    if resolving.isOpen {
      await resolving.resolve(
        in: OfflineCatalogue(catalogue), asksForFacts: false, today: today
      ) { _, _ in }
    }
    let report = try await add(resolving, to: library, isDryRun: true, printsRows: true).report
    return ImportLook(report, of: resolving)
  }

  private func checkContents(_ reading: Import) throws(Failure) {
    guard reading.files.allSatisfy(\.isBlank), reading.libraries.isEmpty else { return }
    if let file = reading.unreadable.first { throw Failure(file.error, in: file.name) }
    var line = "There is nothing to import in \(path == "-" ? "standard input" : path)."
    if !reading.ignored.isEmpty {
      line += " Ignored: \(reading.ignored.joined(separator: ", ")). Import lists one by one."
    }
    throw Failure(line, exitCode: .unreadableData)
  }
}
