import Keeping
import MoviesCore
import Testing
import Titles

extension Scene {
  /// A film with others that are like it, the second of which is chosen.
  static let similar = Scene("similar") { stage in
    try await stage.search("batman")
    let id = try Samples.id("tt0103776")
    stage.press(ScreenAction.titleOpened(id))
    try await stage.rest()
    let film = try #require(stage.store.state.titles.detail(of: id)?.value)
    let found = try others(of: film).compactMap { other, lists in
      SimilarTitle(other, in: lists, to: film, in: ["Rain"])
    }
    stage.press(
      SimilarAction.came(found, to: id),
      DoorAction.walked(to: DoorPlace(.similar, 1), scroll: 12))
  }

  /// One by the same people, one of a list of the user's, and one that shares only its kind.
  private static func others(of film: TitleDetail) throws -> [(TitleDetail, [String])] {
    let kin = TitleDetail(
      id: try Samples.id("tt0099487"), title: "Edward Scissorhands", years: YearRange(1990),
      kind: .movie, genres: film.genres, directors: film.directors,
      writers: Array(film.writers.prefix(2)), votes: 500_000)
    let listed = TitleDetail(
      id: try Samples.id("tt0083658"), title: "Blade Runner", years: YearRange(1982), kind: .movie,
      genres: ["Action", "Sci-Fi"], directors: ["Ridley Scott"], countries: film.countries)
    let like = TitleDetail(
      id: try Samples.id("tt0111282"), title: "Stargate", years: YearRange(1994), kind: .movie,
      genres: film.genres, directors: ["Roland Emmerich"], countries: film.countries,
      ratings: film.ratings, votes: 200_000)
    return [(kin, []), (listed, ["Rain"]), (like, [])]
  }
}
