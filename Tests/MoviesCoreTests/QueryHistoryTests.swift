import MoviesCore
import Testing

@Suite("The history of queries")
struct QueryHistoryTests {
  @Test("Older goes back, newer comes forward to what was being typed")
  func backAndForth() {
    var history = QueryHistory()
    history.remember("alien")
    history.remember("batman")
    #expect(history.older(than: "ca") == "batman")
    #expect(history.older(than: "batman") == "alien")
    #expect(history.older(than: "alien") == nil)
    #expect(history.newer() == "batman")
    #expect(history.newer() == "ca")
    #expect(history.newer() == nil)
  }

  @Test("What stands in the field already is passed over")
  func skipsTheCurrentOne() {
    var history = QueryHistory()
    history.remember("alien")
    history.remember("batman")
    #expect(history.older(than: "batman") == "alien")
  }

  @Test("A query asked again moves to the end")
  func noDuplicates() {
    var history = QueryHistory()
    for text in ["alien", "batman", "alien"] { history.remember(text) }
    #expect(history.texts == ["batman", "alien"])
  }

  @Test("Only so many are kept")
  func limit() {
    var history = QueryHistory()
    for number in 0...QueryHistory.limit { history.remember("query \(number)") }
    #expect(history.texts.count == QueryHistory.limit)
    #expect(history.texts.first == "query 1")
  }
}
