import MoviesCore
import MoviesUI
import Redux
import TerminalUI
import Testing

@Suite("A chord shows in the footer what can follow")
struct ChordTests {
  private func footer(
    pressed: String..., columns: Int = 120, then actions: [any Action] = []
  ) throws -> String {
    let state = try Samples.listed(columns: columns, then: actions)
    let keys = try pressed.map { try #require(Key($0)) }
    return try #require(Samples.frame(of: state, pressed: keys).canvas.lines.last)
  }

  @Test("The keys that can follow stand there with what they do, and how to cancel")
  func continuations() throws {
    let footer = try footer(pressed: "g")
    #expect(footer.contains("g first"))
    #expect(footer.contains("Esc cancel"))
    #expect(!footer.contains("move"))
    #expect(!footer.contains("quit"))
  }

  @Test("A notice gives way to it")
  func notice() throws {
    let copied = ScreenAction.noticed(.copied(text: "tt0096895"))
    #expect(try footer(pressed: "g", then: [copied]).contains("g first"))
  }

  @Test("Without a chord, or where the keys lead nowhere, the footer is as usual")
  func none() throws {
    let usual = try footer()
    #expect(usual.contains("⏎ open"))
    #expect(try footer(pressed: "x") == usual)
  }

  @Test("A click on a continuation does what its key does")
  func click() throws {
    let state = try Samples.listed()
    let (canvas, metrics) = try Samples.frame(of: state, pressed: [.character("g")])
    let footer = try #require(canvas.lines.last)
    let start = try #require(footer.range(of: "g first")).lowerBound
    let column = footer.distance(from: footer.startIndex, to: start) + 2
    let target = metrics.target(at: Point(column: column, row: canvas.bounds.size.rows - 1))
    #expect(target == .command(.moveFirst))
  }
}
