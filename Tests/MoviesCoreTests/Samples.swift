import MoviesCore
import Testing
import Titles

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
  static func page(
    _ number: Int, total: Int, size: Int = 10
  ) throws -> TitlePage {
    let first = (number - 1) * size + 1
    let last = min(number * size, total)
    return page(try (first..<(max(first, last + 1))).map(title), total: total)
  }

  /// A page of these titles, as a service has it that has a hundred pages of ten.
  static func page(_ titles: [TitleSummary], total: Int?, sent: Int? = nil) -> TitlePage {
    TitlePage(titles, total: total, sent: sent, size: 10, last: 100, query: batman)
  }

  static func answer(_ page: TitlePage, fallback: Fallback? = nil) -> Answer<TitlePage> {
    Answer(page, source: .omdb, fallback: fallback)
  }

  /// What a catalogue answers that has so many titles for a query.
  static func answer(
    _ query: TitleQuery, page number: Int = 1, total: Int
  ) throws -> Answer<TitlePage> {
    var page = try page(number, total: total)
    page.query = query
    return answer(page)
  }

  /// What is known of a sample title.
  static func detail(_ number: Int, title: String? = nil) throws -> TitleDetail {
    TitleDetail(
      id: try id(number), title: title ?? "Title \(number)", years: YearRange(1989), kind: .movie,
      minutes: 126)
  }

  /// The answer that brings such details.
  static func details(_ detail: TitleDetail) -> DetailAction {
    .setDetail(Answer(detail, source: .omdb))
  }

  static let batman = TitleQuery("batman")
}

extension AppState {
  /// Whether everything about the sample title of this number is known.
  func knowsDetails(of number: Int) -> Bool {
    (try? Samples.id(number)).flatMap(titles.detail) != nil
  }

  /// The name of the title in a row.
  func name(inRow row: Int) -> String? {
    list[row].flatMap(titles.summary)?.title
  }

  /// The names in the rows on the screen.
  var shownNames: [String?] {
    guard case .rows(let rows) = BrowseProps(self).list.content else { return [] }
    return rows.map { if case .title(let title, _) = $0 { title.summary.title } else { nil } }
  }

  /// The name of the selected title.
  var selectedName: String? { name(inRow: list.cursor.selection) }
}
