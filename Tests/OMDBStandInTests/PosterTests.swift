import Testing

@testable import OMDBStandIn

@Suite("The posters that the stand-in draws", .timeLimit(.minutes(5)))
struct PosterTests {
  @Test("Titles from all over the bundled catalogue have one that decodes in the asked width")
  func manyTitles() async throws {
    let catalogue = StandInCatalogue.bundled.titles
    let titles = stride(from: 0, to: catalogue.count, by: 7).map { catalogue[$0] }
    // All cores share the work, most of which is the drawing without optimisation.
    typealias Drawn = (id: String, picture: DecodedPicture?)
    let sizes = await withTaskGroup(of: Drawn.self, returning: [Drawn].self) { group in
      for entry in titles {
        group.addTask {
          let poster = Poster(of: PosterSubject(entry))
          return (entry[.imdbID], DecodedPicture(poster.raster(width: 40).jpeg))
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(sizes.count > 100)
    for (id, picture) in sizes {
      #expect(picture?.width == 40 && picture?.height == 59, "\(id)")
      #expect(picture?.pixels.count == 40 * 59 * 3, "\(id)")
    }
  }

  @Test("Every motif can be drawn in every era, and differs from the others")
  func everyMotif() {
    var seen: Set<[UInt32]> = []
    for year in [1935, 1955, 1975, 1985, 1999, 2015] {
      for motif in Motif.allCases {
        let poster = Poster(of: subject(year: year), motif: motif)
        seen.insert(poster.raster(width: 40).pixels)
      }
    }
    #expect(seen.count == 6 * Motif.allCases.count)
  }

  @Test("The same title always has the same picture, and others have other ones")
  func deterministic() {
    let titles = StandInCatalogue.bundled.titles.prefix(30)
    let files = titles.map { Poster(of: PosterSubject($0)).raster(width: 40).jpeg }
    #expect(Set(files).count == titles.count)
    #expect(titles.map { Poster(of: PosterSubject($0)).raster(width: 40).jpeg } == files)
  }

  @Test("Genre and decade decide what is drawn, and how")
  func fashion() {
    #expect(Poster(of: subject(genres: ["Drama", "Western"])).motif.isIn(.dust))
    #expect(Poster(of: subject(genres: ["Comedy", "Horror"])).motif.isIn(.fear))
    #expect(Poster(of: subject(genres: [])).motif.isIn(.life))
    #expect([1927, 1960, 1974, 1982, 2001, 2024].map { Era(year: $0) } == Era.allCases)
  }

  @Test("The title's letters stand out from what is behind them")
  func contrast() throws {
    for entry in StandInCatalogue.bundled.titles {
      let poster = Poster(of: PosterSubject(entry))
      #expect(poster.ink.contrast(to: poster.wall) >= 4.5, "\(entry[.imdbID])")
    }
  }

  @Test("A title without anything known about it has a poster, too")
  func unknown() throws {
    let entry = CatalogueEntry([.imdbID: "tt7000009", .title: "…"])
    let file = Poster(of: PosterSubject(entry)).raster(width: 100).jpeg
    #expect(DecodedPicture(file)?.height == 148)
  }

  private func subject(year: Int = 1999, genres: [String] = ["Drama"]) -> PosterSubject {
    PosterSubject(
      id: "tt7000001", title: "The Clock", years: "\(year)", director: "Ada Stone", genres: genres)
  }
}

extension Motif {
  fileprivate func isIn(_ mood: Mood) -> Bool { mood.motifs.contains(self) }
}
