import MoviesCore
import SafeText
import TerminalUI
import Titles

/// The page of the help about the query language: an example on each line, and what it finds.
struct LanguageHelp {
  var theme: Theme
  /// How many cells there are.
  var width: Int

  private static let gap = 2

  /// The heading and all examples.
  var all: [StyledLine] {
    [StyledLine(ScreenWording.languageTitle, theme.strong)] + lines(of: LanguageExample.all)
  }

  /// The examples in which a text occurs, or in what they find.
  func lines(containing text: String) -> [StyledLine] {
    lines(
      of: LanguageExample.all.filter {
        "\($0.text) \($0.meaning)".lowercased().contains(text.lowercased())
      })
  }

  /// How many cells the examples take with what they find beside them.
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
