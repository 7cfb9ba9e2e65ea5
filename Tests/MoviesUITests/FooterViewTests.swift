import Keeping
import MoviesCore
import MoviesUI
import Redux
import TerminalUI
import Testing
import Titles

@Suite("The footer", .timeLimit(.minutes(5)))
struct FooterViewTests {
  @Test("A search that cannot be mended by repeating it offers no retry")
  func pointlessRetry() throws {
    let ticket = RequestTicket<MoviesRequestID>(number: 1, id: .search)
    let problem = MoviesLifecycle.failed(ticket, .tooManyResults)
    let state = Samples.state([
      SearchAction.edited(TextInput(text: "batman")), GetMovies(Samples.batman), problem,
    ])
    let text = try Samples.frame(of: state).canvas.plainText
    #expect(text.contains("Too many matches") && !text.contains("r retry"))
  }

  @Test("In the search line the hint of Enter tells whether it searches or goes to the list")
  func enterHint() throws {
    let focused = ScreenAction.fieldEntered(.search)
    let answered = try Samples.frame(of: Samples.listed(then: [focused])).canvas.lines.last
    #expect(answered?.contains("⏎ list") == true)
    let typed = SearchAction.edited(TextInput(text: "batma"))
    let asking = try Samples.frame(
      of: Samples.listed(then: [
        focused, typed, GetMovies(TitleQuery("batma")), LoadingAction.patienceEnded,
      ])
    ).canvas.lines.last
    #expect(asking?.contains("⏎ search") == true)
  }

  private func footer(columns: Int, then actions: [any Action] = []) throws -> String {
    let state = try Samples.listed(columns: columns, rows: 24, then: actions)
    return try #require(Samples.frame(of: state).canvas.lines.last)
  }

  /// The line above the footer after a notice.
  private func line(of notice: ScreenAction) throws -> String {
    let state = try Samples.listed(columns: 80, rows: 24, then: [notice])
    return try Samples.frame(of: state).canvas.lines[22]
  }

  @Test("As the screen gets narrower hints vanish one by one, but never the one for help")
  func narrowFooter() throws {
    let footers = try (40...120).map { try footer(columns: $0) }
    let counts = footers.map { $0.split(separator: "  ").count { $0 != " " } }
    #expect(counts == counts.sorted())
    #expect(counts.first == 4 && counts.last == 12)
    #expect(footers.allSatisfy { $0.contains("? help") })
  }

  @Test("A list that is sorted in part names the key that loads the rest")
  func sortedPart() throws {
    let part = SortedPart(order: TitleOrder(.year), known: 50, count: 405, missingPages: 36)
    let notice = ScreenAction.noticed(.sorted(part))
    #expect(
      try line(of: notice)
        .contains("Sorted 50 of 405. Loading the rest takes 36 requests. Press sa."))
    var here = part
    here.takesRequests = false
    #expect(
      try line(of: ScreenAction.noticed(.sorted(here)))
        .contains("Sorted 50 of 405. The rest is not loaded. Press sa."))
  }

  @Test("Where nothing is known to sort by, the notice tells how it becomes known")
  func sortedByNothing() throws {
    let part = SortedPart(order: TitleOrder(.rating), known: 0, count: 405, missingPages: 36)
    let notice = ScreenAction.noticed(.sorted(part))
    #expect(
      try line(of: notice)
        .contains("No ratings are known."))
  }

  @Test("A notice stands above the keys, whatever its length, and covers none of them")
  func notice() throws {
    let usual = try footer(columns: 40)
    for length in [1, 20, 60] {
      let notice = Notice.copied(text: String(repeating: "n", count: length))
      let state = try Samples.listed(
        columns: 40, rows: 24, then: [ScreenAction.noticed(notice)])
      let lines = try Samples.frame(of: state).canvas.lines
      #expect(lines.last == usual)
      #expect(lines[22].hasPrefix("  \(notice.words.prefix(34))"))
    }
  }

  @Test("Where a notice is too long, what happened gives way before the key that helps")
  func longNotice() throws {
    let name = "A Funny Thing Happened on the Way to the Forum, and Another on the Way Back"
    let step = UndoEntry(
      id: 1, time: 0, kind: .change(.watchlist(isOn: true)), count: 1, title: name)
    let notice = try line(of: ScreenAction.noticed(.library(step, .done)))
    #expect(notice.contains("Put A Funny Thing Happened on the Way to the"))
    #expect(notice.contains("… Press u to undo."))
  }

  @Test("What was begun on the page before ends without covering the keys of a new page")
  func lateNotice() throws {
    let pages: [any Action] = [
      try Samples.reading(), StatisticsAction.opened, DiaryAction.opened, NextUpAction.opened,
      StepsAction.opened, OpenNamesAction.opened, LibraryPageAction.tabChosen(.list(.seen)),
      TonightAction.opened(TonightWish(minutes: 120), seed: 1),
      DoorAction.opened(.genre("Action")),
    ]
    for page in pages {
      let late = ScreenAction.noticed(.copied(text: "tt0096895"))
      #expect(try footer(columns: 80, then: [page, late]) == footer(columns: 80, then: [page]))
    }
  }
}
