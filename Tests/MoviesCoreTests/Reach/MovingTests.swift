import MoviesCore
import Redux
import TestSupport
import Testing
import Titles

@MainActor
@Suite("What it takes to move on by a row", .timeLimit(.minutes(5)))
struct MovingTests {
  /// An app with a list of five titles beside their details, once nothing is on its way.
  private func app(
    _ answer: Answer<TitlePage>, details: [TitleID: Answer<TitleDetail>] = [:]
  ) async throws -> (app: App, catalogue: MemoryCatalogue) {
    let catalogue = MemoryCatalogue(pages: [TitleQuery("batman"): answer], details: details)
    let app = App(columns: 120, catalogue: catalogue)
    try await app.list("batman", count: 5)
    try await app.until("quiet") { $0.loading.inFlight.isEmpty }
    return (app, catalogue)
  }

  /// The actions that are dispatched while the selection moves through all rows, and until it has
  /// rested for a second.
  private func actions(movingThrough app: App) async -> [String] {
    var actions: [String] = []
    let tap = app.store.store.tap { actions.append(String(describing: type(of: $0))) }
    defer { tap.cancel() }
    for _ in 1...4 { app.press(MoviesAction.moved(by: 1)) }
    let onTheWay = actions
    await app.clock.advance(by: .seconds(1))
    #expect(Array(actions.prefix(onTheWay.count)) == onTheWay)
    return onTheWay
  }

  @Test("Over rows whose details are known, the move is all that happens")
  func knownDetails() async throws {
    let details = try (1...5).map { try Samples.details($0, .complete) }
    let (app, catalogue) = try await app(try Samples.titles(5, .complete))
    for detail in details { app.press(DetailAction.setDetail(detail)) }
    let asked = await catalogue.asked
    let moves = Array(repeating: "MoviesAction", count: 4)
    #expect(await actions(movingThrough: app) == moves)
    try await catalogue.expectAsked(asked)
  }

  @Test("Facts that came with a page are all there is here; more is asked for where one rests")
  func knownFacts() async throws {
    var answer = try Samples.titles(5, .complete)
    answer.value.known = try (1...5).map { try Samples.details($0, .partial).value }
    let (app, catalogue) = try await app(answer)
    let moves = Array(repeating: "MoviesAction", count: 4)
    #expect(await actions(movingThrough: app) == moves)
    try await catalogue.expectAsked([.here(.search), .title(try Samples.id(5))])
  }
}
