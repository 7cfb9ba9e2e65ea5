import Search
import Storage
import TestSupport
import Testing
import Titles

@Suite("The index and the conditions mean the same", .timeLimit(.minutes(5)))
struct SameAnswersTests {
  @Test(
    "Random searches of random titles find what fulfils them, in the same order",
    arguments: [1, 2, 3, 4] as [UInt64])
  func randomSearches(seed: UInt64) async throws {
    var random = RandomTitles(seed: seed)
    let titles = (0..<150).map { random.title($0) }
    let learned = IndexedShelf()
    try await learned.learn(rows: titles.map(TitleSummary.init), details: titles)
    let known = titles.map(SearchableTitle.init)
    let marks = random.marks(150)
    let inMemory = MemoryIndex(titles)
    var found = 0
    for _ in 0..<200 {
      let search = LocalSearch(
        random.condition(), ranking: random.ranking(), order: random.order(),
        marks: LibraryMarks(marks, revision: 1))
      let expected = known.hits(for: search)
      try #require(inMemory.hits(for: search, in: 0..<150).titles == expected, "\(search)")
      found += expected.count
      let hits = try await learned.index.hits(for: search, in: 0..<150)
      try #require(hits.titles == expected, "\(search)")
      #expect(hits.total == expected.count)
    }
    #expect(found > 2_000)
  }

  @Test("A stretch of the hits is the same as that stretch of all hits")
  func stretches() async throws {
    var random = RandomTitles(seed: 5)
    let titles = (0..<100).map { random.title($0) }
    let learned = IndexedShelf()
    try await learned.learn(rows: titles.map(TitleSummary.init), details: titles)
    for ranking in [nil, "s", "star"] {
      for order in [nil, TitleOrder(.votes)] {
        let all = try await learned.hits(.words(["s"]), ranking: ranking, order: order, in: 0..<100)
        let total = try #require(all.total)
        try #require(total > 20 && total == all.titles.count)
        for rows in [0..<1, 0..<10, 7..<12, total - 1..<total, total..<total + 5, 3..<3] {
          let hits = try await learned.hits(.words(["s"]), ranking: ranking, order: order, in: rows)
          #expect(hits.titles == Array(all.titles[rows.clamped(to: 0..<total)]))
          #expect(hits.total == total)
        }
      }
    }
  }

  @Test("Conditions may be as deep and as many as they like")
  func largeConditions() async throws {
    let learned = IndexedShelf()
    try await learned.learn([.lamp])
    let (lamp, year) = (TitleCondition.words(["lamp"]), TitleCondition.number(.year, .above(1_990)))
    func deep(_ condition: TitleCondition, _ other: TitleCondition) -> TitleCondition {
      (0..<100).reduce(condition) { inner, level in
        .not(level.isMultiple(of: 2) ? .all([inner, other]) : .any([inner, .not(other)]))
      }
    }
    let seen = TitleCondition.library(.isSeen(false))
    let many = { (condition: TitleCondition) in Array(repeating: condition, count: 3_000) }
    let conditions = [
      deep(lamp, lamp), deep(lamp, year), deep(year, lamp), deep(year, year),
      deep(seen, lamp), deep(lamp, seen), .all(many(seen)), .any(many(.not(seen))),
      .all(many(lamp)),
      .any(many(lamp)), .all(many(year)), .any(many(.not(year))),
      .words(Array(repeating: "lamp", count: 1_000)),
      .text(.name, .phrase(String(repeating: "lamp ", count: 1_000))),
    ]
    for condition in conditions {
      let isAccepted = condition.accepts(SearchableTitle(.lamp))
      #expect(try await learned.hits(condition).titles == (isAccepted ? [.lamp] : []))
    }
    #expect(try await learned.found("lamp") == [.lamp])
  }
}

extension [SearchableTitle] {
  /// The hits of a search, found by looking at each title.
  fileprivate func hits(for search: LocalSearch) -> [TitleDetail] {
    let accepted = filter {
      search.condition?.accepts($0, mark: search.marks[$0.detail.id]) ?? true
    }
    .sorted(by: { $0.detail.popularity > $1.detail.popularity })
    let details = accepted.map(\.detail)
    if let order = search.order {
      return order.sorted(details) {
        order.key.value(of: TitleSummary($0), $0, search.marks[$0.id])
      }
    }
    guard let ranking = search.ranking else { return details }
    let words = SearchedWords([ranking])
    return details.map { detail in
      (detail, (words.tier(of: detail) ?? .anywhere).standing(detail.knownPopularity))
    }
    .sorted { $0.1 > $1.1 }.map(\.0)
  }
}
