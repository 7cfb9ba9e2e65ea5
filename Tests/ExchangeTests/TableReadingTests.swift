import Exchange
import Testing
import Titles

@Suite("Tables of anybody", .timeLimit(.minutes(5)))
struct TableReadingTests {
  private func rows(_ lines: String...) throws -> [ImportedRow] {
    let text = lines.joined(separator: "\n")
    return Array(try FileReading.read(ExchangeFile("a.csv", text)).rows)
  }

  @Test(
    "Stars are known by one half among them, wherever it stands and whatever is empty",
    arguments: [["3.5", "", "4"], ["4", "", "3.5"], ["", "3.5", "4"], ["4", "3.5", ""]])
  func stars(_ ratings: [String]) throws {
    let lines = ratings.enumerated().map { "Film \($0.offset),1989,\($0.element)" }
    let text = (["Title,Year,Rating"] + lines).joined(separator: "\n")
    let file = try FileReading.read(ExchangeFile("a.csv", text))
    let points = ["3.5": 7, "4": 8]
    #expect(file.rows.map(\.rating) == ratings.map { points[$0] })
    #expect(file.problems.isEmpty)
  }

  @Test("A table may begin below empty lines, also below those of a spreadsheet")
  func emptyLinesAbove() throws {
    let row = try #require(try rows("", ",,", "Title,Year,Your Rating", "Lamps,1989,8").first)
    #expect(row.reference == .name(ImportedName(title: "Lamps", year: 1989)))
    #expect(row.rating == 8 && row.place.line == 4)
  }

  @Test("Of two columns that mean the same the first counts")
  func twins() throws {
    let row = try #require(try rows("Title,Name,Year", "Lamps,Lampes,1989").first)
    #expect(row.reference == .name(ImportedName(title: "Lamps", year: 1989)))
  }
}
