import Foundation
import Testing

@testable import Storage

@Suite("A season as it is stored", .timeLimit(.minutes(1)))
struct IMDbSeasonTests {
  private func again(_ season: IMDbSeason) -> IMDbSeason? {
    IMDbSeason(
      series: season.series, storedNumber: season.storedNumber, coded: Data(season.coded))
  }

  @Test("It is read as it was written, whatever is missing")
  func roundTrip() {
    let episodes = [
      IMDbEpisode(id: 4_294_967_295, number: 3, name: "Ünïcode \u{1F600}", year: 1_920),
      IMDbEpisode(id: 7, number: 3, name: "", year: nil),
      IMDbEpisode(id: 8, number: 0, name: "Episode #2.0", year: 2_030),
      IMDbEpisode(id: 9, number: nil, name: "Episode #2.4", year: 2_030),
      IMDbEpisode(id: 9, number: 2_147_483_647, name: String(repeating: "x", count: 1_000)),
    ]
    for number in [nil, 1, 2, 2_024] {
      let season = IMDbSeason(series: 1, number: number, episodes: episodes)
      #expect(again(season) == season)
    }
  }

  @Test("An episode that nobody has named takes three bytes")
  func size() {
    let episodes = (1...100).map { number in
      IMDbEpisode(
        id: 1_000_000 + UInt32(number) * 2, number: number, name: "Episode #3.\(number)",
        year: 1_999)
    }
    let season = IMDbSeason(series: 1, number: 3, episodes: episodes)
    #expect(season.coded.count < 210)
    #expect(again(season) == season)
  }

  @Test("What is cut off makes no sense")
  func cut() {
    let season = IMDbSeason(
      series: 1, number: 1, episodes: [IMDbEpisode(id: 1_000, number: 1, name: "Pilot", year: 2)])
    let bytes = season.coded
    for count in 1..<bytes.count {
      #expect(
        IMDbSeason(series: 1, storedNumber: 1, coded: Data(bytes.prefix(count))) == nil)
    }
  }
}
