import Exchange
import Foundation
import MoviesCore
import MoviesSession
import MoviesUI
import Storage
import Titles

/// Imports files for a session.
struct SessionImporter: LibraryImporter {
  let library: LibraryStore
  /// The user's home directory, for which `~` stands.
  let home: String?
  let today: CalendarDate?

  func look(
    at path: String, _ answers: ImportAnswers, in catalogue: any Catalogue
  ) async throws(ImportRefusal) -> ImportLook {
    try await refusing { () async throws -> ImportLook in
      let importing = importing(path, answers)
      let resolving = try await importing.read(input: NoInput())
      return try await importing.look(at: resolving, library, in: catalogue)
    }
  }

  func bring(
    _ path: String, _ answers: ImportAnswers, in catalogue: any Catalogue,
    onProgress: @escaping @Sendable (ImportProgress) -> Void
  ) async throws(ImportRefusal) -> TakenStep? {
    try await refusing { () async throws -> TakenStep? in
      let importing = importing(path, answers)
      var resolving = try await importing.read(input: NoInput())
      try await resolving.complete(from: library)
      if resolving.isOpen {
        await resolving.resolve(in: catalogue, asksForFacts: true, today: today) { done, count in
          if done.isMultiple(of: max(1, count / 100)) {
            onProgress(ImportProgress(done: done, count: count))
          }
        }
      }
      try Task.checkCancellation()
      return try await importing.add(
        resolving, to: library, isDryRun: false, printsRows: false
      ).taken
    }
  }

  func completed(_ typed: String) async -> String {
    let path = whole(typed)
    let (folder, beginning) =
      path.lastIndex(of: "/").map { slash in
        (String(path[...slash]), String(path[path.index(after: slash)...]))
      } ?? ("./", path)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let fitting = names.filter {
      $0.hasPrefix(beginning) && (beginning.hasPrefix(".") || !$0.hasPrefix("."))
    }
    guard let first = fitting.first else { return typed }
    let common = fitting.dropFirst().reduce(first) { $0.commonPrefix(with: $1) }
    let completed = typed + common.dropFirst(beginning.count)
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(
      atPath: folder + common, isDirectory: &isFolder)
    return fitting.count == 1 && exists && isFolder.boolValue ? completed + "/" : completed
  }

  private func importing(_ path: String, _ answers: ImportAnswers) -> Importing {
    let days = answers.beginsWithDay.map { $0 ? DayOrder.dayFirst : .monthFirst }
    return Importing(
      path: whole(path),
      options: ImportOptions(scale: answers.scale.flatMap(RatingScale.init), days: days),
      today: today)
  }

  private func whole(_ path: String) -> String {
    guard path.hasPrefix("~/"), let home else { return path }
    return home + path.dropFirst()
  }

  /// Runs the work, and converts its errors to refusals with a sentence for the user.
  private func refusing<Value: Sendable>(
    _ work: () async throws -> Value
  ) async throws(ImportRefusal) -> Value {
    do {
      return try await work()
    } catch let failure as Failure {
      throw ImportRefusal(failure.message)
    } catch let error as LibraryError {
      throw ImportRefusal(error.words)
    } catch {
      throw ImportRefusal("It was stopped, and nothing has changed.")
    }
  }
}

/// An empty input, since a session reads no files from its standard input.
private struct NoInput: ByteSource {
  func read() async -> [UInt8] { [] }
}
