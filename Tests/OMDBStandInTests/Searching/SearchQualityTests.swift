import Foundation
import OMDBStandIn
import Testing

/// Asks what people type, and holds how often the title that they mean comes first.
///
/// `make quality` prints the figures.
@Suite("The quality of the search on this machine", .timeLimit(.minutes(5)))
struct SearchQualityTests {
  @Test("Every question is asked once, and about one title of the catalogue")
  func questions() {
    let titles = StandInCatalogue.bundled.titles.map { "\($0[.title]) (\($0[.year].prefix(4)))" }
    let counts = Dictionary(titles.map { ($0, 1) }, uniquingKeysWith: +)
    for question in SearchQuestion.all {
      #expect(counts[question.wanted] == 1, "\(question.typed) → \(question.wanted)")
    }
    let typed = SearchQuestion.all.map(\.typed) + SearchQuestion.unanswerable
    #expect(Set(typed).count == typed.count)
  }

  @Test("The wanted title comes first, or at least among the first five")
  func success() async {
    let quality = await SearchQuality.measured()
    #expect(
      quality.success(at: 1) >= 99 && quality.success(at: 5) >= 99,
      "\(quality.failures(at: 1).joined(separator: "\n"))")
    for kind in SearchQuestion.Kind.allCases {
      let (first, firstFive) = Self.levels[kind, default: (100, 100)]
      #expect(quality.success(of: kind, at: 1) >= first, "\(kind.rawValue)")
      #expect(quality.success(of: kind, at: 5) >= firstFive, "\(kind.rawValue)")
    }
    #expect(quality.wrongSuggestions.count <= 1, "\(quality.wrongSuggestions)")
    if ProcessInfo.processInfo.environment["MOVIES_TUI_PRINT_QUALITY"] != nil {
      print(quality.report)
    }
  }

  /// How many in a hundred questions have the wanted title first, and among the first five, where
  /// that is not all of them.
  private static let levels: [SearchQuestion.Kind: (first: Double, firstFive: Double)] = [
    .beginning: (96, 100), .unfinished: (92, 92), .joined: (96, 100), .titleAndPerson: (95, 100),
    .misspeltPerson: (88, 88),
  ]
}
