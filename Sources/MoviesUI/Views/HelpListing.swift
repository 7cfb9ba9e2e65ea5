import MoviesCore
import SafeText
import TerminalUI
import Titles

/// The lines of the help: keys with their effects, by purpose, in two columns if they fit.
struct HelpListing {
  private let theme: Theme
  private let pane: Pane
  private let rows: [HelpRow]
  /// The rows with a line for each command, to search in.
  private let everyRow: [HelpRow]
  private let keysWidth: Int
  private let summaryWidth: Int
  private let hasTwoColumns: Bool
  /// The number of cells of the widest line.
  let width: Int

  private static let gap = 4
  private static let nameWidth = 18
  private static let keysGap = 2
  /// The maximum number of cells of keys; longer ones move their summary to the right.
  private static let mostKeys = 13

  /// Creates the help for the focused pane, in at most `room` cells.
  init(theme: Theme, keymap: Keymap, props: BrowseProps, room: Int) {
    self.theme = theme
    pane = props.focus
    rows = keymap.helpRows(for: props, joinsFamilies: true)
    everyRow = keymap.helpRows(for: props, joinsFamilies: false)
    let longest = rows.reduce(0) { max($0, $1.keys.cellWidth) }
    let keysWidth = min(longest, Self.mostKeys) + Self.keysGap
    let summaryWidth = rows.reduce(0) { width, row in
      let further = max(0, row.keys.cellWidth + Self.keysGap - keysWidth)
      return max(width, row.command.summary.cellWidth + further)
    }
    let column = keysWidth + summaryWidth
    (self.keysWidth, self.summaryWidth) = (keysWidth, summaryWidth)
    hasTwoColumns = 2 * column + Self.gap <= room
    let keys = hasTwoColumns ? 2 * column + Self.gap : column + 2 + Self.nameWidth
    let examples = pane.face.takesExpressions ? LanguageHelp.fullWidth : 0
    width = min(room, examples <= room ? max(keys, examples) : keys)
  }

  /// All keys that work in the pane, and the query language if it can be used there.
  var all: [StyledLine] {
    guard pane.face.takesExpressions else { return keys }
    return keys + [StyledLine()] + language.all
  }

  private var language: LanguageHelp { LanguageHelp(theme: theme, width: width) }

  private var keys: [StyledLine] {
    let sections = sections
    guard hasTwoColumns else { return Self.joined(sections[...]) }
    let columns = sections.indices.map {
      (left: Self.joined(sections[..<$0]), right: Self.joined(sections[$0...]))
    }
    let best = columns.min {
      max($0.left.count, $0.right.count) < max($1.left.count, $1.right.count)
    }
    guard let best else { return [] }
    return (0..<max(best.left.count, best.right.count)).map { row in
      let left = best.left.indices.contains(row) ? best.left[row] : StyledLine()
      let right = best.right.indices.contains(row) ? best.right[row] : StyledLine()
      return left.padded(toCells: keysWidth + summaryWidth + Self.gap) + right
    }
  }

  /// Returns the lines that contain a text, with the first key marked as the one to run; all lines
  /// if the text is empty.
  func lines(with text: String) -> [StyledLine] {
    if text.isEmpty { return all }
    let found = everyRow.filter { $0.mentions(text) }
    let examples = pane.face.takesExpressions ? language.lines(containing: text) : []
    guard let first = found.first else {
      return examples.isEmpty
        ? [StyledLine(ScreenWording.noMatchingKey, theme.dim)] : examples
    }
    let selection = theme.selection
    let marked = named(first, keys: selection.marker, text: selection.text, name: selection.dim)
      .padded(toCells: width, selection.text)
    return [marked]
      + found.dropFirst().map {
        named($0, keys: theme.accent, text: theme.text, name: theme.dim)
      } + (examples.isEmpty ? [] : [StyledLine()] + examples)
  }

  /// A heading and its keys for each purpose.
  private var sections: [[StyledLine]] {
    let sections = CommandEntry.Purpose.allCases.map { purpose in
      rows.filter { $0.command.entry.purpose == purpose }.map {
        line($0, keys: theme.accent, text: theme.text)
      }
    }
    let headed = zip(CommandEntry.Purpose.allCases, sections).filter { !$1.isEmpty }.map {
      [StyledLine($0.rawValue, theme.strong)] + $1
    }
    return headed + (pane.isField ? [[StyledLine(ScreenWording.otherKeys, theme.dim)]] : [])
  }

  /// Returns sections below each other, with a blank line between them.
  private static func joined(_ sections: ArraySlice<[StyledLine]>) -> [StyledLine] {
    Array(sections.joined(separator: [StyledLine()]))
  }

  private func line(_ row: HelpRow, keys: Style, text: Style) -> StyledLine {
    let width = max(keysWidth, row.keys.cellWidth + Self.keysGap)
    return StyledLine([
      .init(text: row.keys.padded(toCells: width), style: keys),
      .init(text: row.command.summary, style: text),
    ])
  }

  /// Returns the line with the command's name in the configuration, if there is room for it.
  private func named(
    _ row: HelpRow, keys: Style, text: Style, name: Style
  ) -> StyledLine {
    let line = line(row, keys: keys, text: text)
    guard keysWidth + summaryWidth + 2 + Self.nameWidth <= width else { return line }
    return line.padded(toCells: keysWidth + summaryWidth + 2, text)
      + StyledLine(row.command.name, name)
  }
}

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
