import Keeping
import MoviesCore
import SafeText
import TerminalUI

/// The layout of the proposals, one below the other, and of the message below them.
struct TonightLayout {
  /// A proposal with its area.
  struct Block {
    var proposal: TonightProposal
    var rect: Rect
    /// The description of the title, in lines below its head.
    var about: [String]
  }

  let columns: TonightColumns
  private(set) var blocks: [Block] = []
  /// The first row after the proposals.
  private(set) var end: Int

  /// The number of columns before the text of a proposal: its marker and its number.
  static let indent = 6
  private static let rightMargin = 2
  /// The maximum number of lines of a title's description.
  private static let mostLines = 5

  /// Divides an area, leaving some rows at its end.
  init(_ proposals: [TonightProposal], in area: Rect, leaving rows: Int) {
    let width = max(0, area.width - Self.indent - Self.rightMargin)
    columns = TonightColumns(proposals, width: width)
    end = area.row
    guard !proposals.isEmpty else { return }
    let head = columns.headLines
    let share = (area.height - rows) / proposals.count
    let hasGaps = share > head
    for proposal in proposals where end + head <= area.row + area.height {
      let lines = min(max(0, share - head - 1), Self.mostLines)
      let about = proposal.title.about(lines: lines, width: min(width, Layout.readableWidth))
      let rect = Rect(
        column: area.column, row: end, columns: area.width, rows: head + about.count)
      blocks.append(Block(proposal: proposal, rect: rect, about: about))
      end += rect.height + (hasGaps ? 1 : 0)
    }
  }
}
