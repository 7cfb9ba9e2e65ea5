import Foundation
import Testing

/// The files of the Goldens folder have all that commands print; `make goldens` writes them anew.
///
/// Left out are what draws or waits on a terminal, and what serves: `stand-in` while it runs, the
/// screens of `browse` and `pick`, and answers to questions. Other tests have the whole of the help
/// (CommandHelpTests, CommandTablesTests), of the manual page (ManualTests) and of the completions.
@MainActor
@Suite("Golden transcripts: what every command prints", .serialized, .timeLimit(.minutes(5)))
struct ShellGoldenTests {
  @Test("Standard output, standard error and exit code", arguments: ShellTranscript.all)
  func transcript(_ transcript: ShellTranscript) async throws {
    let home = try await ShellHome(transcript.place)
    var parts = [transcript.heading]
    for (index, call) in transcript.calls.enumerated() {
      if index > 0, transcript.isEachAfresh { try home.renew() }
      parts.append(await home.transcript(of: call))
    }
    try await home.leave()
    try TranscriptFile(name: transcript.name).expect(parts.joined(separator: "\n"))
  }

  @Test("Every command is in a transcript, with each of its formats")
  func everyFormat() {
    let lines = ShellTranscript.all.flatMap(\.calls).filter { $0.shownLines == nil }.map(\.line)
    #expect(ShellCommand.all.count > 30)
    for command in ShellCommand.all where !Self.heldElsewhere.contains(command.name) {
      let own = lines.filter { ShellCommand.called(by: $0)?.name == command.name }
      #expect(
        !own.isEmpty,
        "No transcript has \(command.name): add a line to Tests/MoviesCommandsTests/ShellGoldens")
      let values = Set(own.compactMap { command.format?.value(in: $0) })
      let missing = command.format?.values.filter { !values.contains($0) } ?? []
      #expect(missing.isEmpty, "No transcript has \(command.name) in \(missing): add everyFormat")
    }
  }

  /// The manual page is in ManualTests, the frames of recordings are in RecordingGoldenTests; the
  /// settings and their schema are in files that ConfigCommandTests compares.
  private static let heldElsewhere = ["generate-manual", "browse", "config"]

  @Test(
    "Every command has wrong usage in a transcript",
    .disabled(if: TranscriptFile.areWritten, "They are written in the same run."))
  func wrongUsage() throws {
    var refused: Set<String> = []
    for transcript in ShellTranscript.all {
      let codes = try TranscriptFile(name: transcript.name).exitCodes()
      for (call, code) in zip(transcript.calls, codes) where code == 64 {
        if let command = ShellCommand.called(by: call.line) { refused.insert(command.name) }
      }
    }
    let missing = ShellCommand.all.map(\.name).filter { !refused.contains($0) }
    #expect(missing.isEmpty, "No transcript has wrong usage of \(missing): add a line for each")
  }

  @Test("Every file is that of a transcript")
  func files() throws {
    let names = ShellTranscript.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(try TranscriptFile.names() == names.sorted())
  }
}
