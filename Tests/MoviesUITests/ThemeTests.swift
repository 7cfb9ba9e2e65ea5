import TerminalUI
import Testing

@testable import MoviesUI

@Suite("Themes can be read", .timeLimit(.minutes(5)))
struct ThemeTests {
  @Test(
    "Every text has a contrast of at least 4.5 to 1 on the background and on the selection",
    arguments: Theme.Name.allCases)
  func contrast(name: Theme.Name) {
    let palette = Palette(name)
    for text in [
      palette.text, palette.strong, palette.dim, palette.accent, palette.kind, palette.warning,
      palette.low, palette.middle, palette.high,
    ] {
      #expect(text.contrast(to: palette.background) >= 4.5, "\(text) in \(name)")
    }
    for background in [palette.selection, palette.restingSelection] {
      for text in [
        palette.text, palette.strong, palette.accent, palette.low, palette.middle,
        palette.high,
      ] {
        #expect(text.contrast(to: background) >= 4.5, "\(text) on \(background) in \(name)")
      }
    }
  }

  @Test(
    "Where colours are few every text has that contrast with the terminal's own background",
    arguments: Theme.Name.allCases, [ColorDepth.ansi8, .ansi16])
  func basicContrast(name: Theme.Name, depth: ColorDepth) {
    let theme = Theme(name, depth: depth)
    let background = name == .light ? Color.indexed(15) : .indexed(0)
    for style in [
      theme.text, theme.strong, theme.dim, theme.accent, theme.kind, theme.warning,
      theme.rating.low, theme.rating.middle, theme.rating.high,
    ] {
      let color = style.foreground.reduced(to: depth)
      guard color != .terminalDefault else { continue }
      #expect(color.contrast(to: background) >= 4.5, "\(color.hexadecimal) in \(name)")
    }
  }

  @Test("Where colours are few the themes still differ", arguments: [ColorDepth.ansi8, .ansi16])
  func basicThemes(depth: ColorDepth) {
    let themes = Theme.Name.allCases.map { Theme($0, depth: depth) }
    #expect(themes[0] != themes[1] && themes[1] != themes[2] && themes[0] != themes[2])
  }

  @Test(
    "Where colours are few the selection is reversed",
    arguments: [ColorDepth.mono, .ansi8, .ansi16])
  func reverse(depth: ColorDepth) {
    #expect(Theme(.dark, depth: depth).selection.text.attributes.contains(.reverse))
  }

  @Test("Without colours a theme uses none")
  func mono() {
    let theme = Theme(.light, depth: .mono)
    for style in [theme.text, theme.dim, theme.accent, theme.kind, theme.rule, theme.warning] {
      #expect(style.foreground == .terminalDefault)
    }
    #expect(theme.dim.attributes == .dim && theme.text.attributes == [])
  }
}
