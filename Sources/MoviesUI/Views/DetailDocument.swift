import MoviesCore
import SafeText
import TerminalUI
import Titles

/// The details of a title as lines of text, ready to be scrolled.
struct DetailDocument {
  private(set) var lines: [StyledLine] = []

  private let theme: Theme
  private let width: Int

  /// Text is easiest to read in lines of at most this many cells.
  private static let readableWidth = 88

  /// Everything known of a title.
  init(_ detail: TitleDetail, theme: Theme, width: Int) {
    self.init(theme: theme, width: width)
    head(detail.title, facts: detail.facts)
    if let plot = detail.plot {
      add(plot, theme.text)
      gap()
    }
    ratings(detail)
    fields(detail)
    add(detail.id.rawValue, theme.dim)
  }

  /// The row's own facts, while the rest is loading or failed to load.
  init(_ summary: TitleSummary, theme: Theme, width: Int) {
    self.init(theme: theme, width: width)
    head(summary.title, facts: summary.facts)
  }

  private init(theme: Theme, width: Int) {
    self.theme = theme
    self.width = min(width, Self.readableWidth)
  }

  /// Adds an error below the rest.
  mutating func add(_ words: ErrorWording) {
    add(words.headline, theme.warning)
    add(words.advice, theme.text)
  }

  private mutating func head(_ title: String, facts: [String]) {
    add(title, theme.strong)
    if !facts.isEmpty { add(facts.joined(separator: " · "), theme.dim) }
    gap()
  }

  private mutating func add(_ text: String, _ style: Style) {
    lines += text.wrapped(toCells: width).map { StyledLine($0, style) }
  }

  private mutating func gap() {
    lines.append(StyledLine())
  }

  private mutating func ratings(_ detail: TitleDetail) {
    guard !detail.ratings.isEmpty else { return }
    let bars = RatingBars(detail.ratings, votes: detail.votes, theme: theme, width: width)
    lines += bars.lines
    gap()
  }

  private mutating func fields(_ detail: TitleDetail) {
    let fields = detail.fields
    let labelWidth = fields.reduce(Self.leastLabelWidth) { max($0, $1.label.cellWidth + 2) }
    for field in fields {
      let rows = field.value.wrapped(toCells: max(8, width - labelWidth))
      for (index, row) in rows.enumerated() {
        let label = index == 0 ? field.label : ""
        lines.append(
          StyledLine([
            .init(text: label.padded(toCells: labelWidth), style: theme.dim),
            .init(text: row, style: theme.text),
          ]))
      }
    }
    if !fields.isEmpty { gap() }
  }

  private static let leastLabelWidth = 12
}
