import MoviesSession
import Storage
import Titles

/// A command about the user's own library.
protocol LibraryCommand: ProgramCommand {}

extension LibraryCommand {
  static var groupName: String? { ManageLibrary.configuration.commandName }
}

extension Configuration {
  /// Opens the library, uses it, and closes it again, whatever the outcome.
  ///
  /// - Parameter body: What to do with the library, which the source has, too.
  /// - Returns: What `body` returns.
  /// - Throws: A ``Failure``, also in place of a `LibraryError`, or a ``WriteError``.
  @MainActor
  func useLibrary<Value>(
    _ body: @MainActor (LibraryStore) async throws -> Value
  ) async throws -> Value {
    guard let library = settings.library?.library else { throw Failure.noFolderForLibrary }
    let result = await Result { try await body(library) }
    library.close()
    do {
      return try result.get()
    } catch let error as LibraryError {
      throw Failure(error, copies: library.copies)
    }
  }
}

extension LibraryCommand {
  /// The titles named on the command line; without any, those in the lines of standard input,
  /// unless that is a terminal.
  @MainActor
  func inputs(_ arguments: [String], in invocation: Invocation) async -> [String] {
    guard arguments.isEmpty, !invocation.terminals.input else { return arguments }
    var lines: [String] = []
    for await line in InputLines(invocation.surroundings.input) where line.hasSubstance {
      lines.append(line)
    }
    return lines
  }
}
