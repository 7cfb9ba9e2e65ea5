import Foundation
import Search
import Testing
import Titles

@testable import Storage

/// Asks IMDb's data what people type, and holds how often the title that they mean comes first.
///
/// `make quality` prints the figures. With `MOVIES_TUI_QUALITY_TITLES=3000000` and the words and
/// names of real titles in the folder `MOVIES_TUI_FACTS` it is asked of as many titles as IMDb has.
@Suite("The quality of the search of IMDb's data", .timeLimit(.minutes(60)))
struct IMDbSearchQualityTests {
  private static let environment = ProcessInfo.processInfo.environment

  @Test("The wanted title comes first, or at least among the first five")
  func success() async throws {
    let questions = try IMDbQuestion.all()
    let asked = questions.filter { $0.kind != "nothing" }
    #expect(asked.count >= 500 && Set(questions.map(\.typed)).count == questions.count)
    let count = Self.environment["MOVIES_TUI_QUALITY_TITLES"].flatMap { Int($0) } ?? 3_000
    let titles = try QualityTitles(of: questions, among: count)
    let shelf = try IMDbShelf()
    try shelf.write(titles.titles + titles.episodes)
    let catalogue = LocalCatalogue(shelf.index, source: { .imdb(titles: $0.count, day: $0.day) })

    var places: [(question: IMDbQuestion, place: Int?)] = []
    for question in asked {
      let found = await catalogue.ids(for: question.typed)
      places.append((question, found.firstIndex(of: question.id).map { $0 + 1 }))
    }
    var wrong: [String] = []
    for question in questions where question.kind == "nothing" {
      if await !catalogue.ids(for: question.typed).isEmpty { wrong.append(question.typed) }
    }
    let report = Report(places: places, wrong: wrong, unanswerable: questions.count - asked.count)
    if Self.environment["MOVIES_TUI_PRINT_QUALITY"] != nil { print(report.text) }
    #expect(report.success(at: 1) >= 92, "\(report.text)")
    #expect(report.success(at: 5) >= 98, "\(report.text)")
    #expect(Double(wrong.count) <= 0.05 * Double(report.unanswerable), "\(wrong)")
  }

  /// How well the questions were answered.
  private struct Report {
    var places: [(question: IMDbQuestion, place: Int?)]
    var wrong: [String]
    var unanswerable: Int

    /// How many of some questions, in per cent, have the wanted title among so many first hits.
    func success(of kind: String? = nil, at limit: Int) -> Double {
      let asked = places.filter { kind == nil || $0.question.kind == kind }
      let answered = asked.count { $0.place.map { $0 <= limit } ?? false }
      return 100 * Double(answered) / Double(max(1, asked.count))
    }

    private var reciprocalRank: Double {
      places.reduce(0) { $0 + ($1.place.map { 1 / Double($0) } ?? 0) }
        / Double(max(1, places.count))
    }

    var text: String {
      let kinds = Set(places.map(\.question.kind)).sorted().map { kind in
        String(
          format: "  %5.1f %%  %5.1f %%  ", success(of: kind, at: 1), success(of: kind, at: 5))
          + kind
      }
      let failures = places.filter { $0.place != 1 }.map { question, place in
        "  \(question.typed) → \(question.name): \(place.map { "place \($0)" } ?? "not found")"
      }
      return
        ([
          "IMDb's data: \(places.count) questions",
          String(
            format: "  %5.1f %%  %5.1f %%  all; mean reciprocal rank %.3f", success(at: 1),
            success(at: 5), reciprocalRank),
        ] + kinds + ["Not first:"] + failures
        + ["Suggested for \(unanswerable) names that do not exist: \(wrong)"])
        .joined(separator: "\n")
    }
  }
}

extension LocalCatalogue {
  /// The ids on the first page for typed words.
  fileprivate func ids(for typed: String) async -> [String] {
    guard let query = TitleQuery(typed: typed) else { return [] }
    return (try? await titles(matching: query, page: 1))?.value.titles.map(\.id.rawValue) ?? []
  }
}
