import Foundation
import Testing
import Titles

@Suite("The pages for users say what the program says", .timeLimit(.minutes(5)))
struct ReadmeTests {
  @Test("Its examples of the query language are those of the help, in their order")
  func language() throws {
    let page = try String(
      contentsOf: Article.root.appending(path: ".github/docs/language.md"), encoding: .utf8)
    let rows = page.matches(of: /\| `(.+)` \| (.+) \|\n/)
    #expect(rows.map { String($0.1) } == LanguageExample.all.map(\.text))
    #expect(rows.map { String($0.2) } == LanguageExample.all.map(\.meaning))
  }
}
