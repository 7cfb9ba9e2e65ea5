import Exchange
import Testing
import Titles

@Suite("Files of other services", .timeLimit(.minutes(5)))
struct ServiceTests {
  @Test("Simkl's words say what was seen, what is planned, and how far one is")
  func simkl() throws {
    let file = try ExchangeFile.read(
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
    let file = try ExchangeFile.read("SimklBackup.json", Self.simklBackup)
    #expect(
      file.said == [
        "tt0078748 · seen 2024-01-04 · rated 4 on 2024-01-06 · note good",
        "“Batman (1989)” movie · watchlist since 2024-02-01",
        "tt0903747 · list watching · up to s03e04 · rated 9", "tt0000002 · list watching",
        "tt0000002-s01e02 · seen 2024-05-06",
      ])
    #expect(file.problems.map(\.kind) == [.noTitle])
  }

  @Test("What makes no sense in Simkl's backup is named")
  func simklProblems() throws {
    let file = try ExchangeFile.read(
      "SimklBackup.json",
      #"{"movies":[{"status":"completed","user_rating":11,"last_watched_at":"soon","#
        + #""movie":{"title":"Alien","ids":{"imdb":"tt0078748"}}}]}"#)
    #expect(file.said == ["tt0078748 · seen"])
    #expect(
      file.problems.map(\.kind) == [
        .invalidValue(.watchedOn, "soon"), .invalidValue(.points, "11"),
      ])
  }

  @Test("TMDB's Rating is that of all users, and the watchlist is known by its name")
  func tmdb() throws {
    let header =
      "TMDb ID,IMDb ID,Type,Name,Release Date,Season Number,Episode Number,Rating,Your Rating,Date Rated"
    let watchlist = try ExchangeFile.read(
      "tmdb_watchlist.csv", header, "268,tt0096895,movie,Batman,1989-06-21T00:00:00Z,,,4.0,,")
    #expect(watchlist.said == ["tt0096895 · watchlist"])
    #expect(watchlist.rows[0].facts?.released == day(1989, 6, 21))
    let ratings = try ExchangeFile.read(
      "ratings.csv", header, "268,tt0096895,movie,Batman,1989-06-21T00:00:00Z,,,4.0,7,2024-01-02",
      "1396,tt0903747,tv,Breaking Bad,2008-01-20T00:00:00Z,1,2,8.1,9,2024-01-03")
    #expect(
      ratings.said == [
        "tt0096895 · rated 7 on 2024-01-02", "tt0903747-s01e02 · rated 9 on 2024-01-03",
      ])
  }

  @Test("Movary's history has a row a viewing; its ratings say nothing of viewings")
  func movary() throws {
    let history = try ExchangeFile.read(
      "history.csv", "title,year,tmdbId,imdbId,watchedAt,comment",
      "Alien,1979,348,tt0078748,2023-05-06,\"scary\"", "Alien,1979,348,tt0078748,2024-05-06,")
    #expect(
      history.said == ["tt0078748 · seen 2023-05-06 · note scary", "tt0078748 · seen 2024-05-06"])
    let ratings = try ExchangeFile.read(
      "ratings.csv", "title,year,tmdbId,imdbId,userRating", "Alien,1979,348,tt0078748,4")
    #expect(ratings.said == ["tt0078748 · rated 4"])
    let watchlist = try ExchangeFile.read(
      "watchlist.csv", "title,year,tmdbId,imdbId,addedAt",
      "Alien,1979,348,tt0078748,2023-05-06 10:11:12")
    #expect(watchlist.said == ["tt0078748 · watchlist since 2023-05-06"])
  }

  @Test("Yamtrack's episodes go by series, season and number, and its books are no titles")
  func yamtrack() throws {
    let file = try ExchangeFile.read(
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

  @Test("Netflix' days are read by those over twelve, and its episodes by their titles")
  func netflix() throws {
    let file = try ExchangeFile.read(
      "NetflixViewingHistory.csv", "Title,Date", "\"Alien\",\"1/15/24\"",
      "\"Breaking Bad: Season 1: Pilot\",\"1/4/24\"", "\"Alien: Covenant\",\"12/31/23\"")
    #expect(
      file.said == [
        "“Alien” · seen 2024-01-15", "“Breaking Bad season 1: Pilot” episode · seen 2024-01-04",
        "“Alien: Covenant” · seen 2023-12-31",
      ])
    let activity = try ExchangeFile.read(
      "ViewingActivity.csv", "Profile Name,Start Time,Duration,Title",
      "Ada,2024-01-15 20:00:00,00:45:00,Lamps: Limited Series: Part 1")
    #expect(activity.said == ["“Lamps season 1: Part 1” episode · seen 2024-01-15"])
  }

  @Test("MovieLens has the year in brackets and the article behind; of its ratings none is taken")
  func movieLens() throws {
    let file = try ExchangeFile.read(
      "movies.csv", "movieId,title,genres", "1,Toy Story (1995),Adventure|Animation",
      "3,\"Matrix, The (1999)\",Action",
      "4,\"City of Lost Children, The (Cité des enfants perdus, La) (1995)\",Adventure",
      "5,Seven (a.k.a. Se7en) (1995),Crime")
    #expect(
      file.said.map { $0.prefix { $0 != "·" } } == [
        "“Toy Story (1995)” ", "“The Matrix (1999)” ", "“The City of Lost Children (1995)” ",
        "“Seven (1995)” ",
      ])
    let links = try ExchangeFile.read("links.csv", "movieId,imdbId,tmdbId", "1,0114709,862")
    #expect(links.said == ["tt0114709 · list links"])
    #expect(throws: ExchangeError.ratingsOfOthers) {
      try ExchangeFile.read("ratings.csv", "userId,movieId,rating,timestamp", "1,31,2.5,1260759144")
    }
    #expect(throws: ExchangeError.ratingsOfOthers) {
      try ExchangeFile.read("a.csv", "userId,title,rating", "1,Alien,2.5", "2,Alien,3")
    }
  }

  @Test("IMDb's table of 2017 calls the day of a rating the day when it was added")
  func imdb2017() throws {
    let file = try ExchangeFile.read(
      "ratings.csv", "Const,Your Rating,Date Added,Title,Title Type,Directors,IMDb Rating",
      "tt0078748,9,2016-03-04,Alien,movie,Ridley Scott,8.5")
    #expect(file.said == ["tt0078748 · rated 9 on 2016-03-04"])
  }

  @Test("IMDb's ratings of 2013 have the columns of a list, and are none")
  func imdb2013() throws {
    let file = try ExchangeFile.read(
      "ratings.csv",
      "position,const,created,modified,description,Title,Title type,Directors,You rated",
      "1,tt0078748,Mon Jan  2 00:00:00 2012,,,Alien,Feature Film,Ridley Scott,9")
    #expect(file.format == .imdbRatings)
    #expect(file.said == ["tt0078748 · rated 9 on 2012-01-02"])
  }
}
