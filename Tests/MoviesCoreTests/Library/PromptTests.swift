import MoviesCore
import Redux
import Testing
import Titles

@MainActor
@Suite("Questions about the library", .timeLimit(.minutes(5)))
struct PromptTests {
  private func ask(_ question: LibraryPrompt.Question, _ test: LibraryApp) {
    test.app.press(ScreenAction.overlayOpened(.prompt(LibraryPrompt(question))))
  }

  private func type(_ text: String, _ test: LibraryApp) {
    test.app.press(LibraryPageAction.prompted(.edited(TextInput(text: text))))
  }

  @Test("The lists that have the text are offered, and a new one of that name")
  func lists() async throws {
    let test = try await LibraryApp()
    let id = try Samples.id(1)
    try await test.keep(KeepingAction.listed("Noir nights", isIn: true, [id]))
    try await test.keep(KeepingAction.listed("Rain", isIn: true, [try Samples.id(2)]))
    ask(.list([id]), test)
    #expect(
      test.state.offeredLists == [
        OfferedList(name: "Noir nights", hasAll: true), OfferedList(name: "Rain"),
      ])
    type("noir", test)
    #expect(
      test.state.offeredLists == [
        OfferedList(name: "Noir nights", hasAll: true), OfferedList(name: "noir", isNew: true),
      ])
    test.app.press(LibraryPageAction.prompted(.moved(by: 5)))
    #expect(test.state.prompt?.selection == 1)
    type("rain", test)
    #expect(test.state.prompt?.selection == 0)
  }

  @Test("Of the lists that every library has, the watchlist is offered, and no other is made anew")
  func standardLists() async throws {
    let test = try await LibraryApp()
    let id = try Samples.id(1)
    ask(.list([id]), test)
    type("Watchlist", test)
    #expect(test.state.offeredLists == [OfferedList(name: "watchlist", isWatchlist: true)])
    for name in ["seen", "Rated", "everything"] {
      type(name, test)
      #expect(test.state.offeredLists.isEmpty)
    }
    type("seen in rain", test)
    #expect(test.state.offeredLists == [OfferedList(name: "seen in rain", isNew: true)])
  }

  @Test("The answer closes the question once it is kept")
  func answered() async throws {
    let test = try await LibraryApp()
    let id = try Samples.id(1)
    ask(.note([id]), test)
    #expect(test.state.screen.activePane == .prompt)
    type("Great.", test)
    test.app.press(LibraryPageAction.answered(.noted("Great.", [id])))
    #expect(test.state.prompt?.progress == .saving)
    try await test.app.until("the question to close") { $0.prompt == nil }
    #expect(test.state.library.entries[id]?.note == "Great.")
  }

  @Test("An answer that changes nothing closes the question as well")
  func unchanged() async throws {
    let test = try await LibraryApp()
    let id = try Samples.id(1)
    try await test.keep(KeepingAction.noted("Great.", [id]))
    ask(.note([id]), test)
    test.app.press(LibraryPageAction.answered(.noted("Great.", [id])))
    try await test.app.until("the question to close") { $0.prompt == nil }
  }

  @Test("An answer that the library refuses stays, with the reason, until it is edited")
  func failed() async throws {
    let test = try await LibraryApp()
    let id = try Samples.id(1)
    let quiet = SmartList(name: "Quiet", expression: "drama")
    try await test.keep(KeepingAction.livingListNamed(quiet))
    ask(.list([id]), test)
    type("Quiet", test)
    test.app.press(LibraryPageAction.answered(.listed("Quiet", isIn: true, [id])))
    try await test.app.until("the refusal") { $0.prompt?.progress != .saving }
    #expect(test.state.prompt?.progress == .failed(.fillsItself("Quiet")))
    #expect(test.state.prompt?.input.text == "Quiet")
    type("Quieter", test)
    #expect(test.state.prompt?.progress == nil)
    test.app.press(LibraryPageAction.answered(.listed("Quieter", isIn: true, [id])))
    try await test.app.until("the question to close") { $0.prompt == nil }
    #expect(try test.mark(1)?.lists == ["Quieter"])
  }

  @Test("A note that another session has changed is shown, and replaced only by another Enter")
  func changedElsewhere() async throws {
    let test = try await LibraryApp()
    let id = try Samples.id(1)
    try await test.keep(KeepingAction.noted("Great.", [id]))
    ask(.note([id]), test)
    type("Great!", test)
    let theirs = LibraryEdit(.note("Poor."), to: [TitleDetail(id: id, title: "Title 1")])
    _ = try await test.elsewhere.apply(theirs)
    test.app.press(LibraryPageAction.answered(.noted("Great!", [id], over: "Great.")))
    try await test.app.until("the refusal") { $0.prompt?.progress != .saving }
    let prompt = test.state.prompt
    #expect(prompt?.progress == .failed(.noteChanged(to: "Poor.")))
    #expect(prompt?.beginning == "Poor." && prompt?.input.text == "Great!")
    try await test.app.until("the other note") { $0.library.entries[id]?.note == "Poor." }
    test.app.press(
      LibraryPageAction.answered(.noted("Great!", [id], over: try #require(prompt?.beginning))))
    try await test.app.until("the question to close") { $0.prompt == nil }
    #expect(try await test.library.entries(of: [id])[id]?.note == "Great!")
  }

  @Test("A note from an editor that another session has changed is asked about")
  func contested() async throws {
    let test = try await LibraryApp()
    let id = try Samples.id(1)
    try await test.keep(KeepingAction.noted("Great.", [id]))
    test.app.press(KeepingAction.noted("Mine.\nAll of it.", [id], over: "", file: "/tmp/note.txt"))
    try await test.app.until("the question") { $0.prompt != nil }
    guard case .replaceNote(let note) = test.state.prompt?.question else {
      Issue.record("It asks \(String(describing: test.state.prompt)).")
      return
    }
    #expect(note.written == "Mine.\nAll of it." && note.present == "Great.")
    #expect(note.title == id && note.file == "/tmp/note.txt")
    #expect(try await test.library.entries(of: [id])[id]?.note == "Great.")
  }

  @Test("An answer that cannot be used stays, with what is wrong, until it is edited")
  func refused() async throws {
    let test = try await LibraryApp()
    ask(.viewings(try Samples.id(1)), test)
    type("soon", test)
    test.app.press(LibraryPageAction.prompted(.refused(.noDay("soon"))))
    #expect(test.state.prompt?.mistake == .noDay("soon"))
    type("today", test)
    #expect(test.state.prompt?.mistake == nil)
  }
}

@Suite("Viewings as a line", .timeLimit(.minutes(5)))
struct ViewingsTextTests {
  private func day(_ month: Int, _ day: Int) -> CalendarDate {
    CalendarDate(year: 2026, month: month, day: day)
  }

  @Test("A line is read as it was written")
  func both() throws {
    let viewings = [
      Viewing(day: nil), Viewing(day: day(1, 31)),
      Viewing(day: day(3, 17), isInCinema: true, isRewatch: true),
    ]
    let text = "?, 2026-01-31, 2026-03-17 cinema again"
    #expect(ViewingsText.text(viewings) == text)
    #expect(try ViewingsText.viewings(in: text, today: App.today) == viewings)
  }

  @Test(
    "A place with a comma stands in quotation marks, and comes back as it was",
    arguments: [
      ("Kino X, Wien", "Kino X, Wien"), ("Rex", "Rex"), ("The \"Rex\", 2", "The 'Rex', 2"),
    ])
  func places(place: String, read: String) throws {
    let viewings = [Viewing(day: day(1, 31), place: place), Viewing(day: day(2, 1), place: "Home")]
    let text = ViewingsText.text(viewings)
    #expect(
      try ViewingsText.viewings(in: text, today: App.today).map(\.place) == [read, "Home"])
  }

  @Test("Days may be typed as words, in any order and with any blanks")
  func typed() throws {
    let viewings = try ViewingsText.viewings(
      in: " today CINEMA ,yesterday,, 2026-03-17", today: App.today)
    #expect(
      viewings == [
        Viewing(day: day(3, 17)), Viewing(day: day(11, 21)),
        Viewing(day: day(11, 22), isInCinema: true),
      ])
    #expect(try ViewingsText.viewings(in: " ", today: App.today).isEmpty)
  }

  @Test(
    "What is no day, still to come or unknown is a mistake",
    arguments: [
      ("2026-02-30", ViewingsMistake.noDay("2026-02-30")), ("march", .noDay("march")),
      ("2026-12-24", .isToCome("2026-12-24")), ("today sofa", .unknownWord("sofa")),
    ])
  func mistakes(text: String, mistake: ViewingsMistake) {
    #expect(throws: mistake) { try ViewingsText.viewings(in: text, today: App.today) }
  }
}
