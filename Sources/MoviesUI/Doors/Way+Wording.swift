import MoviesCore
import SafeText
import TerminalUI

extension Door {
  /// The words of the link.
  public var name: String {
    switch self {
    case .person(let name), .genre(let name), .country(let name): name
    case .year(let year): String(year)
    case .title(let id), .series(let id, _, _): id.rawValue
    }
  }
}

extension WayStep {
  /// The name of the page.
  var name: String {
    switch self {
    case .search(let text), .title(let text): text
    case .door(let door): door.name
    case .library(let tab): tab.name
    case .pane(let pane): pane.name
    }
  }
}

extension [WayStep] {
  /// Returns the way in this many cells: its last steps, with a sign for those that do not fit.
  ///
  /// - Parameters:
  ///   - cells: The number of cells.
  ///   - theme: The theme; the last step stands out from the others.
  /// - Returns: The line.
  func line(cells: Int, theme: Theme) -> StyledLine {
    guard let last else { return StyledLine() }
    let divider = " › "
    var line = StyledLine(last.name.clipped(toCells: cells), theme.strong)
    for (index, step) in dropLast().enumerated().reversed() {
      let more = index > 0 ? "…".cellWidth + divider.cellWidth : 0
      let part = StyledLine(step.name + divider, theme.dim)
      guard line.width + part.width + more <= cells else {
        let sign = StyledLine("…" + divider, theme.dim)
        return line.width + sign.width <= cells ? sign + line : line
      }
      line = part + line
    }
    return line
  }
}
