import Redux
import ReduxTesting
import TestSupport
import Testing

/// Looks titles up nearby, and further away if there is not more than one.
private struct GetTitlesNearby: TwoStepRequest, Equatable {
  var words: String
  var isNearby = true

  var id: CatalogueID? { isNearby ? .titles : .page(1) }
  var secondStep: GetTitlesNearby? {
    isNearby ? GetTitlesNearby(words: words, isNearby: false) : nil
  }

  func perform(with catalogue: any Catalogue) async throws(CatalogueError) -> [String] {
    try await catalogue.titles(matching: isNearby ? "nearby \(words)" : words)
  }

  func isFinal(_ outcome: Result<[String], CatalogueError>) -> Bool {
    if case .success(let titles) = outcome { titles.count > 1 } else { false }
  }

  func actions(after outcome: Result<[String], CatalogueError>) -> [any Action] {
    switch outcome {
    case .success(let titles): [CatalogueAction.came(titles)]
    case .failure(let error): [CatalogueAction.missed(error)]
    }
  }
}

@Suite("Requests in two steps", .timeLimit(.minutes(5)))
@MainActor
struct TwoStepRequestTests {
  private let catalogue = HeldCatalogue()
  private let store: TestStore<CatalogueState>

  init() {
    store = TestStore(
      initialState: CatalogueState(), reducer: catalogueReducer,
      middlewares: [requestMiddleware(catalogue as any Catalogue)])
    store.skip(CatalogueLifecycle.self)
  }

  private func ask() { store.send(GetTitlesNearby(words: "bat")) }

  private func comesToSecondStep() async {
    await store.receive(GetTitlesNearby(words: "bat", isNearby: false))
  }

  @Test("What brings everything nearby is asked for nowhere else")
  func final() async throws {
    ask()
    try await catalogue.answer("nearby bat", .success(["Batman", "Batgirl"]))
    await store.receive(CatalogueAction.came(["Batman", "Batgirl"])) {
      $0.titles = ["Batman", "Batgirl"]
    }
    await store.finish()
  }

  @Test("What does not bring everything is told, and asks further away")
  func notFinal() async throws {
    ask()
    try await catalogue.answer("nearby bat", .success(["Batman"]))
    await store.receive(CatalogueAction.came(["Batman"])) { $0.titles = ["Batman"] }
    await comesToSecondStep()
    try await catalogue.answer("bat", .success(["Batman", "Batgirl"]))
    await store.receive(CatalogueAction.came(["Batman", "Batgirl"])) {
      $0.titles = ["Batman", "Batgirl"]
    }
    await store.finish()
  }

  @Test("A failure nearby is not told, one further away is")
  func failures() async throws {
    ask()
    try await catalogue.answer("nearby bat", .failure(.offline))
    await comesToSecondStep()
    try await catalogue.answer("bat", .failure(.offline))
    await store.receive(CatalogueAction.missed(.offline))
    await store.finish()
  }

  @Test("A step that is cancelled is not followed by the next one")
  func cancelled() async throws {
    ask()
    store.send(CancelRequest(id: CatalogueID.titles))
    try await catalogue.answer("nearby bat", .success(["Batman"]))
    await store.finish()
  }

  @Test("It goes by the ids of both steps, and in the end by one")
  func ids() {
    let request = GetTitlesNearby(words: "bat")
    #expect(request.ids == [.titles, .page(1)])
    #expect(request.secondStep?.ids == [.page(1)])
    #expect(GetTitles(words: "bat").ids == [.titles])
  }
}
