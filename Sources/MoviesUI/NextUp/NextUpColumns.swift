import MoviesCore
import SafeText
import Titles

/// The widths of the parts of a row of next episodes, in cells; 0 for a part without room.
struct NextUpColumns {
  /// The number of lines of a row.
  let lines: Int
  private(set) var series = 0
  private(set) var place = 0
  /// The width of the title, with the day in a row of one line.
  private(set) var title = 0
  /// The width of the progress in words, on the second line.
  private(set) var words = 0
  private(set) var date = 0
  private(set) var rating = 0
  private(set) var minutes = 0
  private(set) var progress = 0

  private static let gap = 2
  /// The largest share of a row for the names of series.
  private static let seriesShare = 0.4
  private static let leastTitle = 24
  private static let leastWords = 20
  private static let ratingWidth = 4
  private static let minutesWidth = 7
  private static let widestProgress = 44

  /// Lays out rows in this many cells.
  init(_ rows: [NextUpRow], on today: CalendarDate?, width: Int, isOneLine: Bool) {
    lines = isOneLine ? 1 : 2
    let names = rows.map(\.series.name.cellWidth).max() ?? 0
    place = rows.compactMap { $0.place?.cellWidth }.max() ?? 0
    series = min(names, max(0, Int(Double(width) * Self.seriesShare)))
    title = width - series - place - (place > 0 ? 2 : 1) * Self.gap
    guard isOneLine else {
      words = width
      date = Self.taken(CalendarDate.longestForm, of: &words, leaving: Self.leastWords)
      rating = Self.taken(Self.ratingWidth, of: &words, leaving: Self.leastWords)
      minutes = Self.taken(Self.minutesWidth, of: &words, leaving: Self.leastWords)
      title = max(0, title)
      return
    }
    let widest = rows.map { $0.state(on: today).cellWidth }.max() ?? 0
    progress = Self.taken(
      min(widest, Self.widestProgress), of: &title, leaving: Self.leastTitle)
    rating = Self.taken(Self.ratingWidth, of: &title, leaving: Self.leastTitle)
    minutes = Self.taken(Self.minutesWidth, of: &title, leaving: Self.leastTitle)
  }

  /// Returns the width of a column taken from another one; 0 if that becomes too narrow.
  private static func taken(_ width: Int, of room: inout Int, leaving least: Int) -> Int {
    guard room - width - gap >= least else { return 0 }
    room -= width + gap
    return width
  }
}
