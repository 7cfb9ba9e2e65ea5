import Keeping
import TerminalUI
import Testing
import Titles

@testable import MoviesCore
@testable import MoviesUI

/// Pages for tonight, drawn as they are on a screen.
enum TonightScene {
  static let keys = TonightKeys(fit: "f", source: "d", seen: "X", watchlist: "w", again: "r")

  static func film(
    _ number: Int, _ title: String, _ year: Int, minutes: Int?, rating: Double?,
    genres: [String] = [], director: String, plot: String
  ) throws -> TitleDetail {
    TitleDetail(
      id: try #require(TitleID("tt\(1_000_000 + number)")), title: title,
      years: YearRange(year), kind: .movie, minutes: minutes, genres: genres,
      directors: [director], plot: plot,
      ratings: rating.map { [Rating(imdb: $0 * 10)] } ?? [])
  }

  static func hotel() throws -> TitleDetail {
    try film(
      1, "The Grand Budapest Hotel", 2014, minutes: 99, rating: 8.1,
      genres: ["Adventure", "Comedy", "Crime"], director: "Wes Anderson",
      plot: "A concierge who knows every guest by name is left a painting, and the heirs of the "
        + "lady who left it are after him and his lobby boy through half a continent.")
  }

  static func offer() throws -> TonightOffer {
    let others = RatedOthers(count: 2, lowest: 9, highest: 9)
    return TonightOffer(
      [
        TonightProposal(try hotel(), .director("Wes Anderson", others)),
        TonightProposal(
          try film(
            2, "Airplane!", 1980, minutes: 88, rating: 7.7, genres: ["Comedy"],
            director: "Jim Abrahams",
            plot: "Who had the fish is ill, and somebody who is afraid of flying has to land."),
          .shortest),
        TonightProposal(
          try film(
            3, "Some Like It Hot", 1959, minutes: 121, rating: 8.2, genres: ["Comedy", "Music"],
            director: "Billy Wilder",
            plot: "Two musicians have seen a murder and join a band in which they are the only men."
          ),
          .bestRated, caveats: [.over(minutes: 1)]),
      ], candidates: 41, fitting: 9)
  }

  static let wish = TonightWish(minutes: 120, leastRating: 7, genres: ["comedy"])

  /// The page with an offer.
  static func props(
    _ offer: TonightOffer?, wish: TonightWish = wish, selection: Int = 0
  ) -> TonightProps {
    var page = TonightPage(wish, seed: 1)
    page.offer = offer
    page.isDrawing = offer == nil
    page.selection = selection
    return TonightProps(page)
  }

  /// The page between a header and a footer.
  static func canvas(
    _ props: TonightProps, columns: Int = 80, rows: Int = 24, problem: String? = nil
  ) -> Canvas {
    let size = TerminalSize(columns: columns, rows: rows)
    var canvas = Canvas(size: size)
    var metrics = FrameMetrics()
    TonightView(theme: Theme(.dark, depth: .trueColor), keys: keys, problem: problem)
      .draw(props, in: Layout(size, hasPane: false).body, of: &canvas, metrics: &metrics)
    return canvas
  }
}
