import MoviesCore
import ReduxRecording

extension AppState {
  /// The state as the header of a recording brings it back.
  func recordedAndRead() throws -> AppState {
    let header = RecordingHeader<AppState>(
      program: "", locale: nil, size: ScreenSize(columns: 80, rows: 24), depth: "mono",
      configuration: .init(theme: "dark", keys: [:]), state: self)
    var reader = RecordingReader<AppState>()
    try reader.read(AppState.recordingFormat.line(header))
    return try reader.recording().header.state
  }
}
