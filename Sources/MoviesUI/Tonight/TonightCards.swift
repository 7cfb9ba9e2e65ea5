import Keeping
import MoviesCore
import SafeText
import TerminalUI

/// A view of the proposals side by side, each with its picture above its facts and reason.
struct TonightCards {
  var theme: Theme
  var pictures: PictureSupply
  var place = TonightPlace()

  /// The number of columns on each side of a card.
  private static let margin = 3
  /// The rows that a card keeps for its text, with a blank one above it.
  static let textRows = 11

  func draw(
    _ props: TonightProps, in area: Rect, of canvas: inout Canvas, metrics: inout FrameMetrics
  ) {
    let proposals = props.offer?.proposals ?? []
    let width = area.width / TonightDraw.size
    let box = TerminalSize(fittingPosterIn: width - 2 * Self.margin, area.height - Self.textRows)
    for (index, (proposal, poster)) in zip(proposals, props.posters).enumerated() {
      let card = Rect(
        column: area.column + index * width, row: area.row, columns: width, rows: area.height)
      let inside = card.inset(columns: Self.margin)
      let picture = PosterView(pictures: pictures).canvas(poster, box: box)
      canvas.place(picture, in: Rect(origin: inside.origin, size: box))
      let text = inside.split(topRows: box.rows + 1).bottom
      draw(proposal, isSelected: index == props.selection, in: text, of: &canvas)
      if let digit = place.digit(index) {
        canvas.write(digit, at: text.origin.moved(columns: 1 - Self.margin), style: theme.dim)
      }
      metrics.note(place.item(index), at: card)
    }
  }

  private func draw(
    _ proposal: TonightProposal, isSelected: Bool, in area: Rect, of canvas: inout Canvas
  ) {
    let selection = isSelected ? theme.selection : nil
    if let selection {
      canvas.fill(area.row(0).inset(columns: -1), style: selection.text)
      canvas.write("▌", at: area.origin.moved(columns: -1), style: selection.marker)
    }
    canvas.write(
      proposal.title.title, at: area.origin, style: selection?.text ?? theme.strong,
      width: area.width)
    let facts = StyledLine(proposal.facts(withYears: true), theme.dim)
    let rating = proposal.rating.map { rating in
      StyledLine(facts.width > 0 ? " · " : "", theme.dim)
        + StyledLine(rating.written, theme.rating.style(of: rating))
    }
    var lines = [facts + (rating ?? StyledLine())]
    lines += proposal.words.wrapped(toCells: area.width).map { StyledLine($0, theme.text) }
    let room = area.height - lines.count - 2
    if room > 1 {
      let about = proposal.title.about(lines: room, width: area.width)
      lines += [StyledLine()] + about.map { StyledLine($0, theme.dim) }
    }
    for (row, line) in lines.prefix(area.height - 1).enumerated() {
      line.write(at: area.origin.moved(rows: row + 1), width: area.width, to: &canvas)
    }
  }
}
