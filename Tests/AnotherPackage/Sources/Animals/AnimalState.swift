import Redux
import ReduxRecording

struct AppState: Codable, Equatable, Sendable {
  var animal = AnimalState()
}

struct AnimalState: Codable, Equatable, Sendable {
  var current: String?
  var isLoading = false
  var error: String?
}

private let animalReducer: @Sendable (inout AnimalState, AnimalAction) -> Void = { state, action in
  switch action {
  case .fetched(let animal): state.current = animal
  case .failed(.offline): state.error = "No animals in sight: you are offline."
  case .failed(.escaped): state.error = "It has escaped. Try again."
  case .errorDismissed: state.error = nil
  }
}

/// Shows that something is loading, whatever requested it.
private let loadingReducer: @Sendable (inout AnimalState, Fetching) -> Void = { state, action in
  switch action {
  case .started:
    state.isLoading = true
    state.error = nil
  case .succeeded, .failed, .cancelled: state.isLoading = false
  }
}

let appReducer: Reducer<AppState> = combine(
  scope(\.animal, AppAction.self) { state, action in
    switch action {
    case .animal(let action): animalReducer(&state, action)
    }
  },
  scope(\.animal, Fetching.self, loadingReducer))

extension AppState: RecordedState {
  static let recordingFormat: RecordingFormat = {
    var registry = ActionRegistry()
    registry.register(AppAction.self, as: "app")
    registry.register(FetchAnimal.self, as: "fetch")
    registry.register(Fetching.self, as: "fetching")
    return RecordingFormat(program: "animals", version: 1, registry: registry)
  }()
}
