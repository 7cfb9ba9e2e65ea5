import Exchange
import Testing
import Titles

@Suite("Files that people carry away from Trakt and TV Time", .timeLimit(.minutes(5)))
struct LeftServiceTests {
  @Test("Trakt's tables: lists, what it imports, and ratings of episodes")
  func traktTables() throws {
    let list = try ExchangeFile.read(
      "best.csv", "imdb_id,tmdb_id,title,type,listed_at", "tt0078748,348,Alien,movie,2024-01-01")
    #expect(list.said == ["tt0078748 · list best"])
    let history = try ExchangeFile.read(
      "import.csv", "imdb_id,tmdb_id,type,watched_at,watchlisted_at,rating,rated_at",
      "tt0078748,348,movie,2024-01-05T20:00:00Z,,4,2024-01-06T20:00:00Z",
      "tt0096895,268,movie,,2024-02-01T00:00:00Z,,")
    #expect(
      history.said == [
        "tt0078748 · seen 2024-01-05 · rated 4 on 2024-01-06",
        "tt0096895 · watchlist since 2024-02-01",
      ])
    let ratings = try ExchangeFile.read(
      "ratings.csv",
      "rated_at,type,title,year,trakt_rating,trakt_id,imdb_id,season_number,episode_number,"
        + "episode_title,episode_imdb_id,rating",
      "2024-01-06T20:00:00Z,movie,Alien,1979,8.1,1,tt0078748,,,,,4",
      "2024-01-07T20:00:00Z,episode,Breaking Bad,2008,9.1,2,tt0903747,1,2,Cat,tt1054724,5",
      "2024-01-08T20:00:00Z,episode,Breaking Bad,2008,9.1,3,tt0903747,1,3,Bag,,3")
    #expect(
      ratings.said == [
        "tt0078748 · rated 4 on 2024-01-06", "tt1054724 · rated 5 on 2024-01-07",
        "tt0903747-s01e03 · rated 3 on 2024-01-08",
      ])
    #expect(ratings.rows[1].facts?.seriesID == (try id("tt0903747")))
    #expect(ratings.rows.map { $0.facts?.seriesTitle } == [nil, "Breaking Bad", "Breaking Bad"])
  }

  @Test("Trakt's history has a row a viewing, and an episode goes by its own id or its place")
  func traktHistory() throws {
    let file = try ExchangeFile.read(
      "history.csv",
      "watched_at,type,title,year,trakt_id,imdb_id,season_number,episode_number,episode_imdb_id",
      "2024-01-05T20:00:00Z,movie,Alien,1979,1,tt0078748,,,",
      "2024-01-06T20:00:00Z,episode,Breaking Bad,2008,2,tt0903747,1,2,tt1054724",
      "2024-01-07T20:00:00Z,episode,Breaking Bad,2008,3,tt0903747,1,3,")
    #expect(
      file.said == [
        "tt0078748 · seen 2024-01-05", "tt1054724 · seen 2024-01-06",
        "tt0903747-s01e03 · seen 2024-01-07",
      ])
  }

  @Test("Trakt's archive: pages by number, lists, and what is not read")
  func traktArchive() {
    func movie(_ number: Int) -> String {
      #""movie":{"title":"Film \#(number)","year":1990,"ids":{"imdb":"tt000000\#(number)"}}"#
    }
    let read = Import([
      ExchangeFile(
        "trakt/watched/watched-history-10.json",
        #"[{"watched_at":"2019-01-01T00:00:00Z","type":"movie",\#(movie(2))}]"#),
      ExchangeFile(
        "trakt/watched/watched-history-2.json",
        #"[{"watched_at":"2020-01-01T00:00:00Z","type":"movie",\#(movie(1))}]"#),
      ExchangeFile(
        "trakt/collection/collection-movies.json",
        #"[{"collected_at":"2020-01-01T00:00:00Z",\#(movie(3))}]"#),
      ExchangeFile("trakt/favorites/favorites-movies.json", #"[{"rank":1,\#(movie(4))}]"#),
      ExchangeFile("trakt/hidden/hidden-dropped.json", #"[{"hidden_at":"x",\#(movie(5))}]"#),
      ExchangeFile("trakt/playback.json", #"[{"progress":5,\#(movie(5))}]"#),
      ExchangeFile("trakt/up-next.json", #"[{\#(movie(5))}]"#),
      ExchangeFile("trakt/comments/comments-movies.json", #"[{"comment":"x"}]"#),
    ])
    #expect(
      read.files.flatMap(\.said) == [
        "tt0000003 · list collection", "tt0000004 · list favorites", "tt0000001 · seen 2020-01-01",
        "tt0000002 · seen 2019-01-01",
      ])
    #expect(
      read.unkept.map(\.contents) == [.comments, .hiddenTitles, .startedTitles, .nextEpisodes])
  }

  @Test("TV Time's records are viewings, followed series and films; its other tables are not")
  func tvTime() throws {
    let series = try ExchangeFile.read(
      "tracking-prod-records-v2.csv",
      "key,user_id,s_id,ep_id,created_at,series_name,season_number,episode_number",
      "watch-episode-5,1,81189,349232,2019-05-06 20:00:00,Breaking Bad,1,1",
      "rewatch-episode-5,1,81189,349232,2020-05-06 20:00:00,Breaking Bad,1,1",
      "user-series-81189,1,81189,,2019-05-01 20:00:00,Breaking Bad,,",
      "tracking-stats,1,,,2019-05-01 20:00:00,,,")
    #expect(
      series.said == [
        "“Breaking Bad 1×1” episode · seen 2019-05-06",
        "“Breaking Bad 1×1” episode · seen again 2020-05-06",
        "“Breaking Bad” series · list following",
      ])
    #expect(series.problems.isEmpty)
    let films = try ExchangeFile.read(
      "tracking-prod-records.csv", "uuid,movie_name,release_date,created_at,type,type-uuid-n",
      "a,Alien,1979-05-25 00:00:00,2019-05-06 20:00:00,watch,x",
      "b,Batman,1989-06-21 00:00:00,2019-05-07 20:00:00,towatch,y",
      "b,Batman,1989-06-21 00:00:00,2019-05-07 20:00:00,emotion,y")
    #expect(
      films.said == [
        "“Alien (1979)” · seen 2019-05-06", "“Batman (1989)” · watchlist",
      ])
    let followed = try ExchangeFile.read(
      "followed_tv_show.csv", "tv_show_id,tv_show_name,archived,created_at",
      "81189,Breaking Bad,0,2019-05-06 20:00:00")
    #expect(followed.said == ["“Breaking Bad” series · list following"])
    let seen = try ExchangeFile.read(
      "seen_episode_source.csv",
      "tv_show_id,tv_show_name,episode_season_number,episode_number,created_at",
      "81189,Breaking Bad,1,2,2015-05-06 20:00:00")
    #expect(seen.said == ["“Breaking Bad 1×2” episode · seen 2015-05-06"])
    #expect(throws: ExchangeError.noViewings) {
      try ExchangeFile.read(
        "show_emotion.csv", "tv_show_id,tv_show_name,emotion,created_at",
        "81189,Breaking Bad,3,2019-05-06 20:00:00")
    }
  }

  @Test("TV Time's archive brings films and episodes, and names what is not read")
  func tvTimeArchive() {
    let read = Import([
      ExchangeFile(
        "gdpr/tracking-prod-records-v2.csv",
        "key,user_id,created_at,series_name,season_number,episode_number\n"
          + "watch-episode-5,1,2019-05-06 20:00:00,Breaking Bad,1,1\n"),
      ExchangeFile("gdpr/ratings-live-votes.csv", "uuid,vote_key,episode_id\na,5-4,349232\n"),
      ExchangeFile("gdpr/show_emotion.csv", "tv_show_id,tv_show_name,emotion\n1,Breaking Bad,3\n"),
    ])
    #expect(read.files.flatMap(\.said) == ["“Breaking Bad 1×1” episode · seen 2019-05-06"])
    #expect(read.unkept.map(\.contents) == [.votes])
    #expect(read.ignored == ["gdpr/show_emotion.csv"])
    #expect(read.unreadable.isEmpty)
  }

  @Test("What programs have saved of TV Time")
  func activityHistory() throws {
    let file = try ExchangeFile.read(
      "activity_history.csv",
      "type,title,series_name,season,episode,watched_at,is_watchlisted,rating",
      "movie,Alien,,,,2019-05-06,false,4", "movie,Batman,,,,,true,",
      "episode,Pilot,Breaking Bad,1,1,2019-05-07,false,")
    #expect(
      file.said == [
        "“Alien” movie · seen 2019-05-06 · rated 4", "“Batman” movie · watchlist",
        "“Breaking Bad 1×1” episode · seen 2019-05-07",
      ])
  }
}
