import Redux
import ReduxRecording
import ReduxTesting
import Testing

@testable import Animals

/// A service with one answer.
private struct Zoo: AnimalService {
  let answer: Result<String, AnimalError>

  func animal() async throws(AnimalError) -> String { try answer.get() }
}

@Suite("A Redux-like architecture: animals", .timeLimit(.minutes(5)))
@MainActor
struct AnimalsTests {
  private let ticket = RequestTicket<EffectID>(number: 1, id: nil)

  private func store(_ answer: Result<String, AnimalError>) -> TestStore<Animals.AppState> {
    TestStore(
      initialState: Animals.AppState(), reducer: Animals.appReducer,
      middlewares: [requestMiddleware(Zoo(answer: answer) as any AnimalService)])
  }

  @Test("While an animal is fetched the state says so, and then has it")
  func success() async {
    let store = store(.success("Capybara"))
    store.send(FetchAnimal())
    await store.receive(Fetching.started(ticket)) { $0.animal.isLoading = true }
    await store.receive(Fetching.succeeded(ticket)) { $0.animal.isLoading = false }
    await store.receive(AppAction.animal(.fetched("Capybara"))) { $0.animal.current = "Capybara" }
    await store.finish()
  }

  @Test("An error is shown until it is dismissed, and then it is gone")
  func failure() async {
    let store = store(.failure(.escaped))
    store.skip(Fetching.self)
    store.send(FetchAnimal())
    await store.receive(AppAction.animal(.failed(.escaped))) {
      $0.animal.error = "It has escaped. Try again."
    }
    store.send(AppAction.animal(.errorDismissed)) { $0.animal.error = nil }
    await store.finish()
  }

  @Test("A composed action goes by the names of all its cases")
  func names() {
    #expect(AppAction.animal(.errorDismissed).actionName == "AppAction.animal.errorDismissed")
  }

  @Test("A service that is not given as the protocol's type is told of")
  func wrongService() async {
    await withKnownIssue {
      let store = TestStore(
        initialState: Animals.AppState(), reducer: Animals.appReducer,
        middlewares: [requestMiddleware(Zoo(answer: .failure(.offline)))])
      store.send(FetchAnimal())
      await store.finish()
    }
  }

  @Test("A recorded session is gone through again by the reducer alone")
  func recording() async throws {
    let writer = RecordingWriter<Animals.AppState>(reducer: Animals.appReducer) { $0 }
    let header = RecordingHeader(
      program: "1.0", surroundings: NoSurroundings(), state: Animals.AppState())
    var reader = RecordingReader<Animals.AppState>()
    try reader.read(writer.line(header))

    let store = Store(
      initialState: Animals.AppState(), reducer: Animals.appReducer,
      middlewares: [requestMiddleware(Zoo(answer: .success("Okapi")) as any AnimalService)])
    var lines: [[UInt8]] = []
    let tap = store.tap { action in
      let step = RecordedStep<Animals.AppState>(action, time: lines.count)
      do {
        lines.append(try writer.line(step, from: store.state))
      } catch {
        Issue.record(error)
      }
    }
    store.dispatch(FetchAnimal())
    await store.effects.idle()
    tap.cancel()

    for line in lines { try reader.read(line) }
    let replay = Replay(try reader.recording(), reducer: Animals.appReducer)
    #expect(
      replay.changes(goingTo: 2).map(\.description) == ["animal.isLoading: false → true"])
    replay.go(to: replay.count)
    #expect(replay.state == store.state)
    #expect(replay.state.animal.current == "Okapi")
  }
}
