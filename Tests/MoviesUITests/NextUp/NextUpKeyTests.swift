import Keeping
import MoviesCore
import MoviesUI
import Redux
import TerminalUI
import Testing
import Titles

@Suite("Keys, the mouse and plain mode on the page of next episodes", .timeLimit(.minutes(5)))
struct NextUpKeyTests {
  /// What happens until two series are shown: the first goes on with episode 2, the second is seen.
  private var events: [any Action] {
    get throws {
      let entries = try [("tt0000031", "tt0000041"), ("tt0000032", "tt0000042")].map {
        LibraryEntry(
          TitleDetail(
            id: try Samples.id($0), title: "Pilot", kind: .episode, season: 1, episode: 1,
            seriesID: try Samples.id($1), seriesTitle: $1 == "tt0000041" ? "Lamps" : "Quays"),
          viewings: [Viewing(day: CalendarDate(year: 2026, month: 5, day: 1))])
      }
      let seasons = try [("tt0000041", 2), ("tt0000042", 1)].map { id, count in
        SeriesAction.setSeason(
          Answer(
            Season(
              title: "Series", number: 1, totalSeasons: 1,
              episodes: try (1...count).map { number in
                EpisodeSummary(
                  id: try Samples.id("tt000005\(number)"), title: "Part \(number)",
                  number: number, released: CalendarDate(year: 2026, month: 1, day: number),
                  score: 81)
              }), source: .omdb), number: 1, of: try Samples.id(id))
      }
      return [LibraryEvent.came(LibraryReading(revision: 1)), NextUpAction.opened] + seasons + [
        NextUpAction.came(entries.begunSeries, revision: 1)
      ]
    }
  }

  private func shown(row: Int = 0) throws -> AppState {
    try Samples.listed(
      columns: 80, rows: 24, then: events + [NextUpAction.selected(row: row)])
  }

  @Test("From the list, g n opens it")
  func opening() throws {
    let action = try Keyboard.action(for: ["g", "n"], in: Samples.listed())
    #expect(action as? NextUpAction == .opened)
  }

  @Test(
    "Keys move in it",
    arguments: [
      (["j"], NextUpAction.moved(by: 1)), (["Up"], .moved(by: -1)), (["G"], .selected(row: .max)),
      (["g", "g"], .selected(row: 0)),
    ])
  func moving(_ keys: [String], action: NextUpAction) throws {
    #expect(try Keyboard.action(for: keys, in: shown()) as? NextUpAction == action)
  }

  @Test("x marks the next episode as seen; where there is none it does nothing")
  func seen() throws {
    let action = try Keyboard.action(for: ["x"], in: shown())
    #expect(action as? KeepingAction == .seen([try Samples.id("tt0000052")]))
    #expect(try Keyboard.action(for: ["x"], in: shown(row: 1)) == nil)
    let footer = try Samples.frame(of: shown(row: 1)).canvas.lines.last
    #expect(footer?.contains("seen, next") == false)
  }

  @Test("Enter and n open the series at the episode, or where there is none as a whole")
  func series() throws {
    let id = try Samples.id("tt0000052")
    for key in ["Enter", "n"] {
      let action = try Keyboard.action(for: [key], in: shown())
      #expect(
        action as? SeriesAction == .opened(try Samples.id("tt0000041"), at: id, season: 1))
    }
    let whole = try Keyboard.action(for: ["Enter"], in: shown(row: 1))
    #expect(whole as? ScreenAction == .titleOpened(try Samples.id("tt0000042")))
  }

  @Test("A click selects a series, on either of its lines")
  func mouse() throws {
    let state = try shown()
    let (_, metrics) = try Samples.frame(of: state)
    for row in [2, 3] {
      var interpreter = Interpreter(keymap: try Keymap())
      let click = MouseEvent(.pressed(.left), at: Point(column: 9, row: row))
      let outcome = interpreter.interpret(click, at: .now, state: state, metrics: metrics)
      guard case .action(let action) = outcome else {
        Issue.record("The mouse does nothing")
        continue
      }
      #expect(action as? NextUpAction == .selected(row: 0))
    }
  }

  @Test("In plain mode they are listed with numbers, by which one can be marked as seen")
  func plain() throws {
    var plain = try Plain(Catalogued.listing(Samples.batman))
    _ = plain.report()
    plain.happens(LibraryEvent.came(LibraryReading(revision: 1)))
    #expect(plain.say("nextup") == [])
    for event in try events.dropFirst(2) { plain.happens(event) }
    #expect(
      plain.report() == [
        "Next up, 2 series, 1 episode left:",
        " 1. Lamps, season 1 episode 2, Part 2, 2 January 2026, rated 8.1; 1 of 2 seen.",
        " 2. Quays: seen.",
      ])
    var reading = plain
    #expect(reading.say("1") == [])
    #expect(try reading.state.screen.pages.readTitle == shown().selectedNext?.next.episode?.id)
    #expect(plain.say("x 1") == [])
    #expect(plain.isWaiting)
    var other = plain
    _ = other.report()
    #expect(try shown().selectedNext?.next.episode?.number == 2)
  }

  @Test("A number without a next episode is refused")
  func refused() throws {
    var plain = try Plain(Catalogued.listing(Samples.batman) + events)
    _ = plain.report()
    #expect(plain.say("x 2") == ["No next episode is known of number 2."])
  }
}
