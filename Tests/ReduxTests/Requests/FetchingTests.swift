import Redux
import ReduxTesting
import TestSupport
import Testing

/// Which titles are wanted, and which have come.
private struct Shop: Equatable, Sendable {
  var wishes: [Int] = []
  var rest = Duration.zero
  var here: Set<Int> = []

  var wanted: [Wish<Int, GetNumber>] {
    wishes.filter { !here.contains($0) }.map { Wish(GetNumber(number: $0), as: $0, after: rest) }
  }
}

private enum ShopAction: Action, Equatable {
  case wished([Int])
  case restEnded
  case came(Int)
}

/// Asks for one of the things that are wanted.
private struct GetNumber: Request, Equatable {
  var number: Int
  var id: Int? { number }
  var scheduling: EffectScheduling { .latest }

  func perform(with catalogue: any Catalogue) async throws(CatalogueError) {
    _ = try await catalogue.titles(matching: "\(number)")
  }

  func onSuccess(_: Void) -> [any Action] { [ShopAction.came(number)] }
}

private let shopReducer: Reducer<Shop> = { shop, action in
  switch action.matching(ShopAction.self) {
  case .wished(let numbers): shop.wishes = numbers
  case .restEnded: shop.rest = .zero
  case .came(let number): shop.here.insert(number)
  case nil: break
  }
}

@Suite("Fetching what is wished for", .timeLimit(.minutes(5)))
@MainActor
struct FetchingTests {
  private let catalogue = HeldCatalogue()
  private let clock = TestClock()

  /// A store that passes over the life cycle of its requests.
  private func store(resting rest: Duration = .zero) -> TestStore<Shop> {
    let store = TestStore(
      initialState: Shop(rest: rest), reducer: shopReducer,
      middlewares: [
        fetching(clock: clock) { $0.wanted }, requestMiddleware(catalogue as any Catalogue),
      ])
    store.skip(RequestLifecycle<Int, CatalogueError>.self)
    return store
  }

  private func wish(_ numbers: Int..., in store: TestStore<Shop>) {
    store.send(ShopAction.wished(numbers)) { $0.wishes = numbers }
  }

  private func comes(_ number: Int, in store: TestStore<Shop>) async throws {
    try await catalogue.answer("\(number)", .success([]))
    await store.receive(ShopAction.came(number)) { $0.here.insert(number) }
  }

  @Test("A new wish is asked for once, and nothing more happens when it has come")
  func once() async throws {
    let store = store()
    wish(1, 2, in: store)
    await store.receive(GetNumber(number: 1))
    await store.receive(GetNumber(number: 2))
    wish(2, 1, in: store)
    try await comes(1, in: store)
    try await comes(2, in: store)
    wish(in: store)
    await store.finish()
  }

  @Test("A wish that has gone is cancelled if it is on its way")
  func gone() async throws {
    let store = store()
    wish(1, 2, in: store)
    await store.receive(GetNumber(number: 1))
    await store.receive(GetNumber(number: 2))
    try await comes(1, in: store)
    wish(3, in: store)
    await store.receive(CancelRequest(id: 2))
    await store.receive(GetNumber(number: 3))
    try await comes(3, in: store)
    #expect(catalogue.asked == ["2"], "nobody listens to it any more")
    await store.finish()
  }

  @Test("What somebody else has asked for is not asked for again, and goes with the wish")
  func askedByOthers() async {
    let store = store()
    store.send(GetNumber(number: 1))
    wish(1, in: store)
    wish(in: store)
    await store.receive(CancelRequest(id: 1))
    await store.finish()
  }

  @Test("A wish that comes back is asked for again")
  func back() async throws {
    let store = store()
    wish(1, in: store)
    await store.receive(GetNumber(number: 1))
    wish(in: store)
    await store.receive(CancelRequest(id: 1))
    wish(1, in: store)
    await store.receive(GetNumber(number: 1))
    wish(in: store)
    await store.receive(CancelRequest(id: 1))
    await store.finish()
  }

  @Test("Wishes that are passed over while they rest cost no action")
  func resting() async throws {
    let store = store(resting: .milliseconds(200))
    for number in 1...4 { wish(number, in: store) }
    await clock.sleepers(reach: 1)
    #expect(clock.deadlines.count == 1)
    await clock.advance(by: .milliseconds(200))
    await store.receive(GetNumber(number: 4))
    try await comes(4, in: store)
    await store.finish()
  }

  @Test("A wish that need not rest any longer is asked for at once")
  func rested() async throws {
    let store = store(resting: .milliseconds(200))
    wish(1, in: store)
    store.send(ShopAction.restEnded) { $0.rest = .zero }
    await store.receive(GetNumber(number: 1))
    await clock.sleepers(reach: 1)
    await clock.advance(by: .milliseconds(200))
    try await comes(1, in: store)
    await store.finish()
  }
}
