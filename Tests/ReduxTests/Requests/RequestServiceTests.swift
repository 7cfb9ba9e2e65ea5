import Dispatch
import Redux
import TestSupport
import Testing

/// A service that never fails, asked by number.
private struct Dice: Sendable {
  func roll(_ sides: Int) async -> Int { sides }
}

private struct RollDice: Request {
  var sides: Int
  var id: Int? { sides }

  func perform(with dice: Dice) async throws(Never) -> Int { await dice.roll(sides) }
  func onSuccess(_ response: Int) -> [any Action] { [CatalogueAction.counted(response)] }
}

/// Asks the very catalogue that holds its answers.
private struct AskHeldCatalogue: Request {
  func perform(with catalogue: HeldCatalogue) async throws(CatalogueError) -> [String] {
    try await catalogue.titles(matching: "held")
  }
}

/// Marks the main actor's queue, so that code can tell whether it runs there.
private let mainActorMark = DispatchSpecificKey<Bool>()

/// Succeeds where it is asked away from the main actor.
private struct AskAway: Request {
  func perform(with dice: Dice) async throws(CatalogueError) -> Int {
    guard DispatchQueue.getSpecific(key: mainActorMark) == nil else { throw .offline }
    return 1
  }

  func onSuccess(_ response: Int) -> [any Action] { [CatalogueAction.counted(response)] }
}

@Suite("Services of requests", .timeLimit(.minutes(5)))
@MainActor
struct RequestServiceTests {
  private let catalogue = HeldCatalogue()

  private func store(
    _ middlewares: Middleware<CatalogueState>...
  ) -> (Store<CatalogueState>, Subscription, Journal) {
    let store = Store(
      initialState: CatalogueState(), reducer: catalogueReducer, middlewares: middlewares)
    let journal = Journal()
    let tap = store.tap { action in
      if case .counted(let number) = action.matching(CatalogueAction.self) {
        journal.add("\(number)")
      }
    }
    return (store, tap, journal)
  }

  @Test("Services of two types live side by side, and neither gets the other's requests")
  func sideBySide() async throws {
    let (store, tap, journal) = store(
      requestMiddleware(catalogue as any Catalogue), requestMiddleware(Dice()))
    store.dispatch(GetTitles(words: "bat"))
    store.dispatch(RollDice(sides: 6))
    try await waitUntil("the dice to fall") { journal.entries == ["6"] }
    try await catalogue.answer("bat", .success(["Batman"]))
    await store.effects.idle()
    #expect(journal.entries == ["6", "1"])
    #expect(store.state == CatalogueState(titles: ["Batman"]))
    tap.cancel()
  }

  @Test("A service that is known by a protocol is the one that was given as any of that protocol")
  func existential() async throws {
    let known: any Catalogue = catalogue
    for middleware in [
      requestMiddleware(CatalogueState.self, known),
      requestMiddleware(CatalogueState.self, catalogue as any Catalogue), requestMiddleware(known),
    ] {
      let store = Store(
        initialState: CatalogueState(), reducer: catalogueReducer, middlewares: [middleware])
      store.dispatch(AskHeldCatalogue())
      #expect(store.effects.isIdle, "It is a HeldCatalogue, but was not given as one.")
      store.dispatch(GetTitles(words: "bat"))
      try await catalogue.answer("bat", .success(["Batman"]))
      await store.effects.idle()
      #expect(store.state.titles == ["Batman"])
    }
  }

  @Test("A service that was given as its own type is nobody's protocol")
  func concrete() async throws {
    let (store, tap, _) = store(requestMiddleware(catalogue))
    store.dispatch(GetTitles(words: "bat"))
    #expect(store.effects.isIdle)
    store.dispatch(AskHeldCatalogue())
    try await catalogue.answer("held", .success([]))
    await store.effects.idle()
    tap.cancel()
  }

  @Test("The request reaches the reducer first, and is sent then")
  func nextFirst() async throws {
    var underWay: [String]?
    let reading = Middleware<CatalogueState> { context, next in
      { action in
        next(action)
        if action is GetTitles { underWay = context.effects.running }
      }
    }
    let (store, tap, _) = store(requestMiddleware(catalogue as any Catalogue), reading)
    store.dispatch(GetTitles(words: "bat"))
    #expect(underWay == [], "The reducer has had it by then.")
    #expect(store.effects.running == ["GetTitles"])
    try await catalogue.answer("bat", .failure(.offline))
    await store.effects.idle()
    tap.cancel()
  }

  @Test("A service is asked away from the main actor")
  func offTheMainActor() async {
    DispatchQueue.main.setSpecific(key: mainActorMark, value: true)
    #expect(DispatchQueue.getSpecific(key: mainActorMark) == true, "The mark can be seen.")
    let (store, tap, journal) = store(requestMiddleware(Dice()))
    store.dispatch(AskAway())
    await store.effects.idle()
    #expect(journal.entries == ["1"])
    tap.cancel()
  }

  @Test("Without its service a request is a plain value")
  func plainValue() {
    let (store, tap, _) = store(requestMiddleware(Dice()))
    store.dispatch(GetTitles(words: "bat"))
    #expect(store.effects.isIdle)
    #expect(store.state == CatalogueState())
    tap.cancel()
  }
}
