import MoviesCore
import SafeText
import TerminalUI
import Titles

/// The note below the last row of a list, as lines.
struct EndNoteLines {
  var theme: Theme
  var keymap: Keymap
  /// The focused pane.
  var pane: Pane
  var source: DataSource

  /// Returns the lines of a note, wrapped to a width.
  ///
  /// A list that fills the screen only makes room for one line.
  func lines(for note: EndNote, width: Int) -> [StyledLine] {
    switch note {
    case .onlyTitle(let fallback, let query):
      let sentence = fallback.sentence(for: query).wrapped(toCells: width)
      return [StyledLine()] + sentence.map { StyledLine($0, theme.text) } + [advice]
    case .limited(let count):
      let texts = ScreenWording.limited(to: count, by: source)
      let fitting = texts.first { $0.cellWidth <= width } ?? texts.last ?? ""
      return [StyledLine(fitting, theme.dim)]
    }
  }

  /// The advice on how to find more than one title.
  private var advice: StyledLine {
    guard pane != .searchField else { return StyledLine(ScreenWording.addWord, theme.dim) }
    return StyledLine([
      .init(text: "Press ", style: theme.dim),
      .init(text: keymap.reach(.search, from: pane), style: theme.accent),
      .init(text: " and add a word for more.", style: theme.dim),
    ])
  }
}
