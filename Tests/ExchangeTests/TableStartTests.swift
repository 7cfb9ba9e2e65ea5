import Exchange
import Testing
import Titles

@Suite("Where a table begins, and what is none", .timeLimit(.minutes(5)))
struct TableStartTests {
  private func read(_ name: String, _ text: String) throws -> ImportedFile {
    try FileReading.read(ExchangeFile(name, text))
  }

  @Test(
    "Above a header there may be what spreadsheets and people write there",
    arguments: [
      "sep=,\n", "\"sep=,\"\n", "# exported 2024\n", "\n\n", "My films\n", "My films,,\n\n",
      "# a, b\n# c\nsep=,\n", "\u{FEFF}",
    ])
  func above(_ beginning: String) throws {
    let file = try read("a.csv", beginning + "Title,Year,Your Rating\nAlien,1979,9\n")
    #expect(file.said == ["“Alien (1979)” · rated 9"])
    let lines = beginning.filter { $0 == "\n" }.count
    #expect(file.rows.map(\.place.line) == [lines + 2])
  }

  @Test("Columns stand between commas, semicolons, tabs or bars", arguments: [",", ";", "\t", "|"])
  func separators(_ separator: String) throws {
    let text = [["Title", "Year", "Rating"], ["Alien", "1979", "4.5"]]
      .map { $0.joined(separator: separator) }.joined(separator: "\n")
    #expect(try read("a.csv", text).said == ["“Alien (1979)” · rated 9"])
  }

  @Test("The marks of git refuse their file alone, with its line")
  func conflict() {
    let marks =
      "Name,Letterboxd URI\n<<<<<<< Updated\nAlien,x\n=======\nAlien,y\n>>>>>>> Stashed\n"
    #expect(throws: ExchangeError.conflictMarks(line: 2)) { try self.read("diary.csv", marks) }
    let together = Import([
      ExchangeFile("export/diary.csv", marks),
      ExchangeFile("export/ratings.csv", "Name,Year,Letterboxd URI,Rating\nParasite,2019,x,5\n"),
    ])
    #expect(together.files.flatMap(\.said) == ["“Parasite (2019)” · rated 10"])
    #expect(together.unreadable.map(\.name) == ["export/diary.csv"])
  }

  @Test(
    "Lines that are not like names are no list of names",
    arguments: [
      "id§movie_id§title\n1§348§Alien\n2§268§Batman\n", "<html>\n<body>\n</body>\n",
      "a\tb|c\nd\te|f\n",
    ])
  func notNames(_ text: String) {
    #expect(throws: ExchangeError.self) { try self.read("cinelog.csv", text) }
  }

  @Test("Ids in the brackets of Kodi and Jellyfin are ids, and articles go to the front")
  func writtenTitles() throws {
    let file = try read(
      "films.txt",
      "Alien (1979) {imdb-tt0078748}\nBatman [imdbid-tt0096895]\nMatrix, The (1999)\nLamps, Lit\n")
    #expect(
      file.said == [
        "tt0078748 · list films", "tt0096895 · list films", "“The Matrix (1999)” · list films",
        "“Lamps, Lit” · list films",
      ])
  }
}
