import MoviesCore
import TestSupport
import Testing
import Titles

@MainActor
@Suite("Posters: which pictures are fetched, and when", .timeLimit(.minutes(5)))
struct PosterTests {
  private let shelf = TestShelf()

  /// An app that shows pictures beside a list of so many titles, each with a poster.
  private func app(
    titles count: Int = 3, columns: Int = 120, means: PictureMeans? = .blocks
  ) throws -> App {
    let app = App(columns: columns, shelf: shelf)
    app.press(PosterAction.meansKnown(means))
    try app.list(posters: count)
    return app
  }

  /// The posters that were asked for, once the selection has rested long enough for so many.
  ///
  /// When that begins is not known exactly: first the picture has to be missing on this machine.
  private func asked(_ count: Int, of app: App) async throws -> [Poster] {
    try await waitUntil("\(count) requests") {
      await app.clock.advance(by: .milliseconds(120))
      return await shelf.asked.count >= count
    }
    return await shelf.asked
  }

  @Test("The picture of the selected title is fetched when the selection has rested")
  func rests() async throws {
    let app = try app()
    #expect(await shelf.asked == [])
    let posters = try await asked(1, of: app)
    #expect(posters.map(\.address) == ["https://example.org/1.jpg"])
    await shelf.answer(try Samples.id(1))
    try await app.until("the picture") { $0.posters.arrivals == 1 }
    #expect(BrowseProps(app.state).detail?.poster?.failure == nil)
  }

  @Test("A picture on this machine is there at once, whether or not the selection rests")
  func here() async throws {
    for number in 1...2 { await shelf.put(try Samples.id(number)) }
    let app = try app()
    try await app.until("the first picture") { $0.posters.arrivals == 1 }
    app.press(MoviesAction.moved(by: 1))
    try await app.until("the second picture") { $0.posters.arrivals == 2 }
    #expect(await shelf.asked == [])
  }

  @Test("The pictures of titles that are only passed over are not asked for")
  func passedOver() async throws {
    let app = try app(titles: 9)
    for _ in 0..<8 { app.press(MoviesAction.moved(by: 1)) }
    let posters = try await asked(1, of: app)
    #expect(posters.map(\.title) == [try Samples.id(9)])
  }

  @Test("A request is cancelled when its title is left before the picture has come")
  func left() async throws {
    let app = try app()
    _ = try await asked(1, of: app)
    app.press(MoviesAction.moved(by: 1))
    let first = try Samples.id(1)
    try await waitUntil("the end of the request") { await shelf.cancelled == [first] }
    #expect(app.state.posters.arrivals == 0)
  }

  @Test("A picture that could not be had is not asked for again, and its place says so")
  func failed() async throws {
    let app = try app()
    _ = try await asked(1, of: app)
    await shelf.answer(try Samples.id(1), .refused(status: 404))
    try await app.until("the failure") {
      $0.posters.failure(at: "https://example.org/1.jpg") == .refused(status: 404)
    }
    #expect(BrowseProps(app.state).detail?.poster?.failure == .refused(status: 404))
    #expect(app.state.errors.byRequest.isEmpty)
    app.press(MoviesAction.moved(by: 1), MoviesAction.moved(by: -1))
    #expect(app.requests.contains { $0.hasPrefix("GetPoster") } == false)
  }

  @Test(
    "Nothing is fetched where pictures cannot be shown, or are switched off",
    arguments: [nil, PictureMeans.blocks])
  func none(means: PictureMeans?) async throws {
    let app = try app(means: means)
    if means != nil { app.press(PosterAction.toggled) }
    #expect(app.requests.contains { $0.hasPrefix("GetPoster") } == false)
    #expect(BrowseProps(app.state).detail?.poster == nil)
    if means != nil {
      app.press(PosterAction.toggled)
      #expect(app.requests.contains { $0.hasPrefix("GetPoster") })
    }
  }

  @Test("In a list without details beside it, a picture is fetched when a title is opened")
  func narrow() async throws {
    let app = try app(columns: 80)
    #expect(app.requests.contains { $0.hasPrefix("GetPoster") } == false)
    app.press(ScreenAction.titleOpened(try Samples.id(2)))
    #expect(try await asked(1, of: app).map(\.title) == [try Samples.id(2)])
  }

  @Test("The width asked for is what the screen can show of it")
  func width() async throws {
    let app = try app(means: .kitty(cellWidth: 10))
    #expect(try await asked(1, of: app).map(\.width) == [500])
  }

  @Test("Titles side by side have their pictures fetched where there is room above their facts")
  func compared() async throws {
    let app = try app(columns: 80)
    let ids = [try Samples.id(1), try Samples.id(3)]
    app.press(CompareAction.opened(ids))
    #expect(app.requests.contains { $0.hasPrefix("GetPoster") } == false)
    app.press(ScreenAction.resized(ScreenSize(columns: 120, rows: 40), listRows: 36))
    #expect(Set(try await asked(2, of: app).map(\.title)) == Set(ids))
  }

  @Test("An episode without a picture of its own shows its series'")
  func episode() async throws {
    let app = App(columns: 120, shelf: shelf)
    app.press(PosterAction.meansKnown(.blocks))
    let (episode, series) = (try Samples.id(1), try Samples.id(7))
    try app.list([
      TitleSummary(id: episode, title: "Ozymandias", kind: .episode)
    ])
    app.press(
      Samples.details(
        TitleDetail(id: episode, title: "Ozymandias", kind: .episode, seriesID: series)))
    #expect(app.requests.contains { $0.contains("GetDetail") })
    app.press(
      Samples.details(
        TitleDetail(
          id: series, title: "Breaking Bad", kind: .series, poster: "https://example.org/7.jpg")))
    #expect(BrowseProps(app.state).detail?.poster?.address == "https://example.org/7.jpg")
  }

  @Test("From a source without posters no place is kept for one, except where one is known")
  func noneToCome() throws {
    let app = App(columns: 120, shelf: shelf)
    app.press(
      PosterAction.meansKnown(.blocks),
      ScreenAction.sourceOpened(.imdb(titles: 2, day: nil), CatalogueAbilities()))
    var titles = [try Samples.title(1), try Samples.title(2)]
    titles[1].poster = "https://example.org/2.jpg"
    try app.list(titles)
    #expect(BrowseProps(app.state).detail?.row == .title(titles[0]))
    #expect(BrowseProps(app.state).detail?.poster == nil)
    app.press(MoviesAction.moved(by: 1))
    #expect(BrowseProps(app.state).detail?.poster?.address == titles[1].poster)
    app.press(ScreenAction.sourceOpened(.omdb, CatalogueAbilities()), MoviesAction.moved(by: -1))
    #expect(BrowseProps(app.state).detail?.poster?.title == titles[0].title)
  }

  @Test("Titles side by side have places for pictures if one of them may have one")
  func noneSideBySide() throws {
    func places(posters: Set<Int>, from source: DataSource) throws -> Int? {
      let app = App(columns: 200, shelf: shelf)
      let titles = try (1...2).map { number in
        var title = try Samples.title(number)
        title.poster = posters.contains(number) ? "https://example.org/\(number).jpg" : nil
        return title
      }
      app.press(
        PosterAction.meansKnown(.blocks),
        ScreenAction.resized(ScreenSize(columns: 200, rows: 50), listRows: 46),
        ScreenAction.sourceOpened(source, CatalogueAbilities()))
      try app.list(titles)
      app.press(CompareAction.opened(titles.map(\.id)))
      guard case .compare(let props) = BrowseProps(app.state).page else { return nil }
      return props.posters.count
    }
    #expect(try places(posters: [], from: .imdb(titles: 2, day: nil)) == 0)
    #expect(try places(posters: [2], from: .imdb(titles: 2, day: nil)) == 2)
    #expect(try places(posters: [], from: .omdb) == 2)
  }
}

extension App {
  /// Lists titles with posters, numbered from 1, all on one page.
  func list(posters count: Int) throws {
    try list(
      (1...count).map { number in
        var title = try Samples.title(number)
        title.poster = "https://example.org/\(number).jpg"
        return title
      })
  }

  /// Lists titles, all on one page.
  func list(_ titles: [TitleSummary]) throws {
    let page = TitlePage(
      titles, total: titles.count, sent: titles.count, size: titles.count, last: 1,
      query: Samples.batman)
    press(
      SearchAction.edited(TextInput(text: "batman")), SearchAction.submitted,
      MoviesAction.setMovies(Samples.answer(page), number: 1, query: Samples.batman))
  }
}
