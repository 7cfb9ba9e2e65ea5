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
  /// - Parameter body: The work to do with the library, which the source uses, too.
  /// - Returns: The value that `body` returns.
  /// - Throws: A ``Failure`` if the user has no folder for a library; otherwise the error that
  ///   `body` throws, with a `LibraryError` converted to a ``Failure``.
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
  /// Returns the titles on the command line; if there are none, those in the lines of standard
  /// input, unless that is a terminal.
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

extension LibraryCommand {
  /// Applies an edit to titles as a single step, and prints the outcome.
  ///
  /// - Parameters:
  ///   - arguments: The titles on the command line.
  ///   - format: The output format.
  ///   - configuration: The settings, if they were read already.
  ///   - invocation: The run of the program.
  ///   - edit: Returns the edit for the titles and their entries; `nil` for none.
  /// - Returns: The exit code; if some titles were not found, that of their failures.
  /// - Throws: A ``Failure`` or a ``WriteError``.
  @MainActor
  func change(
    _ arguments: [String], as format: DocumentFormat, _ configuration: Configuration? = nil,
    in invocation: Invocation,
    _ edit: ([TitleDetail], [TitleID: LibraryEntry]) throws -> LibraryEdit?
  ) async throws -> ProgramExitCode {
    let texts = await inputs(arguments, in: invocation)
    guard !texts.isEmpty else { throw Failure.noTitles }
    let configuration = try configuration ?? self.configuration(in: invocation)
    let outcome = try await configuration.useLibrary { library in
      let inputs = try await titles(texts, library, configuration, in: invocation)
      let titles = inputs.titles
      let ids = Set(titles.map(\.id))
      var edit = try edit(titles, try await library.entries(of: ids))
      edit?.origins = inputs.origins
      var step: UndoEntry?
      if let edit, !edit.titles.isEmpty { step = try await library.apply(edit)?.step }
      return ChangeOutcome(
        step: step, titles: titles, entries: try await library.entries(of: ids),
        failures: inputs.failures)
    }
    try invocation.write(text: outcome.text(format), configuration.settings)
    if format == .text { outcome.failures.forEach { invocation.say($0.failure.message) } }
    return outcome.exitCode
  }

  /// Finds the titles that texts mean, first in the library and then in the catalogue.
  @MainActor
  func titles(
    _ texts: [String], _ library: LibraryStore, _ configuration: Configuration,
    in invocation: Invocation
  ) async throws -> TitleInputs {
    var inputs = TitleInputs(texts)
    try await inputs.resolve(in: library)
    guard !inputs.areResolved else { return inputs }
    let known = inputs
    return try await use(choice(configuration, in: invocation), configuration, in: invocation) {
      catalogue, _ in
      var inputs = known
      await inputs.resolve(in: catalogue)
      return inputs
    }
  }
}

extension Failure {
  fileprivate static let noTitles = Failure(
    "Give at least one id or title, or one per line of standard input.", exitCode: .usage)
}
