import MoviesCore
import SafeText
import TerminalUI
import Titles

/// The part of the help about the query language: an example on each line, and what it finds.
struct LanguageHelp {
  var theme: Theme
  /// The number of cells.
  var width: Int

  private static let gap = 2

  /// The heading and all examples.
  var all: [StyledLine] {
    [StyledLine(ScreenWording.languageTitle, theme.strong)] + lines(of: LanguageExample.all)
  }

  /// Returns the examples with a text in them, or in their meaning.
  func lines(containing text: String) -> [StyledLine] {
    lines(
      of: LanguageExample.all.filter {
        "\($0.text) \($0.meaning)".lowercased().contains(text.lowercased())
      })
  }

  /// The number of cells of the examples with their meanings beside them.
  static let fullWidth = column + LanguageExample.all.reduce(0) { max($0, $1.meaning.cellWidth) }

  private static let column =
    LanguageExample.all.reduce(0) { max($0, $1.text.cellWidth) } + gap

  private func lines(of examples: [LanguageExample]) -> [StyledLine] {
    examples.flatMap { example in
      let text = StyledLine(example.text, theme.accent)
      return Self.fullWidth <= width
        ? [text.padded(toCells: Self.column) + StyledLine(example.meaning, theme.text)]
        : [text, StyledLine("  " + example.meaning, theme.text)]
    }
  }
}
