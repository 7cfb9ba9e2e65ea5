import Keeping
import MoviesCore
import Testing
import Titles

@MainActor
@Suite("The page of the diary", .timeLimit(.minutes(5)))
struct DiaryPageTests {
  private let test: LibraryApp

  /// A library with two films that were seen in this month, and one in the year before.
  init() async throws {
    test = try await LibraryApp()
    for (number, day) in [(1, App.today), (2, Self.day(8)), (3, Self.day(8, year: 2025))] {
      try await test.keep(KeepingAction.seenOn(Viewing(day: day), [try Samples.id(number)]))
    }
    test.app.press(DiaryAction.opened)
    try await current()
  }

  nonisolated private static func day(_ day: Int, month: Int = 11, year: Int = 2026) -> CalendarDate
  {
    CalendarDate(year: year, month: month, day: day)
  }

  private var page: DiaryPage? { test.state.screen.pages.diary }

  private func current() async throws {
    try await test.app.until("the diary") {
      $0.screen.pages.diary?.isCurrent(in: $0.library.revision) == true
    }
  }

  @Test("It opens at the last day on which something was seen, and once more opened at today")
  func lastDay() async throws {
    try await test.keep(RetraceLibrary(.back), RetraceLibrary(.back), RetraceLibrary(.back))
    try await test.keep(KeepingAction.seenOn(Viewing(day: Self.day(8)), [try Samples.id(4)]))
    test.app.press(ScreenAction.wentBack, DiaryAction.opened)
    try await current()
    #expect(page?.day == Self.day(8))
    test.app.press(DiaryAction.opened)
    #expect(page?.day == App.today)
  }

  @Test(
    "The days on which something was seen are walked, over all others",
    arguments: [
      (-1, day(8)), (-2, day(8, year: 2025)), (-9, day(8, year: 2025)), (1, App.today),
      (Int.min, day(8, year: 2025)), (Int.max, App.today),
    ])
  func seenDays(steps: Int, day: CalendarDate) {
    test.app.press(DiaryAction.seenDayMoved(by: steps))
    #expect(page?.day == day)
  }

  @Test("From a day on which nothing was seen, the next one is one step away, either way")
  func fromEmptyDay() {
    for (steps, day) in [(-1, Self.day(8)), (1, App.today)] {
      test.app.press(DiaryAction.dayChosen(Self.day(10)), DiaryAction.seenDayMoved(by: steps))
      #expect(page?.day == day)
    }
  }

  @Test("It opens with what was seen on its day")
  func opened() throws {
    #expect(page?.day == App.today)
    #expect(page?.viewings.map(\.title.id) == [try Samples.id(1)])
    #expect(test.state.selectedTitle == (try Samples.id(1)))
  }

  @Test(
    "Days are walked over months and years",
    arguments: [
      (-14, day(8)), (9, day(1, month: 12)), (-365, day(22, year: 2025)),
      (Int.max, day(31, month: 12, year: 9998)), (Int.min, day(1, month: 1, year: 1880)),
    ])
  func walking(days: Int, day: CalendarDate) {
    test.app.press(DiaryAction.dayMoved(by: days))
    #expect(page?.day == day)
    test.app.press(DiaryAction.opened)
    #expect(page?.day == App.today)
    test.app.press(ScreenAction.wentBack)
    #expect(page == nil)
  }

  @Test("Another month keeps the day as far as it has one")
  func months() {
    test.app.press(DiaryAction.dayChosen(Self.day(31, month: 10)))
    test.app.press(DiaryAction.monthMoved(by: 1))
    #expect(page?.day == Self.day(30))
    test.app.press(DiaryAction.monthMoved(by: -12))
    #expect(page?.day == Self.day(30, year: 2025))
    test.app.press(DiaryAction.monthMoved(by: .min))
    #expect(page?.day.year == 1880)
    test.app.press(DiaryAction.monthMoved(by: .max))
    #expect(page?.day.year == 9998)
  }

  @Test("What is seen meanwhile comes into it, and the day stays chosen")
  func news() async throws {
    test.app.press(DiaryAction.dayMoved(by: -14))
    try await test.keep(
      KeepingAction.seenOn(Viewing(day: Self.day(8)), [try Samples.id(4)]))
    try await current()
    #expect(page?.day == Self.day(8))
    #expect(page?.viewings.count == 2)
  }

  @Test("The day opens as a list of what was seen on it")
  func list() async throws {
    test.app.press(DiaryAction.dayChosen(Self.day(8)))
    let expression = try #require(page?.expression)
    test.app.press(
      LibraryPageAction.listOpened(SmartList(name: "8 November", expression: expression)))
    try await test.app.until("the rows") { $0.screen.pages.library?.isRead == true }
    #expect(test.rows == [2])
    test.app.press(ScreenAction.wentBack)
    #expect(page?.day == Self.day(8))
  }
}
