import OMDB
import Testing
import Titles

@testable import OMDBStandIn

@Suite("Original titles", .timeLimit(.minutes(5)))
struct OriginalTitleTests {
  private let rows = Table(CatalogueTables.originalTitles).lines.map {
    (id: Table.cell(0, of: $0), title: Table.cell(1, of: $0))
  }

  @Test("Each belongs to one title of the catalogue, and differs from its name")
  func belonging() {
    let titles = Dictionary(
      uniqueKeysWithValues: StandInCatalogue.bundled.titles.map { ($0[.imdbID], $0[.title]) })
    #expect(Set(rows.map(\.id)).count == rows.count)
    for row in rows {
      #expect(titles[row.id] != nil && titles[row.id] != row.title, "\(row)")
      #expect(row.title == row.title.trimmed && row.title != CatalogueEntry.unknown, "\(row)")
    }
  }

  @Test("They come with the catalogue as data")
  func data() throws {
    let entry = try #require(StandInCatalogue.bundled.title(id: "tt0047478"))
    let detail = try #require(TitleDetail(omdbFields: entry.fields(at: "")))
    #expect(detail.title == "Seven Samurai")
    #expect(detail.originalTitle == "Shichinin no samurai")
  }

  @Test("The stand-in's replies do not have them, as OMDb's do not")
  func replies() {
    let body = Samples.body("i=tt0047478", of: StandIn(catalogue: .bundled))
    #expect(body.contains("Seven Samurai"))
    #expect(!body.contains("Shichinin") && !body.contains("OriginalTitle"))
  }
}
