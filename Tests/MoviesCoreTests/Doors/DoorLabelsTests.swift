import MoviesCore
import Testing

@Suite("The labels of doors", .timeLimit(.minutes(5)))
struct DoorLabelsTests {
  private func labels(of count: Int) throws -> [String] {
    let doors = (0..<count).map { Door.person("Somebody \($0)") }
    let labels = try #require(DoorLabels(doors)).labels
    return doors.compactMap { labels[$0] }
  }

  @Test("As many letters as there are doors, and none for no door")
  func letters() throws {
    #expect(try labels(of: 3) == ["a", "b", "c"])
    #expect(try labels(of: 26).last == "z")
    #expect(DoorLabels([]) == nil)
  }

  @Test("Every door has one, and none begins with another", arguments: [27, 51, 52, 400, 676])
  func pairs(count: Int) throws {
    let labels = try labels(of: count)
    #expect(Set(labels).count == count)
    for single in labels where single.count == 1 {
      #expect(labels.count { $0.hasPrefix(single) } == 1)
    }
    #expect(labels.allSatisfy { (1...2).contains($0.count) })
  }

  @Test("Letters mean a door, the beginning of a label, or nothing")
  func meaning() throws {
    let doors = (0..<27).map { Door.person("Somebody \($0)") }
    let labels = try #require(DoorLabels(doors))
    #expect(labels.meaning(of: "B") == .door(doors[1]))
    #expect(labels.meaning(of: "z") == .beginning)
    #expect(labels.meaning(of: "zb") == .door(doors[26]))
    #expect(labels.meaning(of: "zz") == nil)
    #expect(labels.meaning(of: "") == nil)
  }
}
