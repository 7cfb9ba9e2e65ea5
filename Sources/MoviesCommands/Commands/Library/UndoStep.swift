import ArgumentParser
import MoviesSession
import Titles

/// Takes back the last step.
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

  @OptionGroup(title: "Options for every command") var global: GlobalOptions

  @OptionGroup(visibility: .hidden) var browsing: BrowsingOptions

  func execute(in invocation: Invocation) async throws -> ExitCode {
    let step = try await useLibrary(in: invocation) { try await $0.undo() }
    guard let step else { throw Failure("There is nothing to undo.", exitCode: .nothingMatched) }
    try write(step, "Undone", format, in: invocation)
    return .success
  }
}

/// Does again what was taken back last.
struct RedoStep: LibraryCommand {
  static let configuration = CommandConfiguration(
    commandName: "redo",
    abstract: "Do again what was taken back last.",
    discussion: """
      Examples:
        movies-tui library undo && movies-tui library redo

      Once something else has changed, what was taken back is gone, and it ends with 1.

      json is the step: an object of id, time, kind, count and title.
      """)

  @Option(help: "The output format.")
  var format = DocumentFormat.text

  @OptionGroup(title: "Options for every command") var global: GlobalOptions

  @OptionGroup(visibility: .hidden) var browsing: BrowsingOptions

  func execute(in invocation: Invocation) async throws -> ExitCode {
    let step = try await useLibrary(in: invocation) { try await $0.redo() }
    guard let step else { throw Failure("There is nothing to redo.", exitCode: .nothingMatched) }
    try write(step, "Redone", format, in: invocation)
    return .success
  }
}

extension LibraryCommand {
  /// Prints a step that was taken back or done again.
  @MainActor
  fileprivate func write(
    _ step: LibraryStep, _ word: String, _ format: DocumentFormat, in invocation: Invocation
  ) throws {
    let text =
      switch format {
      case .text:
        ["\(word): \(step.sentence.prefix(1).lowercased() + step.sentence.dropFirst())"].bytes
      case .json: [JSON(step).prettyText].bytes
      }
    try invocation.write(text: text, configuration(in: invocation).settings)
  }
}
