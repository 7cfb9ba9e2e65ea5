import Foundation
import Testing
import Titles

@Suite("The README says what the program says", .timeLimit(.minutes(5)))
struct ReadmeTests {
  @Test("Its examples of the query language are those of the help, in their order")
  func language() throws {
    let rows = try section("Searching this machine").matches(of: /\| `(.+)` \| (.+) \|\n/)
    #expect(rows.map { String($0.1) } == LanguageExample.all.map(\.text))
    #expect(rows.map { String($0.2) } == LanguageExample.all.map(\.meaning))
  }

  /// The text below a heading, up to the next one.
  private func section(_ heading: String) throws -> Substring {
    let readme = try String(contentsOf: Article.root.appending(path: "README.md"), encoding: .utf8)
    return try #require(readme.split(separator: "\n## ").first { $0.hasPrefix(heading) })
  }
}
