import MoviesCore
import Testing

@Suite("A bounded map", .timeLimit(.minutes(5)))
struct BoundedMapTests {
  @Test("The entry taken up first goes when a new one does not fit")
  func forgetsTheOldest() {
    var map = BoundedMap<String, Int>(limit: 2)
    map["one"] = 1
    map["two"] = 2
    map["three"] = 3
    #expect(map["one"] == nil)
    #expect(map["two"] == 2)
    #expect(map["three"] == 3)
    #expect(map.count == 2)
  }

  @Test("A new value for a key it has pushes nothing out")
  func replaces() {
    var map = BoundedMap<String, Int>(limit: 2)
    map["one"] = 1
    map["two"] = 2
    map["one"] = 11
    #expect(map["one"] == 11)
    #expect(map["two"] == 2)
  }

  @Test("A key that was taken away makes room")
  func takesAway() {
    var map = BoundedMap<String, Int>(limit: 2)
    map["one"] = 1
    map["two"] = 2
    map["one"] = nil
    map["three"] = 3
    #expect(map["two"] == 2)
    #expect(map["three"] == 3)
  }
}
