import Search
import Storage
import TestSupport
import Testing
import Titles

@Suite("What is on this machine answers together", .timeLimit(.minutes(5)))
struct OneKnowledgeTests {
  private let learned = IndexedShelf()
  private let library = LibraryStore.inMemory()

  /// Something that is learned about a title.
  private enum Event: CaseIterable {
    case row, details, kept, rated
  }

  /// Lets the shelf or the library learn a part of what there is to know.
  private func learn(
    _ event: Event, of title: TitleDetail, by random: inout RandomTitles
  ) async throws {
    let part = random.part(of: title)
    switch event {
    case .row: try await learned.learn(rows: [TitleSummary(title)])
    case .details: try await learned.learn([part], .partial)
    case .kept:
      _ = try await library.add(
        [LibraryEntry(part)], besides: LibraryContents(), names: FoundNames(), from: "test",
        isDryRun: false
      ) { _, _ in }
    case .rated: _ = try await library.apply(LibraryEdit(.rating(7, on: nil), to: [part]))
    }
  }

  @Test(
    "In whatever order a shelf and a library learn, a search finds what their facts together fulfil",
    arguments: [1, 2, 3, 4] as [UInt64])
  func joinedFacts(seed: UInt64) async throws {
    var random = RandomTitles(seed: seed)
    var numbers = SplitMix(seed: seed)
    let titles = (0..<12).map { random.title($0) }
    let index = LibraryIndex(learned.index, and: library)
    var found = 0
    for _ in 0..<40 {
      let title = titles[Int.random(in: titles.indices, using: &numbers)]
      let event = Event.allCases[Int.random(in: 0..<4, using: &numbers)]
      try await learn(event, of: title, by: &random)
      let known = try await index.details(of: titles.map(\.id))
      let marks = try await library.marks()
      #expect(try await index.extent.count == known.count)
      for _ in 0..<12 {
        let search = LocalSearch(
          random.condition(), ranking: random.ranking(), order: random.order())
        let expected = known.values.filter {
          search.condition?.accepts(SearchableTitle($0), mark: marks[$0.id]) ?? true
        }
        let hits = try await index.hits(for: search, in: 0..<20)
        try #require(
          hits.titles.sorted(by: \.id) == expected.sorted(by: \.id), "\(event): \(search)")
        #expect(hits.total == expected.count)
        if let order = search.order {
          func values(_ titles: [TitleDetail]) -> [TitleOrder.Value?] {
            titles.map { order.key.value(of: TitleSummary($0), $0, marks[$0.id]) }
          }
          let sorted = order.sorted(expected) {
            order.key.value(of: TitleSummary($0), $0, marks[$0.id])
          }
          try #require(values(hits.titles) == values(sorted), "\(event): \(search)")
        }
        found += expected.count
      }
    }
    #expect(found > 500)
  }

  @Test(
    "Whatever is learned, also by the data that has everything, nothing that was found is lost",
    arguments: [1, 2, 3, 4] as [UInt64])
  func nothingIsLost(seed: UInt64) async throws {
    var random = RandomTitles(seed: seed)
    var numbers = SplitMix(seed: seed)
    let titles = (0..<12).map { random.title($0) }
    let conditions = (0..<60).map { _ in random.condition() }
      .filter { !$0.hasPart { if case .library = $0 { true } else { false } } && !$0.isNegative }
    try #require(conditions.count > 20)
    var data: [TitleDetail]?
    var before: [Set<TitleID>] = conditions.map { _ in [] }
    for _ in 0..<60 {
      let title = titles[Int.random(in: titles.indices, using: &numbers)]
      let event = Int.random(in: 0..<5, using: &numbers)
      if event == 4 {
        data = (data ?? []).filter { $0.id != title.id } + [title]
      } else {
        try await learn(Event.allCases[event], of: title, by: &random)
      }
      let whole = data.map { MemoryIndex($0, coverage: .everything) }
      let layers: any TitleIndex =
        whole.map { LayeredIndex($0, above: learned.index) } ?? learned.index
      let index = LibraryIndex(layers, and: library)
      for (place, condition) in conditions.enumerated() {
        let hits = try await index.hits(for: LocalSearch(condition), in: 0..<20).titles
        let found = Set(hits.map(\.id))
        try #require(found.count == hits.count)
        let lost = before[place].subtracting(found)
        try #require(lost.isEmpty, "\(event) \(condition)")
        before[place] = found
      }
    }
    #expect(before.contains { $0.count > 4 })
  }
}

extension TitleCondition {
  /// Whether an unknown fact may fulfil it.
  fileprivate var isNegative: Bool {
    switch self {
    case .not: true
    case .all(let parts), .any(let parts): parts.contains(where: \.isNegative)
    default: false
    }
  }
}

extension [TitleDetail] {
  fileprivate func sorted(by key: (TitleDetail) -> TitleID) -> Self {
    sorted { key($0) < key($1) }
  }
}
