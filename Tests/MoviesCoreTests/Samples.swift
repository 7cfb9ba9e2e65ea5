import MoviesCore
import OMDB
import Testing

/// Made-up titles and pages for the tests of this room.
enum Samples {
  static func id(_ number: Int) throws -> TitleID {
    try #require(
      TitleID("tt" + String(repeating: "0", count: 7 - String(number).count) + "\(number)"))
  }

  static func title(_ number: Int) throws -> TitleSummary {
    TitleSummary(
      id: try id(number), title: "Title \(number)", years: YearRange(1900 + number % 100),
      kind: .movie)
  }

  /// A full page whose titles are numbered on from the page before.
  static func page(_ number: Int, total: Int) throws -> SearchPage {
    let first = (number - 1) * SearchPage.size + 1
    let last = min(number * SearchPage.size, total)
    return SearchPage(titles: try (first..<(max(first, last + 1))).map(title), total: total)
  }

  static let batman = SearchQuery(text: "batman")
}
