import Titles
import TitlesTestSupport

/// A few titles to be searched, with votes in this order.
enum KnownTitles {
  static let godfather = TitleDetail(
    id: id(1), title: "The Godfather", years: YearRange(1972), kind: .movie,
    genres: ["Crime"], directors: ["Francis Ford Coppola"], actors: ["Marlon Brando"],
    plot: "A patriarch hands over to his son.", votes: 1_800_000)
  static let secondGodfather = TitleDetail(
    id: id(2), title: "The Godfather: Part II", years: YearRange(1974), kind: .movie,
    genres: ["Crime"], directors: ["Francis Ford Coppola"], actors: ["Al Pacino"],
    votes: 1_200_000)
  static let amelie = TitleDetail(
    id: id(3), title: "Amélie", originalTitle: "Le fabuleux destin d'Amélie Poulain",
    years: YearRange(2001), kind: .movie, directors: ["Jean-Pierre Jeunet"], votes: 750_000)
  static let spiderMan = TitleDetail(
    id: id(4), title: "Spider-Man", years: YearRange(2002), kind: .movie,
    directors: ["Sam Raimi"], votes: 390_000)
  static let sherlock = TitleDetail(
    id: id(5), title: "Sherlock", years: YearRange(start: 2010, end: 2017), kind: .series,
    actors: ["Benedict Cumberbatch"], votes: 100_000)
  static let unknown = TitleDetail(
    id: id(6), title: "Spider", years: YearRange(2002), kind: .movie)

  static let all = [unknown, sherlock, spiderMan, amelie, secondGodfather, godfather]
}
