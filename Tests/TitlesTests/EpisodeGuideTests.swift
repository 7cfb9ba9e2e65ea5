import Testing
import Titles
import TitlesTestSupport

@Suite("The seasons of a series", .timeLimit(.minutes(5)))
struct EpisodeGuideTests {
  @Test("As many seasons are asked for as are counted")
  func counted() async throws {
    let guide = try await guide(
      of: ScriptedCatalogue(seasons: [1: season(1, of: 2), 2: season(2)]))
    #expect(guide.seasons.map(\.number) == [1, 2])
    #expect(guide.title == "Lamps")
    #expect(guide.totalSeasons == 2)
    #expect(guide.error == nil)
  }

  @Test("A season in between that is missing is left out")
  func gap() async throws {
    let catalogue = ScriptedCatalogue(seasons: [1: season(1, of: 3), 3: season(3)])
    #expect(try await guide(of: catalogue).seasons.map(\.number) == [1, 3])
  }

  @Test("Where nobody counts, the first season that is missing is the end")
  func uncounted() async throws {
    let catalogue = ScriptedCatalogue(seasons: [1: season(1), 2: season(2), 4: season(4)])
    #expect(try await guide(of: catalogue).seasons.map(\.number) == [1, 2])
  }

  @Test("Where the first season is missing, the title itself tells how many there are")
  func firstMissing() async throws {
    let detail = TitleDetail(id: id(1), title: "The Lamps", totalSeasons: 2)
    let catalogue = ScriptedCatalogue(seasons: [2: season(2)], detail: .success(detail))
    let guide = try await guide(of: catalogue)
    #expect(guide.seasons.map(\.number) == [2])
    #expect(guide.totalSeasons == 2)
  }

  @Test("Seasons that are listed are asked for, and no others")
  func listed() async throws {
    var detail = TitleDetail(id: id(1), title: "The Lamps", totalSeasons: 3)
    detail.seasonNumbers = [2_009, 2_010, 2_015]
    let catalogue = ScriptedCatalogue(
      seasons: [2_009: season(2_009), 2_011: season(2_011), 2_015: season(2_015)],
      detail: .success(detail))
    let guide = try await guide(of: catalogue)
    #expect(guide.seasons.map(\.number) == [2_009, 2_015])
    #expect(guide.totalSeasons == 3)
  }

  @Test("A year in place of a count stands for the years of the run")
  func years() async throws {
    let detail = TitleDetail(
      id: id(1), title: "The Lamps", years: YearRange(start: 2_009, end: 2_019),
      totalSeasons: 2_019)
    let catalogue = ScriptedCatalogue(
      seasons: [2_009: season(2_009, of: 2_019), 2_019: season(2_019), 2_020: season(2_020)],
      detail: .success(detail))
    let guide = try await guide(of: catalogue)
    #expect(guide.seasons.map(\.number) == [2_009, 2_019])
    #expect(guide.totalSeasons == nil)
  }

  @Test("The first season may tell which others there are")
  func listedBySeason() async throws {
    var first = Season(title: "Lamps", number: 1, totalSeasons: 2, episodes: [])
    first.seasonNumbers = [1, 2_015]
    let catalogue = ScriptedCatalogue(
      seasons: [1: .success(first), 2: season(2), 2_015: season(2_015)])
    #expect(try await guide(of: catalogue).seasons.map(\.number) == [1, 2_015])
  }

  @Test("A series without seasons is an empty guide with its name")
  func none() async throws {
    let detail = TitleDetail(id: id(1), title: "The Lamps")
    let guide = try await guide(of: ScriptedCatalogue(detail: .success(detail)))
    #expect(guide.seasons.isEmpty)
    #expect(guide.title == "The Lamps")
  }

  @Test("What came before an error is kept beside it, an error before that is thrown")
  func errors() async throws {
    let later = ScriptedCatalogue(seasons: [1: season(1, of: 5), 2: .failure(.limitReached)])
    let guide = try await guide(of: later)
    #expect(guide.seasons.map(\.number) == [1])
    #expect(guide.error == .limitReached)
    await #expect(throws: CatalogueError.limitReached) {
      try await self.guide(of: ScriptedCatalogue(seasons: [1: .failure(.limitReached)]))
    }
    await #expect(throws: CatalogueError.notFound) {
      try await self.guide(of: ScriptedCatalogue())
    }
  }

  @Test("One season is asked for by itself")
  func single() async throws {
    let catalogue = ScriptedCatalogue(seasons: [1: .failure(.blocked), 2: season(2)])
    let guide = try await catalogue.episodes(of: id(1), season: 2)
    #expect(guide.seasons.map(\.number) == [2])
  }

  @Test("However many seasons are counted, not more than a hundred are asked for")
  func bound() async throws {
    let seasons = Dictionary(uniqueKeysWithValues: (1...200).map { ($0, season($0, of: 9_999)) })
    let guide = try await guide(of: ScriptedCatalogue(seasons: seasons))
    #expect(guide.seasons.count == EpisodeGuide.mostSeasons)
  }

  private func guide(
    of catalogue: ScriptedCatalogue
  ) async throws(CatalogueError) -> EpisodeGuide {
    try await catalogue.episodes(of: id(1))
  }

  private func season(_ number: Int, of total: Int? = nil) -> Result<Season, CatalogueError> {
    .success(Season(title: "Lamps", number: number, totalSeasons: total, episodes: []))
  }
}
