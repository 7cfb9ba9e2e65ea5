import MoviesSession
import Storage
import Titles

/// A command about the user's own library.
protocol LibraryCommand: ProgramCommand {}

extension ProgramCommand {
  /// Opens the library, uses it, and closes it again, whatever the outcome.
  ///
  /// - Parameters:
  ///   - invocation: The run of the program.
  ///   - body: What to do with the library.
  /// - Returns: What `body` returns.
  /// - Throws: A ``Failure``, also in place of a `LibraryError`, or a ``WriteError``.
  @MainActor
  func useLibrary<Value>(
    in invocation: Invocation, _ body: @MainActor (LibraryStore) async throws -> Value
  ) async throws -> Value {
    let library = try LibraryPlace(of: global, in: invocation).library
    let result: Result<Value, any Error>
    do {
      result = .success(try await body(library))
    } catch let error as LibraryError {
      result = .failure(Failure(error, copies: library.copies))
    } catch {
      result = .failure(error)
    }
    library.close()
    return try result.get()
  }
}

extension LibraryCommand {
  /// The titles named on the command line; without any, those in the lines of standard input, unless
  /// that is a terminal.
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
