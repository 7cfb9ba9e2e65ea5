import ArgumentParser
import MoviesSession
import Storage
import Titles

/// Undoes the last step.
struct UndoStep: LibraryCommand {
  static let configuration = CommandConfiguration(
    commandName: "undo",
    abstract: "Take back the last change of your library.",
    discussion: """
      Examples:
        movies-tui library undo

      Every change can be taken back, one after the other, also those made in the program itself and \
      on other days. An import is one change. If there is none left, it ends with 1.

      json is the step: an object of id, time, kind, count and title.
      """)

  @Option(help: "The output format.")
  var format = DocumentFormat.text

  @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

  @OptionGroup(visibility: .hidden) var browsing: BrowsingOptions

  func execute(in invocation: Invocation) async throws -> ProgramExitCode {
    try await move("undo", done: "Undone", format, in: invocation) { try await $0.undo()?.step }
  }
}

/// Redoes the step that was undone last.
struct RedoStep: LibraryCommand {
  static let configuration = CommandConfiguration(
    commandName: "redo",
    abstract: "Do again what was taken back last.",
    discussion: """
      Examples:
        movies-tui library undo && movies-tui library redo

      What was taken back can be done again until something else changes the same titles; then this \
      says so, and it ends with 1.

      json is the step: an object of id, time, kind, count and title.
      """)

  @Option(help: "The output format.")
  var format = DocumentFormat.text

  @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

  @OptionGroup(visibility: .hidden) var browsing: BrowsingOptions

  func execute(in invocation: Invocation) async throws -> ProgramExitCode {
    try await move("redo", done: "Redone", format, in: invocation) { try await $0.redo()?.step }
  }
}

extension LibraryCommand {
  /// Undoes or redoes a step, and prints it.
  ///
  /// - Throws: A ``Failure``, for example if there is no step, or a ``WriteError``.
  @MainActor
  fileprivate func move(
    _ verb: String, done: String, _ format: DocumentFormat, in invocation: Invocation,
    _ body: @MainActor (LibraryStore) async throws -> UndoEntry?
  ) async throws -> ProgramExitCode {
    let configuration = try configuration(in: invocation)
    guard let step = try await configuration.useLibrary(body) else {
      let overtaken =
        verb == "redo" ? try await configuration.useLibrary { try await $0.overtakenStep() } : nil
      throw Failure(
        overtaken?.sentence ?? "There is nothing to \(verb).", exitCode: .nothingMatched)
    }
    let sentence = step.sentence.prefix(1).lowercased() + step.sentence.dropFirst()
    try invocation.write(
      text: format.bytes(text: ["\(done): \(sentence)"], json: JSON(step)), configuration.settings)
    return .success
  }
}
