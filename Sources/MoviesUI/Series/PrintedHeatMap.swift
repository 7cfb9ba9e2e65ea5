public import MoviesCore
import SafeText
public import TerminalUI
public import Titles

/// The heat map of a series as printed text: all of it, with nothing selected.
public struct PrintedHeatMap {
  private let seasons: SeasonGuide
  private let totals: SeriesTotals
  private let title: String
  private let today: CalendarDate?

  /// Creates the heat map of the loaded seasons.
  public init(
    _ seasons: SeasonGuide, _ totals: SeriesTotals, title: String, today: CalendarDate?
  ) {
    self.seasons = seasons
    self.totals = totals
    self.title = title
    self.today = today
  }

  /// Returns the lines: the totals of the series, the best and worst episodes, the table, and its
  /// legend.
  ///
  /// Seasons that do not fit in a line follow below the others.
  ///
  /// - Parameters:
  ///   - width: The available columns; `nil` for as many as are needed.
  ///   - name: The colours of the cells; everything else is in the terminal's own colours.
  ///   - depth: The colour depth; with `.mono` the text has no escape sequences.
  /// - Returns: The lines, each with a line end.
  public func text(width: Int?, theme name: Theme.Name, depth: ColorDepth) -> String {
    let theme = Theme(forPrinting: name, depth: depth)
    let parts = HeatMapProps.parts(of: seasons, width: width, today: today)
    let tables = parts.map { part in
      let table = HeatMapTable(part, totals, theme: theme)
      var canvas = Canvas(size: table.size)
      table.draw(into: &canvas)
      return canvas.ansiText(depth: depth)
    }
    let legend = HeatMapLegend(theme: theme, totals: totals, maps: parts).line(width: width ?? .max)
    let heading = headings.map { $0 + "\n" }.joined()
    let foot = legend.width == 0 ? [] : [legend.printed(depth: depth)]
    return ([heading] + tables + foot).joined(separator: "\n")
  }

  /// The name of the series and its totals; then its best and worst episodes.
  private var headings: [String] {
    let average = totals.average.map { "average \(Rating(imdb: $0).written)" }
    let facts = [totals.seasons.counted("season"), totals.episodes.counted("episode"), average]
      .compactMap(\.self)
    let marks = [("Best", totals.best), ("Worst", totals.worst)].compactMap { name, mark in
      mark.map { "\(name): \($0.written), \($0.named)" }
    }
    return ["\(title): \(facts.joined(separator: ", "))"] + marks
  }
}

extension SeriesTotals.Mark {
  /// The title and the rating of the episode.
  fileprivate var named: String {
    [episode.title, episode.rating?.written].compactMap(\.self).joined(separator: ", ")
  }
}

extension Theme {
  /// Creates a theme that is legible on any background.
  init(forPrinting name: Name, depth: ColorDepth) {
    self.init(name, depth: depth)
    text = .plain
    dim = Style(attributes: .dim)
    rule = dim
  }
}

extension StyledLine {
  /// Returns the line as text with escape sequences.
  fileprivate func printed(depth: ColorDepth) -> String {
    var canvas = Canvas(size: TerminalSize(columns: width, rows: 1))
    write(at: .zero, width: width, to: &canvas)
    return canvas.ansiText(depth: depth)
  }
}
