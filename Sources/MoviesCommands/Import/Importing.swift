import Exchange
import Foundation
import MoviesCore
import MoviesSession
import Storage
import Titles

/// The steps of an import from files to the library, used in a shell and in a session alike.
struct Importing {
  /// The path of the file or folder to import; `-` for standard input.
  let path: String
  var options: ImportOptions
  /// The titles that the user has chosen for lines.
  var choices: [ImportChoice] = []
  /// The date; `nil` if it is unknown.
  let today: CalendarDate?

  /// Reads the files.
  ///
  /// - Parameter input: Standard input.
  /// - Returns: The contents, whose titles are still to be found.
  /// - Throws: A ``Failure`` if the files have nothing to import, or cannot be read.
  func read(input: any ByteSource) async throws(Failure) -> ImportResolving {
    let files = try await ImportFiles(path, input: input)
    let reading = Import(files.files, options)
    try checkContents(reading)
    return try ImportResolving(reading, name: files.name, choices: choices)
  }

  /// Adds an import to the library, or finds out what it would change.
  ///
  /// - Parameters:
  ///   - resolving: The import, with the titles that were found.
  ///   - library: The library.
  ///   - isDryRun: Whether to leave the library unchanged.
  ///   - isStrict: Whether a name that stays open is a failure.
  ///   - printsRows: Whether all rows are needed in the report.
  /// - Returns: The report, and the step that was taken; the step is `nil` if nothing was changed.
  /// - Throws: A `LibraryError`, which is `.cancelled` if the task is.
  func add(
    _ resolving: ImportResolving, to library: LibraryStore, isDryRun: Bool,
    isStrict: Bool = false, printsRows: Bool
  ) async throws(LibraryError) -> (report: ImportReport, taken: TakenStep?) {
    let now = Int(Date.now.timeIntervalSince1970)
    let contents = resolving.reading.contents(
      now: now, candidates: resolving.candidates, from: resolving.name)
    let titles = ToldTitles(keepsAll: printsRows)
    // The first row of a file should come first in the library, where the newest entry comes first.
    let taken = try await library.add(
      contents.entries.reversed(), besides: contents.besidesEntries, names: resolving.names,
      from: resolving.name, isDryRun: isDryRun
    ) { titles.take($0, $1) }
    let report = ImportReport(
      resolving, titles.all, now: now, isDryRun: isDryRun, isStrict: isStrict,
      printsRows: printsRows)
    return (report, isDryRun ? nil : taken)
  }

  /// Makes a preview of the import without changing anything or sending requests.
  ///
  /// - Parameters:
  ///   - resolving: The contents of the files.
  ///   - library: The library.
  ///   - catalogue: The catalogue; only its data on this machine is used.
  /// - Returns: The preview.
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
