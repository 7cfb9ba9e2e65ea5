import Keeping
import TerminalUI

/// The layout of the diary: the days of a month, and the areas beside and below them.
///
/// Beside details the month has at least three fifths of the width.
struct DiaryLayout {
  /// The area for a title beside the month; `nil` for none.
  let pane: Rect?
  /// The row above the weeks.
  let weekdays: Rect
  /// The row below the weeks that names the viewings of the chosen day; `nil` without room.
  let remark: Rect?
  private let month: CalendarMonth
  private let weeks: Rect

  private static let days = 7
  private static let leastPane = 44
  private static let widestDay = 20
  /// The number of columns between the month and the rule, and between the rule and the title.
  private static let margin = 3
  /// The minimum number of rows of a week in which the titles of a day have lines of their own.
  private static let leastRows = 2

  init(_ month: CalendarMonth, in area: Rect, showsDetails: Bool) {
    self.month = month
    let room = showsDetails ? area.width - Self.leastPane - 2 * Self.margin : area.width - 2
    let leastDay = showsDetails ? (area.width * 3 + 5 * Self.days - 1) / (5 * Self.days) : 1
    let day = max(leastDay, min(room / Self.days, Self.widestDay))
    let width = day * Self.days
    pane =
      showsDetails
      ? area.split(leftColumns: 1 + width + 2 * Self.margin).right.split(
        leftColumns: area.width - width - 2 * Self.margin - 2
      ).left : nil
    let calendar = Rect(
      column: area.column + 1, row: area.row, columns: width, rows: area.height)
    let (top, rest) = calendar.split(topRows: 1)
    weekdays = top
    let rows = (rest.height - 1) / month.weekCount
    let hasRemark = rows >= 1
    let height = max(1, hasRemark ? rows : rest.height / month.weekCount)
    weeks = Rect(
      column: rest.column, row: rest.row, columns: width, rows: height * month.weekCount)
    let below = Rect(
      column: area.column + 1, row: weeks.rows.upperBound, columns: area.width - 2, rows: 1)
    remark = hasRemark && !showsDetails ? below : nil
  }

  /// The number of columns of a day.
  var dayWidth: Int { weeks.width / Self.days }

  /// Whether the titles of a day have lines of their own.
  var hasTitles: Bool { weeks.height / month.weekCount >= Self.leastRows }

  /// Returns the area of a day, numbered from 1.
  func rect(of day: Int) -> Rect {
    let (first, weekday) = (month.weekday(of: 1), month.weekday(of: day))
    let height = weeks.height / month.weekCount
    return Rect(
      column: weeks.column + weekday * dayWidth,
      row: weeks.row + (first + day - 1) / Self.days * height, columns: dayWidth, rows: height)
  }
}
