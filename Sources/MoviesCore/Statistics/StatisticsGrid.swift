/// The layout of the charts of the statistics: as shelves, one below the other.
public struct StatisticsGrid: Sendable, Codable, Hashable {
  /// The charts of each shelf, from the left; the last one takes all remaining room.
  public let shelves: [[StatisticsChart]]
  /// The number of charts of the usual width that fit side by side.
  public let across: Int

  /// The columns left free at the left and right edges together.
  public static let margins = 4
  /// The columns between two charts.
  public static let gap = 2
  /// The minimum number of columns of a chart next to another one.
  public static let leastWidth = 36
  private static let most = 4

  /// Lays out the charts on a screen of this width.
  public init(width: Int) {
    let fitting = (width - Self.margins + Self.gap) / (Self.leastWidth + Self.gap)
    across = max(1, min(fitting, Self.most))
    let (first, others) = (
      StatisticsChart.allCases.prefix(2), StatisticsChart.allCases.dropFirst(2)
    )
    shelves = Array(first).divided(by: min(2, across)) + Array(others).divided(by: across)
  }

  /// Returns the chart next to another one; `nil` at the edge.
  func chart(_ direction: StatisticsDirection, of chart: StatisticsChart) -> StatisticsChart? {
    for (row, shelf) in shelves.enumerated() {
      guard let column = shelf.firstIndex(of: chart) else { continue }
      switch direction {
      case .left: return column > 0 ? shelf[column - 1] : nil
      case .right: return column + 1 < shelf.count ? shelf[column + 1] : nil
      case .up: return row > 0 ? self.chart(column, ofShelf: row - 1) : nil
      case .down: return row + 1 < shelves.count ? self.chart(column, ofShelf: row + 1) : nil
      }
    }
    return nil
  }

  private func chart(_ column: Int, ofShelf row: Int) -> StatisticsChart {
    shelves[row][min(column, shelves[row].count - 1)]
  }
}

/// A direction on the screen.
public enum StatisticsDirection: String, Sendable, Codable, Hashable, CaseIterable {
  case left, right, up, down
}

extension [StatisticsChart] {
  /// Returns the charts in groups of this many; the last one may be smaller.
  fileprivate func divided(by count: Int) -> [[StatisticsChart]] {
    stride(from: 0, to: self.count, by: count).map { start in
      Array(self[start..<Swift.min(start + count, self.count)])
    }
  }
}
