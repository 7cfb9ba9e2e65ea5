import Foundation
import MoviesCommands
import SessionTestSupport
import TestSupport
import Testing

@MainActor
@Suite("Themes of the user's own", .timeLimit(.minutes(5)))
struct OwnThemeTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(#"{"ui": {"theme": "mine"}}"#, to: "movies-tui/config.json")
  }

  private func check(_ text: String? = nil, as name: String = "mine.json") async throws -> Run {
    if let text { try folder.write(text, to: "movies-tui/themes/\(name)") }
    return try await run(
      "config", "check", environment: ["XDG_CONFIG_HOME": folder.path, "HOME": folder.path])
  }

  @Test("A file of roles is enough, whatever it leaves out")
  func roles() async throws {
    let result = try await check(##"{"background": "#101014", "accent": "ebb85c"}"##)
    #expect(result.exitCode == 0)
    #expect(result.messages == "")
  }

  @Test("A file of base16 is read as it is, in either of its forms")
  func base16() async throws {
    let dark = """
      scheme: "Ocean"
      base00: "2b303b"
      base05: "c0c5ce"
      base07: 'eff1f5'
      base0A: "#ebcb8b" # yellow
      """
    #expect(try await check(dark, as: "mine.yaml").exitCode == 0)
    let nested = "palette:\n  base00: \"#ffffff\"\n  base05: \"#ffff00\"\n"
    let faint = try await check(nested, as: "mine.yaml")
    #expect(faint.exitCode == 0)
    #expect(
      faint.messages.contains(
        "Your theme “mine”: text is hard to read on background: its contrast is 1.1, and text is "
          + "easy to read from 4.5 on."))
  }

  @Test("A theme that is not there is named with the places where it was looked for")
  func missing() async throws {
    let result = try await check()
    #expect(result.exitCode == 78)
    #expect(result.messages.contains("There is no theme “mine”."))
    #expect(result.messages.contains("/movies-tui/themes/mine.json"))
    try folder.write(#"{"ui": {"theme": "drak"}}"#, to: "movies-tui/config.json")
    #expect(try await check().messages.contains("Did you mean “dark”?"))
  }

  @Test(
    "What is wrong in a theme is said with its place and its cure",
    arguments: [
      ("[]", "The theme is a list; expected an object of colours."),
      ("{", "Invalid JSON"),
      ("{\"acent\": \"#ebb85c\"}", "Unknown colour acent. Did you mean “accent”?"),
      ("{\"accent\": \"yellow\"}", "The colour accent is \"yellow\"; expected such as"),
      ("{}", "has no colours"),
    ])
  func mistakes(text: String, words: String) async throws {
    let result = try await check(text)
    #expect(result.exitCode == 78)
    #expect(result.messages.contains(words))
  }

  @Test("A name that leads elsewhere is no theme")
  func escape() async throws {
    try folder.write(#"{"ui": {"theme": "../config"}}"#, to: "movies-tui/config.json")
    #expect(try await check().messages.contains("or the name of a theme of your own"))
  }
}
