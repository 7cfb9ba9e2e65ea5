public import Keeping

/// A part of the page of statistics, in their order.
public enum StatisticsChart: String, Sendable, Codable, Hashable, CaseIterable {
  case figures, months, years, ratings, decades, genres, directors, countries
  /// The user's ratings against IMDb's, as a table of how often there is which pair.
  case comparison
  /// The titles where the user and IMDb differ most.
  case disagreements

  /// How the bars of a chart lie next to each other.
  public enum Form: Sendable, Hashable {
    /// One below the other.
    case rows
    /// Side by side, the first one at the right, where the latest day and the best rating are.
    case columns
    /// In rows of so many.
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
  /// The bars of a chart; empty for figures and disagreements, which have none.
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

  /// How many bars, figures or titles a chart has.
  func count(of chart: StatisticsChart) -> Int {
    switch chart {
    case .figures: figures.count
    case .disagreements: comparison.disagreements.count
    default: bars(of: chart).count
    }
  }
}
