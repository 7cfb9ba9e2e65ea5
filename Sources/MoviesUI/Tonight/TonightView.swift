import Keeping
import MoviesCore
import TerminalUI

/// A view of the proposals for tonight, below the header.
///
/// Each proposal has its facts and its reason on one line or, if that is too narrow, the reason on
/// the next line; its description comes below, as far as there is room. If pictures are shown and
/// fit, the proposals are side by side.
struct TonightView {
  var theme: Theme
  var keys: TonightKeys
  /// The reason why the last draw failed, as a sentence.
  var problem: String?
  var pictures = PictureSupply.none
  var place = TonightPlace()

  func draw(
    _ props: TonightProps, in area: Rect, of canvas: inout Canvas, metrics: inout FrameMetrics
  ) {
    let message = message(of: props, width: area.width - 6)
    if !props.posters.isEmpty {
      let rows = message.isEmpty ? 0 : message.count + 2
      let (cards, rest) = area.split(topRows: area.height - rows)
      TonightCards(theme: theme, pictures: pictures)
        .draw(props, in: cards, of: &canvas, metrics: &metrics)
      return canvas.write(message, atTopOf: rest)
    }
    let layout = layout(of: props, in: area)
    draw(layout, selection: props.selection, of: &canvas, metrics: &metrics)
    let start = Point(column: area.column + 3, row: layout.end + (layout.blocks.isEmpty ? 1 : 0))
    for (index, line) in message.enumerated() where start.row + index < area.row + area.height {
      line.write(at: start.moved(rows: index), width: area.width - 6, to: &canvas)
    }
  }

  /// Draws the proposals, one below the other.
  func draw(
    _ layout: TonightLayout, selection: Int, of canvas: inout Canvas,
    metrics: inout FrameMetrics
  ) {
    for (index, block) in layout.blocks.enumerated() {
      draw(
        block, number: place.digit(index) ?? "\(index + 1)", isSelected: index == selection,
        layout, of: &canvas)
      metrics.note(place.item(index), at: block.rect)
    }
  }

  /// Returns the layout of the proposals in an area.
  func layout(of props: TonightProps, in area: Rect) -> TonightLayout {
    TonightLayout(
      props.offer?.proposals ?? [], in: area,
      leaving: message(of: props, width: area.width - 6).count)
  }

  /// Returns the message below the proposals, or in their place.
  private func message(of props: TonightProps, width: Int) -> [StyledLine] {
    let width = min(width, Layout.readableWidth)
    if let problem { return StyledLine(problem, theme.warning).wrapped(toCells: width) }
    guard let message = props.shortage(keys) else { return [] }
    return StyledLine(message.headline, theme.strong).wrapped(toCells: width)
      + StyledLine(message.advice, theme.text, keys: theme.accent).wrapped(toCells: width)
  }

  private func draw(
    _ block: TonightLayout.Block, number: String, isSelected: Bool, _ layout: TonightLayout,
    of canvas: inout Canvas
  ) {
    let columns = layout.columns
    let selection = isSelected ? theme.selection : nil
    if let selection { draw(selection, over: block.rect, lines: columns.headLines, &canvas) }
    let start = block.rect.origin.moved(columns: TonightLayout.indent)
    canvas.write(
      number, at: block.rect.origin.moved(columns: 3), style: selection?.dim ?? theme.dim)
    canvas.write(
      block.proposal.title.title, at: start, style: selection?.text ?? theme.strong,
      width: columns.title)
    let facts = start.moved(columns: columns.title + TonightColumns.gap)
    let line = self.facts(block.proposal, withYears: columns.hasYears, selection)
    line.write(
      at: facts.moved(columns: columns.facts - line.width), width: line.width, to: &canvas)
    let reason =
      columns.isOneLine
      ? facts.moved(columns: columns.facts + TonightColumns.gap) : start.moved(rows: 1)
    canvas.write(
      block.proposal.words, at: reason, style: selection?.dim ?? theme.text,
      width: columns.reason)
    for (index, line) in block.about.enumerated() {
      canvas.write(line, at: start.moved(rows: columns.headLines + index), style: theme.dim)
    }
  }

  private func draw(
    _ selection: Theme.Selection, over rect: Rect, lines: Int, _ canvas: inout Canvas
  ) {
    for line in 0..<lines {
      canvas.fill(rect.row(line).inset(columns: 1), style: selection.text)
      canvas.write(
        "▌", at: rect.row(line).origin.moved(columns: 1), style: selection.marker)
    }
  }

  /// Returns the facts, followed by the rating.
  private func facts(
    _ proposal: TonightProposal, withYears: Bool, _ selection: Theme.Selection?
  ) -> StyledLine {
    let text = proposal.facts(withYears: withYears)
    let dim = selection?.dim ?? theme.dim
    guard let rating = proposal.rating else { return StyledLine(text, dim) }
    let style = (selection?.rating ?? theme.rating).style(of: rating)
    return StyledLine(text.isEmpty ? "" : "\(text) · ", dim) + StyledLine(rating.written, style)
  }
}
