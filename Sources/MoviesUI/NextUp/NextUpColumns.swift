import MoviesCore
import SafeText
import Titles

/// The cells of each part of a row of next episodes; 0 for what has no room.
struct NextUpColumns {
  /// How many lines a row has.
  let lines: Int
  private(set) var series = 0
  private(set) var place = 0
  /// With the day, in a row of one line.
  private(set) var title = 0
  /// On the second line: how much is seen.
  private(set) var words = 0
  private(set) var date = 0
  private(set) var rating = 0
  private(set) var minutes = 0
  private(set) var progress = 0

  private static let gap = 2
  /// The most of a row that the names of series take.
  private static let seriesShare = 0.4
  private static let leastTitle = 24
  private static let leastWords = 20
  private static let ratingWidth = 4
  private static let minutesWidth = 7
  private static let widestProgress = 44

  /// The columns of rows in so many cells.
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

  /// The width of a column that takes its cells from another one; 0 if it leaves too few there.
  private static func taken(_ width: Int, of room: inout Int, leaving least: Int) -> Int {
    guard room - width - gap >= least else { return 0 }
    room -= width + gap
    return width
  }
}
