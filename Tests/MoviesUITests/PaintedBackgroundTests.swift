import MoviesCore
import MoviesUI
import TerminalUI
import Testing

@Suite("The theme's own background", .timeLimit(.minutes(5)))
struct PaintedBackgroundTests {
  /// The backgrounds of a screen with a list.
  private func backgrounds(_ depth: ColorDepth, paints: Bool) throws -> Set<Color> {
    let view = BrowseView(
      theme: Theme(.light, depth: depth, paintsBackground: paints), keymap: try Keymap())
    let size = TerminalSize(columns: 80, rows: 24)
    let props = BrowseProps(try Samples.listed(columns: 80, rows: 24))
    let canvas = view.draw(props, size: size).0
    return Set(
      (0..<size.rows).flatMap { row in
        (0..<size.columns).map { canvas[$0, row].style.background }
      })
  }

  @Test("It is painted in every cell where the user wants it, and nowhere else")
  func painted() throws {
    #expect(try backgrounds(.trueColor, paints: false).contains(.terminalDefault))
    let painted = try backgrounds(.trueColor, paints: true)
    #expect(!painted.contains(.terminalDefault))
    #expect(painted.contains(.rgb(255, 255, 255)))
    // Where the terminal has no colour for it, its own background stays.
    #expect(try backgrounds(.ansi16, paints: true).contains(.terminalDefault))
  }
}
