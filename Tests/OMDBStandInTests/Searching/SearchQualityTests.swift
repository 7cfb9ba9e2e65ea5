import Foundation
import OMDBStandIn
import Testing

/// Asks what people type, and holds how often the title that they mean comes first.
///
/// `make quality` prints the figures and everything that fails.
@Suite("The quality of the search on this machine")
struct SearchQualityTests {
  @Test("Every question is about one title of the catalogue")
  func questions() {
    let titles = StandInCatalogue.bundled().titles.map { "\($0[.title]) (\($0[.year].prefix(4)))" }
    let counts = Dictionary(titles.map { ($0, 1) }, uniquingKeysWith: +)
    for question in SearchQuestion.all {
      #expect(counts[question.wanted] == 1, "\(question.typed) → \(question.wanted)")
    }
    #expect(SearchQuestion.all.count >= 320)
    #expect(SearchQuestion.unanswerable.count >= 15)
  }

  @Test("x")
  func quality() async {
    let quality = await SearchQuality.measured()
    for kind in SearchQuestion.Kind.allCases {
      print(
        kind.rawValue, quality.places.count { $0.question.kind == kind },
        quality.success(of: kind, at: 1), quality.success(of: kind, at: 5))
    }
    print("all", quality.places.count, quality.success(at: 1), quality.success(at: 5))
    print("NOT AT 5", quality.failures(at: 5).joined(separator: "\n"))
    print("NOT AT 1", quality.failures(at: 1).joined(separator: "\n"))
    print("WRONG", quality.wrongSuggestions)
  }
}
