import ArgumentParser
import Files
import Foundation
import MoviesCore
import MoviesSession
import ReduxRecording

/// Collects the files for a bug report.
struct Report: ProgramCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Collect what a bug report needs in a folder, and print its path.",
    discussion: """
      The folder holds what doctor finds and, if the setting recording.keepLast is on, the last \
      actions of the last session; view them with --replay. The key, the home directory, and the \
      notes and the names of lists of your library are left out. Look through it before you send it: the recording shows what you searched for.
      """)

  @Option(
    help: ArgumentHelp("Where to create the report folder.", valueName: "folder"), transform: path)
  var output = "."

  @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

  @OptionGroup(visibility: .hidden) var browsing: BrowsingOptions

  func execute(in invocation: Invocation) async throws -> ProgramExitCode {
    let configuration = Result { () throws(Failure) in try self.configuration(in: invocation) }
    // Even if the configuration is wrong, the key in the environment must be found and removed.
    let keyPlaces =
      (try? configuration.get())?.keyPlaces ?? KeyPlace.all(Settings(), in: invocation)
    let redaction = Redaction(of: keyPlaces, in: invocation)
    let diagnostics = await diagnostics(configuration, in: invocation)
    let findings = JSON(diagnostics).changingTexts(redaction.applied).prettyText + "\n"
    let folder = URL(filePath: output).appending(path: "movies-tui-report-\(Self.moment)")
    do {
      try PrivateFolder.make(folder.path)
      try WholeFile.replace(
        folder.appending(path: "doctor.json").path, with: Array(findings.utf8))
      for file in RecordingRing(invocation.directories)?.files ?? [] {
        guard let recording = recording(file, in: invocation) else { continue }
        // The recording is redacted again, since the key may be newer than the recording.
        try WholeFile.replace(
          folder.appending(path: URL(filePath: file).lastPathComponent).path,
          with: recording.bytes(redactedBy: redaction))
      }
    } catch {
      throw Failure(
        "The report cannot be written to \(output): \(error.systemReason).",
        exitCode: .writingFailed)
    }
    try invocation.output.writeLine(folder.path)
    return .success
  }

  /// Reads a recording; warns and returns `nil` if it cannot be read.
  private func recording(_ path: String, in invocation: Invocation) -> Recording<AppState>? {
    do {
      return try RecordingFile.read(path, warn: invocation.say)
    } catch {
      invocation.say("\(error.message) The report leaves it out.")
      return nil
    }
  }

  /// The current time as a name that sorts, such as `20260131-235959`.
  private static var moment: String {
    Date.now.formatted(.iso8601.dateSeparator(.omitted).timeSeparator(.omitted))
      .replacing("T", with: "-").replacing("Z", with: "")
  }
}

extension Error {
  /// The system's short explanation of a file error.
  var systemReason: String { (self as? SystemError)?.reason ?? localizedDescription }
}
