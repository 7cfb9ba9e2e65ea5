import Keeping
import MoviesCore
import TerminalUI

extension LibraryStatistics {
  /// Draws a chart in its panel; returns the hit areas of its bars.
  func draw(_ panel: StatisticsPanel, of canvas: inout Canvas) -> [HitArea] {
    guard panel.bar != nil else {
      panel.drawHeading(of: &canvas)
      panel.drawAbsence(of: &canvas)
      return []
    }
    return switch panel.chart.form {
    case .rows: rowChart(panel.chart).draw(panel, of: &canvas)
    case .columns: columnChart(panel.chart).draw(panel, of: &canvas)
    case .table: PairTable(pairs: comparison.pairs).draw(panel, of: &canvas)
    }
  }

  private func rowChart(_ chart: StatisticsChart) -> RowChart {
    switch chart {
    case .figures:
      RowChart(rows: figures.map { .init(label: $0.label, content: .text(text(of: $0))) })
    case .disagreements:
      RowChart(
        rows: comparison.disagreements.map { disagreement in
          .init(
            label: disagreement.title.listName, content: .nothing,
            numbers: [
              String(disagreement.own), disagreement.imdb.written,
              disagreement.difference.signedTenths,
            ])
        }, headings: ["you", "IMDb", "±"])
    default: rowChart(bars(of: chart))
    }
  }

  private func rowChart(_ bars: [StatisticsBar]) -> RowChart {
    let most = Double(bars.map(\.count).max() ?? 1)
    let hasMeans = bars.contains { $0.mean != nil }
    let rows = bars.map { bar in
      RowChart.Row(
        label: bar.subject.name, content: .bar(Double(bar.count) / most * 100),
        numbers: [bar.count.grouped] + (hasMeans ? [bar.mean?.tenths ?? ""] : []))
    }
    return RowChart(rows: rows, headings: ["titles"] + (hasMeans ? ["avg"] : []))
  }

  private func columnChart(_ chart: StatisticsChart) -> ColumnChart {
    let bars = bars(of: chart)
    let columns = bars.enumerated().map { index, bar in
      ColumnChart.Column(
        labels: [bar.subject.name, bar.subject.shortName], count: bar.count,
        mark: bar.subject.mark(isFirst: index == bars.count - 1))
    }
    return ColumnChart(columns: columns, isDense: chart == .months)
  }
}

extension StatisticsSubject {
  /// Returns the mark below a month and later ones: the year, for January or the first month.
  fileprivate func mark(isFirst: Bool) -> String? {
    guard case .month(let month, of: let year) = self, month == 1 || isFirst else { return nil }
    return String(year)
  }
}
