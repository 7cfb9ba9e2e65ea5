import Foundation
import MoviesCore
import MoviesUI
import Redux
import ReduxRecording
import Testing

@Suite("A recorded session can be replayed exactly", .timeLimit(.minutes(60)))
struct DeterminismTests {
  /// How many long sessions `make soak` asks for; few short ones are enough for every day.
  private static let soak = ProcessInfo.processInfo.environment["MOVIES_TUI_SOAK"]
    .flatMap(UInt64.init)
  static let seeds = 1...(soak ?? 10)
  static let actions = soak == nil ? 500 : 2_000

  @Test(
    "Same actions, same states, same frames: with random keys, sizes, replies and times",
    arguments: seeds)
  @MainActor
  func replay(seed: UInt64) async throws {
    let session = try RandomSession(seed: seed)
    try await session.run(actions: Self.actions)

    let replay = Replay(try session.recording())
    try #require(replay.count >= Self.actions)
    try #require(session.moments.count == replay.count + 1)

    var film = Film(keymap: try Keymap())
    for position in 0...replay.count {
      replay.go(to: position)
      let moment = film.moment(of: replay.state)
      guard moment != session.moments[position] else { continue }
      Issue.record("Action \(position), \(replay.lastStep?.action.actionName ?? "none"), differs")
      return
    }
  }

  @Test(
    "Whatever a session begins with, its recording ends with the hash that its replay comes to",
    arguments: RememberedSession.allCases, seeds.prefix(soak == nil ? 2 : .max))
  @MainActor
  func hash(remembered: RememberedSession, seed: UInt64) async throws {
    let session = try RandomSession(seed: seed, beginningWith: remembered)
    try await session.run(actions: Self.soak == nil ? 200 : Self.actions)
    try expectReplay(of: session)
  }

  @Test("So does one that begins and is left", arguments: RememberedSession.allCases)
  @MainActor
  func empty(remembered: RememberedSession) async throws {
    let session = try RandomSession(seed: 1, beginningWith: remembered)
    try await session.run(actions: 0)
    try expectReplay(of: session)
  }

  @Test("Of earlier searches a recording says nothing, and everything else it begins with")
  @MainActor
  func header() throws {
    let first = try RememberedSession.everything.firstState(answersHere: true)
    let session = try RandomSession(seed: 2, beginningWith: .everything)
    var read = try session.recording().header.state
    #expect(read.search.history == QueryHistory())
    read.search.history = first.search.history
    #expect(read == first)
  }

  @MainActor
  private func expectReplay(of session: RandomSession) throws {
    let recording = try session.recording()
    let replay = Replay(recording)
    replay.go(to: replay.count)
    let end = try RecordingEnd(actions: replay.count, state: replay.state)
    #expect(recording.end == end)
  }

  @Test("Random sessions go everywhere: results, details, fields, help, failures, small screens")
  @MainActor
  func coverage() async throws {
    let session = try RandomSession(seed: 4)
    try await session.run(actions: 1_500)
    let states = session.moments.map(\.state)
    let everywhere: Set<Pane> = [.results, .details, .searchField, .yearField, .filterField]
    #expect(everywhere.isSubset(of: states.map(\.screen.focus)))
    #expect(states.contains { $0.list.filter != nil && $0.list.count > 0 })
    #expect(states.contains { $0.screen.overlay != nil })
    #expect(states.contains { $0.list.results.count > 10 })
    #expect(states.contains { !$0.errors.byRequest.isEmpty })
    #expect(states.contains { !$0.loading.inFlight.isEmpty })
    #expect(session.hasCachedAnswers)
    #expect(Set(session.moments.map(\.frame)).count > 200)
  }
}
