import MoviesCore
import Testing
import Titles

@MainActor
@Suite("The form for a viewing", .timeLimit(.minutes(5)))
struct ViewingFormTests {
  private let test: LibraryApp
  private let id: TitleID

  /// A library whose first title is on the watchlist, and the form about it.
  init() async throws {
    test = try await LibraryApp()
    id = try Samples.id(1)
    try await test.keep(KeepingAction.watchlistSwitched([id]))
    open()
  }

  private func open() {
    test.app.press(ScreenAction.overlayOpened(.viewingForm(ViewingForm([id], isRewatch: false))))
  }

  private var form: ViewingForm? { test.state.viewingForm }

  private func fill(_ texts: [(ViewingForm.Field, String)]) {
    for (field, text) in texts {
      test.app.press(
        ViewingFormAction.fieldSelected(field), ViewingFormAction.edited(TextInput(text: text)))
    }
  }

  private func submit() throws {
    let viewing = try #require(form).viewing(today: App.today)
    test.app.press(LibraryPageAction.answered(.seenOn(viewing, [id])))
  }

  /// What the form says, and what is kept of it in one step.
  private func save() async throws -> LibraryEntry? {
    try submit()
    try await test.app.until("the form to close") { $0.viewingForm == nil }
    return try await test.library.entries(of: [id])[id]
  }

  @Test("What stands in it at first is a viewing today, for the first time")
  func first() async throws {
    let entry = try await save()
    #expect(entry?.viewings == [Viewing(day: App.today)])
    #expect(form == nil)
  }

  @Test("It stays as it is until the library has answered")
  func saving() async throws {
    fill([(.note, "Great")])
    let typed = form?[.note]
    try submit()
    #expect(form?.progress == .saving)
    test.app.press(ViewingFormAction.edited(TextInput(text: "")), ScreenAction.overlayClosed)
    #expect(form?[.note] == typed)
    try await test.app.until("the form to close") { $0.viewingForm == nil }
    #expect(try await test.library.entries(of: [id])[id]?.note == "Great")
  }

  @Test("What the library cannot keep stays, with the reason, and can be tried again")
  func refused() async throws {
    fill([(.note, "Great")])
    try test.spoilLibrary()
    try submit()
    try await test.app.until("the failure") { $0.viewingForm?.progress != .saving }
    #expect(form?.progress == test.state.library.error.map { .failed($0) })
    #expect(form?[.note].text == "Great")
    test.app.press(ViewingFormAction.edited(TextInput(text: "Great!")))
    #expect(form?.progress == nil)
    try test.mendLibrary()
    #expect(try await save()?.note == "Great!")
  }

  @Test("A question about a step does not take the place of what is being typed")
  func undisturbed() async throws {
    _ = try await test.elsewhere.apply(
      LibraryEdit(.rating(9, on: nil), to: [TitleDetail(id: id, title: "Title 1")]))
    fill([(.note, "Great")])
    test.app.press(RetraceLibrary(.back))
    try await test.app.until("the step to have been looked for") { _ in
      !test.app.store.effects.running.contains { $0.hasPrefix("RetraceLibrary") }
    }
    #expect(form?[.note].text == "Great")
  }

  @Test("All that is typed is kept as one step, which one undo takes back")
  func whole() async throws {
    fill([
      (.day, "2026-11-20"), (.place, "cinema Odeon  West"), (.occasion, " "), (.rating, "9"),
      (.note, "Great"), (.tags, "scary, , loud"),
    ])
    let entry = try await save()
    let viewing = Viewing(
      day: CalendarDate(year: 2026, month: 11, day: 20), isInCinema: true, isRewatch: true,
      place: "Odeon West",
      impression: Impression(rating: 9, tags: ["scary", "loud"], note: "Great"))
    #expect(entry?.viewings == [viewing])
    #expect(entry?.rating == 9)
    #expect(entry?.ratedOn == viewing.day)
    #expect(entry?.note == "Great")
    #expect(entry?.tags == ["scary", "loud"])
    #expect(entry?.onWatchlistSince == nil)
    try await test.keep(RetraceLibrary(.back))
    let before = try await test.library.entries(of: [id])[id]
    #expect(before?.isSeen == false)
    #expect(before?.rating == nil)
    #expect(before?.onWatchlistSince != nil)
  }

  @Test("What is seen leaves the watchlist in the same step, unless the settings say otherwise")
  func watchlist() async throws {
    try await test.keep(KeepingAction.seen([id]))
    #expect(try test.mark(1)?.isOnWatchlist == false)
    let step = try await test.library.stepToUndo()
    #expect(step?.kind == .change(.logged(Viewing(day: App.today), leavesWatchlist: true)))
    let other = try Samples.id(2)
    try await test.keep(KeepingAction.seen([other]))
    let plain = try await test.library.stepToUndo()
    #expect(plain?.kind == .change(.seen(Viewing(day: App.today))))
  }

  @Test(
    "A mistake is said at its field, which gets the keys, until it is edited",
    arguments: [
      (ViewingForm.Field.day, "soon", ViewingForm.Mistake.day(.noDay("soon"))),
      (.day, "2026-11-23", .day(.isToCome("2026-11-23"))),
      (.rating, "11", .rating), (.rating, "good", .rating),
    ])
  func mistakes(field: ViewingForm.Field, text: String, mistake: ViewingForm.Mistake) throws {
    fill([(field, text), (.note, "Great")])
    let form = try #require(form)
    #expect(throws: mistake) { try form.viewing(today: App.today) }
    test.app.press(ViewingFormAction.refused(mistake))
    #expect(self.form?.selected == field)
    #expect(self.form?.mistake == mistake)
    test.app.press(ViewingFormAction.edited(TextInput(text: "")))
    #expect(self.form?.mistake == nil)
  }

  @Test(
    "A blank switches the occasion, and no other key does",
    arguments: [(" ", true), ("a", false), ("y", false), ("", false)])
  func occasion(text: String, isRewatch: Bool) {
    fill([(.occasion, text)])
    #expect(form?.isRewatch == isRewatch)
    #expect(form?[.occasion].text == "")
    test.app.press(ViewingFormAction.occasionSwitched)
    #expect(form?.isRewatch == !isRewatch)
  }

  @Test("The fields are walked in a circle, both ways")
  func walking() {
    test.app.press(ViewingFormAction.fieldMoved(by: 5))
    #expect(form?.selected == .tags)
    test.app.press(ViewingFormAction.fieldMoved(by: 1))
    #expect(form?.selected == .day)
    test.app.press(ViewingFormAction.fieldMoved(by: -1))
    #expect(form?.selected == .tags)
  }

  @Test("A line about viewings keeps their places and reads them again")
  func text() throws {
    let viewings = [
      Viewing(day: App.today, isInCinema: true, isRewatch: true, place: "Odeon at the Quay")
    ]
    let text = ViewingsText.text(viewings)
    #expect(text == "2026-11-22 cinema again at Odeon at the Quay")
    #expect(try ViewingsText.viewings(in: text, today: App.today) == viewings)
  }
}
