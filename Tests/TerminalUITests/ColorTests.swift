import TerminalUI
import Testing

@Suite("Colours", .timeLimit(.minutes(5)))
struct ColorTests {
  @Test(
    "A colour becomes the nearest one of each depth",
    arguments: [
      (Color.rgb(255, 0, 0), Color.indexed(196), Color.indexed(9), Color.indexed(1)),
      (.rgb(0, 0, 0), .indexed(16), .indexed(0), .indexed(0)),
      (.rgb(255, 255, 255), .indexed(231), .indexed(15), .indexed(7)),
      (.rgb(224, 160, 80), .indexed(179), .indexed(3), .indexed(3)),
      (.rgb(40, 44, 52), .indexed(236), .indexed(0), .indexed(0)),
      (.indexed(12), .indexed(12), .indexed(12), .indexed(4)),
      (.indexed(196), .indexed(196), .indexed(9), .indexed(1)),
    ])
  func ladder(_ color: Color, in256: Color, in16: Color, in8: Color) {
    #expect(color.reduced(to: .trueColor) == color)
    #expect(color.reduced(to: .indexed256) == in256)
    #expect(color.reduced(to: .ansi16) == in16)
    #expect(color.reduced(to: .ansi8) == in8)
    #expect(color.reduced(to: .mono) == .terminalDefault)
  }

  @Test("The terminal's own colour stays what it is", arguments: ColorDepth.allCases)
  func terminalDefault(_ depth: ColorDepth) {
    #expect(Color.terminalDefault.reduced(to: depth) == .terminalDefault)
  }

  @Test("Reducing twice is reducing once", arguments: ColorDepth.allCases)
  func idempotence(_ depth: ColorDepth) {
    for index in UInt8.min...UInt8.max {
      let once = Color.indexed(index).reduced(to: depth)
      #expect(once.reduced(to: depth) == once)
    }
  }

  @Test("A terminal's number of colours tells its depth")
  func depths() {
    let depths = [0, 2, 8, 15, 16, 88, 255, 256, 65_536, 1 << 24].map(ColorDepth.init(colors:))
    #expect(
      depths == [
        .mono, .mono, .ansi8, .ansi8, .ansi16, .ansi16, .ansi16, .indexed256, .indexed256,
        .trueColor,
      ])
  }

  @Test("Attributes survive every depth")
  func attributes() {
    let style = Style(
      foreground: .rgb(1, 2, 3), background: .indexed(4), attributes: [.bold, .reverse])
    #expect(style.reduced(to: .mono) == Style(attributes: [.bold, .reverse]))
  }

  @Test("Palette entries have xterm's colours")
  func palette() {
    #expect(Color.indexed(208).hexadecimal == "#ff8700")
    #expect(Color.indexed(236).hexadecimal == "#303030")
    #expect(Color.rgb(1, 2, 255).hexadecimal == "#0102ff")
  }
}
