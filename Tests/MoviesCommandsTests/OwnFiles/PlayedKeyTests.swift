import Testing
import Titles

@testable import MoviesCommands

@Suite("The name by which a player reports a file", .timeLimit(.minutes(5)))
struct PlayedKeyTests {
  private func file(_ content: OwnFile.Content) -> OwnFile {
    OwnFile(
      id: 7, path: PathBytes("/films/a.mkv"), size: 1, modified: 0, added: 0, content: content,
      reason: .settled)
  }

  @Test("It says what is in the file, and can be read again")
  func bothWays() throws {
    let (film, series) = (try #require(TitleID("tt0078748")), try #require(TitleID("tt0903747")))
    let episodes = (4...5).map { EpisodeNumber(series: series, season: 1, episode: $0) }
    for (content, text) in [
      (OwnFile.Content.film(film), "tt0078748 1/1"),
      (.episodes(episodes), "tt0903747-s01e04 tt0903747-s01e05 1/1"),
    ] {
      let key = try #require(PlayedKey(file(content)))
      #expect(key.text == text && PlayedKey(text) == key)
    }
    #expect(PlayedKey(file(.film(film)), part: 2, of: 3)?.text == "tt0078748 2/3")
  }

  @Test(
    "A file without a title has none, and no other text is one",
    arguments: [
      "", "1/1", "tt0078748", "tt0078748 0/1", "tt0078748 2/1", "tt0078748 1/1/1", "alien 1/1",
      "tt0078748 alien 1/1",
    ])
  func others(text: String) {
    #expect(PlayedKey(text) == nil)
    #expect(PlayedKey(file(.open(ImportedName(title: "A")))) == nil)
  }
}
