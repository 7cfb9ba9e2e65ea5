import Foundation
import TestSupport
import Testing

@testable import Redux

/// Counts by whatever it is called.
private struct Count<ID: RequestID>: Request {
  let id: ID?
  var scheduling = EffectScheduling.latest

  func perform(with catalogue: any Catalogue) async throws(CatalogueError) -> [String] {
    try await catalogue.titles(matching: "\(ID.self)")
  }
}

@Suite("Ids of requests", .timeLimit(.minutes(5)))
@MainActor
struct RequestIDTests {
  private let catalogue = HeldCatalogue()

  @Test("Ids of different types are different ids, even where they hold the same")
  func types() {
    #expect(EffectKey(1) == EffectKey(1))
    #expect(EffectKey(1) != EffectKey(2))
    #expect(EffectKey(1) != EffectKey(UInt8(1)))
    #expect(EffectKey("movies") != EffectKey(EffectID("movies")))
    #expect(EffectKey(CatalogueID.page(1)) != EffectKey(CatalogueID.page(2)))
  }

  @Test("Requests with ids of different types neither replace nor cancel each other")
  func sideBySide() async throws {
    let store = Store(
      initialState: CatalogueState(), reducer: catalogueReducer,
      middlewares: [requestMiddleware(catalogue as any Catalogue)])
    store.dispatch(Count(id: 1))
    store.dispatch(Count(id: UInt8(1)))
    store.dispatch(Count(id: "1"))
    store.dispatch(Count(id: EffectID("1")))
    try await waitUntil("all to be asked") { catalogue.asked.count == 4 }
    store.dispatch(CancelRequest(id: "1"))
    store.dispatch(CancelEffect(id: "1"))
    #expect(store.effects.running == ["Count<Int>", "Count<UInt8>"])
    for type in ["Int", "UInt8", "String", "EffectID"] {
      try await catalogue.answer(type, .success([]))
    }
    await store.effects.idle()
  }

  @Test("Effect ids are ordered by their names")
  func order() {
    let ids: [EffectID] = ["page 2", "detail", "search"]
    #expect(ids.sorted() == ["detail", "page 2", "search"])
  }

  @Test("What is announced of a request can be written down and read again")
  func coding() throws {
    let ticket = RequestTicket(number: 7, id: CatalogueID.page(2), isAwaited: false)
    let announcements: [CatalogueLifecycle] = [
      .started(ticket), .succeeded(ticket), .failed(ticket, .offline), .cancelled(ticket),
    ]
    let json = try JSONEncoder().encode(announcements)
    #expect(try JSONDecoder().decode([CatalogueLifecycle].self, from: json) == announcements)
    #expect(announcements.allSatisfy { $0.ticket == ticket })
    let cancellation = CancelRequest(id: CatalogueID.titles)
    let written = try JSONEncoder().encode(cancellation)
    #expect(
      try JSONDecoder().decode(CancelRequest<CatalogueID>.self, from: written) == cancellation)
  }
}
