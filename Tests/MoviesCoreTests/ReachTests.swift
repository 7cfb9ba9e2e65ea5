import MoviesCore
import Redux
import ReduxTesting
import TestSupport
import Testing
import Titles

@MainActor
@Suite("What is known here, and what is asked for anywhere")
struct ReachTests {
  /// The sample titles up to this number, as an answer of a quality.
  private func titles(_ count: Int, _ quality: AnswerQuality) throws -> Answer<TitlePage> {
    var answer = Samples.answer(try Samples.page(1, total: count))
    answer.quality = quality
    return answer
  }

  private func details(_ number: Int, _ quality: AnswerQuality) throws -> Answer<TitleDetail> {
    let detail = TitleDetail(id: try Samples.id(number), title: "Title \(number)", minutes: 90)
    return Answer(detail, source: .omdb, quality: quality)
  }

  /// Waits until the catalogue was asked for these, and makes sure that it was asked for nothing else.
  private func expect(
    _ ids: [MoviesRequestID], askedOf catalogue: MemoryCatalogue,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await waitUntil("the questions") { await catalogue.asked.count >= ids.count }
    // A question that nobody should ask would be asked before this one.
    let barrier = TitleID.barrier
    _ = try? await catalogue.title(.id(barrier), plot: .short, reach: .here)
    let asked = await catalogue.asked.filter { $0.question != .title(barrier) }
    #expect(asked == ids, sourceLocation: sourceLocation)
  }

  @Test("What is all here is listed while one types, and nothing else is asked")
  func completeHere() async throws {
    let catalogue = MemoryCatalogue(pages: [
      TitleQuery("bat"): try titles(5, .complete), TitleQuery("batm"): try titles(3, .complete),
    ])
    let app = App(catalogue: catalogue)
    app.type("bat")
    try await app.until("the answer") { $0.list.results.count == 5 }
    app.type("batm")
    try await app.until("the next answer") { $0.list.results.count == 3 }
    await app.clock.advance(by: .seconds(1))
    try await expect([.here(.search), .here(.search)], askedOf: catalogue)
    #expect(app.state.loading.inFlight.isEmpty)
  }

  @Test("What is not here is asked for anywhere once the keyboard rests")
  func notHere() async throws {
    let catalogue = MemoryCatalogue()
    let app = App(catalogue: catalogue)
    app.type("batman")
    try await expect([.here(.search)], askedOf: catalogue)
    try await app.until("that it is not here") { $0.loading.inFlight.isEmpty }
    #expect(app.state.errors.byRequest.isEmpty, "nobody needs to know")
    await app.clock.advance(by: .milliseconds(250))
    try await expect([.here(.search), .search], askedOf: catalogue)
    await catalogue.answer(.search, .success(try titles(7, .complete)))
    try await app.until("the answer") { $0.list.results.count == 7 }
  }

  @Test(
    "What is partial or stale is shown at once, and replaced by what comes from elsewhere",
    arguments: [AnswerQuality.partial, .stale])
  func incompleteHere(quality: AnswerQuality) async throws {
    let catalogue = MemoryCatalogue(pages: [TitleQuery("batman"): try titles(3, quality)])
    let app = App(catalogue: catalogue)
    app.type("batman")
    try await app.until("what is here") { $0.list.results.count == 3 }
    app.press(MoviesAction.moved(by: 1))
    await app.clock.advance(by: .milliseconds(250))
    try await expect([.here(.search), .search], askedOf: catalogue)
    #expect(app.state.list.results.count == 3)
    await catalogue.answer(.search, .success(try titles(8, .complete)))
    try await app.until("all of it") { $0.list.results.count == 8 }
    #expect(app.state.selectedName == "Title 2", "the selection stays where it was")
    app.press(SearchAction.submitted)
    #expect(app.state.loading.inFlight.isEmpty)
  }

  @Test("Enter asks anywhere at once for what is not all here")
  func enter() async throws {
    let catalogue = MemoryCatalogue(pages: [TitleQuery("batman"): try titles(3, .partial)])
    let app = App(catalogue: catalogue)
    app.type("batman")
    try await app.until("what is here") { $0.list.results.count == 3 }
    app.press(SearchAction.submitted)
    try await expect([.here(.search), .search], askedOf: catalogue)
  }

  @Test("The question before is forgotten, though it has not been sent yet")
  func supersededQuestion() async throws {
    let catalogue = MemoryCatalogue(pages: [TitleQuery("batman"): try titles(3, .complete)])
    let app = App(catalogue: catalogue)
    app.type("batma")
    try await app.until("that it is not here") {
      $0.loading.inFlight.isEmpty && $0.list.asked?.text == "batma"
    }
    app.type("batman")
    try await app.until("the answer") { $0.list.results.count == 3 }
    await app.clock.advance(by: .seconds(1))
    try await expect([.here(.search), .here(.search)], askedOf: catalogue)
    #expect(app.state.list.asked?.text == "batman")
  }

  @Test("Rows that are here stay when nothing better comes, and the screen says why")
  func failingElsewhere() async throws {
    let catalogue = MemoryCatalogue(pages: [TitleQuery("batman"): try titles(3, .stale)])
    let app = App(catalogue: catalogue)
    app.type("batman")
    try await app.until("what is here") { $0.list.results.count == 3 }
    await app.clock.advance(by: .milliseconds(250))
    try await expect([.here(.search), .search], askedOf: catalogue)
    await catalogue.answer(.search, .failure(.cannotResolve(host: "example.org")))
    try await app.until("the failure") { $0.errors.search != nil }
    let props = BrowseProps(app.state)
    #expect(props.list.count == 3)
    #expect(props.status == .notCompleted(.cannotResolve(host: "example.org")))
    guard case .rows = props.list.content else {
      Issue.record("the rows are gone")
      return
    }
    app.press(MoviesAction.retried)
    try await expect([.here(.search), .search, .search], askedOf: catalogue)
    await catalogue.answer(.search, .success(try titles(4, .complete)))
    try await app.until("the answer") { $0.list.results.count == 4 }
    #expect(BrowseProps(app.state).status == nil)
  }

  @Test("Before an answer from here no frame says that anything loads, or dims what was there")
  func noFrameBefore() async throws {
    let catalogue = MemoryCatalogue(pages: [
      TitleQuery("batman"): try titles(5, .complete), TitleQuery("alien"): try titles(3, .complete),
    ])
    let app = App(catalogue: catalogue)
    app.type("batman")
    try await app.until("the first list") { $0.list.results.count == 5 }
    var frames: [ListProps] = []
    let tap = app.store.subscribe(to: { BrowseProps($0).list }) { frames.append($0) }
    app.type("alien")
    try await app.until("the second list") { $0.list.results.count == 3 }
    tap.cancel()
    #expect(frames.map(\.count) == [5, 3])
    #expect(frames.allSatisfy { !$0.isStale })
    #expect(BrowseProps(app.state).status == nil)
  }

  @Test("Details that are here are shown at once, and asked for nowhere else where they are all")
  func detailsHere() async throws {
    let first = try Samples.id(1)
    let second = try Samples.id(2)
    let catalogue = MemoryCatalogue(
      pages: [TitleQuery("batman"): try titles(5, .complete)],
      details: [first: try details(1, .complete), second: try details(2, .partial)])
    let app = App(columns: 120, catalogue: catalogue)
    app.type("batman")
    try await app.until("the details") { BrowseProps($0).detail?.detail?.minutes == 90 }
    app.press(MoviesAction.moved(by: 1))
    try await app.until("what is here") { BrowseProps($0).detail?.detail?.title == "Title 2" }
    await app.clock.advance(by: .milliseconds(200))
    try await expect(
      [.here(.search), .here(.title(first)), .here(.title(second)), .title(second)],
      askedOf: catalogue)
    await catalogue.answer(second, .success(try details(2, .complete)))
    try await app.until("all of it") {
      $0.titles.detail(of: second)?.quality == .complete && $0.loading.inFlight.isEmpty
    }
    app.press(MoviesAction.moved(by: -1), MoviesAction.moved(by: 1))
    await app.clock.advance(by: .seconds(1))
    try await expect(
      [.here(.search), .here(.title(first)), .here(.title(second)), .title(second)],
      askedOf: catalogue)
  }

  @Test("A title that is read is asked for anywhere as soon as it is known not to be all here")
  func readTitle() async throws {
    let first = try Samples.id(1)
    let catalogue = MemoryCatalogue(
      pages: [TitleQuery("batman"): try titles(5, .complete)],
      details: [first: try details(1, .stale)])
    let app = App(columns: 80, catalogue: catalogue)
    app.type("batman")
    try await app.until("the list") { $0.list.results.count == 5 }
    app.press(ScreenAction.titleOpened(first))
    try await expect(
      [.here(.search), .here(.title(first)), .title(first)], askedOf: catalogue)
    await catalogue.answer(first, .failure(.timedOut(milliseconds: 15_000)))
    try await app.until("the failure") {
      BrowseProps($0).detail?.error == .timedOut(milliseconds: 15_000)
    }
    #expect(BrowseProps(app.state).detail?.detail?.minutes == 90, "what is known stays")
  }

  @Test("Further pages are asked for here first, and anywhere after a moment")
  func pages() async throws {
    let catalogue = MemoryCatalogue(pages: [TitleQuery("batman"): try titles(25, .complete)])
    let app = App(catalogue: catalogue)
    app.type("batman")
    try await app.until("the first page") { $0.list.results.count == 25 }
    app.press(MoviesAction.moved(by: 9))
    try await expect([.here(.search), .here(.page(2))], askedOf: catalogue)
    try await app.until("that it is not here") { $0.loading.inFlight.isEmpty }
    await app.clock.advance(by: .milliseconds(60))
    try await expect([.here(.search), .here(.page(2)), .page(2)], askedOf: catalogue)
    let page = Samples.answer(try Samples.page(2, total: 25))
    await catalogue.answer(.page(2), .success(page))
    try await app.until("the second page") { $0.list.results[12] != nil }
  }

  @Test("A title that is read and all here is asked for nowhere else")
  func readTitleHere() async throws {
    let first = try Samples.id(1)
    let catalogue = MemoryCatalogue(
      pages: [TitleQuery("batman"): try titles(5, .complete)],
      details: [first: try details(1, .complete)])
    let app = App(columns: 80, catalogue: catalogue)
    app.type("batman")
    try await app.until("the list") { $0.list.results.count == 5 }
    app.press(ScreenAction.titleOpened(first))
    try await app.until("the details") { BrowseProps($0).detail?.detail?.minutes == 90 }
    await app.clock.advance(by: .seconds(1))
    #expect(app.state.loading.inFlight.isEmpty)
    try await expect([.here(.search), .here(.title(first))], askedOf: catalogue)
  }

  @Test("What is the best to be had anywhere is not asked for again, though it is not complete")
  func incompleteAnywhere() async throws {
    let first = try Samples.id(1)
    let catalogue = MemoryCatalogue(pages: [TitleQuery("batman"): try titles(5, .complete)])
    let app = App(columns: 120, catalogue: catalogue)
    app.type("batman")
    try await app.until("that nothing is here") {
      $0.list.results.count == 5 && $0.loading.inFlight.isEmpty
    }
    await app.clock.advance(by: .milliseconds(200))
    let asked: [MoviesRequestID] = [.here(.search), .here(.title(first)), .title(first)]
    try await expect(asked, askedOf: catalogue)
    await catalogue.answer(first, .success(try details(1, .stale)))
    try await app.until("the details") { $0.knowsDetails(of: 1) }
    app.press(ScreenAction.titleOpened(first), ScreenAction.wentBack)
    await app.clock.advance(by: .seconds(1))
    try await expect(asked, askedOf: catalogue)
  }

  @Test("Where every request would fail, what is here is shown all the same")
  func obstacle() async throws {
    let (first, second) = (try Samples.id(1), try Samples.id(2))
    let catalogue = MemoryCatalogue(
      pages: [TitleQuery("batman"): try titles(5, .complete)],
      details: [second: try details(2, .stale)])
    let app = App(columns: 120, catalogue: catalogue)
    app.type("batman")
    try await app.until("that nothing is here") {
      $0.list.results.count == 5 && $0.loading.inFlight.isEmpty
    }
    await app.clock.advance(by: .milliseconds(200))
    try await expect(
      [.here(.search), .here(.title(first)), .title(first)], askedOf: catalogue)
    await catalogue.answer(first, .failure(.limitReached))
    try await app.until("the limit") { BrowseProps($0).detail?.error == .limitReached }
    app.press(MoviesAction.moved(by: 1))
    try await app.until("what is here") { BrowseProps($0).detail?.detail?.title == "Title 2" }
    #expect(BrowseProps(app.state).detail?.error == .limitReached)
  }

  @Test("A page of the list before is not asked for while one types on")
  func pageOfTheListBefore() async throws {
    let catalogue = MemoryCatalogue(pages: [TitleQuery("batman"): try titles(25, .complete)])
    let app = App(listRows: 8, catalogue: catalogue)
    app.type("batman")
    try await app.until("the list") { $0.list.results.count == 25 }
    app.press(MoviesAction.moved(by: 7))
    app.type("alie")
    app.type("alien")
    try await app.until("that it is not here") { $0.loading.inFlight.isEmpty }
    await app.clock.advance(by: .seconds(1))
    try await waitUntil("the new question") { await catalogue.asked.contains(.search) }
    let asked = await catalogue.asked
    #expect(!asked.contains(.page(2)))
    #expect(asked.count { $0 == .search } == 1)
  }

  @Test("A list that is shortened and typed again is asked for anywhere as before")
  func retyped() async throws {
    let catalogue = MemoryCatalogue(pages: [TitleQuery("bat"): try titles(3, .partial)])
    let app = App(catalogue: catalogue)
    app.type("bat")
    try await app.until("what is here") { $0.list.results.count == 3 }
    app.type("ba")
    app.type("bat")
    await app.clock.advance(by: .milliseconds(250))
    try await waitUntil("the question") { await catalogue.asked.contains(.search) }
  }

  @Test("Stopping ends the question, and the rows stay")
  func stopping() async throws {
    let catalogue = MemoryCatalogue(pages: [TitleQuery("batman"): try titles(3, .partial)])
    let app = App(catalogue: catalogue)
    app.type("batman")
    try await app.until("what is here") { $0.list.results.count == 3 }
    await app.clock.advance(by: .milliseconds(250))
    try await expect([.here(.search), .search], askedOf: catalogue)
    try await app.until("that it is on its way") { $0.loading.contains(.search) }
    app.press(LoadingAction.cancelled)
    #expect(app.state.loading.inFlight.isEmpty)
    #expect(BrowseProps(app.state).status == .stopped)
    #expect(BrowseProps(app.state).list.count == 3)
  }

  @Test("Further pages of an answer that is replaced go with it")
  func replacedAnswer() async throws {
    let catalogue = MemoryCatalogue(pages: [TitleQuery("batman"): try titles(25, .partial)])
    let app = App(listRows: 8, catalogue: catalogue)
    app.type("batman")
    try await app.until("what is here") { $0.list.results.count == 25 }
    app.press(MoviesAction.moved(by: 7))
    try await waitUntil("the page here") { await catalogue.asked.contains(.here(.page(2))) }
    try await app.until("that it is not here") { $0.loading.inFlight.isEmpty }
    await app.clock.advance(by: .milliseconds(250))
    try await waitUntil("both questions") {
      let asked = await catalogue.asked
      return asked.contains(.page(2)) && asked.contains(.search)
    }
    await catalogue.answer(.search, .success(try titles(4, .complete)))
    try await app.until("the other answer") { $0.list.results.count == 4 }
    #expect(app.state.loading.inFlight.isEmpty, "page 2 of the answer before is not waited for")
    #expect(app.state.list.pagesOnTheWay.isEmpty)
  }

  @Test("Selecting a row is one action where its details are known, and two where they are not")
  func actionsForARow() async throws {
    let app = App(columns: 120)
    try await app.search("batman", total: 10)
    await app.clock.advance(by: .milliseconds(200))
    try await app.answer("i=tt0000001", Samples.detailReply(1))
    try await app.until("the details") { $0.knowsDetails(of: 1) }
    var names: [String] = []
    let tap = app.store.tap { names.append($0.actionName) }
    app.press(MoviesAction.moved(by: 1))
    #expect(names.count == 2)
    names = []
    app.press(MoviesAction.moved(by: -1))
    #expect(names.count == 1)
    tap.cancel()
  }
}

extension TitleID {
  /// A title that no test is about.
  fileprivate static var barrier: TitleID {
    guard let id = TitleID("tt9999999") else { preconditionFailure("It is an id.") }
    return id
  }
}
