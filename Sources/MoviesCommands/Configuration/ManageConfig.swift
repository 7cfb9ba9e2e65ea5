import ArgumentParser
import Foundation
import MoviesSession

/// Shows, edits and checks the configuration.
struct ManageConfig: ProgramCommand {
  static let configuration = CommandConfiguration(
    commandName: "config",
    abstract: "Show, edit or check the configuration.",
    discussion: """
      Examples:
        movies-tui config path
        movies-tui config show
        movies-tui config show --default > config.json
        movies-tui config check
        movies-tui config schema

      path prints where the configuration is, or would be. show prints all settings as JSON: those \
      of the file, and the defaults for the rest. edit opens the file in VISUAL or EDITOR, or else \
      in vi, and checks it afterwards; where there is none, one with all defaults is made. check \
      says what the start would say: the first mistake, a key that cannot be read, colours of a \
      theme of your own that are hard to read. schema prints a JSON schema of the file, for editors.
      """)

  /// An action on the configuration.
  enum Action: String, CaseIterable, ExpressibleByArgument {
    case path, show, edit, check, schema
  }

  @Argument(help: "What to do.")
  var action: Action

  @Flag(name: .customLong("default"), help: "Show the defaults, whatever the file has.")
  var showsDefaults = false

  @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

  @OptionGroup(visibility: .hidden) var browsing: BrowsingOptions

  func execute(in invocation: Invocation) async throws -> ProgramExitCode {
    guard action == .show || !showsDefaults else {
      throw Failure("--default works only with show.", exitCode: .usage)
    }
    switch action {
    case .path: try invocation.output.write(Array("\(try file(in: invocation))\n".utf8))
    case .show:
      let settings = showsDefaults ? Settings() : try configuration(in: invocation).file.settings
      try write(settings.json, in: invocation)
    case .schema: try write(Settings.schema, in: invocation)
    case .check: try check(in: invocation)
    case .edit: try edit(in: invocation)
    }
    return .success
  }

  /// Returns the path of the configuration file, whether it exists or not.
  private func file(in invocation: Invocation) throws(Failure) -> String {
    if let path = global.config ?? ConfigurationFile.found(in: invocation.directories) {
      return path
    }
    guard let folder = invocation.directories.config else {
      throw Failure(
        "There is no folder for a configuration: set HOME or XDG_CONFIG_HOME.",
        exitCode: .wrongConfiguration)
    }
    return folder + "/config.json"
  }

  private func write(_ document: JSON, in invocation: Invocation) throws(WriteError) {
    try invocation.output.write(Array((document.prettyText + "\n").utf8))
  }

  /// Reports the same mistakes and warnings as the start of a session.
  private func check(in invocation: Invocation) throws {
    let configuration = try configuration(in: invocation)
    _ = try configuration.keyPlace?.key(in: invocation)
    for faint in configuration.settings.ui.palette?.faint ?? [] {
      invocation.say("Your theme “\(configuration.settings.ui.theme.text)”: \(faint.words).")
    }
    let words =
      configuration.file.path.map { "\($0) has no mistake." }
      ?? "There is no configuration, so the defaults apply. Make one with movies-tui config edit."
    try invocation.output.write(Array("\(words)\n".utf8))
  }

  /// Opens the file in the user's editor, and checks it afterwards.
  private func edit(in invocation: Invocation) throws {
    let path = try file(in: invocation)
    if !FileManager.default.fileExists(atPath: path) { try makeFile(at: path) }
    let editor = UserEditor(invocation.surroundings)
    guard editor.edit(path) == 0 else {
      throw Failure(
        "The editor “\(editor.command)” failed. Set VISUAL or EDITOR, or edit \(path) yourself.",
        exitCode: .usage)
    }
    try check(in: invocation)
  }

  /// Writes a file of all settings with their defaults, and next to it the schema that editors use
  /// for completion.
  private func makeFile(at path: String) throws(Failure) {
    let folder = URL(filePath: path).deletingLastPathComponent()
    let schema = folder.appending(path: Self.schemaName)
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      try Data((Settings.schema.prettyText + "\n").utf8).write(to: schema)
      try Data(Settings().text(naming: Self.schemaName).utf8)
        .write(to: URL(filePath: path), options: .withoutOverwriting)
    } catch {
      throw Failure(
        "The configuration \(path) cannot be written: \(error.localizedDescription)",
        exitCode: .writingFailed)
    }
  }

  private static let schemaName = "config.schema.json"
}
