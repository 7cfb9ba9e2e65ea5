import Foundation
import Keeping
import MoviesUI
import Redux
import TerminalUI
import Testing
import Titles

@testable import MoviesCore

@Suite("Keys, the mouse and plain mode at home", .timeLimit(.minutes(5)))
struct HomeKeyTests {
  private func shown(columns: Int = 80, rows: Int = 24, then actions: [any Action] = []) throws
    -> AppState
  {
    try Samples.listed(columns: columns, rows: rows, then: HomeScene.events() + actions)
  }

  private func action(for keys: String..., at door: Int = 0) throws -> (any Action)? {
    let state = try shown(then: [HomeAction.selected(door)])
    return try Keyboard.action(for: keys, in: state, metrics: Samples.frame(of: state).metrics)
  }

  @Test("From the list, g h opens it, and so does Esc where nothing else lies below")
  func opening() throws {
    let listed = try Samples.listed()
    #expect(try Keyboard.action(for: ["g", "h"], in: listed) as? HomeAction == .opened)
    #expect(
      try Keyboard.action(for: ["Esc"], in: listed) as? ScreenAction == .noticed(.nothingBefore))
    let kept = try shown(then: [HomeAction.returned])
    #expect(try Keyboard.action(for: ["Esc"], in: kept) as? HomeAction == .opened)
  }

  @Test("It is left with q, and with nothing else")
  func leaving() throws {
    #expect(try action(for: "q") as? ScreenAction == .quit)
    #expect(try action(for: "Esc") as? ScreenAction == .noticed(.nothingBefore))
  }

  @Test("Digits open what they stand beside, whatever is selected")
  func digits() throws {
    #expect(try action(for: "1", at: 4) as? HomeAction == .returned)
    let proposal = try #require(TonightScene.offer().proposals.first).id
    let place = try #require(try shown().homeDoors.firstIndex(of: .proposal(proposal)))
    #expect(try action(for: "\(place + 1)") as? ScreenAction == .titleOpened(proposal))
    let frame = try Samples.frame(of: shown()).canvas.lines
    #expect(frame.contains { $0.contains("\(place + 1)  The Grand Budapest Hotel") })
  }

  @Test("Enter opens what is selected: a series at its next episode, names on their own page")
  func enter() throws {
    let doors = try shown().homeDoors
    let names = try #require(doors.firstIndex(of: .openNames))
    #expect(try action(for: "Enter", at: names) as? OpenNamesAction == .opened)
    let kept = try #require(doors.firstIndex(of: .longestKept))
    #expect(
      try action(for: "Enter", at: kept) as? ScreenAction
        == .titleOpened(try Samples.id("tt0079944")))
  }

  @Test(
    "A date gives way before the name beside it: it is shortened, and then left out",
    arguments: [
      (100, "Stalker"), (120, "Stalker, since Feb 2019"), (140, "Stalker, since February 2019"),
    ])
  func shortenedDate(columns: Int, words: String) throws {
    let lines = try Samples.frame(of: shown(columns: columns, rows: 40)).canvas.lines
    let line = try #require(lines.first { $0.contains("Longest on the watchlist") })
    let end = try #require(line.firstRange(of: "watchlist: ")?.upperBound)
    #expect(line[end...].trimmingCharacters(in: .whitespaces) == words)
  }

  @Test("The arrows go to what stands beside, at the same height")
  func sideways() throws {
    let state = try shown(columns: 120, rows: 40, then: [HomeAction.selected(1)])
    let metrics = try Samples.frame(of: state).metrics
    let right = try Keyboard.action(for: ["Right"], in: state, metrics: metrics)
    let seen = try #require(state.homeDoors.firstIndex(of: .seen(0)))
    #expect(right as? HomeAction == .selected(seen))
    let beside = try shown(columns: 120, rows: 40, then: [HomeAction.selected(seen)])
    let left = try Keyboard.action(
      for: ["Left"], in: beside, metrics: Samples.frame(of: beside).metrics)
    #expect(left as? HomeAction == .selected(1))
  }

  @Test("A low screen shows the part around the selected door")
  func low() throws {
    let state = try shown(columns: 60, rows: 12, then: [HomeAction.selected(.max)])
    let lines = try Samples.frame(of: state).canvas.lines
    #expect(lines.contains { $0.contains("Stalker") })
    #expect(!lines.contains { $0.contains("Back to") })
  }

  @Test("In plain mode everything has a number")
  func plain() throws {
    var plain = try Plain(Catalogued.listing(Samples.batman))
    _ = plain.report()
    for event in try HomeScene.events() { plain.happens(event) }
    let lines = plain.say("home")
    #expect(lines.contains("1. Back to batman."))
    #expect(lines.contains { $0.contains("Tonight: The Grand Budapest Hotel, 2014, 99 minutes") })
    #expect(lines.contains { $0.hasSuffix("Waiting: 3 names to match.") })
    #expect(
      lines.contains { $0.hasSuffix("Longest on the watchlist: Stalker, since February 2019.") })
    #expect(plain.say("99") == ["The list has numbers 1 to \(plain.state.homeDoors.count)."])
  }
}
