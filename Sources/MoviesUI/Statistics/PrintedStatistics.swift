public import Keeping
import MoviesCore
public import TerminalUI

/// The statistics of a library as printed text: all charts, with nothing selected.
public struct PrintedStatistics {
  private let statistics: LibraryStatistics

  public init(_ statistics: LibraryStatistics) {
    self.statistics = statistics
  }

  /// Returns the lines: the number of titles, and the charts as on the screen.
  ///
  /// - Parameters:
  ///   - width: The available columns.
  ///   - name: The colours of the charts; everything else is in the terminal's own colours.
  ///   - depth: The colour depth; with `.mono` the text has no escape sequences.
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
  /// The counts for the line at the top of the page; the longest form first.
  var headingFacts: [String] {
    let titles = totals.titles.counted("title")
    let (seen, rated) = ("\(totals.seen.grouped) seen", "\(totals.rated.grouped) rated")
    return ["\(titles) · \(seen) · \(rated)", "\(seen) · \(rated)", titles]
  }
}
