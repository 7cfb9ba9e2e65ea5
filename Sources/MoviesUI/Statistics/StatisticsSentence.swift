import Keeping
import MoviesCore

/// The statistics as sentences: the selected bar, or in plain mode all of them.
struct StatisticsSentence {
  private let statistics: LibraryStatistics

  init(_ statistics: LibraryStatistics) {
    self.statistics = statistics
  }

  /// Returns the line about the selected bar, the longest form first; empty for none.
  func selection(of page: StatisticsPage) -> [String] {
    guard let bar = page.bar(of: page.chart, in: statistics) else { return [] }
    return switch page.chart {
    case .figures: words(statistics.figures[bar])
    case .disagreements: [words(statistics.comparison.disagreements[bar])]
    default: words(statistics.bars(of: page.chart)[bar])
    }
  }

  /// The lines for the figures and for each chart with any facts, to be read aloud.
  var lines: [String] {
    statistics.figures.map(statistics.sentence) + StatisticsChart.allCases.compactMap(line)
  }

  /// The maximum number of bars of a chart that are read aloud.
  private static let most = 12

  private func line(_ chart: StatisticsChart) -> String? {
    let facts =
      chart == .disagreements
      ? statistics.comparison.disagreements.prefix(Self.most).map(spoken)
      : statistics.bars(of: chart).filter { $0.count > 0 }.sorted(for: chart).prefix(Self.most)
        .map(spoken)
    return facts.isEmpty ? nil : "\(chart.title): \(facts.joined(separator: "; "))."
  }

  private func words(_ figure: StatisticsFigure) -> [String] {
    [
      statistics.sentence(of: figure).withoutFullStop,
      "\(figure.label): \(statistics.text(of: figure))",
    ]
  }

  private func words(_ bar: StatisticsBar) -> [String] {
    let count = bar.subject.counted(bar.count)
    switch bar.subject {
    case .rating(let rating): return ["Rated \(rating) · \(count)"]
    case .ratings(let own, let imdb): return ["You \(own), IMDb about \(imdb) · \(count)"]
    default:
      let words = "\(bar.subject.name) · \(count)"
      guard let mean = bar.mean?.tenths else { return [words] }
      return ["\(words) · your average \(mean)", "\(words) · avg \(mean)"]
    }
  }

  private func words(_ disagreement: RatingDisagreement) -> String {
    let years = disagreement.title.years.map { " (\($0.written))" } ?? ""
    return "\(disagreement.title.title)\(years) · "
      + "you \(disagreement.own), IMDb \(disagreement.imdb.written)"
  }

  private func spoken(_ bar: StatisticsBar) -> String {
    if case .ratings(let own, let imdb) = bar.subject {
      return "you \(own) and IMDb about \(imdb), \(bar.subject.counted(bar.count))"
    }
    if case .rating = bar.subject { return "\(bar.subject.name), \(bar.count.grouped)" }
    let mean = bar.mean.map { ", average \($0.tenths)" } ?? ""
    return "\(bar.subject.name), \(bar.count.grouped)\(mean)"
  }

  private func spoken(_ disagreement: RatingDisagreement) -> String {
    "\(disagreement.title.title), you \(disagreement.own), IMDb \(disagreement.imdb.written)"
  }
}

extension [StatisticsBar] {
  /// Returns the bars in the order to be read aloud; pairs of ratings by their frequency.
  fileprivate func sorted(for chart: StatisticsChart) -> [StatisticsBar] {
    guard chart == .comparison else { return self }
    return enumerated().sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }
      .map(\.element)
  }
}
