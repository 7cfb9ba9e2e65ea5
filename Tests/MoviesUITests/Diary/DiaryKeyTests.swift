import Keeping
import MoviesCore
import MoviesUI
import Redux
import TerminalUI
import Testing
import Titles

@Suite("Keys and the mouse in the diary", .timeLimit(.minutes(5)))
struct DiaryKeyTests {
  private func shown(columns: Int = 80, on day: Int = 6) throws -> AppState {
    var entry = LibraryEntry(try Samples.detail())
    entry.viewings = [Viewing(day: CalendarDate(year: 2026, month: 6, day: 6))]
    return try Samples.listed(
      columns: columns, rows: 24,
      then: [
        LibraryEvent.came(LibraryReading(revision: 1)), DiaryAction.opened,
        DiaryAction.came(Diary([entry]), revision: 1),
        DiaryAction.dayChosen(CalendarDate(year: 2026, month: 6, day: day)),
      ])
  }

  @Test("From the list, g d opens it")
  func opening() throws {
    let action = try Keyboard.action(for: ["g", "d"], in: Samples.listed())
    #expect(action as? DiaryAction == .opened)
  }

  @Test(
    "Keys walk days, weeks, months and years",
    arguments: [
      (["l"], DiaryAction.dayMoved(by: 1)), (["Left"], .dayMoved(by: -1)),
      (["j"], .dayMoved(by: 7)), (["Up"], .dayMoved(by: -7)), (["PgDn"], .dayMoved(by: 28)),
      (["n"], .seenDayMoved(by: 1)), (["N"], .seenDayMoved(by: -1)),
      (["["], .monthMoved(by: -1)), (["]"], .monthMoved(by: 1)), (["{"], .monthMoved(by: -12)),
      (["}"], .monthMoved(by: 12)), (["g", "d"], .opened),
      (["G"], .dayChosen(CalendarDate(year: 2026, month: 6, day: 30))),
      (["Home"], .dayChosen(CalendarDate(year: 2026, month: 6, day: 1))),
    ])
  func keys(_ keys: [String], action: DiaryAction) throws {
    #expect(try Keyboard.action(for: keys, in: shown()) as? DiaryAction == action)
  }

  @Test("Enter opens the day as a list, if anything was seen on it")
  func day() throws {
    let action = try Keyboard.action(for: ["Enter"], in: shown())
    let list = SmartList(name: "6 June 2026", expression: "seen:2026-06-06")
    #expect(action as? LibraryPageAction == .listOpened(list))
    #expect(try Keyboard.action(for: ["Enter"], in: shown(on: 7)) == nil)
    let footer = try Samples.frame(of: shown(on: 7)).canvas.lines.last
    #expect(footer?.contains("the day") == false)
  }

  @Test("A day on which nothing was seen shows what was in its month", arguments: [80, 120])
  func emptyDay(columns: Int) throws {
    let text = try Samples.frame(of: shown(columns: columns, on: 7)).canvas.plainText
    #expect(text.contains("7 Jun 2026  nothing seen"))
    #expect(text.contains(columns == 80 ? "nothing seen · 6 Batman" : "  6 Batman"))
  }

  @Test("Beside details the month has three fifths of the width", arguments: [120, 160, 200, 300])
  func share(columns: Int) throws {
    let (_, metrics) = try Samples.frame(of: shown(columns: columns))
    let days = metrics.hitAreas.filter {
      if case .item(let item) = $0.target { item.pane == .diary } else { false }
    }
    let end = try #require(days.map(\.rect.columns.upperBound).max())
    let start = try #require(days.map(\.rect.columns.lowerBound).min())
    #expect((end - start) * 5 >= columns * 3)
  }

  @Test("What is kept about a title can be changed on its day")
  func keeping() throws {
    let action = try Keyboard.action(for: ["*", "8"], in: shown())
    #expect(action as? KeepingAction == .rated(8, [try Samples.id("tt0096895")]))
  }

  @Test("A click chooses a day, the wheel walks weeks")
  func mouse() throws {
    let state = try shown()
    let (_, metrics) = try Samples.frame(of: state)
    let third = try #require(
      metrics.hitAreas.first { $0.target == .item(HitArea.Item(.diary, 2)) })
    var interpreter = Interpreter(keymap: try Keymap())
    for (event, expected) in [
      (
        MouseEvent(.pressed(.left), at: third.rect.origin),
        DiaryAction.dayChosen(CalendarDate(year: 2026, month: 6, day: 3))
      ),
      (MouseEvent(.wheelDown, at: third.rect.origin), .dayMoved(by: 7)),
    ] {
      let outcome = interpreter.interpret(event, at: .now, state: state, metrics: metrics)
      guard case .action(let action) = outcome else {
        Issue.record("The mouse does nothing")
        continue
      }
      #expect(action as? DiaryAction == expected)
    }
  }

  @Test("In every size and month all days are on the screen, and none lies over another")
  func sizes() throws {
    for columns in stride(from: 40, through: 220, by: 13) {
      for month in 1...12 {
        var state = try shown(columns: columns)
        AppState.reduce(&state, DiaryAction.monthMoved(by: month))
        let (canvas, metrics) = try Samples.frame(of: state)
        let days = metrics.hitAreas.filter {
          if case .item(let item) = $0.target { item.pane == .diary } else { false }
        }
        #expect(days.count == state.screen.pages.diary?.month.dayCount)
        #expect(days.allSatisfy { $0.rect.intersection(canvas.bounds) == $0.rect })
        for (index, day) in days.enumerated() {
          #expect(days[..<index].allSatisfy { $0.rect.intersection(day.rect).isEmpty })
        }
      }
    }
  }
}
