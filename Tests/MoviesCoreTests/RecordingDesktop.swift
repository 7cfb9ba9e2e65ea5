import MoviesCore

/// A desktop that keeps what it was asked to do.
@MainActor
final class RecordingDesktop: Desktop {
  private(set) var opened: [String] = []
  private(set) var copied: [String] = []
  /// What it was told to stop while it was busy.
  private(set) var givenUp: [String] = []
  var failure: OpeningFailure?
  var outcome = CopyOutcome.copied
  /// Whether it gets nothing done until it is told to stop.
  var isBusy = false

  nonisolated init() {}

  func open(_ link: String) async -> OpeningFailure? {
    opened.append(link)
    await waitWhileBusy(link)
    return failure
  }

  func copy(_ text: String) async -> CopyOutcome {
    copied.append(text)
    await waitWhileBusy(text)
    return outcome
  }

  private func waitWhileBusy(_ text: String) async {
    guard isBusy else { return }
    for await _ in AsyncStream<Never>.makeStream().stream {}
    givenUp.append(text)
  }
}
