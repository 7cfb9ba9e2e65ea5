import Foundation
import OMDB
import OMDBStandIn
import Search
import Titles

/// How well the search of this machine answers the questions, asked about the bundled catalogue.
struct SearchQuality {
  /// The place of the wanted title among the hits of each question, from 1; `nil` if it is not there.
  let places: [(question: SearchQuestion, place: Int?)]
  /// What was suggested in place of words that mean nothing in the catalogue.
  let wrongSuggestions: [(typed: String, suggestion: String)]

  /// How many of some questions, in per cent, have the wanted title among so many first hits.
  func success(of kind: SearchQuestion.Kind? = nil, at limit: Int) -> Double {
    let asked = places.filter { kind == nil || $0.question.kind == kind }
    let answered = asked.count { $0.place.map { $0 <= limit } ?? false }
    return 100 * Double(answered) / Double(max(1, asked.count))
  }

  /// The questions whose wanted title is not among so many first hits.
  func failures(at limit: Int) -> [String] {
    places.filter { $0.place.map { $0 > limit } ?? true }.map { question, place in
      "\(question.typed) → \(question.wanted): \(place.map { "place \($0)" } ?? "not found")"
    }
  }
}

extension SearchQuality {
  /// Asks all questions.
  static func measured() async -> SearchQuality {
    let titles = StandInCatalogue.bundled.titles
    let catalogue = LocalCatalogue(
      MemoryIndex(titles.compactMap { TitleDetail(omdbFields: $0.fields(at: "")) }),
      source: { .demo(titles: $0.count) })
    var places: [(question: SearchQuestion, place: Int?)] = []
    for question in SearchQuestion.all {
      let page = await catalogue.answer(to: question.typed)?.value
      let hits = page?.titles.map { "\($0.title) (\($0.years?.start.description ?? ""))" }
      places.append((question, hits?.firstIndex(of: question.wanted).map { $0 + 1 }))
    }
    var wrongSuggestions: [(typed: String, suggestion: String)] = []
    for typed in SearchQuestion.unanswerable {
      guard let answer = await catalogue.answer(to: typed) else { continue }
      wrongSuggestions.append((typed, answer.value.query.text))
    }
    return SearchQuality(places: places, wrongSuggestions: wrongSuggestions)
  }
}

extension LocalCatalogue {
  /// The first page for typed words; `nil` if nothing is found.
  fileprivate func answer(to typed: String) async -> Answer<TitlePage>? {
    guard let query = TitleQuery(typed: typed) else { return nil }
    return try? await titles(matching: query, page: 1)
  }
}

extension SearchQuality {
  /// The figures as a table, with everything that did not come first.
  var report: String {
    let kinds = SearchQuestion.Kind.allCases.map { row($0.rawValue, of: $0) }
    let suggestions = wrongSuggestions.map { "\($0.typed) → \($0.suggestion)" }
    let unanswerable = SearchQuestion.unanswerable.count
    return
      (["                            asked  first  first five"] + kinds + [row("all", of: nil)]
      + ["", "Not first:"] + failures(at: 1)
      + ["", "Suggested for \(unanswerable) titles that are not there:"] + suggestions)
      .joined(separator: "\n")
  }

  private func row(_ name: String, of kind: SearchQuestion.Kind?) -> String {
    let asked = places.count { kind == nil || $0.question.kind == kind }
    let first = String(format: "%.1f %%", success(of: kind, at: 1))
    let firstFive = String(format: "%.1f %%", success(of: kind, at: 5))
    return name.padded(to: 28) + "\(asked)".padded(to: 6) + first.padded(to: 9) + firstFive
  }
}

extension String {
  fileprivate func padded(to length: Int) -> String {
    self + String(repeating: " ", count: max(0, length - count))
  }
}
