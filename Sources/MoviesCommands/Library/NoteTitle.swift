import ArgumentParser
import MoviesSession
import Titles

/// Stores or prints the user's note on a title.
struct NoteTitle: LibraryCommand {
  static let configuration = CommandConfiguration(
    commandName: "note",
    abstract: "Write a note on a title, or print it.",
    discussion: """
      Examples:
        movies-tui library note alien "Better every time."
        movies-tui library note alien
        printf 'One.\\nTwo.\\n' | movies-tui library note alien -
        movies-tui library note alien ""

      The first word is the title; quote a name of several words. Without a text it prints the note. \
      - reads the text from standard input, and an empty text removes the note. A note has at most 64 KB.
      """)

  @Argument(help: ArgumentHelp("The IMDb id or the name of the title.", valueName: "id-or-title"))
  var title: String

  @Argument(help: "The note; - for standard input.")
  var text: String?

  @Option(help: "The output format.")
  var format = DocumentFormat.text

  @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

  @OptionGroup(visibility: .hidden) var browsing: BrowsingOptions

  func execute(in invocation: Invocation) async throws -> ProgramExitCode {
    guard let text else { return try await show(in: invocation) }
    let note = text == "-" ? try await invocation.surroundings.input.note : text
    return try await change([title], as: format, in: invocation) { titles, entries in
      let isKept = note.hasSubstance
      return LibraryEdit(
        .note(isKept ? note : nil), to: titles.filter { isKept || entries[$0.id] != nil })
    }
  }

  private func show(in invocation: Invocation) async throws -> ProgramExitCode {
    let configuration = try configuration(in: invocation)
    let (found, entry) = try await configuration.useLibrary { library in
      let found = try await titles([title], library, configuration, in: invocation)
      let entries = try await library.entries(of: Set(found.titles.map(\.id)))
      return (found, found.titles.first.flatMap { entries[$0.id] })
    }
    if let failure = found.failures.first?.failure { throw failure }
    guard let entry, let note = entry.note else {
      throw Failure("There is no note on “\(title)”.", exitCode: .nothingMatched)
    }
    try invocation.write(
      text: format.bytes(text: [note], json: JSON(entry)), configuration.settings)
    return .success
  }
}

extension ByteSource {
  /// The whole input, as text without the line break at its end.
  fileprivate var note: String {
    get async throws(Failure) {
      guard let bytes = await bytes(upTo: Note.limit + 2) else {
        throw Failure(LibraryError.noteTooLong)
      }
      let text = String(decoding: bytes, as: UTF8.self)
      return text.last?.isNewline == true ? String(text.dropLast()) : text
    }
  }
}
