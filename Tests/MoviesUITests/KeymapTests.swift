import MoviesCore
import TerminalUI
import Testing

@testable import MoviesUI

@Suite("The keymap", .timeLimit(.minutes(5)))
struct KeymapTests {
  private func press(_ texts: String..., in pane: Pane, _ keymap: Keymap) throws -> Keymap.Match {
    keymap.match(try texts.map { try #require(Key($0)) }, in: pane)
  }

  @Test("Arrows and letters move", arguments: [("Down", Command.moveDown), ("j", .moveDown)])
  func moves(key: String, command: Command) throws {
    #expect(try press(key, in: .results, Keymap()) == .command(command))
  }

  @Test("gg is one command, and g alone is its beginning")
  func sequence() throws {
    let keymap = try Keymap()
    #expect(try press("g", in: .results, keymap) == .prefix)
    #expect(try press("g", "g", in: .results, keymap) == .command(.moveFirst))
    #expect(try press("g", "j", in: .results, keymap) == .nothing)
  }

  @Test("^C quits and F1 helps wherever the focus is", arguments: Pane.allCases)
  func everywhere(pane: Pane) throws {
    let keymap = try Keymap()
    #expect(try press("^C", in: pane, keymap) == .command(.quitAtOnce))
    let helps = try press("F1", in: pane, keymap) == .command(.help)
    #expect(helps == (pane != .smallScreen))
  }

  @Test("Where nothing can be drawn one can quit, suspend and draw anew, and nothing else")
  func smallScreen() throws {
    let commands = try Keymap().reachableBindings(in: .smallScreen).map(\.command)
    #expect(Set(commands) == [.quit, .quitAtOnce, .suspend, .redraw])
  }

  @Test("The mouse can be listened to from the details as well")
  func mouseInDetails() throws {
    #expect(try press("m", in: .details, Keymap()) == .command(.mouse))
  }

  @Test("A command's keys can be replaced")
  func override() throws {
    let keymap = try Keymap(overrides: ["openLink": ["F6", "F5"]])
    #expect(try press("F6", in: .results, keymap) == .command(.openLink))
    #expect(try press("F5", in: .results, keymap) == .command(.openLink))
    #expect(try press("o", in: .results, keymap) == .nothing)
  }

  @Test("An unknown command is named, with those there are")
  func unknownCommand() {
    let error = #expect(throws: KeymapError.self) { try Keymap(overrides: ["explode": ["x"]]) }
    #expect(error == .unknownCommand("explode"))
    #expect(error?.description.contains("copyID, copyLink") == true)
  }

  @Test("A text that is no key is named, with its command")
  func unknownKey() {
    let error = #expect(throws: KeymapError.self) { try Keymap(overrides: ["help": ["Hyper-x"]]) }
    #expect(error == .unknownKey("Hyper-x", command: "help"))
  }

  @Test("A key that would do two things in one pane is refused")
  func clash() {
    let error = #expect(throws: KeymapError.self) { try Keymap(overrides: ["openLink": ["j"]]) }
    #expect(error == .clash("j", "moveDown", "openLink", "results"))
  }

  @Test("^C quits even where the configuration gives quitting other keys, or none")
  func interruptStays() throws {
    for keys in [[], ["^X"]] {
      let keymap = try Keymap(overrides: ["quitAtOnce": keys])
      #expect(try press("^C", in: .searchField, keymap) == .command(.quitAtOnce))
    }
    let error = #expect(throws: KeymapError.self) { try Keymap(overrides: ["search": ["^C"]]) }
    #expect(error == .clash("^C", "search", "quitAtOnce", "results"))
  }

  @Test("Keys behind a key that does something by itself are refused")
  func unreachable() {
    let error = #expect(throws: KeymapError.self) { try Keymap(overrides: ["moveDown": ["g"]]) }
    #expect(error == .unreachable("gO", of: "playAnew", behind: "moveDown", "results"))
    #expect(
      error?.description
        == "keys: gO cannot call playAnew in the results, because its first key calls moveDown")
  }

  @Test(
    "A key that holds everywhere is not to be had for anything else, nor the other way round",
    arguments: [
      (["retry": ["?"], "redraw": ["^Z"]], KeymapError.clash("?", "retry", "help", "results")),
      (["redraw": ["^Z"]], .clash("^Z", "redraw", "suspend", "results")),
      (["help": ["j"], "quit": []], .clash("j", "moveDown", "help", "results")),
      (["inspect": ["^N"]], .clash("^N", "newerQuery", "inspect", "earlier searches")),
    ])
  func clashWithEverywhere(overrides: [String: [String]], expected: KeymapError) {
    let error = #expect(throws: KeymapError.self) { try Keymap(overrides: overrides) }
    #expect(error == expected)
  }

  @Test("A key that is named twice for one command is no clash")
  func repeatedKey() throws {
    let keymap = try Keymap(overrides: ["retry": ["z", "z"]])
    #expect(try press("z", in: .results, keymap) == .command(.retry))
  }

  @Test(
    "Keys that would lock somebody into a field are refused",
    arguments: [
      (["back": ["b"]], KeymapError.onlyText("back", "search line")),
      (["back": []], .onlyText("back", "search line")),
      (["submit": ["s", "gg"]], .onlyText("submit", "search line")),
    ])
  func lockedIn(overrides: [String: [String]], expected: KeymapError) throws {
    let error = #expect(throws: KeymapError.self) { try Keymap(overrides: overrides) }
    #expect(error == expected)
    #expect(
      error?.description.hasSuffix(
        "printable keys type text in the search line; add a key such as Esc or ^X")
        == true)
    _ = try Keymap(overrides: overrides.mapValues { $0 + ["^X"] })
  }

  @Test("Every command of the standard keys has its line in the table, and a name of its own")
  func commands() throws {
    let keymap = try Keymap()
    for pane in Pane.allCases {
      for command in keymap.reachableBindings(in: pane).map(\.command) {
        #expect(!command.summary.isEmpty)
        #expect(Command(named: command.name) == command)
      }
    }
    #expect(Set(Command.names).count == Command.names.count)
  }

  @Test("Commands with a number, and those for sorting, keep their names in the configuration")
  func families() {
    #expect(Command(named: "rate10") == .rate(10))
    #expect(Command(named: "candidate1") == .candidate(1))
    #expect(Command(named: "sortRuntime") == .sort(.runtime))
    #expect(Command(named: "sortOriginal") == .sort(nil))
    #expect(Command(named: "rate11") == nil)
  }

  @Test("The standard keys clash nowhere, and leave every field")
  func standardIsSound() throws {
    let keymap = try Keymap()
    #expect(throws: Never.self) { try keymap.check() }
  }

  @Test("Every standard key is one, so that none is left out in silence")
  func standardIsWritten() {
    for (command, keys) in Keymap.everywhere + Pane.allCases.flatMap({ $0.face.keys }) {
      for text in keys.split(separator: " ") {
        #expect(KeySequence(String(text)) != nil, "\(command): \(text)")
      }
    }
  }
}
