import MoviesCore
import Redux
import ReduxRecording

extension App {
  /// Records what happens in a session.
  func recording(_ happen: () async throws -> Void) async throws -> Recording<AppState> {
    let first = state
    var steps: [RecordedStep<AppState>] = []
    let tap = store.store.tap { action in
      guard action.asAsyncAction == nil else { return }
      steps.append(RecordedStep<AppState>(action, time: steps.count * 10))
    }
    try await happen()
    tap.cancel()
    let header = RecordingHeader<AppState>(
      program: "", locale: nil, size: first.screen.size, depth: "trueColor",
      configuration: .init(theme: "dark", keys: [:]), state: first)
    return Recording(header: header, steps: steps)
  }
}
