import Search
import Testing
import Titles
import TitlesTestSupport

@Suite("Names as they are searched", .timeLimit(.minutes(5)))
struct NameTextTests {
  @Test(
    "Different ways to write a name have one key",
    arguments: [
      ["The Godfather", "godfather", "GODFATHER", "a godfather", "God Father", "the god-father"],
      ["Spider-Man", "spiderman", "spider man", "Spiderman"],
      ["WALL·E", "walle", "wall-e", "wall e"],
      ["Thelma & Louise", "thelma and louise", "thelma louise"],
      ["The Godfather: Part II", "godfather part 2", "the godfather part two"],
      ["Se7en", "seven", "7"],
      ["Amélie", "amelie", "AMELIE"],
      ["One Hundred and One Dalmatians", "101 dalmatians"],
      ["Dr. No", "doctor no"],
    ])
  func keys(names: [String]) {
    #expect(Set(names.map { NameText.key(of: $0) }).count == 1)
  }

  @Test("A name that is only an article keeps it")
  func article() {
    #expect(NameText.key(of: "A") == "a")
    #expect(NameText.key(of: "The") == "the")
  }

  @Test("An episode is found by the words of its series")
  func series() throws {
    let id = try #require(TitleID("tt0000001"))
    var episode = TitleDetail(id: id, title: "Pilot", kind: .episode)
    let found = try TitleExpression(parsing: "breaking pilot").condition
    #expect(found?.accepts(SearchableTitle(episode), mark: nil) == false)
    episode.seriesTitle = "Breaking Bad"
    #expect(found?.accepts(SearchableTitle(episode), mark: nil) == true)
  }

  @Test("What is typed of a name word by word has the beginning of its key")
  func beginnings() {
    let name = "The Lord of the Rings: The Two Towers"
    let words = name.searchWords
    for count in 2...words.count {
      let typed = words.prefix(count).joined(separator: " ")
      #expect(NameText.key(of: name).hasPrefix(NameText.key(of: typed)))
    }
  }

  @Test("Words as one are other words of a name, and of the original one, too")
  func otherWords() {
    let title = TitleDetail(id: id(1), title: "Das Boot II", originalTitle: "U Boot")
    let text = NameText(title)
    #expect(Set(text.otherWords.words) == ["dasboot", "bootii", "dasbootii", "two", "2", "uboot"])
    #expect(text.keys.words == ["dasboottwo", "uboot"])
  }
}
