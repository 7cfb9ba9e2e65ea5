public import Keeping
import MoviesCore
public import TerminalUI

/// The statistics of a library as text to be printed: all charts, with nothing selected.
public struct PrintedStatistics {
  private let statistics: LibraryStatistics

  public init(_ statistics: LibraryStatistics) {
    self.statistics = statistics
  }

  /// The lines: how many titles there are, and the charts as the screen shows them.
  ///
  /// - Parameters:
  ///   - width: The columns that there are.
  ///   - name: The colours of the charts; all else is in the terminal's own.
  ///   - depth: How many colours there are; with `.mono` the text has no escape sequences.
  /// - Returns: The lines, each with a line end.
  public func text(width: Int, theme name: Theme.Name, depth: ColorDepth) -> String {
    let heading = "Your library: \(statistics.headingFacts.first ?? "")\n"
    guard !statistics.isEmpty else { return heading }
    let screen = TerminalSize(columns: width - StatisticsGrid.margins / 2, rows: .max / 2)
    let layout = StatisticsLayout(statistics, StatisticsGrid(width: width), in: screen)
    let theme = Theme(forPrinting: name, depth: depth)
    let (page, _) = StatisticsSheet(statistics, layout, theme: theme).drawn(nil)
    return heading + "\n" + page.ansiText(depth: depth)
  }
}

extension LibraryStatistics {
  /// How much there is, for the line at the top of the page; the longest form first.
  var headingFacts: [String] {
    let titles = totals.titles.counted("title")
    let (seen, rated) = ("\(totals.seen.grouped) seen", "\(totals.rated.grouped) rated")
    return ["\(titles) · \(seen) · \(rated)", "\(seen) · \(rated)", titles]
  }
}
