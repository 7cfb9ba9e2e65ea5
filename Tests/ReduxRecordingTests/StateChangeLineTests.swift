import ReduxRecording
import Testing

private struct Shelf {
  var titles: [String] = []
  var place = Place()

  struct Place {
    var row = 1
    var note = ""
  }
}

@Suite("What has changed, in one line", .timeLimit(.minutes(5)))
struct StateChangeLineTests {
  @Test("Every place is told with its path, before and after")
  func places() {
    let after = Shelf(titles: ["Batman"], place: .init(row: 2))
    #expect(
      StateChange.line(from: Shelf(), to: after) == "titles: 0 → 1, place.row: 1 → 2")
  }

  @Test("Where nothing has changed there is no line")
  func nothing() {
    #expect(StateChange.line(from: Shelf(), to: Shelf()) == nil)
  }

  @Test("A state without parts has no path")
  func scalar() {
    #expect(StateChange.line(from: 1, to: 2) == "1 → 2")
  }

  @Test("Up to six elements of a set are told, the shortest first; of more, their number")
  func sets() {
    func line(_ numbers: ClosedRange<Int>) -> String? {
      StateChange.line(from: Set<Int>(), to: Set(numbers))
    }
    #expect(line(5...10) == "{} → {5, 6, 7, 8, 9, 10}")
    #expect(line(5...11) == "{} → 7")
  }

  @Test("Nothing in the line acts on a terminal, and it has an end")
  func harmless() {
    let after = Shelf(place: .init(note: "a\u{1B}[2Jb\u{202E}\nc"))
    #expect(StateChange.line(from: Shelf(), to: after) == "place.note: “” → “ab c”")
    let many = (0..<1_000).map { $0 }
    #expect(StateChange.line(from: many, to: many.map { -$0 })?.count == 1_000)
  }
}
