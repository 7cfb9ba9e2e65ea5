import Foundation
import Testing
import Titles

@Suite("Genres", .timeLimit(.minutes(5)))
struct GenreTests {
  private func genres(_ names: String...) throws -> [String] {
    TitleDetail(id: try #require(TitleID("tt0000001")), title: "Lamps", genres: names).genres
  }

  @Test(
    "Each has one name, whatever the spelling and the language that it comes in",
    arguments: [
      ("Sci-Fi", ["sci_fi", "SciFi", "Science Fiction", "Science-Fiction", "Fantascienza"]),
      ("Sci-Fi", ["Ciencia ficción", "Ficção científica"]),
      ("Film-Noir", ["film_noir", "Film noir", "Cine negro", "Filme noir"]),
      ("Comedy", ["comedy", "Komödie", "Commedia", "Comédie", "Comedia", "Comédia"]),
      ("Crime", ["Krimi", "Poliziesco", "Policier", "Crimen", "Policial"]),
      ("Drama", ["Dramma", "Drame"]), ("War", ["Krieg", "Guerra", "Guerre", "Bélico"]),
      ("Horror", ["Horreur", "Épouvante-horreur", "Terror"]),
      ("Short", ["Kurzfilm", "Court-métrage"]),
      ("Mystery", ["Giallo", "Mystère", "Misterio", "Mistério"]),
      ("Musical", ["Comédie musicale"]), ("Music", ["Musik", "Música"]),
      ("Reality-TV", ["reality_tv", "Téléréalité"]), ("Western", ["Faroeste"]),
    ])
  func oneName(_ name: String, _ others: [String]) throws {
    for other in others { #expect(try genres(other) == [name]) }
  }

  @Test("Two names of one genre are the genre once; what IMDb does not have stays as it is")
  func unknown() throws {
    #expect(try genres("Commedia", "Cozy_Crime", "Comedy") == ["Comedy", "Cozy_Crime"])
    #expect(try genres("War 2") == ["War 2"])
  }

  @Test("A change of the genres, and a file, bring no other names in")
  func everyWayIn() throws {
    var title = TitleDetail(id: try #require(TitleID("tt0000001")), title: "Lamps")
    title.genres = ["Abenteuer"]
    #expect(title.genres == ["Adventure"])
    let file = try JSONEncoder().encode(title)
    let earlier = try #require(String(data: file, encoding: .utf8))
      .replacing("[\"Adventure\"]", with: "[\"aventura\"]")
    let read = try JSONDecoder().decode(TitleDetail.self, from: Data(earlier.utf8))
    #expect(earlier.contains("aventura"))
    #expect(read == title)
  }
}
