public import Keeping

/// The charts of the page of statistics, in their order.
public enum StatisticsChart: String, Sendable, Codable, Hashable, CaseIterable {
  case figures, months, years, ratings, decades, genres, directors, countries
  /// The user's ratings against IMDb's, as a table with the frequency of each pair.
  case comparison
  /// The titles where the user and IMDb differ most.
  case disagreements

  /// The arrangement of the bars of a chart.
  public enum Form: Sendable, Hashable {
    /// Bars are one below the other.
    case rows
    /// Bars are side by side; the first, with the latest day or best rating, is at the right.
    case columns
    /// Bars are in rows of this many.
    case table(columns: Int)
  }

  public var form: Form {
    switch self {
    case .figures, .genres, .directors, .countries, .disagreements: .rows
    case .months, .years, .ratings, .decades: .columns
    case .comparison: .table(columns: RatingComparison.highest)
    }
  }
}

extension LibraryStatistics {
  /// Returns the bars of a chart; empty for figures and disagreements, which have none.
  public func bars(of chart: StatisticsChart) -> [StatisticsBar] {
    switch chart {
    case .figures, .disagreements: []
    case .months: months
    case .years: years
    case .ratings: ratings
    case .decades: decades
    case .genres: genres
    case .directors: directors
    case .countries: countries
    case .comparison: comparison.pairs
    }
  }

  /// Returns the number of bars, figures or titles in a chart.
  func count(of chart: StatisticsChart) -> Int {
    switch chart {
    case .figures: figures.count
    case .disagreements: comparison.disagreements.count
    default: bars(of: chart).count
    }
  }
}
