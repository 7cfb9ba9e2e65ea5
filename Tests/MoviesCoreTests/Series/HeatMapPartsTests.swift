import MoviesCore
import Testing
import Titles

@Suite("A whole heat map, to be printed", .timeLimit(.minutes(5)))
struct HeatMapPartsTests {
  @Test("It has every season and every episode, one beside the other where nothing limits it")
  func unlimited() throws {
    let parts = HeatMapProps.parts(of: try guide(seasons: 60, episodes: 30), width: nil, today: nil)
    let map = try #require(parts.first)
    #expect(parts.count == 1)
    #expect(!map.grid.isTransposed)
    #expect(map.seasons.map(\.number) == Array(1...60))
    #expect(map.seasons.allSatisfy { $0.cells.count == 30 })
    #expect(map.selection == nil)
  }

  @Test("Where only that fits, the seasons are rows")
  func transposed() throws {
    let parts = HeatMapProps.parts(of: try guide(seasons: 20, episodes: 8), width: 80, today: nil)
    #expect(parts.count == 1)
    #expect(parts.first?.grid.isTransposed == true)
    #expect(parts.first?.seasons.count == 20)
  }

  @Test("It is never wider than its place", arguments: [13, 14, 15, 16])
  func width(episodes: Int) throws {
    for seasons in [13, 14, 15] {
      let guide = try guide(seasons: seasons, episodes: episodes)
      for part in HeatMapProps.parts(of: guide, width: 80, today: nil) {
        // The averages of the seasons are a column of their own, before the episodes.
        let cells = part.grid.isTransposed ? part.numbers.count + 1 : part.seasons.count
        #expect(HeatMapGrid.labelColumns + cells * part.grid.cellColumns <= 80)
      }
    }
  }

  @Test("The seasons are columns as long as all of them fit", arguments: [13, 14, 15])
  func upright(seasons: Int) throws {
    let parts = HeatMapProps.parts(
      of: try guide(seasons: seasons, episodes: 8), width: 80, today: nil)
    #expect(parts.map(\.grid.isTransposed) == [seasons > 14])
  }

  @Test("Where neither fits, it is split, and no season is lost", arguments: [1, 17, 40, 80, 120])
  func split(width: Int) throws {
    let parts = HeatMapProps.parts(
      of: try guide(seasons: 33, episodes: 40), width: width, today: nil)
    #expect(parts.flatMap { $0.seasons.map(\.number) } == Array(1...33))
    #expect(parts.allSatisfy { $0.numbers == (1...40).map { $0...$0 } && !$0.grid.isTransposed })
    for part in parts where part.seasons.count > 1 {
      let used = HeatMapGrid.labelColumns + part.seasons.count * part.grid.cellColumns
      #expect(used <= width)
    }
  }

  @Test("Long holes are one row each, and short ones are not")
  func holes() throws {
    var guide = EpisodeGuide(try Samples.series())
    guide.seasons = [
      try Samples.season(1, [1, 6, 4_000, 9_999]), try Samples.season(2, [1, 12]),
    ]
    let parts = HeatMapProps.parts(
      of: SeasonGuide(guide, source: .omdb), width: nil, today: nil)
    let map = try #require(parts.first)
    #expect(parts.count == 1)
    #expect(
      map.numbers == (1...6).map { $0...$0 } + [7...11, 12...12, 13...3_999, 4_000...4_000]
        + [4_001...9_998, 9_999...9_999])
    #expect(
      map.seasons[0].cells.map { $0.place?.row } == [
        0, nil, nil, nil, nil, 1, nil, nil, nil, 2, nil, 3,
      ])
    #expect(map.seasons[1].cells.map { $0.place?.row }.compactMap(\.self) == [0, 1])
  }

  @Test("Seasons that are missing are left out; one without a number follows the last")
  func numbers() throws {
    var guide = EpisodeGuide(try Samples.series())
    guide.seasons = [try Samples.season(2, 1...2), try Samples.season(5, 1...2)]
    var special = try Samples.season(1, 1...1)
    special.number = nil
    guide.seasons.append(special)
    let seasons = SeasonGuide(guide, source: .omdb)
    let parts = HeatMapProps.parts(of: seasons, width: nil, today: nil)
    #expect(parts.first?.seasons.map(\.number) == [2, 5, 6])
    #expect(HeatMapProps.parts(of: SeasonGuide(), width: nil, today: nil).isEmpty)
  }

  private func guide(seasons: Int, episodes: Int) throws -> SeasonGuide {
    var guide = EpisodeGuide(try Samples.series())
    guide.seasons = try (1...seasons).map { try Samples.season($0, 1...episodes) }
    return SeasonGuide(guide, source: .omdb)
  }
}
