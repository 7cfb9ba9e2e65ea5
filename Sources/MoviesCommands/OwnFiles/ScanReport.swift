import MoviesSession
import MoviesUI
import Storage
import Titles

/// The findings of a scan, and the number of names that nobody could be asked about.
struct ScanReport: Sendable {
  var scan: FileScan
  var unasked: Int
}

extension FilesCommand {
  /// Looks through the folders until it is done, or ^C stops it.
  @MainActor
  func scan(
    _ files: OwnFileStore, isFull: Bool, _ configuration: Configuration, in invocation: Invocation
  ) async throws -> ScanReport {
    let choice = try choice(configuration, in: invocation)
    let progress = ProgressLine(in: invocation.surroundings)
    defer { progress.clear() }
    progress.show("Looking through your folders")
    let (counts, count) = AsyncStream.makeStream(
      of: Int.self, bufferingPolicy: .bufferingNewest(1))
    let showing = Task {
      for await files in counts {
        progress.show("Looking through your folders: \(files.counted("file"))")
      }
    }
    // The source opens the catalogue that is asked about names.
    let result = await Result {
      try await use(choice, configuration, in: invocation) { _, _ in
        try await TerminationSignals.cancelling {
          try await files.scan(isFull: isFull) { count.yield($0) }
        }
      }
    }
    count.finish()
    // No count may appear after the line was cleared.
    await showing.value
    let scan = try result.get()
    let unasked = try await files.openNames().count { $0.reason == .notAsked }
    return ScanReport(scan: scan, unasked: unasked)
  }

  /// Prints what a scan has found, and what can be done about names that are open.
  @MainActor
  func write(
    _ report: ScanReport, _ format: DocumentFormat, _ configuration: Configuration,
    in invocation: Invocation
  ) throws -> ProgramExitCode {
    try invocation.write(text: report.scan.text(format), configuration.settings)
    if format == .text, let remark = report.remark { invocation.say(remark) }
    return .success
  }
}

extension Failure {
  static let noFolders = Failure(
    "No folder is added yet: movies-tui files add FOLDER.", exitCode: .nothingMatched)
}

extension FileScan {
  func text(_ format: DocumentFormat) -> [UInt8] {
    format.bytes(
      text: [words],
      json: [
        "files": JSON(files), "new": JSON(new), "moved": JSON(moved), "gone": JSON(gone),
        "open": JSON(open), "away": JSON(away.map(\.text)),
        "unreadable": JSON(unreadable.map(\.text)),
      ])
  }
}

extension ScanReport {
  /// The number of requests that a name may need at a service.
  private static let requestsForName = 3

  /// Advice about open names; `nil` if there are none.
  fileprivate var remark: String? {
    guard unasked == 0 else {
      return "Nobody was asked about \(unasked.counted("name")): that could take "
        + "\((unasked * Self.requestsForName).counted("request")). With IMDb's data on this disk it takes "
        + "none: movies-tui imdb import."
    }
    return scan.open > 0 ? "Say what the open names mean: movies-tui library settle." : nil
  }
}
