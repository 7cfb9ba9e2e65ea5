import Exchange
import Testing
import Titles

@Suite("What counts as seen", .timeLimit(.minutes(5)))
struct SeenEvidenceTests {
  private func said(
    _ name: String, _ header: String, _ row: String, into target: ImportTarget? = nil
  ) throws -> [String] {
    try FileReading.read(ExchangeFile(name, "\(header)\n\(row)\n"), ImportOptions(into: target))
      .said
  }

  @Test(
    "A title was seen by a day, a word that says so, or the name of the file or its folder",
    arguments: [
      ("a.csv", "Title,watched_at", "Alien,2024-01-02", "seen 2024-01-02"),
      ("a.csv", "Title,Watched", "Alien,yes", "seen"),
      ("a.csv", "Title,Watched", "Alien,2024-01-02", "seen 2024-01-02"),
      ("a.csv", "Title,status", "Alien,Completed", "seen"),
      ("a.csv", "Title,Rewatch", "Alien,true", "seen again"),
      ("watched.csv", "Title,Year", "Alien,", "seen"),
      ("seen/1979.csv", "Title,Year", "Alien,", "seen"),
      ("a.csv", "Title,Watched", "Alien,1999", "seen"), ("a.csv", "Title,Seen", "Alien,2", "seen"),
      ("a.csv", "Title,watched", "Alien,false", "list a"),
      ("a.csv", "Title,watched", "Alien,not yet", "list a"),
      ("a.csv", "Title,Year", "Alien,", "list a"),
      ("lists/watched.csv", "Title,Year", "Alien,", "list watched"),
      ("a.csv", "Title,status", "Alien,Planning", "watchlist"),
      ("a.csv", "Title,status", "Alien,watchlist", "watchlist"),
      ("a.csv", "Title,is_watchlisted", "Alien,true", "watchlist"),
      ("a.csv", "Title,watchlisted_at", "Alien,2024-01-02", "watchlist since 2024-01-02"),
      ("my watchlist.csv", "Title,Date Added", "Alien,2024-01-02", "watchlist since 2024-01-02"),
      ("a.csv", "Title,status,watched_at", "Alien,plantowatch,2024-01-02", "watchlist"),
      ("a.csv", "Title,status", "Alien,watching", "list watching"),
    ])
  func evidence(_ name: String, _ header: String, _ row: String, _ said: String) throws {
    #expect(try self.said(name, header, row) == ["“Alien” · \(said)"])
  }

  @Test("The user's word counts before what the kind of a table suggests")
  func chosen() throws {
    #expect(
      try said("watched.csv", "Name,Letterboxd URI", "Alien,x", into: .watchlist)
        == ["“Alien” · watchlist"])
    #expect(
      try said("a.csv", "Title,Rating10,WatchedDate", "Alien,9,", into: .watchlist)
        == ["“Alien” · rated 9"])
    #expect(try said("a.csv", "Title,Year", "Alien,", into: .seen) == ["“Alien” · seen"])
  }

  @Test("Episodes up to the last one that was seen take the place of the list")
  func advancing() throws {
    let series = try id("tt0903747")
    var read = Import([
      ExchangeFile(
        "a.csv",
        "imdb_id,title,status,last_episode,watched_at\n"
          + "tt0903747,Breaking Bad,watching,s01e02,2024-06-20\n")
    ])
    #expect(read.progress.keys.map(\.rawValue) == ["tt0903747"])
    let waiting = try #require(Array(read.contents(now: 0).entries).first)
    #expect(waiting.lists == ["watching"])
    #expect(waiting.note == "s01e02")
    let episodes = (1...2).map { number in
      let place = EpisodeNumber(series: series, season: 1, episode: number)
      return TitleDetail(id: TitleID(place), title: "Part \(number)", kind: .episode)
    }
    read.advance([series: episodes])
    let entries = Array(read.contents(now: 0).entries)
    #expect(
      entries.map(\.id.rawValue) == ["tt0903747", "tt0903747-s01e01", "tt0903747-s01e02"])
    #expect(entries.map(\.lists) == [[], [], []])
    #expect(entries.map { $0.viewings.map(\.day) } == [[], [nil], [day(2024, 6, 20)]])
    #expect(entries[0].note == nil)
  }
}
