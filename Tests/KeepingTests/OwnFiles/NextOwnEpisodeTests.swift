import Keeping
import Testing
import Titles

@Suite("The episode of a series of one's own to play", .timeLimit(.minutes(5)))
struct NextOwnEpisodeTests {
  private let series = TitleID.numbered(1_000_001)

  private func place(_ season: Int, _ episode: Int) -> EpisodeNumber {
    EpisodeNumber(series: series, season: season, episode: episode)
  }

  private func own(_ places: [EpisodeNumber], away: [EpisodeNumber] = []) -> OwnTitle {
    OwnTitle(
      TitleSummary(id: series, title: "The Lamp"), added: 0, size: 0, files: places.count,
      episodes: places.map { OwnEpisode($0, mark: FileMark(isAway: away.contains($0))) })
  }

  /// Marks of episodes, by the ids that stand for their places.
  private func seen(_ places: EpisodeNumber...) -> [TitleID: LibraryMark] {
    Dictionary(
      uniqueKeysWithValues: places.map { (TitleID($0), LibraryMark(viewings: 1, episode: $0)) })
  }

  @Test("It is the first one, then the next that was not seen and is there")
  func next() {
    let own = own([place(1, 1), place(1, 2), place(1, 4), place(2, 1)])
    #expect(own.nextEpisode([:]) == place(1, 1))
    #expect(own.nextEpisode(seen(place(1, 1))) == place(1, 2))
    #expect(own.nextEpisode(seen(place(1, 2))) == place(1, 4))
    #expect(own.nextEpisode(seen(place(1, 3))) == place(1, 4))
  }

  @Test("After the last one, those that were left out come, and then nothing")
  func rest() {
    let own = own([place(1, 1), place(1, 2)])
    #expect(own.nextEpisode(seen(place(1, 2))) == place(1, 1))
    #expect(own.nextEpisode(seen(place(1, 1), place(1, 2))) == nil)
  }

  @Test("Where the user stopped comes first, and of several the last one")
  func begun() {
    let own = own([place(1, 1), place(1, 2), place(1, 3)])
    var marks = seen(place(1, 2))
    let stopped = [place(1, 1): 5, place(1, 3): 9]
    for (place, time) in stopped {
      marks[TitleID(place)] = LibraryMark(
        episode: place, stopped: StoppedPlace(position: 60, time: time))
    }
    #expect(own.nextEpisode(marks) == place(1, 3))
    #expect(marks.stopped(at: place(1, 1))?.time == 5 && marks.stopped(at: place(1, 2)) == nil)
  }

  @Test("An episode that is known by its own id counts by its place")
  func ownID() {
    let own = own([place(1, 1), place(1, 2)])
    let marks = [TitleID.numbered(2_000_002): LibraryMark(viewings: 1, episode: place(1, 1))]
    #expect(own.nextEpisode(marks) == place(1, 2))
  }

  @Test("Specials come last, and what is away only if nothing else is left")
  func specialsAndAway() {
    let own = own([place(0, 1), place(1, 1), place(1, 2)], away: [place(1, 1)])
    #expect(own.nextEpisode([:]) == place(1, 2))
    #expect(own.nextEpisode(seen(place(1, 2))) == place(0, 1))
    #expect(own.nextEpisode(seen(place(1, 2), place(0, 1))) == place(1, 1))
  }
}
