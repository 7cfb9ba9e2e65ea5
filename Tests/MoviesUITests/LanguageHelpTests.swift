import MoviesCore
import SafeText
import TerminalUI
import Testing
import Titles

@testable import MoviesUI

@Suite("The help about the query language", .timeLimit(.minutes(5)))
struct LanguageHelpTests {
  private let theme = Theme(.dark, depth: .trueColor)

  private func lines(of pane: Pane, room: Int = 120, with text: String = "") throws -> [String] {
    var props = BrowseProps(try Samples.listed())
    props.focus = pane
    return HelpListing(theme: theme, keymap: try Keymap(), props: props, room: room)
      .lines(with: text).map(\.text)
  }

  @Test(
    "It is there where expressions can be typed, or are a key away",
    arguments: [Pane.results, .wall, .searchField, .filterField])
  func there(pane: Pane) throws {
    let lines = try lines(of: pane)
    #expect(lines.contains(ScreenWording.languageTitle))
    for example in LanguageExample.all {
      #expect(lines.contains { $0.contains(example.text) && $0.contains(example.meaning) })
    }
  }

  @Test("And nowhere else", arguments: [Pane.details, .yearField, .history, .copyMenu])
  func notThere(pane: Pane) throws {
    #expect(try !lines(of: pane).contains(ScreenWording.languageTitle))
    #expect(try !lines(of: pane, with: "genre").contains { $0.contains("genre:noir") })
  }

  @Test("What is looked for in the help is looked for in the examples, too")
  func search() throws {
    let lines = try lines(of: .results, with: "Oscar")
    #expect(lines.count == 1)
    #expect(lines.first?.contains("awards:oscar") == true)
    let both = try self.lines(of: .results, with: "sort")
    #expect(both.first?.contains("sort by rating") == true)
    #expect(both.last?.contains("sort:-year") == true)
  }

  @Test("Where there is little room, what an example finds stands below it", arguments: [40, 60])
  func narrow(room: Int) throws {
    var props = BrowseProps(try Samples.listed())
    props.focus = .results
    let listing = HelpListing(theme: theme, keymap: try Keymap(), props: props, room: room)
    let lines = listing.all.map(\.text)
    let place = try #require(lines.firstIndex(of: "awards:oscar"))
    #expect(lines[place + 1] == "  won an Oscar, or was nominated")
  }

  @Test("Every example is an expression", arguments: LanguageExample.all)
  func examples(example: LanguageExample) {
    #expect(throws: Never.self) { try TitleExpression(parsing: example.text) }
  }
}
