import MoviesCore
import Testing

@Suite("The history of queries", .timeLimit(.minutes(5)))
struct QueryHistoryTests {
  @Test("A query asked again moves to the end, and keeps its count until a new one is known")
  func noDuplicates() {
    var history = QueryHistory()
    history.remember("alien", count: 7)
    history.remember("batman")
    history.remember("alien")
    #expect(history.entries == [.init(text: "batman"), .init(text: "alien", count: 7)])
    history.remember("alien", count: 8)
    #expect(history.entries.last == .init(text: "alien", count: 8))
  }

  @Test("What this session asked can be told from what others did")
  func ofThisSession() {
    var history = QueryHistory([.init(text: "alien"), .init(text: "batman")])
    history.remember("alien")
    #expect(history.entries.map(\.text) == ["batman", "alien"])
    #expect(history.ofThisSession.entries.map(\.text) == ["alien"])
  }

  @Test("Only so many are kept, the newest")
  func limit() {
    let history = QueryHistory((0...QueryHistory.limit).map { .init(text: "query \($0)") })
    #expect(history.entries.count == QueryHistory.limit)
    #expect(history.entries.first?.text == "query 1")
  }

  @Test("What this session asks takes the place of the oldest query of others, then of its own")
  func limitOfSeveralSessions() {
    var history = QueryHistory((1...QueryHistory.limit).map { .init(text: "query \($0)") })
    history.remember("alien")
    #expect(history.entries.count == QueryHistory.limit)
    #expect(history.entries.first?.text == "query 2")
    #expect(history.entries.dropLast().last?.text == "query \(QueryHistory.limit)")
    for number in 1...QueryHistory.limit { history.remember("own \(number)") }
    #expect(history.entries.map(\.text) == (1...QueryHistory.limit).map { "own \($0)" })
  }
}
