import Exchange
import Testing
import Titles

@Suite("Files of other services", .timeLimit(.minutes(5)))
struct ServiceTests {
  private func file(
    _ name: String, _ lines: String..., options: ImportOptions = ImportOptions()
  ) throws -> ImportedFile {
    try FileReading.read(ExchangeFile(name, lines.joined(separator: "\n") + "\n"), options)
  }

  @Test("Simkl's words say what was seen, what is planned, and how far one is")
  func simkl() throws {
    let file = try file(
      "SimklBackup.csv",
      "SIMKL_ID,Title,Type,Year,Watchlist,LastEpWatched,WatchedDate,Rating,Memo,TVDB,TMDB,IMDB",
      "53080,Alien,movie,1979,completed,,2024-01-04,4,good,,348,tt0078748",
      "53081,Batman,movie,1989,plantowatch,,,,,,268,tt0096895",
      "11121,Breaking Bad,tv,2008,watching,s03e04,2024-06-20,9,,81189,1396,tt0903747",
      "3,Lamps,movie,1990,dropped,,2024-01-01,,,,,tt0000001",
      "4,Harbour,anime,1991,hold,,,,,,,tt0000002")
    #expect(file.format == .simkl)
    #expect(
      file.said == [
        "tt0078748 · seen 2024-01-04 · rated 4 · note good", "tt0096895 · watchlist",
        "tt0903747 · list watching · up to s03e04 · rated 9", "tt0000001 · list dropped",
        "tt0000002 · list on hold",
      ])
    #expect(file.problems.isEmpty)
    #expect(file.rows[2].progress?.day == day(2024, 6, 20))
    #expect(
      file.summary.unreadColumns.map(\.name) == ["SIMKL_ID", "TVDB", "TMDB"])
    #expect(file.summary.unreadColumns.map(\.count) == [5, 1, 3])
  }

  private static let simklBackup =
    #"""
    {"movies":[
    {"status":"completed","user_rating":4,"user_rated_at":"2024-01-06T00:00:00Z","last_watched_at":"2024-01-04T20:00:00Z","memo":{"text":"good"},
    "movie":{"title":"Alien","year":1979,"ids":{"imdb":"tt0078748"}}},
    {"status":"plantowatch","added_to_watchlist_at":"2024-02-01T00:00:00Z","movie":{"title":"Batman","year":1989,"ids":{}}}],
    "shows":[
    {"status":"watching","user_rating":9,"last_watched_at":"2024-06-20T00:00:00Z","last_watched":"S03E04","show":{"title":"Breaking Bad","year":2008,"ids":{"imdb":"tt0903747"}}},
    {"status":"watching","show":{"title":"Harbour","ids":{"imdb":"tt0000002"}},
    "seasons":[
    {"number":1,"episodes":[
    {"number":2,"watched_at":"2024-05-06T00:00:00Z"}]}]}],
    "anime":[
    {"status":"hold"}]}
    """#

  @Test("Simkl's backup says the same, with the episodes that were seen")
  func simklJSON() throws {
    let file = try file("SimklBackup.json", Self.simklBackup)
    #expect(
      file.said == [
        "tt0078748 · seen 2024-01-04 · rated 4 on 2024-01-06 · note good",
        "“Batman (1989)” movie · watchlist since 2024-02-01",
        "tt0903747 · list watching · up to s03e04 · rated 9", "tt0000002 · list watching",
        "tt0000002-s01e02 · seen 2024-05-06",
      ])
    #expect(file.problems.map(\.kind) == [.noTitle])
  }

  @Test("TMDB's Rating is that of all users, and the watchlist is known by its name")
  func tmdb() throws {
    let header =
      "TMDb ID,IMDb ID,Type,Name,Release Date,Season Number,Episode Number,Rating,Your Rating,Date Rated"
    let watchlist = try file(
      "tmdb_watchlist.csv", header, "268,tt0096895,movie,Batman,1989-06-21T00:00:00Z,,,4.0,,")
    #expect(watchlist.said == ["tt0096895 · watchlist"])
    #expect(watchlist.rows[0].facts?.released == day(1989, 6, 21))
    let ratings = try file(
      "ratings.csv", header, "268,tt0096895,movie,Batman,1989-06-21T00:00:00Z,,,4.0,7,2024-01-02",
      "1396,tt0903747,tv,Breaking Bad,2008-01-20T00:00:00Z,1,2,8.1,9,2024-01-03")
    #expect(
      ratings.said == [
        "tt0096895 · rated 7 on 2024-01-02", "tt0903747-s01e02 · rated 9 on 2024-01-03",
      ])
  }

  @Test("Movary's history has a row a viewing; its ratings say nothing of viewings")
  func movary() throws {
    let history = try file(
      "history.csv", "title,year,tmdbId,imdbId,watchedAt,comment",
      "Alien,1979,348,tt0078748,2023-05-06,\"scary\"", "Alien,1979,348,tt0078748,2024-05-06,")
    #expect(
      history.said == ["tt0078748 · seen 2023-05-06 · note scary", "tt0078748 · seen 2024-05-06"])
    let ratings = try file(
      "ratings.csv", "title,year,tmdbId,imdbId,userRating", "Alien,1979,348,tt0078748,4")
    #expect(ratings.said == ["tt0078748 · rated 4"])
    let watchlist = try file(
      "watchlist.csv", "title,year,tmdbId,imdbId,addedAt",
      "Alien,1979,348,tt0078748,2023-05-06 10:11:12")
    #expect(watchlist.said == ["tt0078748 · watchlist since 2023-05-06"])
  }

  @Test("Yamtrack's episodes go by series, season and number, and its books are no titles")
  func yamtrack() throws {
    let file = try file(
      "yamtrack.csv",
      "media_id,source,media_type,title,image,season_number,episode_number,score,status,notes,"
        + "start_date,end_date,progress,created_at,progressed_at",
      "348,tmdb,movie,Alien,x,,,8.5,Completed,\"line one\nline two\",,2024-01-15 20:00:00+00:00,1,,",
      "268,tmdb,movie,Batman,x,,,,Planning,,,,0,2024-02-03 10:00:00+00:00,",
      "1396,tmdb,tv,Breaking Bad,,,,9,In progress,,,,0,,",
      "1396,tmdb,season,Breaking Bad,,1,,,In progress,,,,0,,",
      "1396,tmdb,episode,Breaking Bad,,1,1,,,,,2024-02-01 20:00:00+00:00,1,,",
      "tt0903747,imdb,episode,Breaking Bad,,1,2,,,,,2024-02-02 20:00:00+00:00,1,,",
      "9,openlibrary,book,Lamps,,,,8,Completed,,,,1,,")
    #expect(
      file.said == [
        "“Alien” movie · seen 2024-01-15 · rated 9 · note line one\nline two",
        "“Batman” movie · watchlist since 2024-02-03",
        "“Breaking Bad” series · list watching · rated 9",
        "“Breaking Bad 1×1” episode · seen 2024-02-01", "tt0903747-s01e02 · seen 2024-02-02",
      ])
    #expect(
      file.problems.map(\.kind) == [
        .ratingRounded("8.5", 9), .noTitleOfItsOwn("season"), .noTitleOfItsOwn("book"),
      ])
  }

  @Test("Trakt's tables: lists, what it imports, and ratings of episodes")
  func traktTables() throws {
    let list = try file(
      "best.csv", "imdb_id,tmdb_id,title,type,listed_at", "tt0078748,348,Alien,movie,2024-01-01")
    #expect(list.said == ["tt0078748 · list best"])
    let history = try file(
      "import.csv", "imdb_id,tmdb_id,type,watched_at,watchlisted_at,rating,rated_at",
      "tt0078748,348,movie,2024-01-05T20:00:00Z,,4,2024-01-06T20:00:00Z",
      "tt0096895,268,movie,,2024-02-01T00:00:00Z,,")
    #expect(
      history.said == [
        "tt0078748 · seen 2024-01-05 · rated 4 on 2024-01-06",
        "tt0096895 · watchlist since 2024-02-01",
      ])
    let ratings = try file(
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

  @Test("TV Time's records are viewings, followed series and films; its other tables are not")
  func tvTime() throws {
    let series = try file(
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
    let films = try file(
      "tracking-prod-records.csv", "uuid,movie_name,release_date,created_at,type,type-uuid-n",
      "a,Alien,1979-05-25 00:00:00,2019-05-06 20:00:00,watch,x",
      "b,Batman,1989-06-21 00:00:00,2019-05-07 20:00:00,towatch,y",
      "b,Batman,1989-06-21 00:00:00,2019-05-07 20:00:00,emotion,y")
    #expect(
      films.said == [
        "“Alien (1979)” · seen 2019-05-06", "“Batman (1989)” · watchlist",
      ])
    let followed = try file(
      "followed_tv_show.csv", "tv_show_id,tv_show_name,archived,created_at",
      "81189,Breaking Bad,0,2019-05-06 20:00:00")
    #expect(followed.said == ["“Breaking Bad” series · list following"])
    let seen = try file(
      "seen_episode_source.csv",
      "tv_show_id,tv_show_name,episode_season_number,episode_number,created_at",
      "81189,Breaking Bad,1,2,2015-05-06 20:00:00")
    #expect(seen.said == ["“Breaking Bad 1×2” episode · seen 2015-05-06"])
    #expect(throws: ExchangeError.noViewings) {
      try self.file(
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
    let file = try file(
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

  @Test("Netflix' days are read by those over twelve, and its episodes by their titles")
  func netflix() throws {
    let file = try file(
      "NetflixViewingHistory.csv", "Title,Date", "\"Alien\",\"1/15/24\"",
      "\"Breaking Bad: Season 1: Pilot\",\"1/4/24\"", "\"Alien: Covenant\",\"12/31/23\"")
    #expect(
      file.said == [
        "“Alien” · seen 2024-01-15", "“Breaking Bad season 1: Pilot” episode · seen 2024-01-04",
        "“Alien: Covenant” · seen 2023-12-31",
      ])
    let activity = try self.file(
      "ViewingActivity.csv", "Profile Name,Start Time,Duration,Title",
      "Ada,2024-01-15 20:00:00,00:45:00,Lamps: Limited Series: Part 1")
    #expect(activity.said == ["“Lamps season 1: Part 1” episode · seen 2024-01-15"])
  }

  @Test("MovieLens has the year in brackets and the article behind; of its ratings none is taken")
  func movieLens() throws {
    let file = try file(
      "movies.csv", "movieId,title,genres", "1,Toy Story (1995),Adventure|Animation",
      "3,\"Matrix, The (1999)\",Action",
      "4,\"City of Lost Children, The (Cité des enfants perdus, La) (1995)\",Adventure",
      "5,Seven (a.k.a. Se7en) (1995),Crime")
    #expect(
      file.said.map { $0.prefix { $0 != "·" } } == [
        "“Toy Story (1995)” ", "“The Matrix (1999)” ", "“The City of Lost Children (1995)” ",
        "“Seven (1995)” ",
      ])
    let links = try self.file("links.csv", "movieId,imdbId,tmdbId", "1,0114709,862")
    #expect(links.said == ["tt0114709 · list links"])
    #expect(throws: ExchangeError.ratingsOfOthers) {
      try self.file("ratings.csv", "userId,movieId,rating,timestamp", "1,31,2.5,1260759144")
    }
    #expect(throws: ExchangeError.ratingsOfOthers) {
      try self.file("a.csv", "userId,title,rating", "1,Alien,2.5", "2,Alien,3")
    }
  }

  @Test("IMDb's table of 2017 calls the day of a rating the day when it was added")
  func imdb2017() throws {
    let file = try file(
      "ratings.csv", "Const,Your Rating,Date Added,Title,Title Type,Directors,IMDb Rating",
      "tt0078748,9,2016-03-04,Alien,movie,Ridley Scott,8.5")
    #expect(file.said == ["tt0078748 · rated 9 on 2016-03-04"])
  }

  @Test("IMDb's ratings of 2013 have the columns of a list, and are none")
  func imdb2013() throws {
    let file = try file(
      "ratings.csv",
      "position,const,created,modified,description,Title,Title type,Directors,You rated",
      "1,tt0078748,Mon Jan  2 00:00:00 2012,,,Alien,Feature Film,Ridley Scott,9")
    #expect(file.format == .imdbRatings)
    #expect(file.said == ["tt0078748 · rated 9 on 2012-01-02"])
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
}
